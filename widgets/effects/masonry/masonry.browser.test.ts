/**
 * Replaces the page builder's masonry (goodlayers-sliders, section 4). Kept: sixtieths, inline styles, 0.4 s, order
 * and durations of the entrance. Fixed: images that load late; holders that are hidden at first; white space that
 * counted as an item; items far below that delayed all others.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { observersHaveReported, openStage, waitForReady } from '../../../tests/support/page-browser';
import { fragment, htmlPage } from '../../../tests/support/pages';
import { innerMarkup } from '../../../tests/support/markup';

const stage = openStage();

const GRID = fragment('goodlayers/masonry-2.1.7.html');

async function open(
  body: string,
  options: BrowserContextOptions = { reducedMotion: 'reduce' },
): Promise<Page> {
  const { page } = await stage.open(htmlPage({ body }), {
    viewport: { width: 1000, height: 1200 },
    ...options,
  });
  page.setDefaultTimeout(30_000);
  await page.goto(stage.url);
  return page;
}

/** Positions in px, rounded, and the holder's height. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const holder = document.querySelector<HTMLElement>('[data-layout]');
    const items = [...document.querySelectorAll<HTMLElement>('.gdlr-core-item-list')];
    return {
      spots: items.map(({ style }) => [style.position, style.left, style.top].join(' ')),
      boxes: items.map((item) => {
        const { left, top, right, bottom } = item.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
      height: Math.round(Number.parseFloat(holder?.style.height ?? '')),
      position: holder?.style.position,
    };
  });

const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );

function isOverlapping(
  boxes: readonly { left: number; top: number; right: number; bottom: number }[],
): boolean {
  return boxes.some((a, index) =>
    boxes
      .slice(index + 1)
      .some(
        (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
      ),
  );
}

describe('a masonry', () => {
  it('puts each item at the highest free position, with the original’s inline styles', async () => {
    const page = await open(GRID);
    await waitForReady(page);
    const { spots, boxes, height, position } = await layout(page);
    const lefts = spots.map((spot) => spot.split(' ')[1]);
    // Heights 300, 150, 225, 225, 300, 150 of 400: the fourth goes below the second, the fifth below the third.
    expect(new Set(lefts).size).toBe(3);
    expect([lefts[3], lefts[4]]).toEqual([lefts[1], lefts[2]]);
    expect(spots.every((spot) => /^absolute \d+px \d+px$/.test(spot))).toBe(true);
    expect(isOverlapping(boxes)).toBe(false);
    expect(position).toBe('relative');
    const top = await page.locator('[data-layout]').evaluate((holder) => holder.getBoundingClientRect().top);
    // With the margin below the lowest item.
    expect(height).toBeCloseTo(Math.max(...boxes.map(({ bottom }) => bottom)) - top + 30, -1);
  });

  it('follows an image that loads late, new items, and removed items, then in 0.4 s', async () => {
    const page = await open(GRID, { reducedMotion: 'no-preference' });
    await waitForReady(page);
    const before = await layout(page);
    await page.evaluate(() => {
      document.getAnimations().forEach((animation) => animation.cancel());
      const image = document.querySelector('img');
      if (image) image.style.height = '500px';
    });
    await page.waitForFunction((height) => {
      const holder = document.querySelector<HTMLElement>('[data-layout]');
      return Math.round(Number.parseFloat(holder?.style.height ?? '')) !== height;
    }, before.height);
    const moves = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => !(animation instanceof CSSAnimation))
        .map(({ effect }) => effect?.getTiming().duration),
    );
    expect(moves.length).toBeGreaterThan(0);
    expect(new Set(moves)).toEqual(new Set([400]));
    // A new item is in its position at once.
    const isStill = await page.evaluate(() => {
      document.getAnimations().forEach((animation) => animation.finish());
      const holder = document.querySelector('[data-layout]');
      const item = holder?.lastElementChild?.cloneNode(true);
      if (item instanceof HTMLElement) {
        item.removeAttribute('style');
        item.classList.remove('gdlr-core-animate-end', 'gdlr-core-animate');
        holder?.append('\n', item);
      }
      return new Promise((resolve) => {
        queueMicrotask(() => {
          const added = holder?.lastElementChild;
          resolve(
            added instanceof HTMLElement &&
              added.style.position === 'absolute' &&
              added.getAnimations().length === 0,
          );
        });
      });
    });
    expect(isStill).toBe(true);
    await page.waitForFunction(() => {
      document.getAnimations().forEach((animation) => animation.finish());
      return !document.querySelector('.gdlr-core-item-list:not(.gdlr-core-animate-end)');
    });
    expect(isOverlapping((await layout(page)).boxes)).toBe(false);
    // The listing's response replaces all items.
    const replaced = await page.evaluate(() => {
      const holder = document.querySelector<HTMLElement>('[data-layout]');
      const first = holder?.firstElementChild;
      if (first) holder?.replaceChildren(first);
      return new Promise((resolve) => queueMicrotask(() => resolve(holder?.style.height)));
    });
    const box = await page.locator('.gdlr-core-item-list').boundingBox();
    expect(Number.parseFloat(String(replaced))).toBeCloseTo(Number(box?.height) + 30, -1);
  });

  it('is laid out again at another width, when the page asks for it, and when it is shown', async () => {
    const page = await open(`<div id="tab" style="display:none">${GRID}</div>`);
    await page.evaluate(() => window.atoll?.settled());
    await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'));
    await waitForReady(page);
    expect(isOverlapping((await layout(page)).boxes)).toBe(false);
    await page.evaluate(() => {
      const tab = document.querySelector<HTMLElement>('#tab');
      if (tab) tab.style.display = 'none';
    });
    await nextFrames(page);
    await page.setViewportSize({ width: 700, height: 1200 });
    await page.evaluate(() => document.querySelector('#tab')?.removeAttribute('style'));
    await nextFrames(page);
    const { spots, boxes } = await layout(page);
    expect(new Set(spots.map((spot) => spot.split(' ')[1]))).toEqual(new Set(['0px']));
    expect(isOverlapping(boxes)).toBe(false);
    const changed = await page.evaluate(async () => {
      const item = document.querySelector<HTMLElement>('.gdlr-core-item-list');
      if (item) item.style.left = '77px';
      window.dispatchEvent(new Event('resize'));
      window.dispatchEvent(new Event('gdlr-core-element-resize'));
      document.querySelector<HTMLElement>('[data-layout]')?.style.setProperty('height', '1px');
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return document.querySelector<HTMLElement>('[data-layout]')?.style.height;
    });
    expect(changed).not.toBe('1px');
  });

  it('leaves the items to the stylesheet on unmount', async () => {
    const page = await open(GRID);
    await waitForReady(page);
    const left = await page.evaluate(async () => {
      const holder = document.querySelector<HTMLElement>('[data-layout]');
      const read = () => [
        holder?.style.height,
        ...[...(holder?.querySelectorAll<HTMLElement>('.gdlr-core-item-list') ?? [])].map(
          ({ style }) => style.position + style.left + style.top,
        ),
      ];
      const before = read();
      holder?.remove();
      await Promise.resolve();
      return { before, after: read() };
    });
    expect(left.before.filter(Boolean)).toHaveLength(7);
    expect(left.after).toEqual(['', '', '', '', '', '', '']);
  });

  it('leaves the stylesheet’s layout alone', async () => {
    const html = GRID.replace('data-layout="masonry"', 'data-layout="fitrows"');
    const page = await open(html);
    await page.waitForFunction(() => window.atoll !== undefined);
    await page.evaluate(() => window.atoll?.settled());
    expect(await page.locator('main').evaluate(innerMarkup)).not.toContain('style=');
  });
});

/** The items that are visible, moving or waiting. */
const states = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.gdlr-core-item-list')]
      .map(({ classList, style }) => {
        if (classList.contains('gdlr-core-animate-end')) return 'e';
        return classList.contains('gdlr-core-animate') && style.animationDuration === '600ms' ? 'm' : '-';
      })
      .join(''),
  );

describe('the entrance of items', () => {
  it('takes 600 ms, one item every 200 ms; items below the screen are shown at once', async () => {
    const { page } = await stage.open(htmlPage({ body: GRID.replaceAll('><div', '>\n<div') }), {
      viewport: { width: 1000, height: 120 },
    });
    page.setDefaultTimeout(30_000);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(stage.url);
    await page.waitForFunction(() => document.querySelector('[data-atoll="masonry"]'));
    await observersHaveReported(page);
    const seen: string[] = [];
    for (const ms of [190, 20, 200, 200, 200, 400, 3000]) {
      await page.clock.runFor(ms);
      seen.push(await states(page));
    }
    // The second row is below 120 px.
    expect(seen.slice(0, 5)).toEqual(['---eee', 'm--eee', 'mm-eee', 'mmmeee', 'emmeee']);
    expect(seen.at(-1)).toBe('eeeeee');
  });

  it('[RELIABILITY 64] is finished at once when reduced motion is preferred', async () => {
    const page = await open(GRID);
    await waitForReady(page);
    expect(await states(page)).toBe('eeeeee');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
