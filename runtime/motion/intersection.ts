/** Watches elements against the screen: one observer for each margin, however many elements there are. */

type Hear = (entry: IntersectionObserverEntry) => void;

interface Shared {
  readonly observer: IntersectionObserver;
  readonly hearers: Map<Element, Set<Hear>>;
}

/** The second one tells an element that only touches the edge from one that is past it. */
const THRESHOLDS = [0, 1e-6];

const byMargin = new Map<string, Shared>();

/**
 * @param rootMargin as IntersectionObserver has it
 * @param hear told once soon, and again at each crossing of the edge
 * @returns stops it; may be called twice
 */
export function watchIntersection(element: Element, rootMargin: string, hear: Hear): () => void {
  const { observer, hearers } = sharedFor(rootMargin);
  const here = hearers.get(element) ?? new Set();
  hearers.set(element, here.add(hear));
  // An observer reports of itself only when it is new to the element.
  if (here.size > 1) observer.unobserve(element);
  observer.observe(element);
  return () => {
    if (!here.delete(hear) || here.size > 0) return;
    hearers.delete(element);
    observer.unobserve(element);
    if (hearers.size > 0) return;
    observer.disconnect();
    byMargin.delete(rootMargin);
  };
}

function sharedFor(rootMargin: string): Shared {
  const there = byMargin.get(rootMargin);
  if (there) return there;
  const hearers: Shared['hearers'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) hearers.get(entry.target)?.forEach((hear) => hear(entry));
    },
    { rootMargin, threshold: THRESHOLDS },
  );
  const made = { observer, hearers };
  byMargin.set(rootMargin, made);
  return made;
}
