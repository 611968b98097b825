/**
 * The tooltips of Essential Addons' pricing tables (essential-addons, section 4). Kept: the delay, whose attribute is
 * named duration, the transition of 350 ms, positions and classes. Fixed: it works with the keyboard and closes on
 * Escape, the pointer can be moved onto the bubble, the text is sanitised, and a trigger without a side works.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { isPress } from '../../runtime/dom/button';
import { setAttributes } from '../../runtime/dom/restore';
import { type Bubble, createBubble } from './bubble';
import { readTooltip, type TooltipSettings } from './settings';
import { nextState, type TooltipEvent, type TooltipState } from './tooltip-machine';

/** The delays for touch: opening while the trigger is touched, and closing after the touch. */
const TOUCH_OPEN_MS = 300;
const TOUCH_CLOSE_MS = 500;

export const mount: WidgetModule['mount'] = (trigger, context) => {
  const { signal } = context;
  const settings = readTooltip(trigger, context.report);
  // Later releases print both. The browser would show the title in its own tooltip.
  const html = trigger.getAttribute('data-content') ?? trigger.title;
  const title = trigger.getAttribute('title');
  trigger.removeAttribute('title');
  trigger.classList.add('tooltipstered');
  signal.addEventListener('abort', () => {
    if (title !== null) trigger.title = title;
    trigger.classList.remove('tooltipstered');
  });
  const send = startTooltip(trigger, html, settings, context);
  if (settings.isClicked) onPresses(trigger, send, signal);
  else onVisits(trigger, send, settings.delayMs, signal);
};

/** Sends an event to the tooltip; `delayMs` is the delay before it opens or closes. */
type Send = (event: TooltipEvent, delayMs?: number) => void;

function startTooltip(
  trigger: HTMLElement,
  html: string,
  settings: TooltipSettings,
  context: WidgetContext,
): Send {
  const { signal } = context;
  let state: TooltipState = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closing: AbortController | undefined;
  let bubble: Bubble | undefined;

  const onBubble = (made: Bubble): void => {
    // The previous bubble may still be fading out.
    bubble?.remove();
    bubble = made;
  };

  const isShown = (): boolean => state === 'open' || state === 'closing';
  const send: Send = (event, delayMs = settings.delayMs) => {
    const next = nextState(state, event);
    if (next === state) return;
    const wasShown = isShown();
    state = next;
    clearTimeout(timer);
    if (state === 'opening' || state === 'closing') timer = setTimeout(() => send('time'), delayMs);
    if (isShown() === wasShown) return;
    closing?.abort();
    closing = undefined;
    if (wasShown) return;
    closing = new AbortController();
    const { signal: isClosing } = closing;
    showBubble({ trigger, html, settings, send, onBubble, signal: isClosing }).catch((error: unknown) => {
      context.report('tooltip_failed', error);
      send('close');
    });
  };
  const isButton = settings.isClicked && trigger.tagName !== 'LI';
  setAttributes(
    trigger,
    // A list item must not get another role.
    { tabindex: '0', ...(isButton && { role: 'button', 'aria-expanded': 'false' }) },
    signal,
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    closing?.abort();
    bubble?.remove();
  });
  return send;
}

interface Showing {
  readonly trigger: HTMLElement;
  readonly html: string;
  readonly settings: TooltipSettings;
  readonly send: Send;
  readonly onBubble: (bubble: Bubble) => void;
  readonly signal: AbortSignal;
}

async function showBubble({ trigger, html, settings, send, onBubble, signal }: Showing): Promise<void> {
  const listening = { signal };
  if (trigger.hasAttribute('aria-expanded')) setAttributes(trigger, { 'aria-expanded': 'true' }, signal);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && send('close'), listening);
  // Later, because the click that opened it is still bubbling.
  if (settings.isClicked)
    setTimeout(() => document.addEventListener('click', () => send('close'), listening));

  const [content, { keepBeside }] = await Promise.all([contentOf(html), import('./position')]);
  if (signal.aborted) return;
  const bubble: Bubble = createBubble(content, settings);
  onBubble(bubble);
  const { element } = bubble;
  signal.addEventListener('abort', bubble.hide);
  setAttributes(trigger, { 'aria-describedby': element.id }, signal);
  if (!settings.isClicked) {
    element.addEventListener('pointerenter', () => send('near'), listening);
    element.addEventListener('pointerleave', () => send('far'), listening);
  }
  await keepBeside(trigger, bubble, settings.side, signal);
  if (!signal.aborted) bubble.show();
}

/** Parses and sanitises HTML. Plain text needs no sanitiser. */
async function contentOf(html: string): Promise<Node> {
  if (!/[<&]/.test(html)) return document.createTextNode(html);
  const { toNodes } = await import('../../runtime/dom/html');
  return toNodes(html);
}

function onVisits(trigger: HTMLElement, send: Send, delayMs: number, signal: AbortSignal): void {
  const listen = (type: string, listener: (event: Event) => void): void =>
    trigger.addEventListener(type, listener, { signal });
  listen('pointerenter', (event) => isTouch(event) || send('near', delayMs));
  listen('pointerleave', (event) => {
    // The tooltip stays open while its trigger has the keyboard focus.
    if (!isTouch(event) && !trigger.matches(':focus-visible')) send('far', delayMs);
  });
  listen('pointerdown', (event) => isTouch(event) && send('near', TOUCH_OPEN_MS));
  for (const type of ['pointerup', 'pointercancel'])
    listen(type, (event) => isTouch(event) && send('far', TOUCH_CLOSE_MS));
  listen('click', (event) => isTouch(event) || send('close'));
  listen('focus', () => trigger.matches(':focus-visible') && send('open'));
  listen('blur', () => send('close'));
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function onPresses(trigger: HTMLElement, send: Send, signal: AbortSignal): void {
  // This listener only has to open it: the listener on the document closes it on any click.
  trigger.addEventListener('click', () => send('open'), { signal });
  trigger.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== trigger || !isPress(event)) return;
      event.preventDefault();
      trigger.click();
    },
    { signal },
  );
  trigger.addEventListener('blur', () => send('close'), { signal });
}
