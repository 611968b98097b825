/** The movement of a list that opens and closes. */
import { type ReactNode, useLayoutEffect } from 'react';
import { stopAnimation } from '../../runtime/motion/animate';
import { slide } from '../../runtime/motion/slide';

const SLIDE_MS = 300;

export interface SlidingListProps {
  readonly list: HTMLElement;
  readonly isOpen: boolean;
}

/** Slides on every change. On mount and after unmount, the list is as the stylesheet shows it. */
export function SlidingList({ list, isOpen }: SlidingListProps): ReactNode {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    void slide(list, true, SLIDE_MS);
    return () => void slide(list, false, SLIDE_MS);
  }, [list, isOpen]);
  useLayoutEffect(() => () => showAsServed(list), [list]);
  return null;
}

function showAsServed(list: HTMLElement): void {
  stopAnimation(list, 'slide');
  list.style.display = '';
}
