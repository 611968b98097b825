/**
 * Replaces the page builder's dropdown tabs and custom dropdowns (goodlayers-panels, sections 10 and 11). Kept:
 * durations; the label takes the entry's HTML; a press on an open custom dropdown does not close it. Fixed: a click
 * elsewhere, Escape or losing the focus closes the list; a custom dropdown changes only itself; it closes even if a
 * listing stops the click; an element inside the label counts as the label. The active class of a custom dropdown
 * changes at once, as a listing sets it, and not only when the list has closed.
 */
import type { Page } from 'playwright-core';
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

const tab = fragment('goodlayers/dropdown-tab-2.1.7.html');
const custom = fragment('goodlayers/custom-dropdown-2.1.7.html');

describe('a dropdown tab', () => {
  const TITLE = '.gdlr-core-dropdown-tab-title';
  const LIST = '.gdlr-core-dropdown-tab-head-wrap';
  const ENTRY = '.gdlr-core-dropdown-tab-head';
  const PANE = '.gdlr-core-dropdown-tab-content';

  it('slides open in 200 ms and closes at once', async () => {
    const page = await open(tab);
    await press(page, TITLE);
    expect(await movements(page)).toEqual([[200, 'swing']]);
    expect(await page.locator(TITLE).getAttribute('class')).toContain('gdlr-core-active');
    await finishMovements(page);
    await press(page, TITLE);
    expect(await movements(page)).toEqual([]);
    expect(await page.locator(LIST).isVisible()).toBe(false);
    expect(await page.locator(TITLE).getAttribute('class')).not.toContain('gdlr-core-active');
  });

  it('swaps label, class and pane when an entry is chosen; the pane fades in over 200 ms, and the list closes', async () => {
    const page = await open(tab);
    await press(page, TITLE);
    await finishMovements(page);
    await press(page, ENTRY, 2);
    expect(await movements(page)).toEqual([[200, 'swing']]);
    await finishMovements(page);
    expect(await page.locator(`${TITLE} > .gdlr-core-head`).innerText()).toBe('Senior school');
    expect(await page.locator(`${ENTRY}.gdlr-core-active`).getAttribute('data-index')).toBe('2');
    expect(await displaysAndClasses(page.locator(PANE))).toEqual([
      ['none', false],
      ['none', false],
      ['block', true],
    ]);
    expect(await page.locator(LIST).isVisible()).toBe(false);
  });

  it.each([
    ['a click elsewhere', (page: Page) => page.mouse.click(900, 900)],
    ['Escape', (page: Page) => page.getByRole('combobox').press('Escape')],
    ['losing the focus', (page: Page) => page.locator('#elsewhere').focus()],
  ])('%s closes it', async (_name, act) => {
    const page = await open(`${tab}<button id="elsewhere">Elsewhere</button>`);
    await page.locator(TITLE).click();
    await finishMovements(page);
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
    await act(page);
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator(LIST).isVisible()).toBe(false);
  });
});

describe('a custom dropdown', () => {
  const CURRENT = '.gdlr-core-custom-dropdown-current';
  const LIST = '.gdlr-core-custom-dropdown-list';
  const ENTRY = '.gdlr-core-custom-dropdown-list-item';

  it('slides open in 150 ms, does not toggle, and slides closed in 150 ms', async () => {
    const page = await open(custom);
    await press(page, CURRENT);
    expect(await movements(page)).toEqual([[150, 'swing']]);
    await finishMovements(page);
    await press(page, CURRENT);
    expect(await movements(page)).toEqual([]);
    expect(await page.locator(LIST).isVisible()).toBe(true);
    await press(page, 'body');
    expect(await movements(page)).toEqual([[150, 'swing']]);
    await finishMovements(page);
    expect(await page.locator(LIST).isVisible()).toBe(false);
  });

  it('takes the entry’s HTML, and changes only itself', async () => {
    const page = await open(custom + custom);
    await page.locator(CURRENT).first().click();
    await finishMovements(page);
    await page.locator(ENTRY).nth(2).click();
    await finishMovements(page);
    const labels = await page.locator(CURRENT).all();
    expect(await Promise.all(labels.map((label) => label.evaluate(innerMarkup)))).toEqual([
      '<b>Office</b>',
      'All',
    ]);
    expect(await page.locator(`${ENTRY}.gdlr-core-active`).allTextContents()).toEqual(['Office', 'All']);
  });

  it('closes when another one opens, and not for an element inside its label', async () => {
    const page = await open(
      custom.replace('current">All', 'current"><b>All</b>') + `<p style="margin-top:200px"></p>${custom}`,
    );
    await page.locator(`${CURRENT} b`).click();
    await finishMovements(page);
    expect(await page.locator(LIST).first().isVisible()).toBe(true);
    await page.locator(CURRENT).last().click();
    await finishMovements(page);
    expect(await page.locator(LIST).first().isVisible()).toBe(false);
    expect(await page.locator(LIST).last().isVisible()).toBe(true);
  });

  it('lets the entry’s click reach a listing', async () => {
    const page = await open(custom);
    await page.evaluate(() =>
      document.addEventListener('click', ({ target }) => {
        if (target instanceof HTMLElement) document.title = `asked for ${target.dataset['ajaxValue'] ?? ''}`;
      }),
    );
    const box = page.getByRole('combobox');
    await box.press('Enter');
    await box.press('ArrowDown');
    await box.press('Enter');
    expect(await page.title()).toBe('asked for teachers');
    expect(await box.innerText()).toBe('Teachers');
  });

  it('closes, and keeps its choice, when a busy listing stops the click', async () => {
    const page = await open(custom);
    await page.locator(CURRENT).click();
    await finishMovements(page);
    await page
      .locator(ENTRY)
      .nth(1)
      .evaluate((entry) => {
        entry.addEventListener('click', (event) => event.stopPropagation());
      });
    await page.locator(ENTRY).nth(1).click();
    await finishMovements(page);
    expect(await page.locator(LIST).isVisible()).toBe(false);
    expect(await page.locator(CURRENT).innerText()).toBe('All');
  });

  it('is named by the text before it', async () => {
    const page = await open(custom);
    expect(await page.getByRole('combobox', { name: 'Filter By' }).count()).toBe(1);
  });
});
