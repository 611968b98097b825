/** The listing's record (goodlayers-listings). Pages, load more and everything that fails: tests/browser/listings. */
import type { Locator } from 'playwright-core';
import { listingAnswer } from '../../../mocks/handlers/listings-server';
import type { ConformanceRecord, KeyRow, SeenState } from '../../support/conformance';

/** What is chosen, and what can be. Again in `readState`. */
const CHOICES = 'a,.gdlr-core-ajax-link';

const STOPS = 'a:visible,.gdlr-core-filterer-dropdown-text,[role="combobox"]';

/** Far enough from the first one, and in every fragment. */
const OTHER = 2;

const chosen =
  (index: number) =>
  (before: SeenState): SeenState => ({
    ...before,
    parts: before.parts.map((_, at) => (at === index ? 'active' : '')),
  });

const keyRow = (key: string): KeyRow => ({
  key,
  name: 'on a link',
  async from({ parts }, root) {
    const isLink = (await root.locator('a:visible').count()) > OTHER;
    return isLink && parts[0] !== undefined ? OTHER - (key === 'Enter' ? 1 : 0) : undefined;
  },
  after: (before) => chosen(key === 'Enter' ? OTHER - 1 : OTHER)(before),
});

async function settle(root: Locator): Promise<void> {
  // Nothing of this module is there in the page.
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
    const stops = [
      ...root.querySelectorAll<HTMLElement>('a,.gdlr-core-filterer-dropdown-text,[role="combobox"]'),
    ].filter((stop) => stop.checkVisibility());
    const { activeElement } = document;
    return {
      parts: choices.map((choice) => (choice.classList.contains('gdlr-core-active') ? 'active' : '')),
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
        // By its own method: a dropdown's entries are out of sight.
        await choice.evaluate((link) => (link as HTMLElement).click());
        await root
          .locator(`:is(${CHOICES}):nth-of-type(${OTHER + 1}).gdlr-core-active`)
          .waitFor({ state: 'attached' });
        return true;
      },
      after: chosen(OTHER),
    },
  ],
  keyboard: [keyRow('Enter'), keyRow('Space')],
  broken:
    '<div class="gdlr-core-filterer-wrap gdlr-core-js" data-ajax="nobody" data-target="nothing"><a href="#">All</a></div>',
  changes: [
    {
      what: /^\+style$/,
      because: 'goodlayers-listings 3.2: the bar’s place; goodlayers-panels 17: overlays of items',
    },
  ],
  moves: [
    {
      what: /^(div\.gdlr-core-filterer-slide-bar|(span|i)\.gdlr-core-(image-overlay|portfolio)|a\.:)/,
      because: 'goodlayers-listings 3.2: the bar’s place; goodlayers-panels 17: overlays of items',
    },
  ],
  repaints: (html) => html.includes('gdlr-core-filterer-slide-bar'),
  gives:
    /^(div\.gdlr-core-(item-list|portfolio|pagination|load-more|personnel|product)|span|i\.|img|a\.|h3|Text)/,
  config: { ajaxUrl: '/ajax' },
  routes: new Map([['/ajax', (body: string) => JSON.stringify(listingAnswer(body) ?? 0)]]),
};
