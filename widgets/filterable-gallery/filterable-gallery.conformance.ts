/**
 * The record of the filterable gallery (essential-addons, section 6): its filters, as radio buttons or in a list.
 * Search, load more and the lightbox: filterable-gallery.*.browser.test.ts.
 */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** Reads the chosen control, whether its list is open, and the number of visible items. Runs in the page. */
function readGallery(root: Element): SeenState {
  const trigger = root.querySelector('.fg-filter-trigger');
  const stops = trigger ? [trigger] : [...root.querySelectorAll('.control[tabindex="0"]')];
  const chosen = [...root.querySelectorAll('.control')].find((control) =>
    ['aria-checked', 'aria-selected'].some((name) => control.getAttribute(name) === 'true'),
  );
  const items = [...root.querySelectorAll('.eael-filterable-gallery-item-wrap')];
  return {
    parts: [
      chosen?.textContent ?? '',
      trigger?.getAttribute('aria-expanded') ?? 'bar',
      String(items.filter((item) => getComputedStyle(item).display !== 'none').length),
    ],
    focus: stops.findIndex((stop) => stop === document.activeElement),
  };
}

const isBar = ({ parts }: SeenState): boolean => parts[1] === 'bar';
const stops = (root: Locator): Locator =>
  root.locator('.fg-filter-trigger,.eael-filter-gallery-control .control[tabindex="0"]');

const barKey = (key: string, name: string, parts: readonly string[], focus: number): KeyRow => ({
  key,
  name,
  from: (before) => (isBar(before) ? 0 : undefined),
  after: () => ({ parts: [...parts], focus }),
});
const buttonKey = (key: string, name: string, expanded: string): KeyRow => ({
  key,
  name,
  from: (before) => (isBar(before) ? undefined : 0),
  after: (before) => ({ ...before, parts: [before.parts[0] ?? '', expanded, before.parts[2] ?? ''] }),
});

export const filterableGallery: ConformanceRecord = {
  widget: 'filterable-gallery',
  isSpread: true,
  versions: ['4.9.1', '6.6.9'],
  readState: readGallery,
  stops,
  steps: [
    {
      name: 'a click on a choice',
      async act(root, before) {
        if (!isBar(before)) await root.locator('.fg-filter-trigger').click();
        await root.locator('.control').nth(1).click();
        return true;
      },
      after: (before) => ({
        parts: ['Campus', isBar(before) ? 'bar' : 'false', '2'],
        focus: 0,
      }),
    },
    {
      name: 'a click on the first one',
      async act(root, before) {
        if (!isBar(before)) await root.locator('.fg-filter-trigger').click();
        await root.locator('.control').first().click();
        return true;
      },
      after: (before) => ({ parts: ['All', isBar(before) ? 'bar' : 'false', '4'], focus: 0 }),
    },
  ],
  keyboard: [
    barKey('ArrowRight', 'chooses the next one', ['Campus', 'bar', '2'], 0),
    barKey('Home', 'chooses the first one', ['All', 'bar', '4'], 0),
    barKey('Space', 'chooses it again', ['All', 'bar', '4'], 0),
    buttonKey('Enter', 'opens the list', 'true'),
    buttonKey('Escape', 'closes it', 'false'),
    buttonKey('Space', 'opens it', 'true'),
    buttonKey('Escape', 'closes it again', 'false'),
  ],
  settle: async (root) => {
    await root.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
    );
  },
  changes: [
    { what: /\bstyle$/, because: 'essential-addons, section 6.4: its items are placed by inline styles' },
    {
      what: /area-hidden$|data-elementor-open-lightbox$/,
      because: 'essential-addons, section 6.6: a misspelt attribute, and one lightbox',
    },
    { what: /aria-label$/, because: 'essential-addons, section 6.6: links are named by what they show' },
    { what: /type$/, because: 'essential-addons, section 6.7: its button submits no form' },
    { what: / id$|\+id$/, because: 'essential-addons, section 6.7: the button names its list' },
  ],
  // The text of the list's button.
  gives: /^Text$/,
  moves: [{ what: /./, because: 'essential-addons, section 6.5: rows and masonry are not floats' }],
  broken: '<div class="eael-filter-gallery-wrapper"><p>No container</p></div>',
};
