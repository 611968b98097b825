/**
 * The button in a heading that opens a panel. The heading keeps its role and its level in the outline. The button is an
 * element in the heading that wraps its nodes (design, section 2.7). React does not create it, because React cannot
 * render into an element whose content it does not own.
 */
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { type ElementAttributes, writeAttributes } from '../../../runtime/dom/attributes';
import { useIsLive } from '../../../runtime/react/adopt';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { hideVisually } from '../../../runtime/page/announce';
import { headingKey, type Move } from './heading-keys';

/** Content that must not be in a button: focusable elements, and boxes that the site's styles select in the heading. */
const NOT_IN_BUTTON = 'a[href],button,input,select,textarea,[tabindex],[contenteditable],div';

/** The button of a flexible heading lays the content out like the heading. */
const FLEX = {
  display: 'flex',
  flex: '1 1 0',
  minWidth: '0',
  flexFlow: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
};

/** Settings of `useHeadingButton`. */
export interface HeadingButtonSettings {
  readonly heading: SnapshotElement;
  readonly id: string;
  /** `aria-*` attributes; undefined removes an attribute. */
  readonly aria: Readonly<Record<`aria-${string}`, string | undefined>>;
  /** Called on Enter or Space. The heading itself handles clicks, because all of it is clickable. */
  readonly onPress: () => void;
  /** Called on an arrow key, Home or End. */
  readonly onMove?: (move: Move) => void;
}

/**
 * Adds the button to a heading, from the second render on. If the heading contains a link or control, which must not be
 * in a button, it gets an empty button with the heading's name next to them instead.
 *
 * @returns the key handler for the adopted heading
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
    } else {
      if (getComputedStyle(element).display.endsWith('flex')) Object.assign(button.style, FLEX);
      button.append(...content);
    }
    button.setAttribute('role', 'button');
    button.setAttribute('tabindex', '0');
    button.setAttribute('id', id);
    element.append(button);
    const ending = new AbortController();
    // The focus ring of a hidden button is not visible, so the heading shows it.
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

  // Components make a new object in each render, so it is compared as text.
  const ariaText = JSON.stringify(aria, (_name, value: unknown) => value ?? null);
  useLayoutEffect(
    () => writeAttributes(button, JSON.parse(ariaText) as ElementAttributes),
    [button, ariaText],
  );

  return {
    onKeyDown(event) {
      const action = event.target === button ? headingKey(event) : undefined;
      if (action === 'press') onPress();
      else if (action && onMove) onMove(action);
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
