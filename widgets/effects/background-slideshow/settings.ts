/** Reads the settings of a background slideshow of Elementor (elementor-frontend, section 2.5). */
import { isRecord } from '../../../runtime/page/as-record';
import { navigationTarget } from '../../../runtime/page/url';
import type { ElementorSettings } from '../../shared/elementor/device-settings';
import { isOn, millisecondsSetting, textSetting } from '../../shared/elementor/typed-settings';

/** Where the next picture comes from; `fade` has no direction. */
export type Transition = 'fade' | 'left' | 'right' | 'up' | 'down';

/** The settings of a background slideshow. */
export interface BackgroundSlideshow {
  /** The URLs of the pictures, in the order in which they are shown. */
  readonly pictures: readonly string[];
  readonly isLoop: boolean;
  readonly transition: Transition;
  /** How long a picture stays. */
  readonly stayMs: number;
  readonly moveMs: number;
  /** How pictures grow or shrink while they are shown. */
  readonly zoom: 'in' | 'out' | undefined;
}

const STAY_MS = 5000;
const MOVE_MS = 500;

const TRANSITIONS: ReadonlyMap<string, Transition> = new Map<string, Transition>([
  ['', 'fade'],
  ['fade', 'fade'],
  ['slide_left', 'left'],
  ['slide_right', 'right'],
  ['slide_up', 'up'],
  ['slide_down', 'down'],
]);

/** @throws Error if a setting has a wrong type or an unknown value */
export function readBackgroundSlideshow(settings: ElementorSettings): BackgroundSlideshow {
  const transition = TRANSITIONS.get(textSetting(settings, 'background_slideshow_slide_transition'));
  if (!transition) throw new Error('the transition of the background slideshow is unknown');
  const isLoop = isOn(settings, 'background_slideshow_loop');
  const pictures = readPictures(settings['background_slideshow_gallery'] ?? []);
  return {
    // Downwards, the original goes backwards from the first picture, and stays there without a loop.
    pictures: transition === 'down' ? backwards(pictures, isLoop) : pictures,
    isLoop,
    transition,
    stayMs: millisecondsSetting(settings, 'background_slideshow_slide_duration', STAY_MS),
    moveMs: millisecondsSetting(settings, 'background_slideshow_transition_duration', MOVE_MS),
    zoom: readZoom(settings),
  };
}

function readPictures(gallery: unknown): string[] {
  if (!Array.isArray(gallery)) throw new Error('the gallery of the background slideshow is not a list');
  return gallery.map((picture: unknown) => {
    const address = isRecord(picture) ? picture['url'] : undefined;
    const url =
      typeof address === 'string' ? navigationTarget(address, { base: document.baseURI }) : undefined;
    if (!url) throw new Error('a picture of the background slideshow has no URL');
    return url.href;
  });
}

function backwards(pictures: readonly string[], isLoop: boolean): string[] {
  const [first, ...others] = pictures;
  if (first === undefined) return [];
  return isLoop ? [first, ...others.toReversed()] : [first];
}

function readZoom(settings: ElementorSettings): 'in' | 'out' | undefined {
  if (!isOn(settings, 'background_slideshow_ken_burns')) return undefined;
  return textSetting(settings, 'background_slideshow_ken_burns_zoom_direction') === 'in' ? 'in' : 'out';
}
