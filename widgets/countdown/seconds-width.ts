/** Gives the seconds the width of two digits, so that the layout does not shift (goodlayers-motion, section 2). */

import { setText } from './set-text';

/** Measures when the page and its fonts have loaded. */
export function keepWidth(seconds: HTMLElement, signal: AbortSignal): void {
  const fit = (): void => {
    const shown = seconds.textContent;
    setText(seconds, '00');
    const style = getComputedStyle(seconds);
    // The computed width of an inline element is `auto`.
    const width = Number.parseFloat(style.width) || contentWidth(seconds, style);
    setText(seconds, shown ?? '');
    seconds.style.width = `${width}px`;
  };
  if (document.readyState === 'complete') fit();
  else window.addEventListener('load', fit, { once: true, signal });
}

function contentWidth(element: HTMLElement, style: CSSStyleDeclaration): number {
  const edges = [style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth];
  return edges.reduce((width, edge) => width - (Number.parseFloat(edge) || 0), element.offsetWidth);
}
