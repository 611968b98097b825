/**
 * Decides when a widget is due. All widgets share one observer and one idle callback, so a widget that waits off screen
 * costs nothing.
 */
import type { LiveRecord } from './record';

/** The distance from the viewport at which a `visible` widget is due, in px. */
const NEAR_PX = 200;

/** The waiting list. A widget that is mounted for another reason may stay on it, because it can be due only once. */
export interface Schedule {
  /** Adds a widget to the list. */
  readonly wait: (record: LiveRecord) => void;
  /** Removes an element that is no longer on the page. */
  readonly forget: (element: Element) => void;
}

/**
 * @param page the document; idle callbacks are requested from its window
 * @param recordsOf returns the widgets of an element
 * @param onDue called for each widget that is due; it may be called several times for a widget
 */
export function createSchedule(
  page: Document,
  recordsOf: (element: Element) => readonly LiveRecord[],
  onDue: (record: LiveRecord) => void,
): Schedule {
  let idle: LiveRecord[] = [];

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        recordsOf(target).forEach((record) => record.definition.when === 'visible' && onDue(record));
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );

  const onIdle = (): void => {
    idle.forEach(onDue);
    idle = [];
  };

  return {
    wait(record) {
      const { when } = record.definition;
      if (when === 'load') onDue(record);
      if (when === 'visible') near.observe(record.element);
      if (when === 'idle' && idle.push(record) === 1) whenIdle(page.defaultView, onIdle);
    },
    forget: (element) => near.unobserve(element),
  };
}

function whenIdle(view: Window | null, task: () => void): void {
  // Safari has no `requestIdleCallback`, so a short timeout replaces it.
  if (view && 'requestIdleCallback' in view) view.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
