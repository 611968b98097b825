/** The price plan's record (goodlayers-panels, section 5): a radio group, and two steps. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** Each plan is `chosen` or `free`; the last part is the step. The focus is a plan's position. Runs in the page. */
function readPlans(root: Element): SeenState {
  const plans = [...root.querySelectorAll('[role="radio"]')];
  const parts = plans.map((plan) => {
    const isChecked = plan.getAttribute('aria-checked') === 'true';
    const isActive = plan.classList.contains('gdlr-core-active');
    const content = plan.querySelector('.gdlr-core-price-plan-content');
    // By its own style: in the second step all plans are hidden.
    const isOpen = content !== null && getComputedStyle(content).display !== 'none';
    if (isActive !== isChecked || isOpen !== isChecked)
      return `checked ${isChecked}, active ${isActive}, open ${isOpen}`;
    return isChecked ? 'chosen' : 'free';
  });
  const steps = ['options', 'forms'].filter((step) =>
    root.querySelector(`:scope > .gdlr-core-price-plan-${step}`)?.checkVisibility(),
  );
  return {
    parts: [...parts, steps.join()],
    focus: document.activeElement ? plans.indexOf(document.activeElement) : -1,
  };
}

const plans = (root: Locator): Locator => root.locator('[role="radio"]');

const withOnly = (before: SeenState, index: number): SeenState => ({
  parts: before.parts.map((part, at) => {
    if (at === before.parts.length - 1) return part;
    return at === index ? 'chosen' : 'free';
  }),
  focus: index,
});

const count = ({ parts }: SeenState): number => parts.length - 1;
const other = (before: SeenState): number => (before.parts.indexOf('chosen') + 1) % count(before);

const atStep = (before: SeenState, step: string, focus: number): SeenState => ({
  parts: [...before.parts.slice(0, -1), step],
  focus,
});

const key = (name: string, does: string, to: (from: number, count: number) => number): KeyRow => ({
  key: name,
  name: does,
  from: () => 0,
  after: (before) => withOnly(before, to(before.focus, count(before))),
});

const pressStep = (name: string, step: 'options' | 'forms'): KeyRow => ({
  key: name,
  name: step === 'forms' ? 'on the button goes on to the form' : 'on the way back leads to the plans',
  // The button for the next step is after the plans; the button back is alone.
  from: () => (step === 'forms' ? 1 : 0),
  after: (before) => atStep(before, step, step === 'forms' ? -1 : before.parts.indexOf('chosen')),
});

export const pricePlan: ConformanceRecord = {
  widget: 'price-plan',
  versions: ['1.8.7', '2.1.7'],
  readState: readPlans,
  stops: (root) =>
    root
      .locator('[role="radio"][tabindex="0"],.gdlr-core-step2,.gdlr-core-step1')
      .and(root.locator(':visible')),
  steps: [
    {
      name: 'a click on another plan',
      async act(root, before) {
        await plans(root).nth(other(before)).click();
        return true;
      },
      after: (before) => withOnly(before, other(before)),
    },
    {
      name: 'a click on the button',
      async act(root) {
        await root.locator('.gdlr-core-step2').click();
        return true;
      },
      after: (before) => atStep(before, 'forms', -1),
    },
    {
      name: 'a click on the button back',
      async act(root) {
        await root.locator('.gdlr-core-step1').and(root.locator(':visible')).click();
        return true;
      },
      after: (before) => atStep(before, 'options', -1),
    },
  ],
  keyboard: [
    key('ArrowDown', 'chooses the next plan', (from, all) => (from + 1) % all),
    key('ArrowRight', 'chooses the next plan', (from, all) => (from + 1) % all),
    key('ArrowUp', 'chooses the plan before', (from, all) => (from + all - 1) % all),
    key('ArrowLeft', 'chooses the plan before', (from, all) => (from + all - 1) % all),
    ...['Space', 'Escape', 'Control+ArrowDown'].map((name) => key(name, 'does nothing', (from) => from)),
    ...['Enter', 'Space'].flatMap((name) => [pressStep(name, 'forms'), pressStep(name, 'options')]),
  ],
  changes: [
    { what: /^\+style$/, because: 'goodlayers-panels, section 5: the chosen plan is open, inline' },
    { what: /^div\.wpcf7\b.* class$/, because: 'the contact form in it is another widget' },
  ],
  reveal: '.gdlr-core-price-plan-forms,.gdlr-core-price-plan-forms > div { display: block !important }',
  broken: '<div class="gdlr-core-price-plan-item"><p>Neither plans nor forms</p></div>',
};
