/** Scrolls the page to an element, which comes to rest below a sticky header. */
import { prefersReducedMotion } from '../page/environment';
import { coveredTopPx } from './sticky-header';
import type { Easing } from './easing';
import { endWithVisitor, jumpTo } from './scroll-to';
import { startTween } from './tween';

/** Some headers only become sticky while the page scrolls, and then move into the window. */
const HEADER_MS = 600;

/** How to scroll. */
export interface ElementScroll {
  /** The distance from the top of the window in px, which site owners choose. A higher header replaces it. */
  readonly offsetPx: number;
  /** Ignored when reduced motion is preferred: the page jumps. */
  readonly durationMs: number;
  readonly easing: Easing;
}

/** @param signal stops the page where it is. It also stops as soon as the visitor scrolls. */
export function scrollToElement(
  element: Element,
  { offsetPx, durationMs, easing }: ElementScroll,
  signal: AbortSignal,
): void {
  const top = (): number => {
    const headerPx = coveredTopPx();
    const gap = headerPx > 0 ? Math.max(offsetPx, headerPx) : offsetPx;
    return element.getBoundingClientRect().top + window.scrollY - gap;
  };
  const until = endWithVisitor(signal);
  const from = window.scrollY;
  const moveMs = prefersReducedMotion() ? 0 : durationMs;
  startTween(
    {
      from: 0,
      to: 1,
      durationMs: moveMs,
      easing,
      onValue: (part) => jumpTo(from + (top() - from) * part),
      onEnd: () => follow(top, until),
    },
    until.signal,
  );
}

/** Keeps the element below the header until the header has its final height. */
function follow(top: () => number, until: AbortController): void {
  const onValue = (): void => {
    const topPx = top();
    if (Math.abs(topPx - window.scrollY) >= 1) jumpTo(topPx);
  };
  startTween(
    { from: 0, to: 1, durationMs: HEADER_MS, easing: linear, onValue, onEnd: () => until.abort() },
    until.signal,
  );
}

function linear(part: number): number {
  return part;
}
