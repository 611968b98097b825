/**
 * Mounts the widgets that wait for an interaction after the visitor's first action on the page, so that a press does not
 * wait for mounting. Only widgets in the viewport, one in each task, and only while the page does not scroll.
 */
import { REST_MS } from './at-rest';
import type { LiveRecord } from './record';
import type { WhenVisited } from './visit';

/** The widgets that the warm-up looks after. */
export interface WarmUp {
  /** Looks after more widgets; only those that wait for an interaction. */
  readonly add: (records: readonly LiveRecord[]) => void;
}

/**
 * @param page the document
 * @param recordsOf returns the widgets of an element
 * @param onDue called for each widget to mount
 * @param enqueue runs a job in a short task
 * @param whenVisited see createVisit()
 */
export function createWarmUp(
  page: Document,
  recordsOf: (element: Element) => readonly LiveRecord[],
  onDue: (record: LiveRecord) => void,
  enqueue: (job: () => void) => void,
  whenVisited: WhenVisited,
): WarmUp {
  const inView = new Set<Element>();
  const waiting = new Set<LiveRecord>();
  let hasActed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching: AbortController | undefined;

  let observer: IntersectionObserver | undefined;
  const onIntersections: IntersectionObserverCallback = (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    restart();
  };

  const restart = (): void => {
    if (!hasActed || inView.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const element of inView)
        for (const record of recordsOf(element)) if (waiting.has(record)) enqueue(() => onDue(record));
    }, REST_MS);
  };

  /** Listens for scrolling after the first action, as long as a widget waits. */
  const watch = (): void => {
    if (watching || !hasActed || waiting.size === 0) return;
    watching = new AbortController();
    page.addEventListener('scroll', restart, { capture: true, passive: true, signal: watching.signal });
  };

  const onVisit = (): void => {
    hasActed = true;
    watch();
    restart();
  };

  const forget = (record: LiveRecord): void => {
    waiting.delete(record);
    if (recordsOf(record.element).some((other) => waiting.has(other))) return;
    observer?.unobserve(record.element);
    inView.delete(record.element);
    if (waiting.size > 0) return;
    watching?.abort();
    watching = undefined;
    clearTimeout(timer);
  };

  return {
    add(records) {
      for (const record of records) {
        if (record.state !== 'waiting' || record.definition.when !== 'interaction') continue;
        waiting.add(record);
        record.forget = () => forget(record);
        if (!observer) whenVisited(onVisit);
        observer ??= new IntersectionObserver(onIntersections);
        observer.observe(record.element);
        watch();
      }
    },
  };
}
