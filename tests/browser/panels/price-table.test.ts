/**
 * Replaces the tabs of the page builder's price tables, all releases (goodlayers-panels, section 4). Kept: classes of
 * title and pane both move. Fixed: a price table inside another keeps to itself.
 */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../support/pages';
import { axeFaults, finishMovements, isSamePicture, panelBrowser } from './open';

const { open, openStill } = panelBrowser();

const three = fragment('goodlayers/price-table-2.1.7-three.html');
const two = fragment('goodlayers/price-table-2.1.7.html');

const PANES = '.gdlr-core-price-table-tab-content';

describe('a click on another title', () => {
  it('moves both classes; the pane fades in over 200 ms and the others are gone', async () => {
    const page = await open(three);
    const durations = await page.evaluate(async () => {
      document.querySelectorAll<HTMLElement>('[role=tab]')[2]?.click();
      await Promise.resolve();
      return document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
    expect(durations).toEqual([200]);
    await finishMovements(page);
    expect(
      await page
        .locator(PANES)
        .evaluateAll((panes) =>
          panes.map((pane) => [
            (pane as HTMLElement).style.display,
            pane.classList.contains('gdlr-core-active'),
          ]),
        ),
    ).toEqual([
      ['none', false],
      ['none', false],
      ['block', true],
    ]);
    expect(await page.locator('.gdlr-core-price-table-tab-title.gdlr-core-active').innerText()).toBe(
      'by year',
    );
  });

  it('leaves the featured plan alone', async () => {
    const page = await open(three);
    const featured = page.locator('.gdlr-core-price-table.gdlr-core-active');
    expect(await featured.count()).toBe(3);
    await page.getByRole('tab').nth(1).click();
    expect(await featured.count()).toBe(3);
  });
});

it('a click on the active title does nothing', async () => {
  const page = await open(two);
  const before = await page.locator('main').innerHTML();
  await page.getByRole('tab').first().click();
  expect(await page.locator('main').innerHTML()).toBe(before);
});

it('has tabs that arrow keys lead through', async () => {
  const page = await open(three);
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('tab', { selected: true }).innerText()).toBe('by year');
  expect(await page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(
    await page.getByRole('tab', { selected: true }).getAttribute('id'),
  );
});

it('keeps to itself inside a pane of another', async () => {
  const page = await open(two.replace('<div class="gdlr-core-price-table-column', `${two.trim()}$&`));
  const shown = () =>
    page
      .locator(PANES)
      .evaluateAll((panes) => panes.map((pane) => getComputedStyle(pane).display !== 'none'));
  const inner = page.locator(`${PANES} .gdlr-core-price-table-tab-title`);
  await inner.nth(1).click();
  await finishMovements(page);
  // Outer first, inner first, inner second, outer second.
  expect(await shown()).toEqual([true, false, true, false]);
});

it('is not looked for in a price table without tabs', async () => {
  const { page, start } = await openStill(
    two.replace(/<div class="gdlr-core-price-table-tab-title-wrap.*?<\/div><\/div><\/div>/, ''),
  );
  await start();
  expect(await page.locator('[data-atoll]').count()).toBe(0);
});

it('looks the same before and after, and axe finds no more than before', async () => {
  expect(await isSamePicture(await openStill(two))).toBe(true);
  const still = await openStill(two);
  const before = await axeFaults(still.page);
  await still.start();
  expect(await axeFaults(still.page)).toEqual(before);
  await still.page.getByRole('tab').nth(1).click();
  await finishMovements(still.page);
  expect(await axeFaults(still.page)).toEqual(before);
});
