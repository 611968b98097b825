/**
 * Decides when a widget is due. All widgets share one observer and one idle callback, so a widget that waits off screen
 * costs nothing.
 */
import { pageGlobal } from '../page/page-global';
import { REST_MS } from './at-rest';
import type { LiveRecord } from './record';
import type { WhenVisited } from './visit';

/** The distance from the viewport at which a `visible` widget is due. */
const NEAR = '200px';

/** The waiting list. A widget that is mounted for another reason may stay on it, because it can be due only once. */
export interface Schedule {
  /** Adds a widget to the list. */
  readonly wait: (record: LiveRecord) => void;
  /** Removes a widget that has ended. Without waiting widgets, no idle callback is left. */
  readonly forget: (record: LiveRecord) => void;
}

/**
 * @param page the document; idle callbacks are requested from its window
 * @param recordsOf returns the widgets of an element
 * @param onDue called for each widget that is due; it may be called several times for a widget
 * @param onPrepare called in an idle period after widgets that can be prepared, or that draw late, were added
 * @param whenUsed see createVisit()
 * @param whenVisited as `whenUsed`, or when the page scrolls
 */
export function createSchedule(
  page: Document,
  recordsOf: (element: Element) => readonly LiveRecord[],
  onDue: (record: LiveRecord) => void,
  onPrepare: () => void,
  whenUsed: WhenVisited,
  whenVisited: WhenVisited,
): Schedule {
  const idle = new Set<LiveRecord>();
  /** Widgets that are mounted at rest; whether each is near the viewport. */
  const atRest = new Map<LiveRecord, boolean>();
  let cancelIdle: (() => void) | undefined;
  let scrolling: ReturnType<typeof setTimeout> | undefined;

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        for (const record of recordsOf(target)) {
          if (atRest.has(record)) atRest.set(record, isIntersecting);
          else if (isIntersecting && record.definition.when === 'visible') {
            near.unobserve(target);
            onDue(record);
          }
        }
      if (!scrolling) onRest();
    },
    { rootMargin: NEAR },
  );

  const onScroll = (): void => {
    clearTimeout(scrolling);
    scrolling = setTimeout(onRest, REST_MS);
  };

  const onRest = (): void => {
    scrolling = undefined;
    atRest.forEach((isNear, record) => {
      if (!isNear) return;
      leave(record);
      onDue(record);
    });
  };

  const leave = (record: LiveRecord): void => {
    near.unobserve(record.element);
    if (atRest.delete(record) && !atRest.size) page.removeEventListener('scroll', onScroll, true);
  };

  const waitForIdle = (record: LiveRecord): void => {
    if (idle.size === 0) cancelIdle = whenIdle(onIdle);
    idle.add(record);
  };

  const onIdle = (): void => {
    onPrepare();
    idle.forEach((record) => isIdle(record, page) && onDue(record));
    idle.clear();
  };

  return {
    wait(record) {
      const { when, prepare, fetch } = record.definition;
      if (when === 'load') onDue(record);
      if (when === 'visit') whenVisited(() => onDue(record));
      if (when === 'at-rest') {
        atRest.set(record, false);
        // The same listener is added once, for all of them.
        page.addEventListener('scroll', onScroll, true);
      }
      // What draws late is printed earlier. The engine fetches the code for that in an idle period.
      const drawsLate = when === 'visible' || when === 'at-rest';
      if (drawsLate) near.observe(record.element);
      if (fetch) whenUsed(onPrepare);
      if (drawsLate || (!fetch && (prepare || isIdle(record, page)))) waitForIdle(record);
    },
    forget(record) {
      leave(record);
      if (idle.delete(record) && !idle.size) cancelIdle?.();
    },
  };
}

function isIdle({ definition: { when, idleWith } }: LiveRecord, page: Document): boolean {
  return when === 'idle' || (idleWith !== undefined && page.querySelector(idleWith) !== null);
}

/** Calls `task` in the next idle period. @returns cancels the call */
function whenIdle(task: () => void): () => void {
  // Safari has no `requestIdleCallback`, so a short timeout replaces it.
  const canIdle = pageGlobal('requestIdleCallback');
  const handle = (canIdle ? requestIdleCallback(task, { timeout: 2000 }) : setTimeout(task, 200)) as number;
  return () => (canIdle ? cancelIdleCallback : clearTimeout)(handle);
}
