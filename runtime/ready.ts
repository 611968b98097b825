/** When the page's markup is complete. */

/**
 * Calls back once the document has been parsed: at once where it already has.
 *
 * Script delayers pretend `readyState` is 'loading' during a late run and rename the events, so the navigation
 * timing, which they leave alone, decides too, and any of the events will do.
 */
export function whenParsed(page: Document, begin: () => void): void {
  let hasBegun = false;
  const check = (event?: Event): void => {
    const isParsed = page.readyState !== 'loading' || isPastParsing() || /^D|^l/.test(event?.type ?? '');
    if (hasBegun || !isParsed) return;
    hasBegun = true;
    begin();
  };
  check();
  if (hasBegun) return;
  for (const type of ['DOMContentLoaded', 'readystatechange']) page.addEventListener(type, check);
  page.defaultView?.addEventListener('load', check);
}

function isPastParsing(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as {
    domContentLoadedEventStart?: number;
  }[];
  return Boolean(navigation?.domContentLoadedEventStart);
}
