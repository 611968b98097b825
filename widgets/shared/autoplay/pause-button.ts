/** The button that pauses an animation. WCAG 2.2.2 requires it for motion that lasts longer than five seconds. */
import { setText } from '../../../runtime/dom/text';
import { hideVisually } from '../../../runtime/page/announce';

/** The default position, between the arrows at the sides of a slider. */
const CENTER = 'position:absolute;top:0;left:50%;translate:-50%;';

/**
 * The line height alone makes the button 24 px high, the minimum of WCAG 2.5.8. System colors stay readable in every
 * theme and in forced colors mode.
 */
const VISIBLE =
  'padding:2px 8px;border:1px solid;background:Canvas;color:CanvasText;font:16px/1.5 sans-serif;z-index:20';

/**
 * Creates the button. It is visible only while it has focus, so the page keeps its look. Mouse users pause by hovering. Its
 * name is a label that becomes its text while it is visible, so that no hidden text is found or copied.
 *
 * @param onPress called on every press
 * @param position CSS declarations with a semicolon at the end; empty leaves the focused button in the text flow
 * @returns the button without a name; the caller inserts it where Tab should reach it
 */
export function createPauseButton(onPress: () => void, position = CENTER): HTMLButtonElement {
  const button = document.createElement('button');
  const { style } = button;
  const hide = (): void => {
    style.cssText = `${position}margin:0;padding:0;border:0`;
    hideVisually(button);
    setText(button, '');
  };
  button.type = 'button';
  button.className = 'atoll-pause';
  button.addEventListener('click', onPress);
  button.addEventListener('focus', () => {
    style.cssText = position + VISIBLE;
    setText(button, button.getAttribute('aria-label') ?? '');
  });
  button.addEventListener('blur', hide);
  hide();
  return button;
}

/** Names the button. */
export function namePauseButton(button: HTMLButtonElement, name: string): void {
  button.setAttribute('aria-label', name);
  if (button.textContent) setText(button, name);
}
