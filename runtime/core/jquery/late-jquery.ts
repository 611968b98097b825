/** Watches for copies of jQuery, which a page may load at any time. */
import { findJQueries } from '../../page/jquery';

/**
 * @param page the document
 * @param onFound called if jQuery is on the page, and again whenever a script has loaded
 */
export function watchJQuery(page: Document, onFound: () => void): void {
  const view = page.defaultView;
  if (!view) return;
  const look = (): void => {
    if (findJQueries(view).length > 0) onFound();
  };
  look();
  // The event of a script element does not bubble. It fires before the next script runs, which may hide jQuery.
  page.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && look(), true);
  view.addEventListener('load', look);
}
