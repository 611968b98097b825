/**
 * Queues the visitor's clicks, key presses and submits before the entry runs: a module runs after the page has been
 * parsed, up to a second after the first paint. The plugin prints this code inline in the page's head, with the widgets'
 * selectors as attributes of its script element. The code itself never differs, so a hash in a Content Security Policy
 * can allow it.
 */
import { member } from '../page/member';
import { isScript, ownScript } from '../page/own-script';
import { canReplay, hasDefaultAction, replay, REPLAY_LIMIT_MS } from './replay';

/** The types that are queued. The script element has a `data-` attribute with a selector for each. */
const TYPES = ['click', 'keydown', 'submit'] as const;

/** An event that waits for the entry. */
export interface EarlyEvent {
  readonly event: Event;
  readonly target: Element;
}

/** The inline script's element. */
export interface EarlyQueueScript extends HTMLScriptElement {
  /** Ends the queue. @returns the waiting events in order */
  takeEvents?: () => readonly EarlyEvent[];
}

/**
 * Starts queueing. If the entry cannot be fetched, the events are replayed on the server's markup; those with a default
 * action also if they have waited five seconds since the page was parsed. The entry runs after the page was parsed, which
 * can take longer.
 *
 * @param script the element with the selectors
 */
export function startEarlyQueue(script: EarlyQueueScript): void {
  let queue: EarlyEvent[] = [];
  let isReplaying = false;

  const onEvent = (event: Event): void => {
    const { target, type } = event;
    const places = script.dataset[type];
    if (isReplaying || !places || !(target instanceof Element)) return;
    if (!member(target, 'closest')(places) || !canReplay(event, target)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    const early = { event, target };
    queue.push(early);
    if (document.readyState !== 'loading') limit(early);
  };

  const limit = (early: EarlyEvent): void => {
    if (hasDefaultAction(early.event, early.target))
      setTimeout(() => queue.includes(early) && release(early), REPLAY_LIMIT_MS);
  };

  // `DOMContentLoaded` waits for the entry.
  document.addEventListener('readystatechange', () => queue.forEach(limit), { once: true });

  const release = (early: EarlyEvent): void => {
    queue = queue.filter((other) => other !== early);
    isReplaying = true;
    try {
      replay(early.event, early.target);
    } finally {
      isReplaying = false;
    }
  };

  const onError = ({ target }: Event): void => {
    if (isScript(target) && target.id === 'atoll-js-module') takeEvents().forEach(release);
  };

  const takeEvents = (): readonly EarlyEvent[] => {
    for (const type of TYPES) removeEventListener(type, onEvent, true);
    removeEventListener('error', onError, true);
    const events = queue;
    queue = [];
    return events;
  };

  for (const type of TYPES) addEventListener(type, onEvent, true);
  addEventListener('error', onError, true);
  script.takeEvents = takeEvents;
}

/** @returns the events that waited for the entry; empty for a page without the inline script */
export function takeEarlyEvents(page: Document): readonly EarlyEvent[] {
  const script: EarlyQueueScript | undefined = ownScript(page, 'atoll-early-queue');
  return script?.takeEvents?.() ?? [];
}
