/** Which events can be replayed, and how. The entry and the code that runs before it share this. */
import { member } from '../page/member';

/**
 * The longest time that an event with a default action waits for the code, in ms. Without the widget, other events have no
 * effect, so they wait until the code has loaded or failed.
 */
export const REPLAY_LIMIT_MS = 5000;

const HAS_DEFAULT = 'a[href],button:not([type="button"]),input,select,textarea,label,summary';

/** Keys that widgets handle. Tab and typed text are never queued. */
const REPLAYED_KEYS = /^(Enter| |Escape|Home|End|Page.+|Arrow.+)$/;

/**
 * Checks whether an event can wait for a widget. Clicks that open a new tab, a download or a menu, and typing, are left
 * to the browser.
 */
export function canReplay(event: Event, target: Element): boolean {
  const { ctrlKey, metaKey, altKey, button, key } = event as Partial<KeyboardEvent & MouseEvent>;
  if (ctrlKey || metaKey || altKey || button) return false;
  return key === undefined || (REPLAYED_KEYS.test(key) && !isEditable(target));
}

/** Checks whether the browser does something for an event if no widget does, such as following a link. */
export function hasDefaultAction({ type }: Event, target: Element): boolean {
  return type === 'submit' || member(target, 'closest')(HAS_DEFAULT) !== null;
}

function isEditable(target: Element): boolean {
  return (
    member(target, 'matches')('input,textarea,select') ||
    (target instanceof HTMLElement && target.isContentEditable)
  );
}

/** Replays an event with its default action. Does nothing if the target has left the page. */
export function replay(event: Event, target: Element): void {
  if (!member(target, 'isConnected')) return;
  if (event instanceof FocusEvent && document.activeElement !== target) return;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    // The browser must create the submit event: dispatching a synthetic one never sends the form.
    const { submitter } = event;
    // `requestSubmit` throws if the button is no longer in the form.
    return member(target, 'requestSubmit')(submitter?.isConnected ? submitter : null);
  }
  // Event constructors read their options by property name, so the original event serves as the options object.
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const isHandled = !member(target, 'dispatchEvent')(copy);
  // A synthetic key press does not activate a button or link, unlike a synthetic click.
  if (!isHandled && copy instanceof KeyboardEvent && (copy.key === 'Enter' || copy.key === ' ')) {
    member(target, 'closest')<HTMLElement>('a[href],button,summary')?.click();
  }
}
