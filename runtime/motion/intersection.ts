/**
 * Watches whether elements are on the screen, near it, or above a line of it. Elements with the same margin share one
 * observer.
 */
import { isPageHidden, onVisibilityChange } from '../page/environment';

/** How far from the screen an element counts as near, in px. */
const NEAR_PX = 200;

/** Longer than any page, in px. */
const FAR_PX = 1e7;

/** The second threshold distinguishes an element that only touches the edge from an element that has crossed it. */
const THRESHOLDS = [0, 1e-6];

type Listener = (entry: IntersectionObserverEntry) => void;

interface SharedObserver {
  readonly observer: IntersectionObserver;
  readonly listeners: Map<Element, Set<Listener>>;
}

const byMargin = new Map<string, SharedObserver>();

/**
 * Watches an element until it is in view as the originals define it: its top edge is above a line at a share of the
 * screen's height (goodlayers-platform, section 0).
 *
 * @param share of the screen's height, from the top: 1 is the bottom edge
 * @param onView called once, asynchronously; `wasInView` is true if the element was in view from the start
 */
export function whenInView(
  element: Element,
  share: number,
  onView: (wasInView: boolean) => void,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  let isFirst = true;
  // Elements above the screen or beside it are in view too.
  const margin = `${FAR_PX}px ${FAR_PX}px ${(share - 1) * 100}% ${FAR_PX}px`;
  const stop = watchIntersection(element, margin, (entry) => {
    const wasInView = isFirst;
    isFirst = false;
    if (!isAboveLine(entry)) return;
    stop();
    onView(wasInView);
  });
  signal.addEventListener('abort', stop);
}

/**
 * Watches whether a visitor can see an element: it is on the screen, and the page is not hidden.
 *
 * @param onChange called asynchronously with the first result, and on every change
 */
export function watchOnScreen(
  element: Element,
  onChange: (isVisible: boolean) => void,
  signal: AbortSignal,
): void {
  let isOnScreen: boolean | undefined;
  const report = whenChanged(onChange);
  const update = (): void => {
    if (isOnScreen !== undefined) report(isOnScreen && !isPageHidden());
  };
  const stop = watchIntersection(element, '0px', ({ isIntersecting }) => {
    isOnScreen = isIntersecting;
    update();
  });
  onVisibilityChange(update, signal);
  signal.addEventListener('abort', stop);
}

/**
 * Watches whether an element is on the screen or near it, so that expensive work can pause while it is not.
 *
 * @param onChange called asynchronously with the first result, and on every change
 */
export function whileNear(element: Element, onChange: (isNear: boolean) => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const report = whenChanged(onChange);
  const stop = watchIntersection(element, `${NEAR_PX}px`, ({ isIntersecting }) => report(isIntersecting));
  signal.addEventListener('abort', stop);
}

/**
 * Watches an element against the screen.
 *
 * @param rootMargin as for `IntersectionObserver`
 * @param listener called asynchronously, and on every crossing of the edge
 * @returns a function that stops watching; may be called twice
 */
export function watchIntersection(element: Element, rootMargin: string, listener: Listener): () => void {
  const { observer, listeners } = observerFor(rootMargin);
  const ownListeners = listeners.get(element) ?? new Set();
  listeners.set(element, ownListeners.add(listener));
  // An observer reports the current state only when it starts to observe an element.
  if (ownListeners.size > 1) observer.unobserve(element);
  observer.observe(element);
  return () => {
    if (!ownListeners.delete(listener) || ownListeners.size > 0) return;
    listeners.delete(element);
    observer.unobserve(element);
    if (listeners.size > 0) return;
    observer.disconnect();
    byMargin.delete(rootMargin);
  };
}

function observerFor(rootMargin: string): SharedObserver {
  const existing = byMargin.get(rootMargin);
  if (existing) return existing;
  const listeners: SharedObserver['listeners'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.forEach((listener) => listener(entry));
    },
    { rootMargin, threshold: THRESHOLDS },
  );
  const created = { observer, listeners };
  byMargin.set(rootMargin, created);
  return created;
}

/** An observer also reports elements that only touch the line, such as a section right below a full screen. */
function isAboveLine({
  isIntersecting,
  boundingClientRect: box,
  rootBounds,
}: IntersectionObserverEntry): boolean {
  return isIntersecting && (!rootBounds || box.top < rootBounds.bottom || box.height === 0);
}

function whenChanged(onChange: (value: boolean) => void): (value: boolean) => void {
  let last: boolean | undefined;
  return (value) => {
    if (value === last) return;
    last = value;
    onChange(value);
  };
}
