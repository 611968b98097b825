/**
 * The button of a heading that opens something. The heading keeps its role and its place in the outline; the button
 * is an element inside it that takes the heading's nodes over (DESIGN, "Facts", 7).
 */
import { type HTMLAttributes, type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import { useIsLive } from '../adopt';
import type { MirrorElement } from '../adopt-mirror';
import { hideVisually } from '../announce';

/** What cannot stand inside a button. */
const INTERACTIVE = 'a[href],button,input,select,textarea,[tabindex],[contenteditable]';

/** Where the keyboard can lead from a heading's button. */
export type Move = 'previous' | 'next' | 'first' | 'last';

const MOVES: ReadonlyMap<string, Move> = new Map([
  ['ArrowUp', 'previous'],
  ['ArrowDown', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** ARIA attributes and id for the button. */
export interface HeadingButtonProps extends HTMLAttributes<HTMLSpanElement> {
  readonly heading: MirrorElement;
  /** Enter or Space. A click is the heading's own, because all of it is a target. */
  readonly onPress: () => void;
  /** An arrow key, Home or End. */
  readonly onMove?: (move: Move) => void;
}

/**
 * Renders the button into its heading, from the second rendering on. A heading with a link or a control of its own
 * gets an empty button beside them instead, named like the heading: nothing focusable may stand inside a button.
 */
export function HeadingButton({ heading, onPress, onMove, ...attributes }: HeadingButtonProps): ReactNode {
  const element = heading.element;
  // React never looks inside an element that it has given no children: the heading's nodes go in and out unseen.
  const fill = useCallback(
    (button: HTMLSpanElement) => {
      const content = [...element.childNodes].filter((node) => node !== button);
      if (content.some(isInteractive)) {
        button.setAttribute(
          'aria-label',
          content
            .map((node) => node.textContent)
            .join('')
            .trim(),
        );
        hideVisually(button);
        return undefined;
      }
      button.append(...content);
      return () => element.prepend(...button.childNodes);
    },
    [element],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = MOVES.get(event.key);
    if (event.key === 'Enter' || event.key === ' ') onPress();
    else if (move && onMove) onMove(move);
    else return;
    event.preventDefault();
  };
  if (!useIsLive()) return null;
  return createPortal(
    <span role="button" tabIndex={0} {...attributes} onKeyDown={onKeyDown} ref={fill} />,
    element,
  );
}

function isInteractive(node: Node): boolean {
  return node instanceof Element && (node.matches(INTERACTIVE) || node.querySelector(INTERACTIVE) !== null);
}
