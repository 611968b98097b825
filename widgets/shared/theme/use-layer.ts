/** A part of the theme's header that covers the page while it is open. */
import { useEffectEvent, useLayoutEffect } from 'react';
import { moveNode } from '../../../runtime/dom/move-node';
import { remember } from '../../../runtime/dom/restore';
import { stopAnimation } from '../../../runtime/motion/animate';
import { fadeIn, fadeOut } from '../../../runtime/motion/fade';

/** Moves an element to the end of the body, and back when the component unmounts. */
export function usePlaceOverPage(element: HTMLElement): void {
  useLayoutEffect(() => {
    const place = document.createComment('');
    element.before(place);
    moveNode(element, document.body, null);
    return () => {
      // Without its place, the header was removed from the page.
      if (place.parentNode) moveNode(element, place.parentNode, place);
      else element.remove();
      place.remove();
    };
  }, [element]);
}

/** Settings of `useFade`. */
export interface FadeSettings {
  readonly isOpen: boolean;
  readonly inMs: number;
  readonly outMs: number;
  /** Called after each fade, unless another one has started. */
  readonly onFaded: () => void;
}

/** Fades an element in and out. Call it before the element becomes modal: a hidden element cannot get the focus. */
export function useFade(element: HTMLElement, { isOpen, inMs, outMs, onFaded }: FadeSettings): void {
  const faded = useEffectEvent(onFaded);
  useLayoutEffect(() => {
    const restore = remember(element, { styles: ['display'] });
    return () => {
      stopAnimation(element, 'fade');
      restore();
    };
  }, [element]);
  useLayoutEffect(() => {
    const controller = new AbortController();
    const fade = isOpen ? fadeIn(element, inMs) : fadeOut(element, outMs);
    void fade.then(() => controller.signal.aborted || faded());
    return () => controller.abort();
  }, [element, isOpen, inMs, outMs]);
}
