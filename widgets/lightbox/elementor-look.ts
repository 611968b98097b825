/**
 * Elementor's lightbox (elementor-frontend, section 2.8): its tools as the site has set them, its texts and its colours. Fixed:
 * the focus moves into it and back, every button has a name, and the page behind is inert.
 */
import { asRecord } from '../../runtime/page/as-record';
import type { Labels } from '../shared/media/labels';
import { collectElementorSets } from './elementor-sets';
import styles from './elementor.css?inline';
import type { LightboxLook, Shared, Tool } from './look';
import { type ShareLink, shareLinks } from './slides/share';

const ZOOM_SCALE = 3;
const SLIDE_MS = 300;
const HIDE_BARS_MS = 3500;
const PADDING_PX = 70;
/** Up to this width of the window in px, there is no room beside the picture. */
const PHONE_PX = 767;

/** The site's options, and the tools that they switch on. */
const TOOLS: readonly (readonly [option: string, tool: Tool])[] = [
  ['lightbox_enable_counter', 'counter'],
  ['lightbox_enable_fullscreen', 'fullscreen'],
  ['lightbox_enable_zoom', 'zoom'],
  ['lightbox_enable_share', 'share'],
];

/** The labels for which Elementor prints a text of the same name, in the site's language. */
const TEXTS = ['fullscreen', 'zoom', 'share', 'previous', 'next', 'close'] as const;

/** Elementor's texts for the links of the sharing list. */
const SHARE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['Facebook', 'shareOnFacebook'],
  ['Twitter', 'shareOnTwitter'],
  ['Pinterest', 'pinIt'],
]);

/** @param config the configuration that Elementor prints for its scripts */
export function elementorLook(config: Readonly<Record<string, unknown>>): LightboxLook {
  const kit = asRecord(config['kit']);
  const texts = asRecord(config['i18n']);
  const textOf = (name: string): string | undefined => {
    const text = texts[name];
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  return {
    collect: collectElementorSets,
    address: undefined,
    bodyClass: undefined,
    dialogClass: 'elementor-lightbox',
    counterClass: 'elementor-slideshow__counter',
    styles,
    tools: new Set(TOOLS.flatMap(([option, tool]) => (kit[option] === 'yes' ? [tool] : []))),
    labels: labelsFrom(textOf),
    slideMs: SLIDE_MS,
    hideBarsMs: HIDE_BARS_MS,
    zoomScale: ZOOM_SCALE,
    padding() {
      const sides = innerWidth > PHONE_PX ? PADDING_PX : 0;
      return { top: PADDING_PX, right: sides, bottom: PADDING_PX, left: sides };
    },
    share: (slide) => share(slide, textOf),
  };
}

function labelsFrom(textOf: (name: string) => string | undefined): Partial<Labels> {
  return Object.fromEntries(
    TEXTS.flatMap((name) => {
      const text = textOf(name);
      return text ? [[name, text]] : [];
    }),
  );
}

/** A video's button may be an icon in the element that has the hash. */
function hashOf(link: HTMLElement | undefined): string | null | undefined {
  return link?.closest('[data-e-action-hash]')?.getAttribute('data-e-action-hash');
}

/** The address that is shared opens the picture, if its link has such an address. */
function share({ link, name, file }: Shared, textOf: (name: string) => string | undefined): ShareLink[] {
  const address = location.href.replace(/#.*/s, '') + (hashOf(link) ?? '');
  const services = shareLinks(address, file, name).map((service) => ({
    ...service,
    name: textOf(SHARE_TEXTS.get(service.name) ?? '') ?? service.name,
  }));
  const download = textOf('downloadImage') ?? textOf('download');
  return file && download ? [...services, { name: download, href: file, isDownload: true }] : services;
}
