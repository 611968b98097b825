/** Gives the seconds the width of two digits, so that the layout does not shift (goodlayers-motion, section 2). */
import { contentBox, px } from '../../runtime/dom/measure';
import { setText } from '../../runtime/dom/text';

/** Measures when the page and its fonts have loaded. */
export function keepWidth(seconds: HTMLElement, signal: AbortSignal): void {
  const fit = (): void => {
    const shown = seconds.textContent;
    setText(seconds, '00');
    const style = getComputedStyle(seconds);
    // An inline element has no width in its computed style.
    const width = px(style.width) || contentBox(seconds, 'width', style);
    setText(seconds, shown ?? '');
    seconds.style.width = `${width}px`;
  };
  if (document.readyState === 'complete') fit();
  else window.addEventListener('load', fit, { once: true, signal });
}
