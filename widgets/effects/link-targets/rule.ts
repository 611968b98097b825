/**
 * Requests the link rules of the posts from the server, once per page load, and applies them (contract link-targets).
 * Sends no request on a page without posts. The response is kept for posts that are added later.
 */
import type { WidgetContext } from '../../../runtime/core/define';
import type { AjaxAnswer } from '../../../runtime/net/ajax';
import type { Exchange } from '../../../runtime/net/ajax-events';
import { translator } from '../../../runtime/page/translate';
import { type Container, findContainers, hasContainerWithLinks } from './containers';
import { addEditLink } from './edit-link';
import { isMeant, markLink } from './mark';
import { createHint } from './new-tab-hint';
import { type LinkRule, type LinkTargetsResponse, parseResponse } from './response';
import { strings } from './widget.json';

/**
 * - `looking`: no post with links was found yet;
 * - `asking`: waits for the response;
 * - `marking`: has the response and marks added links;
 * - `cut`: there was no response, perhaps because the visitor had left the page;
 * - `done`: there are no links to mark.
 */
type Phase = 'looking' | 'asking' | 'marking' | 'cut' | 'done';

/**
 * Requests the rules when a post with links is on the page, and marks links until the signal aborts. Marked links stay
 * marked, because the marks come from the server and work without the widget.
 */
export function startRule(element: HTMLElement, context: WidgetContext): void {
  const { config, signal, report } = context;
  const page = element.ownerDocument;
  const mark = createMarker(page, context);
  let phase: Phase = 'looking';
  let response: LinkTargetsResponse | undefined;

  const look = (root: Document | Element): void => {
    if (phase === 'looking' && hasContainerWithLinks(root)) void ask();
    if (phase === 'marking' && response) mark(root, response);
  };

  const ask = async (): Promise<void> => {
    phase = 'asking';
    const { exchange, answer, ...result } = await askServer(config.ajaxUrl, signal);
    if (signal.aborted) return exchange?.abort();
    phase = result.kind;
    if (result.kind === 'marking') response = result.response;
    else if (result.error !== undefined) report('ids_failed', result.error);
    look(page);
    exchange?.end(answer);
    if (phase === 'done') observer.disconnect();
  };

  const observer = new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.isConnected) look(node);
    }
  });
  observer.observe(element, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  // Leaving the page cancels the request, so a page from the back/forward cache may not have its response yet.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || phase !== 'cut') return;
    phase = 'looking';
    look(page);
  };
  page.defaultView?.addEventListener('pageshow', onShow, { signal });

  void ask();
}

type Outcome = (
  | { readonly kind: 'marking'; readonly response: LinkTargetsResponse }
  | { readonly kind: 'cut' | 'done'; readonly error?: unknown }
) & {
  /** What the page's scripts are told about the request; undefined if it was not sent. */
  readonly exchange?: Exchange | undefined;
  readonly answer?: AjaxAnswer | undefined;
};

/** Sends the request (link-targets, sections 2 and 6). Never repeats it and never rejects. */
async function askServer(url: string, signal: AbortSignal): Promise<Outcome> {
  let exchange: Exchange | undefined;
  let answer: AjaxAnswer | undefined;
  try {
    // Loaded on demand, because most pages have no posts.
    const [ajax, events] = await Promise.all([
      import('../../../runtime/net/ajax'),
      import('../../../runtime/net/ajax-events'),
    ]);
    if (url !== '') exchange = events.beginExchange(url, 'action=ids');
    const onAnswer = (received: AjaxAnswer): void => void (answer = received);
    const response = parseResponse(await ajax.postAjax(url, { action: 'ids' }, { signal, onAnswer }));
    const told = { exchange, answer };
    if (!response) return { kind: 'done', error: 'the response is not a map of posts', ...told };
    return response.isEmpty ? { kind: 'done', ...told } : { kind: 'marking', response, ...told };
  } catch (error) {
    const isCut = error instanceof Error && 'code' in error && error.code === 'network';
    const received = error instanceof Error && 'answer' in error ? (error.answer as AjaxAnswer) : undefined;
    return { kind: isCut ? 'cut' : 'done', error, exchange, answer: received };
  }
}

/**
 * @returns a function that applies the rules to a node and its surroundings; an error in a post does not affect others
 */
function createMarker(
  page: Document,
  { config, report }: WidgetContext,
): (root: Document | Element, response: LinkTargetsResponse) => void {
  const { settings } = config;
  const translate = translator(config.strings);
  const noreferrer = settings.get('links.noreferrer');
  const editLabel = translate(strings['link-targets.edit']);
  const hint =
    settings.get('links.hint') === false
      ? undefined
      : createHint(page, translate(strings['link-targets.new_tab']));

  const markContainer = ({ element, links }: Container, rule: LinkRule): void => {
    const hidesReferrer = typeof noreferrer === 'boolean' ? noreferrer : rule.hidesReferrer;
    const matching = links().filter((link) => isMeant(link, rule));
    for (const link of matching) {
      markLink(link, rule, hidesReferrer);
      hint?.(link, rule.target);
    }
    if (rule.editUrl !== '') addEditLink(element, matching, rule.editUrl, editLabel);
  };

  return (root, { ruleFor }) => {
    const malformed = new Set<string>();
    const refused = new Set<string>();
    for (const container of findContainers(root)) {
      const rule = ruleFor(container.postId);
      if (rule === 'malformed') malformed.add(container.postId);
      if (!rule || rule === 'malformed') continue;
      if (rule.isRefused) refused.add(container.postId);
      try {
        markContainer(container, rule);
      } catch (error) {
        report('mark_failed', error);
      }
    }
    if (malformed.size > 0) report('malformed_entries', [...malformed]);
    if (refused.size > 0) report('unsafe_redirects', [...refused]);
  };
}
