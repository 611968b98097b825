/**
 * Decides when a widget is due. One observer and one idle callback serve all widgets: one that waits off screen
 * costs nothing.
 */
import type { LiveRecord } from './record';

/** How far from the screen a `visible` widget is already due, in px. */
const NEAR_PX = 200;

/** The waiting list. A widget that becomes due for another reason may stay on it: it becomes due only once. */
export interface Schedule {
  /** Puts a widget on the list. */
  readonly wait: (record: LiveRecord) => void;
  /** Lets go of an element that has left the page. */
  readonly forget: (element: Element) => void;
}

/**
 * @param page the document whose window counts
 * @param at the widgets of an element
 * @param onDue called for each widget whose time has come, perhaps more than once
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
  // Safari has no idle callback; any moment after the current work is as good a guess.
  if (view && 'requestIdleCallback' in view) view.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
