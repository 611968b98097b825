/**
 * Asks the server, once per page load, which links inside which posts open in a new tab, and marks them (contract
 * link-targets). Nothing is asked on a page without posts. The answer is kept, and holds for posts that come later.
 */
import type { WidgetContext } from '../../../runtime/core/define';
import { translator } from '../../../runtime/page/translate';
import { type Answer, type LinkRule, parseAnswer } from './answer';
import { type Container, findContainers, hasContainerWithLinks } from './containers';
import { addEditLink } from './edit-link';
import { isMeant, markLink } from './mark';
import { createHint } from './new-tab-hint';
import { strings } from './widget.json';

/**
 * - `looking`: no post with links so far;
 * - `asking`: waits for the answer;
 * - `marking`: has the answer, marks what comes;
 * - `cut`: no answer came, perhaps because the visitor had left the page;
 * - `done`: there will never be anything to mark.
 */
type Phase = 'looking' | 'asking' | 'marking' | 'cut' | 'done';

/** How long to wait for the rest of the page, in ms: some pages never finish loading. */
const LOAD_WAIT_MS = 5000;

/**
 * Starts the page's link rule. Everything ends with the signal; marks stay then, because they are what the server
 * wants of these links, and need nobody to keep them up.
 */
export function mount(element: HTMLElement, context: WidgetContext): void {
  const { config, signal } = context;
  if (config.ajaxUrl !== '') whenLoaded(element.ownerDocument, signal, () => startRule(element, context));
}

function startRule(element: HTMLElement, context: WidgetContext): void {
  const { config, signal, report } = context;
  const page = element.ownerDocument;
  const mark = createMarker(page, context);
  let phase: Phase = 'looking';
  let answer: Answer | undefined;

  const look = (root: Document | Element): void => {
    if (phase === 'looking' && hasContainerWithLinks(root)) void ask();
    if (phase === 'marking' && answer) mark(root, answer);
  };

  const ask = async (): Promise<void> => {
    phase = 'asking';
    const result = await askServer(config.ajaxUrl, signal);
    if (signal.aborted) return;
    phase = result.kind;
    if (result.kind === 'marking') answer = result.answer;
    else if (result.error !== undefined) report('ids_failed', result.error);
    look(page);
    if (phase === 'done') observer.disconnect();
  };

  const observer = new MutationObserver((mutations) => {
    for (const node of mutations.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && node.isConnected) look(node);
    }
  });
  observer.observe(element, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });

  // Leaving cuts the call off; a page that comes back from the back/forward cache has not had its answer.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || phase !== 'cut') return;
    phase = 'looking';
    look(page);
  };
  page.defaultView?.addEventListener('pageshow', onShow, { signal });

  look(page);
}

type Outcome =
  | { readonly kind: 'marking'; readonly answer: Answer }
  | { readonly kind: 'cut' | 'done'; readonly error?: unknown };

/** Makes the call (link-targets, sections 2 and 6). Never repeats it and never rejects. */
async function askServer(url: string, signal: AbortSignal): Promise<Outcome> {
  try {
    // Fetched only now, because most pages have no posts.
    const ajax = await import('../../../runtime/net/ajax');
    const answer = parseAnswer(await ajax.postAjax(url, { action: 'ids' }, { signal }));
    if (!answer) return { kind: 'done', error: 'the answer is no map of posts' };
    return answer.isEmpty ? { kind: 'done' } : { kind: 'marking', answer };
  } catch (error) {
    const isCut = error instanceof Error && 'code' in error && error.code === 'network';
    return { kind: isCut ? 'cut' : 'done', error };
  }
}

/** @returns marks what the rules name around, at and below a node; a post that fails harms no other */
function createMarker(
  page: Document,
  { config, report }: WidgetContext,
): (root: Document | Element, answer: Answer) => void {
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
    const meant = links().filter((link) => isMeant(link, rule));
    for (const link of meant) {
      markLink(link, rule, hidesReferrer);
      hint?.(link, rule.target);
    }
    if (rule.editUrl !== '') addEditLink(element, meant, rule.editUrl, editLabel);
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

/** Calls back once the page has loaded, or has taken too long to. */
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
