/** The DOM events that page listeners rely on: ours (`atoll:*`) and the platform's own on the window. */

/** What the platform and its widgets fire when something may have another size (goodlayers-platform, section 4). */
export const RESIZE_EVENT = 'gdlr-core-element-resize';

/** Dispatched on an item of a strip that scrolls: asks the strip to bring it into view. */
export const REVEAL_EVENT = 'atoll:reveal';

/**
 * Dispatches a bubbling custom event.
 *
 * @returns false when the event was cancelable and a listener prevented it
 */
export function emit(
  target: EventTarget,
  type: string,
  detail?: unknown,
  options: { readonly cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, ...options }));
}

/**
 * Tells the page that something may have another size. A native event: listeners that jQuery has bound hear it too,
 * while an event triggered through jQuery would reach those alone.
 */
export function emitResize(view: Window = window): void {
  view.dispatchEvent(new Event(RESIZE_EVENT));
}
