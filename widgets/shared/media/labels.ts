/** The texts of the lightbox in the page's language, and its icons. */
import { strings as shared } from '../../../runtime/page/strings.json';
import { translator } from '../../../runtime/page/translate';
import { strings } from './strings.json';

/** All labels and tooltips. */
export interface Labels {
  readonly dialog: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
  readonly autoplay: string;
  /** The button that zooms in and out. */
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly actual: string;
  readonly turnLeft: string;
  readonly turnRight: string;
  readonly flipHorizontal: string;
  readonly flipVertical: string;
  readonly fullscreen: string;
  readonly share: string;
  readonly thumbnails: string;
  readonly download: string;
  readonly error: string;
  readonly playVideo: string;
  readonly page: string;
  readonly place: (number: number, total: number) => string;
}

/** @param translations the configuration's translations by key */
export function readLabels(translations: ReadonlyMap<string, string>): Labels {
  const translate = translator(translations);
  return {
    dialog: translate(strings['lightbox.dialog']),
    close: translate(strings['lightbox.close']),
    previous: translate(strings['lightbox.previous']),
    next: translate(strings['lightbox.next']),
    autoplay: translate(strings['lightbox.autoplay']),
    zoom: translate(strings['lightbox.zoom_in']),
    zoomIn: translate(strings['lightbox.zoom_in']),
    zoomOut: translate(strings['lightbox.zoom_out']),
    actual: translate(strings['lightbox.actual']),
    turnLeft: translate(strings['lightbox.turn_left']),
    turnRight: translate(strings['lightbox.turn_right']),
    flipHorizontal: translate(strings['lightbox.flip_horizontal']),
    flipVertical: translate(strings['lightbox.flip_vertical']),
    fullscreen: translate(strings['lightbox.full_screen']),
    share: translate(strings['lightbox.share']),
    thumbnails: translate(strings['lightbox.thumbnails']),
    download: translate(strings['lightbox.download']),
    error: translate(strings['lightbox.error']),
    playVideo: translate(shared['video.play']),
    page: translate(strings['lightbox.page']),
    place: (number, total) =>
      translate(strings['lightbox.place']).replace('%1$s', String(number)).replace('%2$s', String(total)),
  };
}

/** Path data with a view box of 24 × 24. */
export const ICONS = {
  close: 'M5 6.4 6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6z',
  previous: 'M15.4 4 17 5.6 10.6 12 17 18.4 15.4 20 7.4 12z',
  next: 'M8.6 4 7 5.6 13.4 12 7 18.4 8.6 20 16.6 12z',
  play: 'M7 5v14l12-7z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  zoomIn:
    'M9 3a6 6 0 1 0 3.5 10.9L18 19.4 19.4 18l-5.5-5.5A6 6 0 0 0 9 3m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8M8 6h2v2h2v2h-2v2H8v-2H6V8h2z',
  zoomOut:
    'M9 3a6 6 0 1 0 3.5 10.9L18 19.4 19.4 18l-5.5-5.5A6 6 0 0 0 9 3m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8M6 8h6v2H6z',
  actual: 'M4 5h16v14H4zm2 2v10h12V7zm2 2h2v6H8zm6 0h2v6h-2zm-3 0h2v2h-2zm0 4h2v2h-2z',
  turnLeft: 'M6 11a6 6 0 1 1 1.8 6.2l-1.4 1.4A8 8 0 1 0 4 11H1l4 5 4-5z',
  turnRight: 'M18 11a6 6 0 1 0-1.8 6.2l1.4 1.4A8 8 0 1 1 20 11h3l-4 5-4-5z',
  flipHorizontal: 'M11 3h2v18h-2zM9 6v12H2zm6 0 7 12h-7zm2 7.2V16h1.6z',
  flipVertical: 'M3 11h18v2H3zM6 9h12V2zm0 6 12 7v-7zm7.2 2H16v1.6z',
  share: 'M16 3a3 3 0 1 1-2.1 5.1L9 11v2l4.9 2.9A3 3 0 1 1 13 18l-5-2.9A3 3 0 1 1 8 8.9L13 6a3 3 0 0 1 3-3z',
  fullscreen: 'M4 4h6v2H6v4H4zm10 0h6v6h-2V6h-4zM4 14h2v4h4v2H4zm14 0h2v6h-6v-2h4z',
  grid: 'M4 4h7v7H4zm9 0h7v7h-7zM4 13h7v7H4zm9 0h7v7h-7z',
  download: 'M11 4h2v7h3l-4 5-4-5h3zM5 18h14v2H5z',
} as const;

export type Icon = keyof typeof ICONS;
