/** The DOM events for a page's scripts: Atoll's events (`atoll:*`) and the GoodLayers event on the window. */
import { member } from './member';

/** Dispatched by GoodLayers and its widgets when a size may have changed (goodlayers-platform, section 4). */
export const RESIZE_EVENT = 'gdlr-core-element-resize';

/** Dispatched on an item of a scrolling strip to make the strip scroll the item into view. */
export const REVEAL_EVENT = 'atoll:reveal';

/**
 * Dispatches a bubbling custom event.
 *
 * @returns false if the event is cancelable and a listener prevented it
 */
export function emit(
  target: EventTarget,
  type: string,
  detail?: unknown,
  options: { readonly cancelable?: boolean } = {},
): boolean {
  return dispatch(target, new CustomEvent(type, { detail, bubbles: true, ...options }));
}

/**
 * Notifies the page that the sizes in an element may have changed. The event bubbles to the window, where the page's
 * scripts listen. It is native, so jQuery listeners receive it too; an event triggered through jQuery would reach only
 * jQuery listeners.
 *
 * @param within an element whose content was shown or replaced. Atoll measures only this content again.
 */
export function emitResize(within: EventTarget): void {
  dispatch(within, new Event(RESIZE_EVENT, { bubbles: true }));
}

/** @returns whether a resize event may be about an element: it comes from the window, or from around the element */
export function isResizeOf({ target }: Event, element: Element): boolean {
  return !(target instanceof Element) || member(target, 'contains')(element);
}

function dispatch(target: EventTarget, event: Event): boolean {
  return target instanceof Element ? member(target, 'dispatchEvent')(event) : target.dispatchEvent(event);
}
