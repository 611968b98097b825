/**
 * Reads the triggers of Essential Addons' tooltips (essential-addons, section 4.3), and prepares them: a prepared trigger
 * records what the visitor does, so that the first hover, focus, touch or press already opens the tooltip.
 */
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes, rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { TRIGGER_CLASSES, type TooltipReading, triggerAttributes } from './attributes';
import { recordInterest } from './interest-before-mount';
import { readTooltip } from './settings';
import type { TooltipView } from './tooltip-machine';

let tooltips = 0;

/** A trigger that is prepared, but not mounted. */
interface Prepared {
  /** Preparing removes the title, so it is read only once. */
  readonly reading: TooltipReading;
  readonly endRecording: () => TooltipView;
}

const prepared = new WeakMap<HTMLElement, Prepared>();

export function readTrigger(trigger: HTMLElement, { report }: Pick<WidgetContext, 'report'>): TooltipReading {
  const before = prepared.get(trigger)?.reading;
  if (before) return before;
  return {
    trigger,
    // Later releases print both attributes.
    html: trigger.getAttribute('data-content') ?? trigger.title,
    settings: readTooltip(trigger, report),
    bubbleId: `tooltipster-${(tooltips += 1)}`,
    describedBy: trigger.getAttribute('aria-describedby'),
    isListItem: trigger.tagName === 'LI',
  };
}

/** Ends the recording. @returns the recorded state; undefined for a trigger that is not prepared */
export function takeInterest(trigger: HTMLElement): TooltipView | undefined {
  return prepared.get(trigger)?.endRecording();
}

export const prepare: PrepareModule['prepare'] = (trigger, context) => {
  const reading = readTrigger(trigger, context);
  const restoreClasses = rememberClasses(trigger, Object.keys(TRIGGER_CLASSES));
  const restore = prepareAttributes([
    [trigger, triggerAttributes(reading, { isOpen: false, hasBubble: false })],
  ]);
  writeClasses(trigger, TRIGGER_CLASSES);
  prepared.set(trigger, { reading, endRecording: recordInterest(reading, context.signal) });
  return () => {
    prepared.delete(trigger);
    restore();
    restoreClasses();
  };
};
