/**
 * Queues a visitor's events on a widget whose code is still loading, and replays them once it is mounted, so that no
 * click, key press or submit is lost. The browser's default action (following a link, submitting a form) waits with
 * them. If the code does not arrive within five seconds, the events go to the server's markup.
 */
import type { ReplayedType } from './define';
import { isPending, type LiveRecord } from './record';

/** How long an event waits for the code, in ms. */
export const REPLAY_LIMIT_MS = 5000;

const REPLAYED_TYPES: readonly ReplayedType[] = ['click', 'keydown', 'focusin', 'submit', 'input'];

/** Shows that a visitor is about to act, with any pointer. It fetches the code ahead and is not queued. */
const INTENT_TYPE = 'pointerover';

/** Keys that widgets act on. Tab and typed text are never queued. */
const REPLAYED_KEYS = /^(Enter| |Escape|Home|End|Page.+|Arrow.+)$/;

interface QueuedEvent {
  readonly event: Event;
  readonly target: EventTarget & Element;
  /** The widgets that it waits for. */
  readonly records: readonly LiveRecord[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The queue of events. */
export interface EventReplay {
  /** Call it when a widget is ready, has failed or has ended. Replays the events that waited for that widget only. */
  readonly settle: () => void;
}

/**
 * Starts queueing.
 *
 * @param page where to listen
 * @param pendingAt the pending widgets around a node, innermost first
 * @param onDemand called for each widget that an event reaches
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
    const around = pendingAt(target);
    around.forEach(onDemand);
    // A widget that was just deferred to its original queues nothing.
    const records = around.filter((record) => isPending(record) && isQueuedFor(record, event, target));
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

  // On the window, before any listener of the page.
  const view = page.defaultView;
  REPLAYED_TYPES.forEach((type) => view?.addEventListener(type, onEvent, true));
  view?.addEventListener(INTENT_TYPE, onIntent, true);

  return {
    settle() {
      // In order: what came later must not overtake what still waits for the same widget.
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
  const { holds } = record.definition;
  const place = holds ? holds[event.type as ReplayedType] : '*';
  if (place === undefined || !record.element.contains(target.closest(place))) return false;
  const { ctrlKey, metaKey, altKey, button, key } = event as Partial<KeyboardEvent & MouseEvent>;
  // A click that asks for a new tab, a download or a menu is the browser's business.
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
    // Asks the browser for a new submit event, because one of our own would send nothing when nobody handles it.
    const { submitter } = event;
    // It throws at a button that has left the form.
    return target.requestSubmit(submitter?.isConnected ? submitter : null);
  }
  // A constructor takes an event's own properties by name, so the event itself is a complete list of settings.
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const isHandled = !target.dispatchEvent(copy);
  // Unlike a click, a key press of ours does not press a button or follow a link.
  if (!isHandled && copy instanceof KeyboardEvent && (copy.key === 'Enter' || copy.key === ' ')) {
    target.closest<HTMLElement>('a[href],button,summary')?.click();
  }
}
