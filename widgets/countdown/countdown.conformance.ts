/**
 * The countdowns' records (goodlayers-motion, section 2; essential-addons, section 2). They depend on the clock
 * alone: goodlayers.test.ts, essential-addons.test.ts and countdown.browser.test.ts test what they show and what they
 * do at the end.
 */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readTimer(root: Element): SeenState {
  const timer = root.closest('[role="timer"]') ?? root.querySelector('[role="timer"]');
  return { parts: [`${timer?.getAttribute('role')} ${timer?.getAttribute('aria-live')}`], focus: -1 };
}

const CLOCK = 'the clock moves on, and a number may be wider than another';

const common: Pick<
  ConformanceRecord,
  'readState' | 'stops' | 'steps' | 'keyboard' | 'moves' | 'layoutShift' | 'repaints' | 'showsGarbage'
> = {
  readState: readTimer,
  stops: (root) => root.locator('nothing'),
  steps: [],
  keyboard: [],
  moves: [{ what: /./, because: CLOCK }],
  layoutShift: 0.0005,
  repaints: () => true,
  // No attribute value is shown, but a second may have passed.
  showsGarbage: () => true,
};

export const countdown: ConformanceRecord = {
  ...common,
  widget: 'countdown',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  changes: [
    { what: /^\+style$/, because: 'goodlayers-motion, section 2: the seconds have the width of two digits' },
  ],
  broken: '<div class="gdlr-core-countdown-wrap gdlr-core-js"><span class="gdlr-core-day">soon</span></div>',
};

export const eaelCountdown: ConformanceRecord = {
  ...common,
  widget: 'eael-countdown',
  versions: ['4.7.0', '4.9.1', '5.0.8', '6.6.9'],
  broken: '<div class="eael-countdown-wrapper"><ul class="eael-countdown-items"><li>No date</li></ul></div>',
};
