/** What a lightbox leaves to the browser: clicks with a modifier, and links whose lightbox did not load. */
import { goToPage } from '../../../runtime/page/environment';
import { navigationTarget } from '../../../runtime/page/url';

/** @returns false for a click that asks for a new tab, a new window or a download */
export function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/** Goes where the link leads, as the browser would have done. */
export function follow(link: HTMLElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = navigationTarget(href, { base: document.baseURI });
  if (target && !href.startsWith('#')) goToPage(target);
}
