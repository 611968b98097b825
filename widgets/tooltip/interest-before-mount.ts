/**
 * What a visitor does with a trigger before its tooltip is mounted. The component starts with the state that it would have
 * now.
 */
import { now } from '../../runtime/page/environment';
import type { TooltipReading } from './attributes';
import { CLOSED, nextView, type TooltipView } from './tooltip-machine';
import { clickListeners, hoverListeners, type Send } from './trigger-listeners';

/**
 * Starts recording.
 *
 * @param signal ends it too
 * @returns ends the recording and returns the state; its delay is what is left of it
 */
export function recordInterest(
  { trigger, settings }: TooltipReading,
  signal: AbortSignal,
): () => TooltipView {
  const recording = new AbortController();
  let view = CLOSED;
  let changedAt = 0;
  const send: Send = (type, delayMs = settings.delayMs) => {
    const next = nextView(view, { type, delayMs });
    if (next !== view) changedAt = now();
    view = next;
  };
  const listeners = settings.isClicked ? clickListeners(trigger, send) : hoverListeners(trigger, send);
  for (const [type, listener] of Object.entries(listeners))
    trigger.addEventListener(type, listener, { signal: recording.signal });
  signal.addEventListener('abort', () => recording.abort());
  return () => {
    recording.abort();
    return { ...view, delayMs: Math.max(0, view.delayMs - (now() - changedAt)) };
  };
}

/** @returns the state for a trigger that was not prepared when the visitor came */
export function currentInterest({ trigger, settings }: TooltipReading): TooltipView {
  const { isClicked, delayMs } = settings;
  if (isClicked) return CLOSED;
  if (trigger.matches(':focus-visible')) return nextView(CLOSED, { type: 'open' });
  return trigger.matches(':hover') ? nextView(CLOSED, { type: 'near', delayMs }) : CLOSED;
}
