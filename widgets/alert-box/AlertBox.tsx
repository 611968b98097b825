/** An alert box that visitors can dismiss (goodlayers-panels, section 6; elementor-frontend, section 3.4). */
import { type ReactNode, useEffect, useState } from 'react';
import { isPress } from '../../runtime/dom/button';
import { easeOutQuart } from '../../runtime/motion/easing';
import { finishAnimation } from '../../runtime/motion/animate';
import { fadeOut } from '../../runtime/motion/fade';
import { slide } from '../../runtime/motion/slide';
import { ServerElement } from '../../runtime/react/server-element';
import { type AlertBoxReading, controlAttributes } from './attributes';
import { nextFocusable } from './next-focusable';

const DURATION_MS = 400;

export function AlertBox(reading: AlertBoxReading): ReactNode {
  const { box, control, leaves } = reading;
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    if (!isDismissed) return undefined;
    const controller = new AbortController();
    void closeBox(box, leaves, controller.signal);
    return () => {
      controller.abort();
      finishAnimation(box, leaves === 'sliding' ? 'slide' : 'fade');
    };
  }, [isDismissed, box, leaves]);

  const dismiss = (): void => setDismissed(true);
  const onKeyDown = (event: Event): void => {
    if (event.target !== control || !isPress(event as KeyboardEvent)) return;
    event.preventDefault();
    dismiss();
  };
  return (
    <ServerElement
      element={control}
      attributes={controlAttributes(reading)}
      listeners={{ click: dismiss, keydown: onKeyDown }}
    />
  );
}

/** Moves the box away. If it has the focus, the next element gets the focus. */
async function closeBox(
  box: HTMLElement,
  leaves: AlertBoxReading['leaves'],
  signal: AbortSignal,
): Promise<void> {
  if (leaves === 'sliding') await slide(box, false, DURATION_MS, easeOutQuart);
  else await fadeOut(box, DURATION_MS);
  if (signal.aborted) return;
  const next = box.contains(document.activeElement) ? nextFocusable(box) : undefined;
  if (leaves === 'sliding') box.remove();
  next?.focus();
}
