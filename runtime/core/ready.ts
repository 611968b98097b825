/** When the page's markup is complete. */

/**
 * Calls back once the document has been parsed: at once where it already has.
 *
 * Script delayers pretend `readyState` is 'loading' during a late run and rename the events, so the navigation
 * timing, which they leave alone, decides too, and either event will do.
 */
export function whenParsed(page: Document, begin: () => void): void {
  if (page.readyState !== 'loading' || isPastParsing()) return begin();
  let hasBegun = false;
  const beginOnce = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    begin();
  };
  page.addEventListener('DOMContentLoaded', beginOnce);
  page.defaultView?.addEventListener('load', beginOnce);
}

function isPastParsing(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as {
    domContentLoadedEventStart?: number;
  }[];
  return Boolean(navigation?.domContentLoadedEventStart);
}
