/** The parts of LearnPress that a theme changes (goodlayers-theme, section 9). They replace Kingster's. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const VIEWPORT = { width: 1200, height: 800 };

/** @returns the differences between the line and a tab: left and width, in px */
const beside = (page: Page, name: string) =>
  page.locator('.learn-press-nav-tabs > li', { hasText: name }).evaluate((tab) => {
    const line = document.querySelector('.kingster-tab-slidebar')?.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    return line && [Math.round(line.left - box.left), Math.round(line.width - box.width)];
  });

it('the line is under the chosen tab, and follows the pointer, a click and the keyboard', async () => {
  const page = await open(fragment('goodlayers-theme/course-tabs-3.2.9.html'), { viewport: VIEWPORT });
  expect(await beside(page, 'Overview')).toEqual([0, 0]);
  await page.getByText('Curriculum and dates').hover();
  await finishMovements(page);
  expect(await beside(page, 'Curriculum')).toEqual([0, 0]);
  await page.mouse.move(600, 700);
  await finishMovements(page);
  expect(await beside(page, 'Overview')).toEqual([0, 0]);
  await page.getByText('Curriculum and dates').click();
  await page.mouse.move(600, 700);
  await finishMovements(page);
  expect(await beside(page, 'Curriculum')).toEqual([0, 0]);
  await page.getByRole('radio', { name: 'Curriculum' }).press('ArrowLeft');
  await finishMovements(page);
  expect(await beside(page, 'Overview')).toEqual([0, 0]);
});

it('the line is under the chosen tab of a list with a margin', async () => {
  const html = fragment('goodlayers-theme/course-tabs-3.2.9.html');
  const page = await open(html.replace('<ul ', '<ul style="margin-left:35px" '), { viewport: VIEWPORT });
  expect(await beside(page, 'Overview')).toEqual([0, 0]);
  await page.getByText('Curriculum and dates').hover();
  await finishMovements(page);
  expect(await beside(page, 'Curriculum')).toEqual([0, 0]);
});

it('the select of the profile is in a box of the theme', async () => {
  const page = await open('', { viewport: VIEWPORT });
  await page.evaluate((html) => {
    document.body.classList.add('kingster-body');
    document.body.append(document.createRange().createContextualFragment(html));
  }, fragment('goodlayers-theme/course-tabs-3.2.9-profile.html'));
  await page.waitForSelector('.kingster-lp-combobox > #display_name');
  expect(await page.getByRole('combobox', { name: 'Display name' }).inputValue()).toBe('Ada');
});
