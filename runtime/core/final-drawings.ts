/** What takes more code than `final-values.ts` has. Only pages with such elements fetch it. */
import { drawRing } from './final-ring';
import { showTimeLeft } from './final-times';

/**
 * Shows the end of a circle, or the time of a countdown.
 *
 * @param ageMs how long the server's texts are on the page, in ms; 0 for texts that a widget has kept up to date
 */
export function drawFinal(element: HTMLElement, ageMs: number): void {
  if (element.matches('.gdlr-core-skill-circle')) drawRing(element);
  else showTimeLeft(element, ageMs);
}
