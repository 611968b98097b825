/** The record of the tooltips (essential-addons, section 4; WAI-ARIA pattern Tooltip). */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readTooltip(root: Element): SeenState {
  const bubble = document.querySelector('[role="tooltip"]:not(.tooltipster-dying)');
  const isNamed = root.getAttribute('aria-describedby') === (bubble?.id ?? null);
  return {
    parts: [bubble?.textContent ?? 'closed', isNamed ? 'described' : 'not described'],
    focus: root === document.activeElement ? 0 : -1,
  };
}

const closed = (before: SeenState): SeenState => ({ ...before, parts: ['closed', 'described'] });
const opened = (before: SeenState): SeenState => ({
  ...before,
  parts: ['Monday and Wednesday, 18:00 to 20:00', 'described'],
});

export const tooltip: ConformanceRecord = {
  widget: 'tooltip',
  root: '.tooltipstered',
  versions: ['4.9.1', '6.6.9'],
  readState: readTooltip,
  stops: (root) => root,
  steps: [],
  // axe reports the bubble, which is outside the landmarks, where the original puts it.
  engineSteps: (
    [
      ['a click opens it', opened],
      ['a click closes it', closed],
    ] as const
  ).map(([name, after]) => ({
    name,
    async act(root) {
      if ((await root.getAttribute('data-trigger')) !== 'click') return false;
      await root.click();
      return true;
    },
    after,
  })),
  taps: [
    {
      name: 'a short tap does not open what a hover opens',
      async act(root) {
        if ((await root.getAttribute('data-trigger')) === 'click') return false;
        await root.click();
        return true;
      },
      after: closed,
    },
  ],
  keyboard: [
    {
      key: 'Escape',
      name: 'closes it',
      from: () => 0,
      after: closed,
    },
  ],
  settle: async (root) => {
    // Not by frames, which the run pauses.
    await root.page().waitForFunction(
      () => {
        const bubble = document.querySelector('[role="tooltip"]');
        return !bubble?.classList.contains('tooltipster-initial');
      },
      null,
      { polling: 10 },
    );
  },
  changes: [
    { what: /title$/, because: 'essential-addons, section 4.4: the browser shows no title' },
    { what: /class$/, because: 'essential-addons, section 4.4: `tooltipstered`' },
  ],
  broken: '',
};
