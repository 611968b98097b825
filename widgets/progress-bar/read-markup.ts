/** Reads Essential Addons' progress bars (essential-addons, section 11). */
import type { WidgetContext } from '../../runtime/core/define';
import { leadingNumber } from '../../runtime/dom/leading-number';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { translator } from '../../runtime/page/translate';
import type { ProgressBarReading, RingReading } from './attributes';
import { capCount, type Layout, LAYOUTS } from './progress';
import { strings } from './widget.json';

const NAME = 'eael-progressbar';
const DEFAULT_DURATION_MS = 1500;
const CONTAINER = `.${NAME}-line-container,.${NAME}-circle-container,.${NAME}-box-container`;
const STRIPE_CLASSES = [`${NAME}-line-animate`, `${NAME}-line-animate-rtl`];

/** The part that the stylesheet fills with a transition, by layout. */
const FILL: ReadonlyMap<Layout, string> = new Map([
  ['line', 'line-fill'],
  ['half_circle', 'circle-half'],
  ['box', 'box-fill'],
]);

export function readProgressBar(
  bar: HTMLElement,
  { config, report }: Pick<WidgetContext, 'config' | 'report'>,
): ProgressBarReading {
  const servedLayout = bar.getAttribute('data-layout') ?? '';
  const layout = LAYOUTS.get(servedLayout);
  const settings = { durationMs: wholeNumber('data-duration', DEFAULT_DURATION_MS) };
  const title = (bar.closest(CONTAINER) ?? bar).querySelector(`.${NAME}-title`)?.textContent?.trim();
  const value = bar.getAttribute('data-count')?.trim() ?? '';
  const fill = layout && FILL.get(layout);
  return {
    bar,
    layout,
    servedLayout,
    count: capCount(value),
    written: value !== '' && leadingNumber(value) === undefined ? value : undefined,
    ...readSettings(bar, settings, report),
    label: title || translator(config.strings)(strings['progress-bar.label']),
    fill: fill === undefined ? undefined : partOf(bar, fill),
    number: partOf(bar, 'count'),
    ring: layout === 'circle' ? readRing(bar) : undefined,
    stripes: STRIPE_CLASSES.filter((name) => bar.classList.contains(name)),
  };
}

function readRing(bar: HTMLElement): RingReading {
  return {
    pie: partOf(bar, 'circle-pie'),
    left: partOf(bar, 'circle-half-left'),
    right: partOf(bar, 'circle-half-right'),
  };
}

function partOf(bar: HTMLElement, name: string): HTMLElement | undefined {
  return bar.querySelector<HTMLElement>(`.${NAME}-${name}`) ?? undefined;
}
