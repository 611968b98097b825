/** What the tabs of all originals share in the conformance suite (WAI-ARIA pattern Tabs). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../../tests/support/conformance';

/**
 * Reads tabs as `open` or `closed`. If class and panel disagree, the state is written out. The focus is a title's
 * position. Runs in the page.
 */
function readTabs(root: Element): SeenState {
  const titles = [...(root.querySelector('[role="tablist"]')?.querySelectorAll('[role="tab"]') ?? [])];
  const parts = titles.map((title) => {
    const pane = document.getElementById(title.getAttribute('aria-controls') ?? '');
    const isSelected = title.getAttribute('aria-selected') === 'true';
    const signs = [
      title.matches('.gdlr-core-active, .active, .active-default'),
      pane?.matches('.gdlr-core-active, .active, .active-default'),
      pane !== null && getComputedStyle(pane).display !== 'none' && !pane.hasAttribute('hidden'),
    ];
    if (signs.some((sign) => sign !== isSelected)) return `aria-selected ${isSelected}, but ${signs.join()}`;
    return isSelected ? 'open' : 'closed';
  });
  return { parts, focus: document.activeElement ? titles.indexOf(document.activeElement) : -1 };
}

const titles = (root: Locator): Locator => root.locator('[role="tablist"]').first().locator('> [role="tab"]');

const withOnly = (before: SeenState, index: number): SeenState => ({
  parts: before.parts.map((_, at) => (at === index ? 'open' : 'closed')),
  focus: index,
});

type Layout = 'row' | 'column';

/** A key that moves the focus from its title to another, in tabs of this layout. */
const key = (
  layout: Layout | 'any',
  name: string,
  does: string,
  to: (from: number, count: number) => number,
): KeyRow => ({
  key: name,
  name: `in a ${layout === 'any' ? 'row or a column' : layout}: ${does}`,
  async from(_before, root) {
    const orientation = await root.locator('[role="tablist"]').first().getAttribute('aria-orientation');
    const isColumn = orientation === 'vertical';
    return layout === 'any' || isColumn === (layout === 'column') ? 0 : undefined;
  },
  after: (before) => withOnly(before, to(before.focus, before.parts.length)),
});

const same = (from: number): number => from;
const on = (from: number, count: number): number => (from + 1) % count;
const back = (from: number, count: number): number => (from + count - 1) % count;

/** The arrow keys of one layout. They start at the first title and end at the last but one. */
const arrows = (layout: Layout, [onKey, backKey, ...idle]: readonly [string, string, string, string]) => [
  key(layout, 'Home', 'leads to the first title', () => 0),
  key(layout, backKey, 'leads from the first title to the last', back),
  key(layout, onKey, 'leads from the last title to the first', on),
  key(layout, onKey, 'leads to the next title', on),
  key(layout, 'End', 'leads to the last title', (_from, count) => count - 1),
  key(layout, backKey, 'leads to the title before', back),
  ...idle.map((name) => key(layout, name, 'does nothing', same)),
  key(layout, `Control+${backKey}`, 'is left to the browser', same),
];

const ROW = arrows('row', ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']);
const COLUMN = arrows('column', ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']);

/** @returns a tab widget's record without its name, its releases and markup that cannot be mounted */
export function tabRecord(
  layouts: readonly Layout[],
): Pick<ConformanceRecord, 'readState' | 'stops' | 'steps' | 'keyboard'> {
  return {
    readState: readTabs,
    // One tab stop for all titles.
    stops: (root) => titles(root).and(root.locator('[tabindex="0"]')),
    steps: [
      {
        name: 'a click on the next title',
        async act(root, { parts }) {
          await titles(root)
            .nth((parts.indexOf('open') + 1) % parts.length)
            .click({ position: { x: 2, y: 2 } });
          return true;
        },
        after: (before) => withOnly(before, (before.parts.indexOf('open') + 1) % before.parts.length),
      },
      {
        name: 'a click on the active title',
        async act(root, { parts }) {
          await titles(root).nth(parts.indexOf('open')).click();
          return true;
        },
        after: (before) => before,
      },
    ],
    keyboard: [
      ...(layouts.includes('row') ? ROW : []),
      ...(layouts.includes('column') ? COLUMN : []),
      ...['Enter', 'Space'].map((name) => key('any', name, 'keeps the title that is chosen', same)),
      key('any', 'Escape', 'does nothing', same),
    ],
  };
}
