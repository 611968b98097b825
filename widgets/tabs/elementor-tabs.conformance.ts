/** The record of Elementor's tabs (elementor-frontend, section 3.1; WAI-ARIA pattern Tabs with manual activation). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** Reads the titles that this width shows. Runs in the page. */
function readTabs(root: Element): SeenState {
  const list = root.querySelector('.elementor-tabs-wrapper');
  const isPhone = list === null || getComputedStyle(list).display === 'none';
  const titles = [...root.querySelectorAll(isPhone ? '.elementor-tab-mobile-title' : '[role="tab"]')];
  const parts = titles.map((title) => {
    const pane = document.getElementById(title.getAttribute('aria-controls') ?? '');
    const state = title.getAttribute(isPhone ? 'aria-expanded' : 'aria-selected');
    const signs = [
      title.classList.contains('elementor-active'),
      pane?.classList.contains('elementor-active'),
      pane !== null &&
        getComputedStyle(pane).display !== 'none' &&
        pane.getAttribute('hidden') !== 'until-found',
    ].map(String);
    if (signs.some((sign) => sign !== state)) return `state ${state}, but ${signs.join()}`;
    return state === 'true' ? 'open' : 'closed';
  });
  return { parts, focus: document.activeElement ? titles.indexOf(document.activeElement) : -1 };
}

/** The titles that this width shows: the drivers of other engines cannot filter by visibility. */
async function onScreen(root: Locator): Promise<Locator> {
  const isPhone = await root.evaluate((element) => {
    const list = element.querySelector('.elementor-tabs-wrapper');
    return list === null || getComputedStyle(list).display === 'none';
  });
  return root.locator(isPhone ? '.elementor-tab-mobile-title' : '.elementor-tab-desktop-title');
}

const withOnly = ({ parts }: SeenState, index: number): SeenState => ({
  parts: parts.map((_, at) => (at === index ? 'open' : 'closed')),
  focus: index,
});

const nextOf = ({ parts }: SeenState): number => (parts.indexOf('open') + 1) % parts.length;

const key = (
  name: string,
  does: string,
  to: (from: number, count: number) => number,
  layout: 'any' | 'column' | 'row' = 'any',
): KeyRow => ({
  key: name,
  name: `in a ${layout === 'any' ? 'row or a column' : layout}: ${does}`,
  async from(_before, root) {
    const isColumn = (await root.locator('[aria-orientation="vertical"]').count()) > 0;
    return layout === 'any' || isColumn === (layout === 'column') ? 0 : undefined;
  },
  after: (before) => ({ ...before, focus: to(before.focus, before.parts.length) }),
});

const same = (from: number): number => from;
const on = (from: number, count: number): number => (from + 1) % count;
const back = (from: number, count: number): number => (from + count - 1) % count;

/** Runs in the page. */
function readNested(root: Element): SeenState {
  const titles = [...root.querySelectorAll('[role="tab"]')];
  const parts = titles.map((title) => {
    const pane = document.getElementById(title.getAttribute('aria-controls') ?? '');
    const state = title.getAttribute('aria-selected');
    const signs = [
      pane?.classList.contains('e-active'),
      pane?.checkVisibility() === true && pane.getAttribute('hidden') !== 'until-found',
    ].map(String);
    if (signs.some((sign) => sign !== state)) return `state ${state}, but ${signs.join()}`;
    return state === 'true' ? 'open' : 'closed';
  });
  return { parts, focus: document.activeElement ? titles.indexOf(document.activeElement) : -1 };
}

export const elementorTabs: ConformanceRecord = {
  widget: 'elementor-tabs',
  versions: ['3.21.2', '4.1.4'],
  readState: readTabs,
  stops: (root) => root.locator('[role="tab"][tabindex="0"]'),
  steps: [
    {
      name: 'a click on the next title',
      async act(root, before) {
        await (await onScreen(root)).nth(nextOf(before)).click();
        return true;
      },
      after: (before) => withOnly(before, nextOf(before)),
    },
    {
      name: 'a click on the active title',
      async act(root, { parts }) {
        // On phones, the title is `aria-disabled`.
        await (await onScreen(root)).nth(parts.indexOf('open')).click({ force: true });
        return true;
      },
      after: (before) => before,
    },
  ],
  keyboard: [
    key('ArrowRight', 'moves the focus to the next title', on),
    key('ArrowLeft', 'moves the focus to the title before', back),
    key('ArrowDown', 'moves the focus to the next title', on, 'column'),
    key('ArrowUp', 'moves the focus to the title before', back, 'column'),
    key('ArrowDown', 'does nothing', same, 'row'),
    key('Home', 'moves the focus to the first title', () => 0),
    key('End', 'moves the focus to the last title', (_from, count) => count - 1),
    ...['Enter', 'Space', 'Escape'].map((name) => key(name, 'keeps the title that is chosen', same)),
    key('Control+ArrowRight', 'is left to the browser', same),
  ],
  changes: [
    { what: / hidden$/, because: 'elementor-frontend, section 3.1: the server hides all panes' },
    {
      what: /elementor-tab-(desktop|mobile)-title .*|elementor-tabs-content-wrapper .*/,
      because:
        'elementor-frontend, section 3.1: titles for phones are buttons, and their wrapper is no list of tabs',
    },
  ],
  broken:
    '<div data-element_type="widget" data-widget_type="tabs.default"><div class="elementor-tabs"><p>Neither titles nor panes</p></div></div>',
};

const STARTED = 'elementor-frontend, section 3.2: the stylesheet needs the class and the kind of pointer';

export const elementorNestedTabs: ConformanceRecord = {
  widget: 'elementor-nested-tabs',
  versions: ['3.21.2', '4.1.4'],
  readState: readNested,
  stops: elementorTabs.stops,
  steps: [
    {
      name: 'a click on the next title',
      async act(root, before) {
        await root.locator('.e-n-tab-title').nth(nextOf(before)).click();
        return true;
      },
      after: (before) => withOnly(before, nextOf(before)),
    },
    {
      name: 'a click on the active title',
      async act(root, { parts }) {
        await root.locator('.e-n-tab-title').nth(parts.indexOf('open')).click();
        return true;
      },
      after: (before) => before,
    },
  ],
  keyboard: [
    ...['ArrowRight', 'ArrowDown'].map((name) => key(name, 'moves the focus to the next title', on)),
    ...['ArrowLeft', 'ArrowUp'].map((name) => key(name, 'moves the focus to the title before', back)),
    key('Home', 'moves the focus to the first title', () => 0),
    key('End', 'moves the focus to the last title', (_from, count) => count - 1),
    ...['Enter', 'Space', 'Escape'].map((name) => key(name, 'keeps the title that is chosen', same)),
    key('Control+ArrowRight', 'is left to the browser', same),
  ],
  changes: [{ what: /e-n-tabs.* class$|data-touch-mode/, because: STARTED }],
  broken:
    '<div data-element_type="widget" data-widget_type="nested-tabs.default"><div class="e-n-tabs"><p>Neither titles nor panes</p></div></div>',
};
