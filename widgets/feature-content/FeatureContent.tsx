/**
 * The page builder's feature content (goodlayers-panels, section 9): a card whose text slides open on hover, focus or
 * tap.
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { currentInterest, watchInterest } from '../../runtime/dom/interest';
import { remember } from '../../runtime/dom/restore';
import { stopAnimation } from '../../runtime/motion/animate';
import { easeOutCubic } from '../../runtime/motion/easing';
import { slide } from '../../runtime/motion/slide';
import { ServerElement } from '../../runtime/react/server-element';
import type { WidgetModule } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import { type FeatureContentReading, stopAttributes, wrapAttributes } from './attributes';
import { readFeatureContent } from './read-markup';

const SLIDE_MS = 350;
/** The open height in the stylesheet of 1.8.7. */
const OPEN_MAX_HEIGHT = '250px';

/** Props of `FeatureContent`. */
interface FeatureContentProps {
  readonly reading: FeatureContentReading;
  /** Whether the text slides. In 1.8.7, the stylesheet opens it by its height instead. */
  readonly isSliding: boolean;
}

export function FeatureContent({ reading, isSliding }: FeatureContentProps): ReactNode {
  const { wrap, stop } = reading;
  const isOpen = useInterest(reading);
  const wasOpen = useRef(false);

  useLayoutEffect(() => {
    const restore = remember(wrap, { styles: ['display', 'max-height'] });
    return () => {
      stopAnimation(wrap, 'slide');
      restore();
      wasOpen.current = false;
    };
  }, [wrap]);
  useLayoutEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    if (isSliding) void slide(wrap, isOpen, SLIDE_MS, easeOutCubic);
    else setMaxHeight(wrap, isOpen ? OPEN_MAX_HEIGHT : '');
  }, [wrap, isOpen, isSliding]);

  return (
    <>
      <ServerElement element={wrap} attributes={wrapAttributes(reading)} />
      {stop && <ServerElement element={stop.element} attributes={stopAttributes(reading, isOpen)} />}
    </>
  );
}

/** @returns whether the pointer or the focus is in the card, or the last tap was on it */
function useInterest({ card, wrap, stop }: FeatureContentReading): boolean {
  const [isInterested, setInterested] = useState(false);
  const leaveText = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !wrap.contains(document.activeElement)) return;
    const titleLink = card.querySelector<HTMLElement>('a[href],button');
    (stop?.element ?? titleLink)?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // The text that Escape hides cannot keep the focus. It moves first, because the focus shows the text.
    card.addEventListener('keydown', leaveText, { signal, capture: true });
    // The pointer, a finger or the focus has mounted the card.
    watchInterest(card, setInterested, signal, currentInterest(card));
    return () => controller.abort();
  }, [card]);
  return isInterested;
}

function setMaxHeight({ style }: HTMLElement, maxHeight: string): void {
  style.maxHeight = maxHeight;
}

/** Mounts the page builder's feature content. */
export const mount: WidgetModule['mount'] = (card, context) => {
  const reading = readFeatureContent(card);
  if (!reading) return undefined;
  const isSliding = getComputedStyle(reading.wrap).display === 'none';
  return reactWidget(() => ({ props: { reading, isSliding } }), FeatureContent).mount(card, context);
};
