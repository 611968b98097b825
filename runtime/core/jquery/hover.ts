/**
 * Hovers over an element as the pointer does. Widgets listen to the pointer's events, and the originals with jQuery to the
 * mouse's: `trigger('mouseenter')` did what the mouse does.
 */
import { member } from '../../page/member';

/** For each type, the events that the browser sends at the same time. */
const EVENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mouseenter', ['pointerover', 'pointerenter', 'mouseover', 'mouseenter']],
  ['mouseleave', ['pointerout', 'pointerleave', 'mouseout', 'mouseleave']],
  ['mouseover', ['pointerover', 'mouseover']],
  ['mouseout', ['pointerout', 'mouseout']],
]);

/** @returns true for the type of an event of hovering */
export const isHover = (type: string): boolean => EVENTS.has(type);

/**
 * @param type the type that was triggered
 * @param dispatch dispatches a native event
 */
export function sendHover(
  target: Element,
  type: string,
  dispatch: (target: EventTarget, event: Event) => boolean,
): void {
  for (const name of EVENTS.get(type) ?? []) {
    const bubbles = /o(?:ver|ut)$/.test(name);
    const options = { bubbles, cancelable: bubbles, pointerType: 'mouse' };
    const create = (): Event =>
      name.startsWith('pointer') ? new PointerEvent(name, options) : new MouseEvent(name, options);
    // jQuery's event bubbles, so the handlers of ancestors are called as well.
    for (let node: Element | null = target; node; node = bubbles ? null : member(node, 'parentElement'))
      dispatch(node, create());
  }
}
