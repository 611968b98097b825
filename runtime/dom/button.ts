/** Turns an element into a button, for widgets without React. */
import { setAttributes } from './restore';

/** Options of `makeButton`. */
export interface ButtonSettings {
  /** The accessible name, if the content provides none. */
  readonly name?: string;
  readonly onPress: (event: Event) => void;
  /** Removes the listeners and the attributes when aborted. */
  readonly signal: AbortSignal;
}

/** Gives an element the button role and a tab stop. A click, Enter and Space press it. */
export function makeButton(element: HTMLElement, { name, onPress, signal }: ButtonSettings): void {
  setAttributes(
    element,
    { role: 'button', tabindex: '0', ...(name !== undefined && { 'aria-label': name }) },
    signal,
  );
  element.addEventListener('click', onPress, { signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== element || !isPress(event)) return;
      event.preventDefault();
      onPress(event);
    },
    { signal },
  );
}

/**
 * Listeners that make a component's element work like a button.
 *
 * @returns listeners for click, Enter and Space
 */
export function pressListeners(
  element: Element,
  onPress: (event: Event) => void,
): Readonly<Record<'click' | 'keydown', (event: Event) => void>> {
  return {
    click: onPress,
    keydown(event) {
      if (event.target !== element || !isPress(event as KeyboardEvent)) return;
      event.preventDefault();
      onPress(event);
    },
  };
}

/** @returns true for Enter and Space without a modifier key */
export function isPress(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && !event.altKey;
}
