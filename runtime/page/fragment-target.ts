/** Finds and watches the panel that the URL's fragment points to, including repeated clicks on the same link. */
import { member } from './member';

/**
 * @param hash the fragment with its # or #!. Compared as text, because it may not be a valid selector
 * @param titles the titles; the fragment can be the id of a title
 * @param panels the panels in the same order; the fragment can be the id of an element in a panel
 * @returns the index of the title; -1 if the fragment matches none
 */
export function indexByFragment(
  hash: string,
  titles: readonly Element[],
  panels: readonly (Element | undefined)[] = [],
): number {
  const name = hash.replace(/^#!?/, '');
  if (name === '') return -1;
  for (const id of new Set([name, decodedFragment(name)])) {
    const title = titles.findIndex((title) => title.id === id);
    if (title !== -1) return title;
    const target = document.getElementById(id);
    if (target) return panels.findIndex((panel) => panel?.contains(target));
  }
  return -1;
}

/**
 * Browsers encode letters outside of ASCII and spaces in the address.
 *
 * @returns the text as it is if it is not encoded properly
 */
export function decodedFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A single percent sign is an ordinary character of an id.
    return text;
  }
}

/**
 * @param onFragment called with the fragment, including its #
 * @param signal stops watching when aborted
 */
export function watchFragment(onFragment: (hash: string) => void, signal: AbortSignal): void {
  window.addEventListener('hashchange', () => onFragment(location.hash), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link =
        target instanceof Element ? member(target, 'closest')<HTMLAnchorElement>('a[href*="#"]') : null;
      // If the link has the page's current URL, the browser fires no `hashchange`.
      if (link && link.hash !== '' && link.href === location.href) onFragment(link.hash);
    },
    // Scripts that scroll to the link's target end the event.
    { signal, capture: true },
  );
}

/** @returns true if the page was reloaded, or opened with Back or Forward: the browser restores its scroll position */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
