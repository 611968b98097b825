/**
 * The button in a heading that opens a panel. The heading keeps its role and its level in the outline. The button is an
 * element in the heading that wraps its nodes (design, section 2.7).
 */
import { isPress } from '../../../runtime/dom/button';
import { hideVisually } from '../../../runtime/page/announce';

/**
 * Content that must not be in a button: focusable elements, and boxes that the site's styles select in the heading. Not the tab
 * stops of widgets in the heading, which have a role or are tooltips: they are prepared before the heading, or after it.
 */
const NOT_IN_BUTTON =
  'a[href],button,input,select,textarea,[tabindex]:not([role],.tooltipstered),[contenteditable],div';

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

/** The buttons that are in headings now. */
const buttons = new WeakMap<Element, HTMLElement>();

/**
 * The button that a heading had last, on the heading itself. Code that had to load a second time uses it again, although it
 * shares no state with the code that made it: the visitor may have pressed or focused the button meanwhile.
 */
const LAST = Symbol.for('atoll-heading-button');
interface WithLast {
  [LAST]?: { readonly button: HTMLElement; readonly hadFocus: boolean };
}

/** @returns the button of a heading, if it has one */
export function headingButton(heading: Element): HTMLElement | undefined {
  return buttons.get(heading);
}

/** @returns whether a heading lays out its content as a flexible box. Read all headings before the first gets its button. */
export function isFlexible(heading: Element): boolean {
  return getComputedStyle(heading).display.endsWith('flex');
}

/**
 * Adds the button to a heading. If the heading contains a link or control, which must not be in a button, it gets an empty
 * button with the heading's name next to them instead.
 *
 * @param id of the button
 * @param isFlex the result of `isFlexible`
 * @returns removes the button again
 */
export function addHeadingButton(heading: HTMLElement & WithLast, id: string, isFlex: boolean): () => void {
  const last = heading[LAST];
  const button = last?.button ?? document.createElement('span');
  for (const name of button.getAttributeNames()) button.removeAttribute(name);
  const content = [...heading.childNodes];
  const isBeside = content.some(hasNotInButton);
  if (isBeside) {
    const name = content.map((node) => node.textContent).join('');
    button.setAttribute('aria-label', name.trim());
    hideVisually(button);
  } else {
    if (isFlex) Object.assign(button.style, FLEX);
    button.append(...content);
  }
  button.setAttribute('role', 'button');
  button.setAttribute('tabindex', '0');
  button.setAttribute('id', id);
  heading.append(button);
  const ending = new AbortController();
  // The focus ring of a hidden button is not visible, so the heading shows it.
  const showFocus = ({ type }: Event): void => {
    const hasFocus = type === 'focus' && button.matches(':focus-visible');
    heading.style.outline = hasFocus ? 'auto' : '';
    // Inside, because the panel's wrapper may clip it.
    heading.style.outlineOffset = hasFocus ? '-2px' : '';
  };
  if (isBeside) {
    button.addEventListener('focus', showFocus, { signal: ending.signal });
    button.addEventListener('blur', showFocus, { signal: ending.signal });
  }
  buttons.set(heading, button);
  if (last?.hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true });
  return () => {
    buttons.delete(heading);
    heading[LAST] = { button, hadFocus: document.activeElement === button };
    button.blur();
    ending.abort();
    if (!isBeside) heading.prepend(...button.childNodes);
    button.remove();
  };
}

function hasNotInButton(node: Node): boolean {
  return (
    node instanceof Element && (node.matches(NOT_IN_BUTTON) || node.querySelector(NOT_IN_BUTTON) !== null)
  );
}

/** A movement of the focus from a heading's button. */
export type Move = 'previous' | 'next' | 'first' | 'last';

const MOVES: ReadonlyMap<string, Move> = new Map([
  ['ArrowUp', 'previous'],
  ['ArrowDown', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/**
 * The keyboard interaction of a heading's button (WAI-ARIA pattern Accordion).
 *
 * @returns the index of the heading that gets the focus; the ends are joined
 */
export function moveTarget(move: Move, from: number, count: number): number {
  const last = count - 1;
  return { previous: from > 0 ? from - 1 : last, next: from < last ? from + 1 : 0, first: 0, last }[move];
}

/** @returns undefined for other keys */
export function headingKey(event: Parameters<typeof isPress>[0]): Move | 'press' | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return isPress(event) ? 'press' : MOVES.get(event.key);
}
