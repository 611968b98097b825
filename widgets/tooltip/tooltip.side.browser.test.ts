/**
 * The side on which a tooltip is shown (essential-addons, section 4.5). Kept: the original's order of sides, a tall bubble
 * that is partly outside the window, and the place of an open tooltip while the page scrolls.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasten, openStage, waitForReady } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();

const TEXT = 'Monday and Wednesday, in the large room of the school.';
const LONG_WORD = `${'Sommer'.repeat(12)} is one word`;
const lines = (count: number): string =>
  Array.from({ length: count }, (_, line) => `Line ${line}`).join('<br>');
/** The trigger is in the middle of a window of 400 × 600 px, and the page is longer than the window. */
const MIDDLE = 'position: absolute; left: 160px; top: 1200px; width: 80px';
const PAGE_PX = 3000;

interface Placed {
  readonly side: string | undefined;
  readonly isInWindow: boolean;
  /** The bubble's edges from the trigger's, in px. */
  readonly above: number;
  readonly below: number;
  readonly left: number;
  /** From the right edge of the window. */
  readonly right: number;
  /** From the top of the page. */
  readonly pageTop: number;
}

/**
 * Opens a page in which the trigger has a text and a side, `top` px below the window's upper edge, and its tooltip.
 *
 * @param pageWidth CSS width of the page
 */
async function open(text: string, side: string, top = 300, pageWidth = 'auto'): Promise<Page> {
  const trigger = fragment('essential-addons/tooltip-4.9.1.html')
    .replace(/title="[^"]*"/, `title="${text}"`)
    .replace(/data-side="\w+"/, `data-side="${side}"`)
    .replace('class="tooltip"', `class="tooltip" style="${MIDDLE}"`);
  const body = `<style>body { margin: 0; width: ${pageWidth}; height: ${PAGE_PX}px }</style>${trigger}`;
  const { page } = await stage.open(htmlPage({ body }), {
    reducedMotion: 'reduce',
    viewport: { width: 400, height: 600 },
  });
  await page.goto(stage.url);
  await hasten(page);
  await waitForReady(page);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), 1200 - top);
  await page.locator('.tooltipstered').hover();
  await page.waitForSelector('.tooltipster-show');
  return page;
}

const read = (page: Page): Promise<Placed> =>
  page.evaluate(() => {
    const bubble = document.querySelector('.tooltipster-base');
    const box = bubble?.getBoundingClientRect() ?? new DOMRect();
    const trigger = document.querySelector('.tooltipstered')?.getBoundingClientRect() ?? new DOMRect();
    return {
      side: /tooltipster-(top|right|bottom|left)/.exec(bubble?.className ?? '')?.[1],
      isInWindow: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth + 1,
      above: Math.round(trigger.top - box.bottom),
      below: Math.round(box.top - trigger.bottom),
      left: Math.round(box.left - trigger.left),
      right: Math.round(innerWidth - box.right),
      pageTop: Math.round(box.top + scrollY),
    };
  });

describe('a tooltip', () => {
  it.each(['top', 'right', 'bottom', 'left'])(
    'has room on the side %s with its text wrapped',
    async (side) => {
      expect(await read(await open(TEXT, side))).toMatchObject({ side, isInWindow: true });
    },
  );

  it.each([
    ['is below if there is no room above', 'top', TEXT, 10, 'bottom'],
    ['is above if there is no room below', 'bottom', TEXT, 560, 'top'],
    ['is above if a word is wider than the sides', 'left', LONG_WORD.slice(0, 34), 300, 'top'],
    ['is below if a word is wider than the sides', 'right', LONG_WORD.slice(0, 34), 10, 'bottom'],
    ['is on the right if it is too tall above and below', 'top', lines(18), 300, 'right'],
  ])('%s', async (_name, preferred, text, top, side) => {
    expect(await read(await open(text, preferred, top))).toMatchObject({ side, isInWindow: true });
  });

  it('that is taller than the window keeps its side if the document has room there', async () => {
    expect(await read(await open(lines(40), 'top'))).toMatchObject({
      side: 'top',
      above: 6,
      isInWindow: false,
    });
    expect(await read(await open(lines(40), 'bottom'))).toMatchObject({
      side: 'bottom',
      below: 6,
      isInWindow: false,
    });
  });

  it.each([
    ['taller than the page', lines(300)],
    ['wider than the window', LONG_WORD],
  ])('that is %s is below its trigger', async (_what, text) => {
    expect(await read(await open(text, 'left'))).toMatchObject({ side: 'bottom', below: 6 });
  });

  it.each([
    // Over its trigger, as in the original.
    ['right', -14],
    ['top', -160],
  ])(
    'that has room only in a document wider than the window is on its side %s, and between the edges of the window',
    async (side, left) => {
      const text = Array.from({ length: 20 }, () => TEXT).join(' ');
      expect(await read(await open(text, side, 300, '500px'))).toMatchObject({ side, left, right: 0 });
    },
  );

  it('beside its trigger starts at the top of the page if it is too tall to be centred', async () => {
    const placed = await read(await open(lines(100), 'left'));
    expect(placed).toMatchObject({ side: 'left', pageTop: 0 });
  });

  it('stays where it is while the page scrolls, and chooses again when the window is resized', async () => {
    const page = await open(TEXT, 'top', 200);
    // The trigger moves away from the pointer, which would close the tooltip.
    await page.locator('.tooltipstered').focus();
    const before = await read(page);
    expect(before).toMatchObject({ side: 'top', above: 6 });
    await page.evaluate(async () => {
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      window.scrollBy({ top: 190, behavior: 'instant' });
      await scrolled;
    });
    expect(await read(page)).toEqual({ ...before, isInWindow: false });
    await page.setViewportSize({ width: 420, height: 600 });
    await page.waitForSelector('.tooltipster-base.tooltipster-bottom');
    expect(await read(page)).toMatchObject({ side: 'bottom', below: 6, isInWindow: true });
  });
});
