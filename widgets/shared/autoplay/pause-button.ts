/** The button that pauses an animation. WCAG 2.2.2 requires it for motion that lasts longer than five seconds. */
import { hideVisually } from '../../../runtime/page/announce';

/** Positions of the focused button, as CSS. Sliders have their arrows at the sides, so their button is in the center. */
const POSITIONS = {
  center: 'position:absolute;top:0;left:50%;transform:translateX(-50%)',
  corner: 'position:absolute;top:8px;inset-inline-start:8px',
};

export type ButtonPosition = keyof typeof POSITIONS;

/** System colors, which stay readable in every theme and in forced colors mode. */
const VISIBLE =
  'width:auto;height:auto;min-width:24px;min-height:24px;overflow:visible;clip-path:none;padding:2px 8px;' +
  'border:1px solid;background:Canvas;color:CanvasText;font:16px/1.5 sans-serif;z-index:20;';

/**
 * Creates the button. It is visible only while it has focus, so the page keeps its look. Mouse users pause by hovering.
 *
 * @param onPress called on every press
 * @param position where the focused button is; without it, the button is in the text flow
 * @returns the button without a label; the caller inserts it where Tab should reach it
 */
export function createPauseButton(onPress: () => void, position?: ButtonPosition): HTMLButtonElement {
  const button = document.createElement('button');
  const { style } = button;
  const hide = (): void => {
    // In the corner of its container: below the content it could make the page longer.
    style.cssText = `margin:0;border:0;padding:0${position ? ';top:0;inset-inline-start:0' : ''}`;
    hideVisually(button);
  };
  button.type = 'button';
  button.className = 'atoll-pause';
  button.addEventListener('click', onPress);
  button.addEventListener('focus', () => (style.cssText = VISIBLE + (position ? POSITIONS[position] : '')));
  button.addEventListener('blur', hide);
  hide();
  return button;
}
