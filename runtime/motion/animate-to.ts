/** Animates an element to another place and size, for bars and lines that follow something. */
import { prefersReducedMotion } from '../page/environment';
import { cssEasing, type Easing } from './easing';

/** Inline styles in px, by name. */
export type Place = Readonly<Partial<Record<'left' | 'top' | 'width' | 'height', string>>>;

const running = new WeakMap<HTMLElement, Animation>();

/**
 * @param to the inline style that it ends with; set at once, the movement only leads there
 * @param durationMs 0 for a jump, which is also what a visitor who wants less motion gets
 */
export function animateTo(element: HTMLElement, to: Place, durationMs: number, easing: Easing): void {
  const style = getComputedStyle(element);
  const from = Object.fromEntries(Object.keys(to).map((name) => [name, style.getPropertyValue(name)]));
  endAnimateTo(element);
  Object.assign(element.style, to);
  if (durationMs === 0 || prefersReducedMotion() || !('animate' in element)) return;
  running.set(element, element.animate([from, to], { duration: durationMs, easing: cssEasing(easing) }));
}

/** Ends a movement where it leads. */
export function endAnimateTo(element: HTMLElement): void {
  running.get(element)?.cancel();
  running.delete(element);
}
