/** Where a link with a fragment leads (goodlayers-theme, sections 5.1 and 5.2). */

import { decodedFragment } from '../../../runtime/page/fragment-target';
import type { ThemeNumbers } from '../../shared/theme/theme';

/** Links with a fragment that do something else: menus, tabs, galleries, and controls of other scripts. */
const OTHERS = [
  '[class*="-mm-menu-button"],.mm-next,.mm-prev,.mm-title',
  '.gdlr-core-ilightbox,.fbx-btn-transition',
  '.description_tab > a,.reviews_tab > a',
  '[role],[aria-controls],[data-toggle],[data-bs-toggle]',
].join();

/** A menu that a link to it opens. */
const PANEL = '[class*="-mm-menu-wrap"]';

/** Parts of the page in which a missing target is on the home page. */
const MENU = '.menu-item,[class*="-bullet-anchor"]';

export type AnchorTarget =
  | { readonly kind: 'other' }
  | { readonly kind: 'top' }
  | { readonly kind: 'element'; readonly element: HTMLElement }
  | { readonly kind: 'home'; readonly hash: string };

const OTHER: AnchorTarget = { kind: 'other' };

/**
 * @param link any link
 * @param prefix of the theme
 * @param numbers what differs in the theme: whether links with a path, and menus in a shop, are left to the browser
 */
export function targetOf(
  link: HTMLAnchorElement,
  prefix: string,
  { anchorLinks, shopMenuAnchors }: Partial<ThemeNumbers> = {},
): AnchorTarget {
  const href = link.getAttribute('href') ?? '';
  if (!href.includes('#') || href.trim() === '#' || link.matches(OTHERS)) return OTHER;
  if (anchorLinks === 'fragment' && !href.startsWith('#')) return OTHER;
  const isOfShop = link.closest('.woocommerce') && !link.className.startsWith(`${prefix}-`);
  if (isOfShop && !(shopMenuAnchors && link.closest('.menu-item'))) return OTHER;
  if (link.target !== '' && link.target !== '_self') return OTHER;
  const { host, pathname, search, hash } = link;
  if (host !== location.host || pathname !== location.pathname) return OTHER;
  // The address may have a query that its links do not have, such as the one that a campaign adds.
  if (search !== '' && search !== location.search) return OTHER;
  const id = decodedFragment(hash.slice(1));
  if (id === '') return OTHER;
  if (id === `${prefix}-top-anchor`) return { kind: 'top' };
  const element = document.getElementById(id);
  if (element?.matches(PANEL)) return OTHER;
  if (element) return { kind: 'element', element };
  return link.closest(MENU) ? { kind: 'home', hash } : OTHER;
}
