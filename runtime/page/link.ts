/** Clicks on links that a widget opens itself, and links that it leaves to the browser. */
import { goToPage } from './environment';
import { navigationTarget } from './url';

/** @returns false if the click asks for a new tab, a new window or a download */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}

/** Navigates to the link's address. Does nothing if the address is unsafe or only a fragment. */
export function followLink(link: HTMLElement): void {
  const href = link.getAttribute('href') ?? '';
  const target = navigationTarget(href, { base: document.baseURI });
  if (target && !href.startsWith('#')) goToPage(target);
}
