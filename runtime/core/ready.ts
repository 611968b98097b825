/** Waits until the page's markup is complete. */

/**
 * Calls back once the document has been parsed: in the next task if it just has, immediately if it is complete.
 *
 * Plugins that delay scripts fake a `readyState` of 'loading' and rename the events when they finally run the scripts.
 * They do not change the navigation timing, so it is checked too, and either of two events is accepted.
 */
export function whenParsed(page: Document, begin: () => void): void {
  // The browser completes the page in the same task, which would become long.
  if (page.readyState === 'interactive') return void setTimeout(begin);
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
