/**
 * Queues the visitor's events on a widget whose code is still loading, and replays them once it is mounted, so that no
 * click, key press or submit is lost. The browser's default action (following a link, submitting a form) is delayed
 * too. If the code does not load, the events are replayed on the server's markup; those with a default action after five
 * seconds.
 */
import { member } from '../page/member';
import type { ReplayedType } from './define';
import type { EarlyEvent } from './early-queue';
import { isPending, type LiveRecord } from './record';
import { canReplay, hasDefaultAction, replay, REPLAY_LIMIT_MS } from './replay';

const REPLAYED_TYPES: readonly ReplayedType[] = ['click', 'keydown', 'focusin', 'submit', 'input'];

/** Suggests that the visitor is about to interact. Starts loading the code early; the event itself is not queued. */
const INTENT_TYPE = 'pointerover';

interface QueuedEvent {
  readonly event: Event;
  readonly target: EventTarget & Element;
  /** The widgets that the event waits for. */
  readonly records: readonly LiveRecord[];
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/** The queue of events. */
export interface EventReplay {
  /** Call this when a widget is ready, failed or ended. Replays the events that no longer wait for any widget. */
  readonly flush: () => void;
  /** Takes over the events that were queued before the entry ran. Call this after the first scan. */
  readonly takeOver: (events: readonly EarlyEvent[]) => void;
}

/**
 * Starts queueing events.
 *
 * @param pendingAt returns the pending widgets that contain a node, innermost first
 * @param onDemand called for each pending widget that contains an event's target
 */
export function startEventReplay(
  pendingAt: (node: Element) => readonly LiveRecord[],
  onDemand: (record: LiveRecord) => void,
): EventReplay {
  let queue: QueuedEvent[] = [];
  let isReplaying = false;

  /** @returns false if no pending widget needs the event */
  const enqueue = (event: Event, target: Element): boolean => {
    const pending = pendingAt(target);
    pending.forEach(onDemand);
    // `onDemand` may have deferred a widget to its original, so the state is checked again.
    const records = pending.filter((record) => isPending(record) && isQueuedFor(record, event, target));
    if (records.length === 0) return false;
    const queued: QueuedEvent = {
      event,
      target,
      records,
      timer: hasDefaultAction(event, target) ? setTimeout(() => release(queued), REPLAY_LIMIT_MS) : undefined,
    };
    queue.push(queued);
    return true;
  };

  const onEvent = (event: Event): void => {
    const { target } = event;
    if (isReplaying || !(target instanceof Element) || !enqueue(event, target)) return;
    event.stopImmediatePropagation();
    if (event.type !== 'focusin') event.preventDefault();
  };

  const release = (queued: QueuedEvent): void => {
    if (!queue.includes(queued)) return;
    queue = queue.filter((other) => other !== queued);
    clearTimeout(queued.timer);
    replayUnqueued(queued);
  };

  const replayUnqueued = ({ event, target }: EarlyEvent): void => {
    isReplaying = true;
    try {
      replay(event, target);
    } finally {
      isReplaying = false;
    }
  };

  const onIntent = ({ target }: Event): void => {
    if (target instanceof Element) pendingAt(target).forEach(onDemand);
  };

  // Capturing on the window runs before the page's own listeners.
  REPLAYED_TYPES.forEach((type) => addEventListener(type, onEvent, true));
  addEventListener(INTENT_TYPE, onIntent, true);

  return {
    flush() {
      // Keep the order: an event also waits for earlier events of the same widget.
      const blocked = new Set<LiveRecord>();
      for (const queued of queue) {
        const { records } = queued;
        if (records.some((record) => isPending(record) || blocked.has(record)))
          records.forEach((record) => blocked.add(record));
        else release(queued);
      }
    },
    takeOver(events) {
      for (const early of events) if (!enqueue(early.event, early.target)) replayUnqueued(early);
    },
  };
}

function isQueuedFor(record: LiveRecord, event: Event, target: Element): boolean {
  const { replays } = record.definition;
  const place = replays ? replays[event.type as ReplayedType] : '*';
  if (place === undefined || !member(record.element, 'contains')(member(target, 'closest')(place)))
    return false;
  return canReplay(event, target);
}
