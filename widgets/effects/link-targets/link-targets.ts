/**
 * Waits until a post with links is on the page, and then starts the rule for links (contract link-targets). Most pages have
 * no post, so the rule's code is loaded on demand.
 */
import type { WidgetContext } from '../../../runtime/core/define';
import { hasContainerWithLinks } from './containers';

/** The longest time to wait for the load event, in ms, because some pages never finish loading. */
const LOAD_WAIT_MS = 5000;

export function mount(element: HTMLElement, context: WidgetContext): void {
  const { config, signal } = context;
  if (config.ajaxUrl !== '') whenLoaded(element.ownerDocument, signal, () => look(element, context));
}

function look(element: HTMLElement, context: WidgetContext): void {
  const { signal, report } = context;

  const start = (): void => {
    import('./rule').then(
      ({ startRule }) => (signal.aborted ? undefined : startRule(element, context)),
      (error: unknown) => report('ids_failed', error),
    );
  };

  if (hasContainerWithLinks(element.ownerDocument)) return start();
  const observer = new MutationObserver((mutations) => {
    const added = mutations.flatMap(({ addedNodes }) => [...addedNodes]);
    if (!added.some((node) => node instanceof Element && node.isConnected && hasContainerWithLinks(node)))
      return;
    observer.disconnect();
    start();
  });
  observer.observe(element, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Calls back when the page has loaded, or after a timeout. */
function whenLoaded(page: Document, signal: AbortSignal, begin: () => void): void {
  if (page.readyState === 'complete') return begin();
  const once = (): void => {
    clearTimeout(timer);
    page.defaultView?.removeEventListener('load', once);
    begin();
  };
  const timer = setTimeout(once, LOAD_WAIT_MS);
  page.defaultView?.addEventListener('load', once, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
