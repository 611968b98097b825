/**
 * The settings of the page's entry, which the server prints on the entry's script element: the entry needs them before
 * it reads the page.
 */
import { ownScript } from './own-script';

/** The attributes of the script element, by their names without `data-`; empty on a page without it. */
export const entrySettings: Readonly<DOMStringMap> =
  // Tests and the build read the definitions without a page.
  (typeof document === 'undefined' ? undefined : ownScript(document, 'atoll-js-module')?.dataset) ?? {};

/**
 * The prefix of the site's GoodLayers theme. The build writes it into the selectors of the theme's widgets, so the entry
 * contains no other theme's (goodlayers-theme, section 10).
 */
export const themePrefix = entrySettings['theme'] ?? __ATOLL_THEME__;
