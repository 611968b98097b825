/** The listing's record (goodlayers-listings). Tests of pages, load more and failures: listing.*.browser.test.ts. */
import type { Locator } from 'playwright-core';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** Reads what is chosen and what can be chosen. Repeated in `readState`. */
const CHOICES = 'a,.gdlr-core-ajax-link';

const STOPS = 'a:not([role="option"]):visible,[role="combobox"]';

/** A shop's dropdown. The personnel's dropdown is another widget, with another record. */
const SHOP = '.gdlr-core-filterer-dropdown-text';

/** Differs from the first choice, and exists in every fragment. */
const OTHER = 2;

const chosen =
  (index: number) =>
  (before: SeenState): SeenState => ({
    ...before,
    parts: before.parts.map((part, at) =>
      /open|closed/.test(part) ? 'closed' : at === index ? 'active' : '',
    ),
  });

const keyRow = (key: string): KeyRow => ({
  key,
  name: 'on a link',
  async from({ parts }, root) {
    const isLink = (await root.locator('a:not([role="option"]):visible').count()) > OTHER;
    return isLink && parts[0] !== undefined ? OTHER - (key === 'Enter' ? 1 : 0) : undefined;
  },
  after: (before) => chosen(key === 'Enter' ? OTHER - 1 : OTHER)(before),
});

const shopRow = (key: string, name: string, after: KeyRow['after']): KeyRow => ({
  key,
  name: `on a shop’s dropdown ${name}`,
  from: async (_before, root) => ((await root.locator(SHOP).count()) > 0 ? 0 : undefined),
  after,
});
/** The dropdown is the last of the controls. */
const openAt =
  (at: number) =>
  (before: SeenState): SeenState => ({ ...before, parts: [...before.parts.slice(0, -1), `open at ${at}`] });
const closed = (before: SeenState): SeenState => ({
  ...before,
  parts: [...before.parts.slice(0, -1), 'closed'],
});
const lastOf = ({ parts }: SeenState): number => parts.length - 2;

/** The order matters: each key starts in the state that the key before has left. */
const shopRows: readonly KeyRow[] = [
  shopRow('ArrowDown', 'opens it', (before) => openAt(before.parts.indexOf('active'))(before)),
  shopRow('End', 'leads to the last entry', (before) => openAt(lastOf(before))(before)),
  shopRow('Home', 'leads to the first entry', openAt(0)),
  shopRow('ArrowDown', 'leads to the next entry', openAt(1)),
  shopRow('ArrowUp', 'leads to the entry before', openAt(0)),
  shopRow('Escape', 'closes it', closed),
  shopRow('Home', 'opens it at the first entry', openAt(0)),
  shopRow('Enter', 'chooses', chosen(0)),
  shopRow('End', 'opens it at the last entry', (before) => openAt(lastOf(before))(before)),
  shopRow('Space', 'chooses', (before) => chosen(lastOf(before))(before)),
];

async function settle(root: Locator): Promise<void> {
  // Runs in the page, where nothing of this module exists.
  await root.evaluate(async () => {
    for (;;) {
      const said = document.querySelector('[data-atoll-region="polite"]')?.textContent;
      if (said !== 'Loading' && !document.querySelector('[aria-busy],.gdlr-core-disable')) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

export const listing: ConformanceRecord = {
  widget: 'listing',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState(root) {
    const choices = [...root.querySelectorAll('a,.gdlr-core-ajax-link')];
    const stops = [...root.querySelectorAll<HTMLElement>('a:not([role="option"]),[role="combobox"]')].filter(
      (stop) => stop.checkVisibility(),
    );
    const { activeElement } = document;
    const parts = choices.map((choice) => {
      const isActive = choice.classList.contains('gdlr-core-active');
      const said = choice.getAttribute('aria-selected') ?? choice.getAttribute('aria-pressed');
      if (said !== null && said !== String(isActive)) return `active ${isActive}, but ${said}`;
      return isActive ? 'active' : '';
    });
    const shop = root.querySelector('.gdlr-core-filterer-dropdown-text');
    if (shop) {
      const isOpen = shop.getAttribute('aria-expanded') === 'true';
      const at = choices.findIndex(({ id }) => id === shop.getAttribute('aria-activedescendant'));
      const isShown = root.querySelector('.gdlr-core-filterer-dropdown')?.checkVisibility();
      parts.push(
        isOpen === isShown ? (isOpen ? `open at ${at}` : 'closed') : `open ${isOpen}, but ${isShown}`,
      );
    }
    return {
      parts,
      focus: stops.findIndex((stop) => stop === activeElement),
    };
  },
  stops: (root) => root.locator(STOPS),
  settle,
  steps: [
    {
      name: 'another filter is chosen',
      async act(root) {
        const choice = root.locator(CHOICES).nth(OTHER);
        // Without a pointer: a dropdown's entries are hidden.
        await choice.dispatchEvent('click');
        await root
          .locator(`:is(${CHOICES}):nth-of-type(${OTHER + 1}).gdlr-core-active`)
          .waitFor({ state: 'attached' });
        return true;
      },
      after: chosen(OTHER),
    },
  ],
  keyboard: [keyRow('Enter'), keyRow('Space'), ...shopRows],
  // Another widget tests the keys of its dropdown.
  hasNoKeys: (file) => file.includes('-staff'),
  // Only the shop of the last release has a dropdown.
  isSpread: true,
  broken:
    '<div class="gdlr-core-filterer-wrap gdlr-core-js" data-ajax="nobody" data-target="nothing"><a href="#">All</a></div>',
  changes: [
    {
      what: /^\+style$/,
      because:
        'goodlayers-listings, section 3.2: the bar’s place; goodlayers-panels, section 17: overlays of items',
    },
  ],
  moves: [
    {
      what: /^(div\.gdlr-core-filterer-slide-bar|(span|i)\.gdlr-core-(image-overlay|portfolio)|a\.:)/,
      because:
        'goodlayers-listings, section 3.2: the bar’s place; goodlayers-panels, section 17: overlays of items',
    },
  ],
  repaints: (html) => html.includes('gdlr-core-filterer-slide-bar'),
  gives:
    /^(div\.gdlr-core-(item-list|portfolio|pagination|load-more|personnel|product)|span|i\.|img|a\.|h3|Text)/,
  config: { ajaxUrl: '/ajax' },
  routes: new Map([['/ajax', (body: string) => JSON.stringify(listingAnswer(body) ?? 0)]]),
};
