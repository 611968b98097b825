/** Makes a button of an element that the server prints as a plain one, for widgets without React. */

/** What to make. */
export interface ButtonSettings {
  /** Its name, where its content says nothing. */
  readonly name?: string;
  readonly onPress: (event: Event) => void;
  /** Ends it and takes the attributes away. */
  readonly signal: AbortSignal;
}

/** Gives an element the role, a tab stop, and Enter and Space beside the click. */
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
  onPress: () => void,
): Readonly<Record<'click' | 'keydown', (event: Event) => void>> {
  return {
    click: onPress,
    keydown(event) {
      if (event.target !== element || !isPress(event as KeyboardEvent)) return;
      event.preventDefault();
      onPress();
    },
  };
}

/** @returns true for Enter and Space without a modifier */
export function isPress(event: {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Sets attributes for as long as a widget lives; what was there before comes back. */
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
