/**
 * Detects whether an original's script runs on this page: a cached page may still contain a script that the plugin has
 * since removed. Two scripts on one accordion would open and close it with one click, so Atoll defers to the original.
 */
import type { Original } from './define';

/** What Atoll publishes under an original's name carries this mark. The runtime is stored under it on the window. */
export const OURS = Symbol.for(__ATOLL_KEY__);

type Sign = { readonly [OURS]?: unknown } | null | undefined;

/** The globals that reveal the originals' scripts. */
interface OriginalGlobals {
  readonly jQuery?: { readonly fn?: Readonly<Record<string, Sign>> };
  readonly ea?: { readonly hooks?: Sign };
  /** The page itself prints `wpcf7 = {api}`. The original's script adds `init`, and so does Atoll's replacement. */
  readonly wpcf7?: { readonly init?: Sign };
}

/**
 * @param original the original to look for
 * @param page the document; the globals are on its window
 * @returns true if the original's script has run or, if it sets no global, its script element is on the page
 */
export function isOriginalLive(original: Original, page: Document): boolean {
  const { jQuery, ea, wpcf7 } = page.defaultView as OriginalGlobals & Window;
  const plugins = jQuery?.fn ?? {};
  const sign: Sign = {
    goodlayers: plugins['gdlr_core_accordion'],
    // The theme's script adds a plugin that is named after the theme (goodlayers-theme, section 8).
    'goodlayers-theme': plugins[Object.keys(plugins).find((name) => name.endsWith('_mobile_menu')) ?? ''],
    'essential-addons': ea?.hooks,
    'contact-form-7': wpcf7?.init,
    'wordpress-media': plugins['mediaelementplayer'],
    'link-targets': page.querySelector<HTMLElement & { [OURS]?: unknown }>('#vk-ltc-js-js[src]'),
  }[original];
  return Boolean(sign && !sign[OURS]);
}
