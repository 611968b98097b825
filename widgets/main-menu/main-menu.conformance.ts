/** The record of the menus in a theme's header (goodlayers-theme, section 1). */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

const STOPS = ':scope > li > :is(a, [data-atoll-toggle])';

/** Runs in the page. */
function readMenu(root: Element): SeenState {
  const stops = [...root.querySelectorAll(':scope > li > :is(a, [data-atoll-toggle])')];
  const toggles = [...root.querySelectorAll('[aria-expanded]')];
  return {
    parts: toggles.map((toggle) => (toggle.getAttribute('aria-expanded') === 'true' ? 'open' : 'closed')),
    focus: document.activeElement ? stops.indexOf(document.activeElement) : -1,
  };
}

/** The last list is open, or none. Each of these menus ends with an item that has a list. */
const withLast = ({ parts, focus }: SeenState, last: string): SeenState => ({
  parts: parts.map((_, index) => (index === parts.length - 1 ? last : 'closed')),
  focus,
});
const isLastOpen = ({ parts }: SeenState): boolean => parts.at(-1) === 'open';

export const mainMenu: ConformanceRecord = {
  widget: 'main-menu',
  versions: ['3.1.3', '3.2.9'],
  readState: readMenu,
  stops: (root) => root.locator(STOPS),
  steps: [
    {
      name: 'the pointer enters',
      async act(root, _before, page) {
        await page.mouse.move(0, 0);
        await root.locator(':scope > li > a').last().hover();
        return true;
      },
      after: (before) => withLast(before, 'open'),
    },
    {
      name: 'the pointer leaves',
      async act(_root, _before, page) {
        await page.mouse.move(0, 0);
        // After 400 ms, on the browser's clock.
        await page.waitForFunction(() => !document.querySelector('[aria-expanded=true]'), undefined, {
          polling: 20,
        });
        return true;
      },
      after: (before) => withLast(before, 'closed'),
    },
  ],
  taps: ['open', 'closed'].map((next) => ({
    name: `a tap on the button: ${next}`,
    async act(root) {
      // The button of a vertical menu is not on a narrow screen. Themes show their mobile menu there.
      if ((await root.getAttribute('class'))?.includes('sf-vertical')) return false;
      await root.locator(':scope > li > [data-atoll-toggle]').last().click();
      return true;
    },
    after: (before) => withLast(before, next),
  })),
  hasNoTaps: (file) => file.includes('vertical'),
  keyboard: [
    ...['Enter', ' '].map((key) => ({
      key,
      name: 'opens or closes the list of the button',
      from: async (_before: SeenState, root: Parameters<ConformanceRecord['stops']>[0]) =>
        (await root.locator(STOPS).count()) - 1,
      after: (before: SeenState) => withLast(before, isLastOpen(before) ? 'closed' : 'open'),
    })),
    {
      key: 'Escape',
      name: 'closes the list of the button',
      from: async (_before, root) => (await root.locator(STOPS).count()) - 1,
      after: (before) => withLast(before, 'closed'),
    },
  ],
  changes: [{ what: /class|span/, because: 'goodlayers-theme, sections 1.2 and 11: classes and buttons' }],
  broken: '',
};
