/**
 * Every visible box of a widget has the same place and size at first paint, when it is prepared and when it is mounted, and
 * there are as many boxes. The newest fragment stands for the widget, with what the plugin adds to its page.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  allShown,
  finishMovements,
  nextFrames,
  openPage,
  replaceContent,
  startWithoutVisitor,
} from '../../support/conformance-page';
import { openStage, waitForLooks } from '../../support/page-browser';
import { fragment, htmlPage } from '../../support/pages';
import { editedPages, whyNoPhp } from '../../support/server-edits';
import { skipFor } from '../../support/skip';
import { IS_FULL_TIER } from '../../support/tier';
import { differencesOf, type VisibleBox, visibleBoxes } from '../../support/visible-boxes';
import { CHANGING_BOXES, INVISIBLE } from './changing-boxes';
import { unexpectedLines } from './exceptions';
import { newestCases } from './newest-cases';

const WIDTHS_PX = [1350, 800, 390];
const HEIGHT_PX = 1400;
/** Longer than any movement of a widget, in ms. */
const LONG_MS = 10_000;

/** Items of a masonry holder before the end of their entrance. */
const NOT_ENTERED = '[data-layout="masonry"] .gdlr-core-item-list:not(.gdlr-core-animate-end)';

const sizeOf = (width: number) => ({ width, height: HEIGHT_PX });

const cases = newestCases();
const { browser, server } = openStage();

/** The pages as the plugin prints them, in the order of the cases. */
const pages = whyNoPhp
  ? []
  : editedPages(cases.map(({ file }) => htmlPage({ body: fragment(file), withEntry: false })));

/** The newest fragment of a sticky header is that of phones. */
const ALL_WIDTHS: ReadonlySet<string> = new Set(['simple-menu', 'slider', 'sticky-header']);

/** The default tier takes the widths in turn, except for some widgets. */
const widthsOf = (name: string, index: number): readonly number[] =>
  IS_FULL_TIER || ALL_WIDTHS.has(name) ? WIDTHS_PX : [WIDTHS_PX[index % WIDTHS_PX.length] ?? 0];

/** Resolves after some idle periods, in which widgets are prepared. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let period = 0; period < 6; period += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await window.atoll?.settled();
    }
  });

describe('the exceptions', () => {
  it('name widgets of this suite', () => {
    const names = new Set(cases.map(({ name }) => name));
    const listed = [...CHANGING_BOXES.map(({ widget }) => widget), ...INVISIBLE];
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
  });
});

/** @returns the content of a page as the plugin prints it, with the styles that it adds */
function printedContent(html: string): string {
  const [, styles = '', body = ''] = /site\.css">(.*)<\/head>\s*<body>(.*)<\/body>/s.exec(html) ?? [];
  return styles + body.replace(/<\/?main>/g, '');
}

/** Reads a page whose widgets are not mounted yet, and then mounted. */
async function readStages(page: Page, selector: string): Promise<ReadonlyMap<string, readonly VisibleBox[]>> {
  await idle(page);
  await nextFrames(page);
  const prepared = await visibleBoxes(page);
  await allShown(page, { selector });
  await nextFrames(page);
  await page.evaluate((ms) => window.probe.advance(ms), LONG_MS);
  // Items enter one after the other, by timers, and are invisible before.
  await page.waitForFunction((selector) => !document.querySelector(selector), NOT_ENTERED, { polling: 10 });
  await finishMovements(page);
  return new Map([
    ['prepared', prepared],
    ['mounted', await visibleBoxes(page)],
  ]);
}

describe('the visible boxes', skipFor(whyNoPhp), () => {
  it.each(cases.map((one, index) => ({ ...one, index })))(
    'are the same from the first paint on: $name',
    { timeout: 60_000 },
    async ({ name, record, selector, index }) => {
      const content = printedContent(pages[index]?.html ?? '');
      expect(content).not.toBe('');
      const widths = widthsOf(name, index);
      const [first = 0] = widths;
      const guide = await openPage(browser(), server(), content, record, sizeOf(first));
      const { page } = guide;
      const lines: string[] = [];
      let count = 0;
      try {
        await waitForLooks(page);
        const painted = new Map<number, readonly VisibleBox[]>();
        for (const width of widths.toReversed()) {
          await page.setViewportSize(sizeOf(width));
          await nextFrames(page);
          painted.set(width, await visibleBoxes(page));
        }
        for (const width of widths) {
          const before = painted.get(width) ?? [];
          count += before.length;
          if (width === first) await startWithoutVisitor(page);
          else {
            await page.setViewportSize(sizeOf(width));
            await replaceContent(page, content);
          }
          for (const [stage, boxes] of await readStages(page, selector)) {
            count += boxes.length;
            lines.push(...differencesOf(before, boxes).map((line) => `${width} px, ${stage}: ${line}`));
          }
        }
      } finally {
        await guide.close();
      }
      expect(count > 0).toBe(!INVISIBLE.has(name));
      // The default tier does not look at all widths.
      expect(unexpectedLines(name, lines, CHANGING_BOXES, IS_FULL_TIER)).toEqual([]);
    },
  );
});
