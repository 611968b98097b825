/** The movement of a list that opens and closes. */
import { type ReactNode, useLayoutEffect } from 'react';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';

const SLIDE_MS = 300;

export interface SlidingListProps {
  readonly list: HTMLElement;
  /** Gets the focus if the list closes with it. */
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

/** A link that closes the list has the focus, and so has one that is pressed while the list closes. */
async function close(list: HTMLElement, toggle: HTMLElement | undefined): Promise<void> {
  await slide(list, false, SLIDE_MS);
  const isClosed = list.style.display === 'none';
  if (isClosed && list.contains(document.activeElement)) toggle?.focus({ preventScroll: true });
}

function showAsServed(list: HTMLElement): void {
  stopAnimation(list, 'slide');
  list.style.display = '';
}
