/**
 * Links that the browser handles instead of a lightbox: clicks with a modifier key, or if the lightbox did not load.
 */
import { goToPage } from '../../../runtime/page/environment';
import { navigationTarget } from '../../../runtime/page/url';

/** @returns false for a click that opens a new tab, a new window or a download */
export function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/** Follows a link like the browser. */
export function follow(link: HTMLElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = navigationTarget(href, { base: document.baseURI });
  if (target && !href.startsWith('#')) goToPage(target);
}
