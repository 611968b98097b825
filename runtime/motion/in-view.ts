/**
 * Tells when an element comes into view: "in view" as the originals mean it, its top edge above a line at a given
 * share of the screen's height (goodlayers-platform, section 0).
 */
import { watchIntersection } from './intersection';

/** Further than any page is long, in px. */
const FAR_PX = 1e7;

/**
 * @param element to watch
 * @param share of the screen's height, from the top: 1 is the bottom edge
 * @param onView called once, later, with `wasThere` true when the element was in view from the start
 * @param signal stops watching
 */
export function whenInView(
  element: Element,
  share: number,
  onView: (wasThere: boolean) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let isFirst = true;
  const stop = watchIntersection(element, viewMargin(share), (entry) => {
    const wasThere = isFirst;
    isFirst = false;
    if (!isPastLine(entry)) return;
    stop();
    onView(wasThere);
  });
  signal.addEventListener('abort', stop);
}

/** @returns the observer's margin for a line. Only the line counts: what was scrolled past, or lies aside, is in view */
export function viewMargin(share: number): string {
  return `${FAR_PX}px ${FAR_PX}px ${(share - 1) * 100}% ${FAR_PX}px`;
}

/** @returns true above the line. An observer counts what touches it too: a section right below a full screen */
export function isPastLine({
  isIntersecting,
  boundingClientRect: box,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  return isIntersecting && (!rootBounds || box.top < rootBounds.bottom || box.height === 0);
}
