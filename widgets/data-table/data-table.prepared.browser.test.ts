/** Sortable tables far below the screen, whose code is not loaded yet (essential-addons, section 5). */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openFarBelow, tabFromLink } from '../../tests/support/far-below';
import { openStage } from '../../tests/support/page-browser';
import { firstCells, TABLE } from '../../tests/support/sortable-table-page';

const stage = openStage();

/** Waits until the first header has a direction. @returns the texts of the first column */
async function sorted(page: Page, direction: string): Promise<string[]> {
  await page.locator(`th[aria-sort="${direction}"]`).first().waitFor();
  return firstCells(page);
}

it.each(['Enter', ' '])('are buttons before React runs, and the first press with "%s" sorts', async (key) => {
  const { page, hasReact } = await openFarBelow(stage, TABLE, 'th [role=button]');
  const names = await page.locator('th').getByRole('button').allTextContents();
  expect(names.map((name) => name.trim())).toEqual(['Excursion', 'First day', 'Fee']);
  expect(await page.locator('.th-mobile-screen').count()).toBe(12);
  expect(await hasReact()).toBe(false);
  await tabFromLink(page);
  const button = page.getByRole('button', { name: 'Excursion' });
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press(key);
  expect(await sorted(page, 'ascending')).toEqual(['Glaciers', 'Lakes and ponds', 'Meadow botany', 'Soil']);
  await page.keyboard.press(key);
  expect(await sorted(page, 'descending')).toEqual(['Soil', 'Meadow botany', 'Lakes and ponds', 'Glaciers']);
  expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
});

it('are sorted by the first click', async () => {
  const { page, hasReact } = await openFarBelow(stage, TABLE, 'th [role=button]');
  expect(await hasReact()).toBe(false);
  await page.getByRole('button', { name: 'Excursion' }).click();
  expect(await sorted(page, 'ascending')).toEqual(['Glaciers', 'Lakes and ponds', 'Meadow botany', 'Soil']);
});
