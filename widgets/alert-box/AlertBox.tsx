/** An alert box that visitors can dismiss (goodlayers-panels, section 6; elementor-frontend, section 3.4). */
import { type ReactNode, useEffect, useState } from 'react';
import { isPress } from '../../runtime/dom/button';
import { finishAnimation } from '../../runtime/motion/animate';
import { easeOutQuart } from '../../runtime/motion/easing';
import { fadeOut } from '../../runtime/motion/fade';
import { slide } from '../../runtime/motion/slide';
import { ServerElement } from '../../runtime/react/server-element';
import { type AlertBoxReading, controlAttributes } from './attributes';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]):not([type="hidden"]),select:not([disabled]),textarea:not([disabled]),iframe,summary,[tabindex]:not([tabindex^="-"])';

/** @returns the next tab stop after an element, or the last one before it */
function nextFocusable(element: HTMLElement): HTMLElement | undefined {
  const stops = [...element.ownerDocument.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => !element.contains(stop) && isShown(stop),
  );
  return (
    stops.find((stop) => element.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) ??
    stops.at(-1)
  );
}

function isShown(stop: HTMLElement): boolean {
  // A closed panel whose words can be found has boxes.
  return stop.getClientRects().length > 0 && !stop.closest('[inert],[hidden=until-found]');
}

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
