/**
 * The button of a heading that opens something. The heading keeps its role and its place in the outline; the button
 * is an element inside it that takes the heading's nodes over (design, section 2.7). It is not React's: React forbids
 * itself to render into an element whose content it does not own.
 */
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { useIsLive } from '../../../runtime/react/adopt';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { hideVisually } from '../../../runtime/page/announce';
import { headingKey, type Move } from './heading-keys';

/** What cannot stand inside a button: what is focusable, and boxes, which the site's styles seek in the heading. */
const NOT_IN_BUTTON = 'a[href],button,input,select,textarea,[tabindex],[contenteditable],div';

/** A heading's button. */
export interface HeadingButtonSettings {
  readonly heading: SnapshotElement;
  readonly id: string;
  /** `aria-*` attributes; undefined takes one away. */
  readonly aria: Readonly<Record<`aria-${string}`, string | undefined>>;
  /** Enter or Space. A click is the heading's own, because all of it is a target. */
  readonly onPress: () => void;
  /** An arrow key, Home or End. */
  readonly onMove?: (move: Move) => void;
}

/**
 * Gives a heading its button, from the second rendering on. A heading with a link or a control of its own gets an
 * empty button beside them instead, named like the heading: nothing focusable may stand inside a button.
 *
 * @returns the key handler, for the adopted heading
 */
export function useHeadingButton(settings: HeadingButtonSettings): {
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const { heading, id, aria, onPress, onMove } = settings;
  const isLive = useIsLive();
  const [button] = useState(() => document.createElement('span'));

  useLayoutEffect(() => {
    if (!isLive) return undefined;
    const { element } = heading;
    const content = [...element.childNodes];
    const isBeside = content.some(hasNotInButton);
    if (isBeside) {
      button.setAttribute(
        'aria-label',
        content
          .map((node) => node.textContent)
          .join('')
          .trim(),
      );
      hideVisually(button);
    } else button.append(...content);
    button.setAttribute('role', 'button');
    button.setAttribute('tabindex', '0');
    button.setAttribute('id', id);
    element.append(button);
    const ending = new AbortController();
    // Nobody sees a ring around a hidden button: the heading shows it in its place.
    const showFocus = ({ type }: Event): void => {
      element.style.outline = type === 'focus' && button.matches(':focus-visible') ? 'auto' : '';
    };
    if (isBeside) {
      button.addEventListener('focus', showFocus, { signal: ending.signal });
      button.addEventListener('blur', showFocus, { signal: ending.signal });
    }
    return () => {
      button.blur();
      ending.abort();
      if (!isBeside) element.prepend(...button.childNodes);
      button.remove();
    };
  }, [isLive, heading, button, id]);

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(aria)) {
      if (value === undefined) button.removeAttribute(name);
      else button.setAttribute(name, value);
    }
  });

  return {
    onKeyDown(event) {
      const meant = event.target === button ? headingKey(event) : undefined;
      if (meant === 'press') onPress();
      else if (meant && onMove) onMove(meant);
      else return;
      event.preventDefault();
    },
  };
}

function hasNotInButton(node: Node): boolean {
  return (
    node instanceof Element && (node.matches(NOT_IN_BUTTON) || node.querySelector(NOT_IN_BUTTON) !== null)
  );
}
