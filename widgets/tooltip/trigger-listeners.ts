/** What a visitor does with a trigger, as events of the tooltip (essential-addons, section 4.5). */
import { isPress } from '../../runtime/dom/button';
import type { TooltipEvent } from './tooltip-machine';

/** Sends an event; `delayMs` is how long the tooltip waits before it opens or closes. Default: the setting. */
export type Send = (event: TooltipEvent, delayMs?: number) => void;

type Listeners = Readonly<Record<string, (event: Event) => void>>;

/** How long a finger rests on the trigger before the tooltip opens. */
const TOUCH_OPEN_MS = 300;
/** How long the tooltip stays after the finger has left the screen. */
const TOUCH_CLOSE_MS = 500;

/** @returns listeners of a trigger that opens on hover, focus and touch */
export function hoverListeners(trigger: HTMLElement, send: Send): Listeners {
  const onTouchEnd = (event: Event): void => {
    if (isTouch(event)) send('far', TOUCH_CLOSE_MS);
  };
  return {
    pointerenter(event) {
      if (!isTouch(event)) send('near');
    },
    pointerleave(event) {
      // Keyboard focus keeps the tooltip open.
      if (!isTouch(event) && !trigger.matches(':focus-visible')) send('far');
    },
    pointerdown(event) {
      if (isTouch(event)) send('near', TOUCH_OPEN_MS);
    },
    pointerup: onTouchEnd,
    pointercancel: onTouchEnd,
    click(event) {
      if (!isTouch(event)) send('close');
    },
    focus() {
      if (trigger.matches(':focus-visible')) send('open');
    },
    blur: () => send('close'),
  };
}

/** @returns listeners of a trigger that opens on click. While it is open, a click anywhere closes it. */
export function clickListeners(trigger: HTMLElement, send: Send): Listeners {
  return {
    click: () => send('open'),
    keydown(event) {
      if (event.target !== trigger || !isPress(event as KeyboardEvent)) return;
      event.preventDefault();
      trigger.click();
    },
    blur: () => send('close'),
  };
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}
