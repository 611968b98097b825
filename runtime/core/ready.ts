/** Waits until the page's markup is complete, and until the visitor opens a page that is rendered in advance. */
import { pageGlobal } from '../page/page-global';

type MaybeScheduler = { readonly postTask: (task: () => void) => unknown } | undefined;
/** Only Chromium renders pages in advance. */
type MaybePrerendered = { readonly prerendering?: boolean };
interface NavigationTiming {
  readonly domContentLoadedEventStart?: number;
}

/**
 * Calls back once the document has been parsed and the visitor has opened it. While a browser only renders the page in
 * advance, no widget starts a clock, plays, sends a request or stores something: the visitor may never open the page.
 */
export function whenOpened(page: Document, begin: () => void): void {
  whenParsed(page, () => {
    // An embedded file may have the name.
    if ((page as MaybePrerendered).prerendering === true)
      page.addEventListener('prerenderingchange', begin, { once: true });
    else begin();
  });
}

/**
 * Calls back once the document has been parsed: in the next task if it just has, immediately if it is complete.
 *
 * Plugins that delay scripts fake a `readyState` of 'loading' and rename the events when they finally run the scripts.
 * They do not change the navigation timing, so it is checked too, and either of two events is accepted.
 */
function whenParsed(page: Document, begin: () => void): void {
  if (page.readyState === 'interactive') {
    // The browser completes the page in the task that runs the entry, which would become long.
    const scheduler = pageGlobal('scheduler') as MaybeScheduler;
    return void (scheduler?.postTask(begin) ?? setTimeout(begin));
  }
  const [navigation] = performance.getEntriesByType('navigation') as NavigationTiming[];
  if (page.readyState !== 'loading' || navigation?.domContentLoadedEventStart) return begin();
  let hasBegun = false;
  const beginOnce = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    begin();
  };
  page.addEventListener('DOMContentLoaded', beginOnce);
  addEventListener('load', beginOnce);
}
