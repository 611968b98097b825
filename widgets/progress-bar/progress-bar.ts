/**
 * Essential Addons' progress bars (essential-addons, section 11): a line, a ring, half a ring or Pro's box that is filled
 * once, when it is first visible, with a number that counts along. Kept: percentages are rounded up. Fixed: a ring is also
 * drawn if its number is switched off; moving stripes can be paused.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { restoreOnAbort, setAttributes } from '../../runtime/dom/restore';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { watchOnScreen } from '../../runtime/motion/intersection';
import { watchInterest } from '../../runtime/dom/interest';
import { createAutoplay } from '../shared/autoplay/autoplay';
import { startTween } from '../../runtime/motion/tween';
import { readSettings, wholeNumber } from '../../runtime/dom/settings';
import { eaHooks } from '../shared/essential-addons/ea-hooks';
import { translator } from '../../runtime/page/translate';
import { capCount, halfCircleDegrees, type Layout, LAYOUTS, ringAt } from './progress';
import { strings } from './widget.json';

const NAME = 'eael-progressbar';
const DEFAULT_DURATION_MS = 1500;
const CONTAINER = `.${NAME}-line-container,.${NAME}-circle-container,.${NAME}-box-container`;
const STRIPE_CLASSES = [`${NAME}-line-animate`, `${NAME}-line-animate-rtl`];

export const mount: WidgetModule['mount'] = (bar, context) => {
  const { config, signal, report } = context;
  const count = capCount(bar.getAttribute('data-count') ?? '');
  const { durationMs } = readSettings(
    bar,
    { durationMs: wholeNumber('data-duration', DEFAULT_DURATION_MS) },
    report,
  );
  const title = (bar.closest(CONTAINER) ?? bar).querySelector(`.${NAME}-title`)?.textContent?.trim();
  setAttributes(
    bar,
    {
      role: 'progressbar',
      'aria-label': title || translator(config.strings)(strings['progress-bar.label']),
      'aria-valuemin': '0',
      'aria-valuemax': '100',
      'aria-valuenow': String(count),
    },
    signal,
  );
  const styled = `${[...FILLED.values()].join()},.${NAME}-circle-pie`;
  restoreOnAbort(bar.querySelectorAll(styled), { attributes: ['style'] }, signal);
  pauseStripes(bar, context);

  const layout = LAYOUTS.get(bar.getAttribute('data-layout') ?? '');
  const isReducedMotion = prefersReducedMotion();
  const fill = (): void => {
    fillByStyle(bar, layout, count, isReducedMotion);
    notifyStart(bar, count);
    const show = showCount(bar, layout, signal);
    if (isReducedMotion) return show(count);
    startTween(
      { from: 0, to: count, durationMs, easing: (p) => p, onValue: show, onEnd: () => undefined },
      signal,
    );
  };
  if (isReducedMotion) return fill();
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  watchOnScreen(
    bar,
    (isSeen) => {
      if (!isSeen) return;
      waiting.abort();
      fill();
    },
    waiting.signal,
  );
};

/** The part that the stylesheet animates with a transition, by layout. */
const FILLED: ReadonlyMap<Layout, string> = new Map([
  ['line', `.${NAME}-line-fill`],
  ['half_circle', `.${NAME}-circle-half`],
  ['box', `.${NAME}-box-fill`],
]);

function fillByStyle(bar: HTMLElement, layout: Layout | undefined, count: number, isAtOnce: boolean): void {
  const part = bar.querySelector<HTMLElement>((layout && FILLED.get(layout)) ?? 'none');
  if (!part) return;
  if (isAtOnce) part.style.transition = 'none';
  if (layout === 'line') part.style.width = `${count}%`;
  else if (layout === 'box') part.style.height = `${count}%`;
  else part.style.transform = `rotate(${halfCircleDegrees(count)}deg)`;
}

/** Runs the original's hook for the start, for the page's scripts (essential-addons, section 1.6). */
function notifyStart(bar: HTMLElement, count: number): void {
  const { jQuery } = window as unknown as { readonly jQuery?: (element: HTMLElement) => unknown };
  const layout = bar.getAttribute('data-layout') ?? '';
  eaHooks().doAction('progressBar.initValue', jQuery?.(bar) ?? bar, layout, count);
}

/** @returns a function that shows a value: updates the number and, for a ring, its drawn part */
function showCount(
  bar: HTMLElement,
  layout: Layout | undefined,
  signal: AbortSignal,
): (count: number) => void {
  const number = bar.querySelector(`.${NAME}-count`)?.firstChild;
  const text = number instanceof Text ? number : undefined;
  const served = text?.data ?? '';
  signal.addEventListener('abort', () => text && (text.data = served));
  const isRing = layout === 'circle';
  const [pie, left, right] = ['pie', 'half-left', 'half-right'].map((part) =>
    isRing ? bar.querySelector<HTMLElement>(`.${NAME}-circle-${part}`) : null,
  );
  return (count) => {
    if (text) text.data = String(Math.ceil(count));
    const { degrees, isPastHalf } = ringAt(count);
    if (left) left.style.transform = `rotate(${degrees}deg)`;
    if (pie && isPastHalf) pie.style.clipPath = 'inset(0)';
    if (right && isPastHalf) right.style.visibility = 'visible';
  };
}

/** Makes endlessly moving stripes pausable. */
function pauseStripes(bar: HTMLElement, { config, signal }: WidgetContext): void {
  const classes = STRIPE_CLASSES.filter((name) => bar.classList.contains(name));
  if (classes.length === 0) return;
  const setMoving = (isMoving: boolean): void =>
    classes.forEach((name) => bar.classList.toggle(name, isMoving));
  signal.addEventListener('abort', () => setMoving(true));
  if (prefersReducedMotion()) return setMoving(false);
  const { button } = createAutoplay({
    buttonPosition: '',
    config,
    signal,
    watchVisible: (onChange) => watchOnScreen(bar, onChange, signal),
    watchInterest: (onChange) => watchInterest(bar, onChange, signal),
    onChange: setMoving,
  });
  // After the bar, because the children of a progressbar are presentational.
  bar.after(button);
  // The button is outside the bar, so show what it pauses.
  button.addEventListener('focus', () => (bar.style.outline = '2px dotted'));
  button.addEventListener('blur', () => (bar.style.outline = ''));
  signal.addEventListener('abort', () => (bar.style.outline = ''));
}
