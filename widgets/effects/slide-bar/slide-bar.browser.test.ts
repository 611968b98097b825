/** The bar under the menu in a real layout (goodlayers-theme, section 1.5). It replaces Kingster's. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { finishMovements, panelBrowser, settle } from '../../../tests/support/panel-page';

const { open, openStill } = panelBrowser();
const HTML = fragment('goodlayers-theme/slide-bar-3.2.9.html');
const VIEWPORT = { width: 1200, height: 800 };

/** @returns how far the bar extends beyond the link on the left, and its additional width; in px */
const overhang = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => {
    const bar = document.querySelector('.kingster-navigation-slide-bar')?.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    return bar && [Math.round(box.left - bar.left), Math.round(bar.width - box.width)];
  });
const UNDER = [2, 4];

it('is under the current item, follows the pointer and the focus, and returns', async () => {
  const page = await open(HTML, { viewport: VIEWPORT });
  expect(await overhang(page, 'Home')).toEqual(UNDER);
  await page.getByRole('link', { name: 'Contact' }).hover();
  await finishMovements(page);
  expect(await overhang(page, 'Contact')).toEqual(UNDER);
  await page.mouse.move(600, 700);
  await finishMovements(page);
  expect(await overhang(page, 'Home')).toEqual(UNDER);
  await page.getByRole('link', { name: 'Courses' }).focus();
  await finishMovements(page);
  expect(await overhang(page, 'Courses')).toEqual(UNDER);
  await page.getByRole('link', { name: 'Courses' }).blur();
  await finishMovements(page);
  expect(await overhang(page, 'Home')).toEqual(UNDER);
});

it('moves under an item on which the pointer is already', async () => {
  const { page, start } = await openStill(HTML, { viewport: VIEWPORT });
  await page.getByRole('link', { name: 'Contact' }).hover();
  await start();
  await settle(page);
  await finishMovements(page);
  expect(await overhang(page, 'Contact')).toEqual(UNDER);
  await page.mouse.move(600, 700);
  await finishMovements(page);
  expect(await overhang(page, 'Home')).toEqual(UNDER);
});

it('stays under its item when the menu moves', async () => {
  const page = await open(HTML, { viewport: VIEWPORT });
  await page.addStyleTag({ content: '.sf-menu > li > a{padding:12px 30px !important}' });
  await settle(page);
  expect(await overhang(page, 'Home')).toEqual(UNDER);
});

it('moves to the new current item when the theme’s event says so', async () => {
  const page = await open(HTML, { viewport: VIEWPORT });
  await page.evaluate(() => {
    document.querySelector('.current-menu-item')?.classList.remove('current-menu-item');
    document.querySelector('.sf-menu > :last-child')?.classList.add('current-menu-item');
    dispatchEvent(new Event('kingster-navigation-slider-bar-init'));
  });
  await finishMovements(page);
  expect(await overhang(page, 'Contact')).toEqual(UNDER);
});

it('has no width without a current item', async () => {
  const page = await open(HTML.replace('current-menu-item', ''), { viewport: VIEWPORT });
  expect(
    await page.locator('.kingster-navigation-slide-bar').evaluate((bar) => bar.getBoundingClientRect().width),
  ).toBe(0);
});
