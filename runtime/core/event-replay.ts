/**
 * Keeps what a visitor does to a widget that is not there yet, and does it again once it is: no click, key press
 * or submit is ever lost. The browser's own reaction (following a link, sending a form) is held back with it, and
 * let go after five seconds when the code does not come.
 */
import type { HeldType } from './define';
import { isPending, type LiveRecord } from './record';

/** How long an action waits for the code, in ms. */
export const HOLD_LIMIT_MS = 5000;

const HELD_TYPES: readonly HeldType[] = ['click', 'keydown', 'focusin', 'submit', 'input'];

/** The sign that a visitor, with whatever pointer, is about to act: it fetches the code ahead and is not held. */
const INTENT_TYPE = 'pointerover';

/** Keys that widgets act on. Tab and the typing of text are never held. */
const HELD_KEYS = /^(Enter| |Escape|Home|End|Page.+|Arrow.+)$/;

interface Held {
  readonly event: Event;
  readonly target: EventTarget & Element;
  /** The widgets that it waits for. */
  readonly records: readonly LiveRecord[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** The queue of held actions. */
export interface Hold {
  /** Tells that a widget has become ready, has failed or has ended: what waited for it alone is done now. */
  readonly settle: () => void;
}

/**
 * Starts holding.
 *
 * @param page where to listen
 * @param pendingAt the pending widgets around a node, innermost first
 * @param onDemand called for each widget that the visitor acts on
 */
export function holdEvents(
  page: Document,
  pendingAt: (node: Element) => readonly LiveRecord[],
  onDemand: (record: LiveRecord) => void,
): Hold {
  let queue: Held[] = [];
  let isReplaying = false;

  const onEvent = (event: Event): void => {
    const { target } = event;
    if (isReplaying || !(target instanceof Element)) return;
    const around = pendingAt(target);
    around.forEach(onDemand);
    // A widget that was just deferred to its original queues nothing.
    const records = around.filter((record) => isPending(record) && isHeldBy(record, event, target));
    if (records.length === 0) return;
    event.stopImmediatePropagation();
    if (event.type !== 'focusin') event.preventDefault();
    const held: Held = { event, target, records, timer: setTimeout(() => release(held), HOLD_LIMIT_MS) };
    queue.push(held);
  };

  const release = (held: Held): void => {
    if (!queue.includes(held)) return;
    queue = queue.filter((other) => other !== held);
    clearTimeout(held.timer);
    if (!held.target.isConnected) return;
    isReplaying = true;
    try {
      replay(held);
    } finally {
      isReplaying = false;
    }
  };

  const onIntent = ({ target }: Event): void => {
    if (target instanceof Element) pendingAt(target).forEach(onDemand);
  };

  // On the window, before any listener of the page.
  const view = page.defaultView;
  HELD_TYPES.forEach((type) => view?.addEventListener(type, onEvent, true));
  view?.addEventListener(INTENT_TYPE, onIntent, true);

  return {
    settle() {
      // In order: what came later must not overtake what still waits for the same widget.
      const blocked = new Set<LiveRecord>();
      for (const held of queue) {
        const { records } = held;
        if (records.some((record) => isPending(record) || blocked.has(record)))
          records.forEach((record) => blocked.add(record));
        else release(held);
      }
    },
  };
}

function isHeldBy(record: LiveRecord, event: Event, target: Element): boolean {
  const { holds } = record.definition;
  const place = holds ? holds[event.type as HeldType] : '*';
  if (place === undefined || !record.element.contains(target.closest(place))) return false;
  const { ctrlKey, metaKey, altKey, button, key } = event as Partial<KeyboardEvent & MouseEvent>;
  // A click that asks for a new tab, a download or a menu is the browser's business.
  if (ctrlKey || metaKey || altKey || button) return false;
  return key === undefined || (HELD_KEYS.test(key) && !isEditable(target));
}

function isEditable(target: Element): boolean {
  return (
    target.matches('input,textarea,select') || (target instanceof HTMLElement && target.isContentEditable)
  );
}

function replay({ event, target }: Held): void {
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
