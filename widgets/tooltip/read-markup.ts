/** Reads the triggers of Essential Addons' tooltips (essential-addons, section 4.3). */
import type { WidgetContext } from '../../runtime/core/define';
import { reactWidget } from '../../runtime/react/mount';
import type { TooltipReading } from './attributes';
import { readTooltip } from './settings';
import { Tooltip } from './Tooltip';

let tooltips = 0;

function readTrigger(trigger: HTMLElement, { report }: WidgetContext): TooltipReading {
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

export const { mount } = reactWidget(
  (trigger, context) => ({
    props: {
      ...readTrigger(trigger, context),
      onError: (error: unknown) => context.report('tooltip_failed', error),
    },
  }),
  Tooltip,
);
