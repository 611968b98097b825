/**
 * Queues the visitor's events on a widget whose code is still loading, and replays them once it is mounted, so that no
 * click, key press or submit is lost. The browser's default action (following a link, submitting a form) is delayed
 * too. If the code does not load within five seconds, the events are replayed on the server's markup.
 */
import type { ReplayedType } from './define';
import { isPending, type LiveRecord } from './record';

/** The longest time an event waits for the code, in ms. */
export const REPLAY_LIMIT_MS = 5000;

const REPLAYED_TYPES: readonly ReplayedType[] = ['click', 'keydown', 'focusin', 'submit', 'input'];

/** Suggests that the visitor is about to interact. Starts loading the code early; the event itself is not queued. */
const INTENT_TYPE = 'pointerover';

/** Keys that widgets handle. Tab and typed text are never queued. */
const REPLAYED_KEYS = /^(Enter| |Escape|Home|End|Page.+|Arrow.+)$/;

interface QueuedEvent {
  readonly event: Event;
  readonly target: EventTarget & Element;
  /** The widgets that the event waits for. */
  readonly records: readonly LiveRecord[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The queue of events. */
export interface EventReplay {
  /** Call this when a widget is ready, failed or ended. Replays the events that no longer wait for any widget. */
  readonly settle: () => void;
}

/**
 * Starts queueing events.
 *
 * @param page the document
 * @param pendingAt returns the pending widgets that contain a node, innermost first
 * @param onDemand called for each pending widget that contains an event's target
 */
export function startEventReplay(
  page: Document,
  pendingAt: (node: Element) => readonly LiveRecord[],
  onDemand: (record: LiveRecord) => void,
): EventReplay {
  let queue: QueuedEvent[] = [];
  let isReplaying = false;

  const onEvent = (event: Event): void => {
    const { target } = event;
    if (isReplaying || !(target instanceof Element)) return;
    const pending = pendingAt(target);
    pending.forEach(onDemand);
    // `onDemand` may have deferred a widget to its original, so the state is checked again.
    const records = pending.filter((record) => isPending(record) && isQueuedFor(record, event, target));
    if (records.length === 0) return;
    event.stopImmediatePropagation();
    if (event.type !== 'focusin') event.preventDefault();
    const queued: QueuedEvent = {
      event,
      target,
      records,
      timer: setTimeout(() => release(queued), REPLAY_LIMIT_MS),
    };
    queue.push(queued);
  };

  const release = (queued: QueuedEvent): void => {
    if (!queue.includes(queued)) return;
    queue = queue.filter((other) => other !== queued);
    clearTimeout(queued.timer);
    if (!queued.target.isConnected) return;
    isReplaying = true;
    try {
      replay(queued);
    } finally {
      isReplaying = false;
    }
  };

  const onIntent = ({ target }: Event): void => {
    if (target instanceof Element) pendingAt(target).forEach(onDemand);
  };

  // Capturing on the window runs before the page's own listeners.
  const view = page.defaultView;
  REPLAYED_TYPES.forEach((type) => view?.addEventListener(type, onEvent, true));
  view?.addEventListener(INTENT_TYPE, onIntent, true);

  return {
    settle() {
      // Keep the order: an event also waits for earlier events of the same widget.
      const blocked = new Set<LiveRecord>();
      for (const queued of queue) {
        const { records } = queued;
        if (records.some((record) => isPending(record) || blocked.has(record)))
          records.forEach((record) => blocked.add(record));
        else release(queued);
      }
    },
  };
}

function isQueuedFor(record: LiveRecord, event: Event, target: Element): boolean {
  const { replays } = record.definition;
  const place = replays ? replays[event.type as ReplayedType] : '*';
  if (place === undefined || !record.element.contains(target.closest(place))) return false;
  const { ctrlKey, metaKey, altKey, button, key } = event as Partial<KeyboardEvent & MouseEvent>;
  // Clicks that open a new tab, a download or a menu are left to the browser.
  if (ctrlKey || metaKey || altKey || button) return false;
  return key === undefined || (REPLAYED_KEYS.test(key) && !isEditable(target));
}

function isEditable(target: Element): boolean {
  return (
    target.matches('input,textarea,select') || (target instanceof HTMLElement && target.isContentEditable)
  );
}

function replay({ event, target }: QueuedEvent): void {
  if (event instanceof FocusEvent && target.ownerDocument.activeElement !== target) return;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // The browser must create the submit event: dispatching a synthetic one never sends the form.
    const { submitter } = event;
    // `requestSubmit` throws if the button is no longer in the form.
    return target.requestSubmit(submitter?.isConnected ? submitter : null);
  }
  // Event constructors read their options by property name, so the original event serves as the options object.
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const isHandled = !target.dispatchEvent(copy);
  // A synthetic key press does not activate a button or link, unlike a synthetic click.
  if (!isHandled && copy instanceof KeyboardEvent && (copy.key === 'Enter' || copy.key === ' ')) {
    target.closest<HTMLElement>('a[href],button,summary')?.click();
  }
}
