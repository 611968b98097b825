/**
 * One layout for all elements of a kind: heights that must be undone before they can be measured are undone together,
 * measured together and set together, so that a page with fifty of them is laid out as often as a page with one.
 */
import { followScreen, type Job, type JobOwner, requestLayout, watchSizes } from './scroll';

/** Adds an element for as long as its owner lives; `sized` are the elements whose size matters to it. */
export type JoinPool = (element: HTMLElement, owner: JobOwner, sized: Iterable<Element>) => void;

/**
 * @param layout given all elements, in the order of the page, whenever sizes may have changed
 */
export function createLayoutPool(layout: (elements: readonly HTMLElement[]) => void): JoinPool {
  const owners = new Map<HTMLElement, JobOwner>();
  let ending: AbortController | undefined;

  const run = (): void => {
    const { scrollX, scrollY } = window;
    layout([...owners.keys()].toSorted(byPosition));
    // A page that is shorter while it is measured is scrolled back by the browser.
    if (window.scrollY !== scrollY) scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };

  const job: Job = ({ isNewLayout }) => (isNewLayout ? run : undefined);

  return (element, owner, sized) => {
    if (owner.signal.aborted) return;
    owners.set(element, owner);
    watchSizes(sized, job, owner.signal);
    owner.signal.addEventListener('abort', () => {
      owners.delete(element);
      // The others may be less high without it.
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
