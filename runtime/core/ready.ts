/** Waits until the page's markup is complete. */

/**
 * Calls back once the document has been parsed; immediately if it already has.
 *
 * Plugins that delay scripts fake a `readyState` of 'loading' and rename the events when they finally run the scripts.
 * They do not change the navigation timing, so it is checked too, and either of two events is accepted.
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
