/** The movement of a list that opens and closes. */
import { type ReactNode, useLayoutEffect } from 'react';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';

const SLIDE_MS = 300;

export interface SlidingListProps {
  readonly list: HTMLElement;
  /** Receives focus if the list closes while focus is inside it. */
  readonly toggle?: HTMLElement;
  readonly isOpen: boolean;
}

/** Slides on every change. On mount and after unmount, the list is as the stylesheet shows it. */
export function SlidingList({ list, toggle, isOpen }: SlidingListProps): ReactNode {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    void slide(list, true, SLIDE_MS);
    return () => void close(list, toggle);
  }, [list, toggle, isOpen]);
  useLayoutEffect(() => () => showAsServed(list), [list]);
  return null;
}

/**
 * Closes the list. If a link inside still has focus after the animation, moves focus to the toggle, because the browser
 * would move it to the body.
 */
async function close(list: HTMLElement, toggle: HTMLElement | undefined): Promise<void> {
  await slide(list, false, SLIDE_MS);
  const isClosed = list.style.display === 'none';
  if (isClosed && list.contains(document.activeElement)) toggle?.focus({ preventScroll: true });
}

function showAsServed(list: HTMLElement): void {
  stopAnimation(list, 'slide');
  list.style.display = '';
}
