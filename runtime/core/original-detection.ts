/**
 * Detects whether an original's script runs on this page: a cached page may still contain a script that the plugin has
 * since removed. Two scripts on one accordion would open and close it with one click, so Atoll defers to the original.
 */
import { ownScript } from '../page/own-script';
import { pageGlobal } from '../page/page-global';
import type { Original } from './define';

/** What Atoll publishes under an original's name carries this mark. The runtime is stored under it on the window. */
export const OURS = Symbol.for(__ATOLL_KEY__);

type Members = Readonly<Record<string, unknown>> | null | undefined;

/**
 * @param original the original to look for
 * @param page the document
 * @returns true if the original's script has run or, if it sets no global, its script element is on the page
 */
export function isOriginalLive(original: Original, page: Document): boolean {
  // An element with the name of a global is no sign of a script.
  const plugins = ((pageGlobal('jQuery') as Members)?.['fn'] ?? {}) as Readonly<Record<string, unknown>>;
  const sign: unknown = {
    goodlayers: plugins['gdlr_core_accordion'],
    // The theme's script adds a plugin that is named after the theme (goodlayers-theme, section 8).
    'goodlayers-theme': Object.keys(plugins).some((name) => name.endsWith('_mobile_menu')),
    'essential-addons': (pageGlobal('ea') as Members)?.['hooks'],
    // The page itself prints `wpcf7 = {api}`. The original's script adds `init`, and so does Atoll's replacement.
    'contact-form-7': (pageGlobal('wpcf7') as Members)?.['init'],
    'wordpress-media': plugins['mediaelementplayer'],
    'link-targets': ownScript(page, 'vk-ltc-js-js[src]'),
    // Elementor has none: its widgets are on a page only without its scripts (src/elementor.ts).
  }[original as Exclude<Original, 'elementor'>];
  return Boolean(sign && !(sign as { readonly [OURS]?: unknown })[OURS]);
}
