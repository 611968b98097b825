/** Lets the address's fragment open a panel: on arrival, when it changes, and when a link names it once more. */

/**
 * @param hash the fragment with its #, or #! as some links have it. Compared as text: an odd one is no selector
 * @param titles the titles; an id of one names it
 * @param panels the panels in the same order; a fragment that names something in one means its title
 * @returns position of the title that is meant; -1 for none
 */
export function indexByFragment(
  hash: string,
  titles: readonly Element[],
  panels: readonly (Element | undefined)[] = [],
): number {
  const name = hash.replace(/^#!?/, '');
  if (name === '') return -1;
  const title = titles.findIndex(({ id }) => id === name);
  if (title !== -1) return title;
  const target = document.getElementById(name);
  return target ? panels.findIndex((panel) => panel?.contains(target)) : -1;
}

/**
 * @param onFragment told the fragment, with its #
 * @param signal stops it
 */
export function watchFragment(onFragment: (hash: string) => void, signal: AbortSignal): void {
  window.addEventListener('hashchange', () => onFragment(location.hash), { signal });
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      // Only where the browser tells of no change, because the address is the same already.
      if (link && link.hash !== '' && link.href === location.href) onFragment(link.hash);
    },
    { signal },
  );
}
