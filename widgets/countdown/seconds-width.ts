/** Gives the seconds the width of two digits, so that the row does not jump (goodlayers-motion, section 2). */

import { setText } from './set-text';

/** Once the page has loaded: its fonts are there by then. */
export function keepWidth(seconds: HTMLElement, signal: AbortSignal): void {
  const fit = (): void => {
    const shown = seconds.textContent;
    setText(seconds, '00');
    const style = getComputedStyle(seconds);
    // An element in a line has no width of its own.
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
