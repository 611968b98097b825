/** Panels far below the fold: what a keyboard and a screen reader find before React runs, and the first press. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage, type Watched } from '../../../tests/support/page-browser';
import { fragment, htmlPage } from '../../../tests/support/pages';

const stage = openStage();

const FAR = '<div style="height:6000px">Far above</div>';

/** Opens a page with a widget far below the fold, and waits until an element has the attribute that prepares it. */
async function openFarAbove(name: string, prepared: string, hash = ''): Promise<Watched> {
  const watched = await stage.open(htmlPage({ body: FAR + fragment(name) }));
  await watched.page.goto(stage.url + hash);
  await watched.page.waitForSelector(prepared, { state: 'attached' });
  return watched;
}

/** The states of the page's tabs. React is fetched before, but runs only when a widget is mounted. */
const states = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window.atoll?.widgets() ?? [])
      .filter(({ name }) => /tabs|price-table/.test(name))
      .map(({ state }) => state),
  );

const isMounted = (page: Page): Promise<unknown> =>
  page.waitForSelector('main [data-atoll-state="ready"]', { state: 'attached' });

describe.each([
  ['goodlayers/tabs-2.1.7-style1-horizontal.html', 'Meals'],
  ['goodlayers/price-table-2.1.7-three.html', 'by term'],
  ['essential-addons/adv-tabs-4.7.0.html', 'Day pupils'],
])('the tabs of %s', (name) => {
  it('are a tab stop before React runs, and the first arrow key chooses', async () => {
    const watched = await openFarAbove(name, '[role=tab]');
    const { page } = watched;
    const tabs = page.getByRole('tab');
    const names = (await tabs.allTextContents()).map((text) => text.trim());
    expect(names.length).toBeGreaterThan(1);
    expect(names).not.toContain('');
    expect(await page.getByRole('tablist').count()).toBe(1);
    expect(await states(page)).toEqual(['waiting']);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-selected'))).toBe('true');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(
      () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true',
    );
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(watched.errors).toEqual([]);
  });

  it('choose a tab that is pressed before they are mounted', async () => {
    const { page } = await openFarAbove(name, '[role=tab]');
    await page.getByRole('tab').nth(1).dispatchEvent('click');
    await page.waitForFunction(
      () => document.querySelectorAll('[role=tab]')[1]?.getAttribute('aria-selected') === 'true',
    );
    expect(await page.getByRole('tabpanel').count()).toBe(1);
  });
});

describe('the address', () => {
  it('names a tab of the page builder, which is shown without React', async () => {
    const { page } = await openFarAbove('goodlayers/tabs-2.1.7-style1-horizontal.html', '[role=tab]', '#2');
    const chosen = () => page.locator('[aria-selected=true]').getAttribute('data-tab-id');
    expect(await chosen()).toBe('2');
    expect(await page.locator('.gdlr-core-tab-item-content:visible').getAttribute('data-tab-id')).toBe('2');
    expect(await states(page)).toEqual(['waiting']);
    // It is read once.
    await page.evaluate(() => (location.hash = '#1'));
    await page.getByRole('tab').first().dispatchEvent('pointerover');
    await isMounted(page);
    expect(await chosen()).toBe('2');
  });

  it('names another advanced tab later, which opens although nobody has come to it', async () => {
    const { page } = await openFarAbove('essential-addons/adv-tabs-6.6.9-vertical.html', '[role=tab]');
    const title = page.locator('#kitchens');
    expect(await title.getAttribute('aria-selected')).toBe('false');
    await page.evaluate(() => (location.hash = '#kitchens'));
    await page.waitForSelector('#kitchens[aria-selected=true]', { state: 'attached' });
    expect(await page.locator('#kitchens-tab').evaluate((pane) => pane.checkVisibility())).toBe(true);
  });
});

it('the line under the active title has its place before React runs', async () => {
  const { page } = await openFarAbove('goodlayers/tabs-2.1.7-style2-horizontal.html', '.gdlr-core-initiated');
  const edges = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return [Math.round(left), Math.round(width)];
    });
  expect(await edges('.gdlr-core-tab-item-title-line')).toEqual(await edges('[aria-selected=true]'));
  expect(await states(page)).toEqual(['waiting']);
});
