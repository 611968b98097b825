/**
 * A masonry is laid out before a visitor gets to it, and what is below it keeps its position on the screen, although
 * the height depends on the items (goodlayers-sliders, section 4).
 */
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';

const { openStill } = panelBrowser();

// The highest items of both rows are in different columns, so the rows need more room than the masonry.
const GRID = `<style>.gdlr-core-item-list:nth-child(2) img { height: 400px !important }</style>${fragment('goodlayers/masonry-2.1.7.html')}`;
const SPACE = '<div style="height:3000px"></div>';

const layout = () => {
  const holder = document.querySelector('[data-layout="masonry"]');
  const below = document.querySelector('#below');
  return {
    height: holder?.getBoundingClientRect().height ?? NaN,
    below: Math.round(below?.getBoundingClientRect().top ?? NaN),
  };
};

it('is laid out far below the screen', async () => {
  const { page, start } = await openStill(`${SPACE}${GRID}<p id="below">Below</p>`);
  const before = await page.evaluate(layout);
  await start();
  const after = await page.evaluate(layout);
  // Otherwise, the test proves nothing.
  expect(after.height).toBeLessThan(before.height - 10);
  expect(await page.locator('[data-layout] > [style*="absolute"]').count()).toBe(6);
});

it('does not move what is below it on the screen', async () => {
  const { page, start } = await openStill(`${SPACE}${GRID}<p id="below">Below</p>${SPACE}`);
  await page.evaluate(() => {
    const top = document.querySelector('#below')?.getBoundingClientRect().top ?? NaN;
    window.scrollTo({ top: top - 700, behavior: 'instant' });
  });
  const before = await page.evaluate(layout);
  await start();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const after = await page.evaluate(layout);
  expect(after.height).toBeLessThan(before.height - 10);
  expect(before.below).toBe(700);
  expect(after.below).toBe(700);
  // Later, its items may be anchors.
  await page.locator('[style*="overflow-anchor"]').first().waitFor({ state: 'detached' });
});
