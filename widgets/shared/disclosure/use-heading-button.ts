/**
 * A component's use of the button in a heading. React does not create the button, because React cannot render into an
 * element whose content it does not own.
 */
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { type ElementAttributes, writeAttributes } from '../../../runtime/dom/attributes';
import { useIsLive } from '../../../runtime/react/adopt';
import type { SnapshotElement } from '../../../runtime/react/snapshot';
import { addHeadingButton, headingButton, headingKey, isFlexible, type Move } from './heading-button';

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
 * Adds the button to a heading, from the second render on.
 *
 * @returns the key handler for the adopted heading
 */
export function useHeadingButton(settings: HeadingButtonSettings): {
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const { heading, id, aria, onPress, onMove } = settings;
  const isLive = useIsLive();
  // A prepared heading has its button already, which stays after the unmount.
  const [isFlex] = useState(() => !headingButton(heading.element) && isFlexible(heading.element));

  useLayoutEffect(
    () =>
      isLive && !headingButton(heading.element) ? addHeadingButton(heading.element, id, isFlex) : undefined,
    [isLive, heading, id, isFlex],
  );

  // Components make a new object in each render, so it is compared as text.
  const ariaText = JSON.stringify(aria, (_name, value: unknown) => value ?? null);
  useLayoutEffect(() => {
    const button = isLive && headingButton(heading.element);
    if (button) writeAttributes(button, JSON.parse(ariaText) as ElementAttributes);
  }, [isLive, heading, ariaText]);

  return {
    onKeyDown(event) {
      const action = event.target === headingButton(heading.element) ? headingKey(event) : undefined;
      if (action === 'press') onPress();
      else if (action && onMove) onMove(action);
      else return;
      event.preventDefault();
    },
  };
}
