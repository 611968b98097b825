/** Moves and resizes a bar or line that marks another element. */
import { animate } from './animate';
import type { Easing } from './easing';

/** Inline styles in px, by name. */
export type Place = Readonly<Partial<Record<'left' | 'top' | 'width' | 'height', string>>>;

/**
 * Animates an element from its current place to another one. The inline styles are those of the new place at once.
 *
 * @param durationMs 0 to jump
 */
export function animateTo(element: HTMLElement, to: Place, durationMs: number, easing: Easing): void {
  const style = getComputedStyle(element);
  const from = Object.fromEntries(Object.keys(to).map((name) => [name, style.getPropertyValue(name)]));
  Object.assign(element.style, to);
  void animate(element, [from, to], { channel: 'place', durationMs, easing });
}
