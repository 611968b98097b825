/**
 * Lays out all elements of a kind together: it resets their heights, measures them, and sets them, each step for all
 * elements. A page with fifty of them is laid out as often as a page with one.
 */
import { followScreen, type Job, type JobOwner, requestLayout, watchSizes } from './scroll';

/** Two sizes that differ by less are equal, in px: browsers round sizes to 1/64 px. */
const TOLERANCE_PX = 0.02;

/** Adds an element until its owner's signal aborts. A new size of one of the `sized` elements causes a new layout. */
export type JoinPool = (element: HTMLElement, owner: JobOwner, sized: Iterable<Element>) => void;

/**
 * @param layout called with all elements, in the order of the page, when sizes may have changed
 */
export function createLayoutPool(layout: (elements: readonly HTMLElement[]) => void): JoinPool {
  const owners = new Map<HTMLElement, JobOwner>();
  const watched = new Map<HTMLElement, readonly Element[]>();
  /** The sizes that the last layout has led to. */
  let results = new WeakMap<Element, DOMRectReadOnly>();
  let ending: AbortController | undefined;

  const run = (): void => {
    const { scrollX, scrollY } = window;
    layout([...owners.keys()].toSorted(byPosition));
    // The page is shorter while it is measured, and the browser may have scrolled it.
    if (window.scrollY !== scrollY) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    results = new WeakMap();
    for (const element of [...watched.values()].flat()) results.set(element, element.getBoundingClientRect());
  };

  // The observer reports the sizes that the layout has set. Without this check, each layout would be done twice.
  const isResult = ({ target, borderBoxSize: [size] }: ResizeObserverEntry): boolean => {
    const result = results.get(target);
    return (
      result !== undefined &&
      size !== undefined &&
      Math.abs(size.inlineSize - result.width) < TOLERANCE_PX &&
      Math.abs(size.blockSize - result.height) < TOLERANCE_PX
    );
  };

  const job: Job = ({ isNewLayout }) => (isNewLayout ? run : undefined);

  return (element, owner, sized) => {
    if (owner.signal.aborted) return;
    owners.set(element, owner);
    watched.set(element, [...sized]);
    watchSizes(sized, job, owner.signal, isResult);
    owner.signal.addEventListener('abort', () => {
      owners.delete(element);
      watched.delete(element);
      // The other elements may get a smaller height without it.
      if (owners.size > 0) return requestLayout(job);
      ending?.abort();
      ending = undefined;
    });
    if (ending) return requestLayout(job);
    ending = new AbortController();
    const { signal } = ending;
    followScreen(job, { signal, fail: (error) => owners.forEach(({ fail }) => fail(error)) });
  };
}

function byPosition(a: Node, b: Node): number {
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
