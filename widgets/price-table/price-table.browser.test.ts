/**
 * Replaces the tabs of the page builder's price tables, all releases (goodlayers-panels, section 4). Kept: the
 * classes of title and pane both change. Fixed: nested price tables are independent.
 */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import {
  displaysAndClasses,
  finishMovements,
  movements,
  panelBrowser,
  press,
} from '../../tests/support/panel-page';
import { innerMarkup } from '../../tests/support/markup';

const { open } = panelBrowser();

const three = fragment('goodlayers/price-table-2.1.7-three.html');
const two = fragment('goodlayers/price-table-2.1.7.html');

const PANES = '.gdlr-core-price-table-tab-content';

describe('a click on another title', () => {
  it('changes both classes; the pane fades in over 200 ms and the others disappear', async () => {
    const page = await open(three);
    await press(page, '[role=tab]', 2);
    expect(await movements(page)).toEqual([[200, 'swing']]);
    await finishMovements(page);
    expect(await displaysAndClasses(page.locator(PANES))).toEqual([
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
  const before = await page.locator('main').evaluate(innerMarkup);
  await page.getByRole('tab').first().click();
  expect(await page.locator('main').evaluate(innerMarkup)).toBe(before);
});

it('does not affect the price table around it', async () => {
  const page = await open(two.replace('<div class="gdlr-core-price-table-column', `${two.trim()}$&`));
  const shown = () =>
    page
      .locator(PANES)
      .evaluateAll((panes) =>
        panes.map((pane) => getComputedStyle(pane).display !== 'none' && !pane.hasAttribute('hidden')),
      );
  const inner = page.locator(`${PANES} .gdlr-core-price-table-tab-title`);
  await inner.nth(1).click();
  await finishMovements(page);
  // Outer first, inner first, inner second, outer second.
  expect(await shown()).toEqual([true, false, true, false]);
  // There and back in the outer one.
  for (const title of [1, 0]) {
    await page.locator('.gdlr-core-price-table-tab-title').nth(title).click();
    await finishMovements(page);
  }
  expect(await shown()).toEqual([true, false, true, false]);
});

it('has no effect in a price table without tabs', async () => {
  const page = await open(
    two.replace(/<div class="gdlr-core-price-table-tab-title-wrap.*?<\/div><\/div><\/div>/, ''),
  );
  expect(await page.locator('main [data-atoll]').count()).toBe(0);
});
