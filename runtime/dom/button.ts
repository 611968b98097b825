/** Turns a plain element of the server's markup into a button, for widgets without React. */

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

/** @returns true for Enter and Space without a modifier key */
export function isPress(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Sets attributes until the signal aborts, then restores the previous values. */
export function setAttributes(
  element: Element,
  attributes: Readonly<Record<string, string>>,
  signal: AbortSignal,
): void {
  for (const [name, value] of Object.entries(attributes)) {
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    signal.addEventListener('abort', () => {
      if (before === null) element.removeAttribute(name);
      else element.setAttribute(name, before);
    });
  }
}
