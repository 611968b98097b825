/**
 * Replaces the page builder's price plans, releases 1.8.7 and 2.1.7 (goodlayers-panels, section 5). Kept: the initial
 * styles, durations, typed values. Fixed: widgets are independent; without a plan the first step stays; roles and
 * keyboard.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { displays, finishMovements, movements, panelBrowser, press } from '../../tests/support/panel-page';

const { open } = panelBrowser();

const plan = fragment('goodlayers/price-plan-2.1.7.html');
const none = fragment('goodlayers/price-plan-2.1.7-none-active.html');

const display = (page: Page, selector: string) => displays(page.locator(selector));

const CONTENT = '.gdlr-core-price-plan-content';
const STEPS = '.gdlr-core-price-plan-options,.gdlr-core-price-plan-forms';

describe('plans', () => {
  it('start with the active one open, inline', async () => {
    expect(await display(await open(plan), CONTENT)).toEqual(['block', '']);
  });

  it('slide in 150 ms when another one is chosen', async () => {
    const page = await open(plan);
    await press(page, '.gdlr-core-price-plan:nth-child(2)');
    expect(await movements(page)).toEqual([
      [150, 'swing'],
      [150, 'swing'],
    ]);
    await finishMovements(page);
    expect(await display(page, CONTENT)).toEqual(['none', 'block']);
    expect(await page.locator('.gdlr-core-price-plan.gdlr-core-active').getAttribute('data-tab-id')).toBe(
      '2',
    );
  });
});

describe('the steps', () => {
  it('forward: options disappear at once, the chosen form appears, its container fades in over 400 ms', async () => {
    const page = await open(plan);
    await press(page, '.gdlr-core-step2');
    expect(await movements(page)).toEqual([[400, 'swing']]);
    await finishMovements(page);
    expect(await display(page, STEPS)).toEqual(['none', 'block']);
    expect(await display(page, '.gdlr-core-price-plan-forms > div')).toEqual(['block', 'none']);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe(
      'gdlr-core-price-plan-selected-title',
    );
  });

  it('back: options fade in, typed values stay, and the focus moves to the chosen plan', async () => {
    const page = await open(plan);
    await page.getByRole('button', { name: 'Go on' }).click();
    await finishMovements(page);
    await page.getByLabel('Your email').fill('pupil@school.example');
    await page.getByRole('button', { name: 'Back to the plans' }).press('Enter');
    expect(await movements(page)).toEqual([[400, 'swing']]);
    await finishMovements(page);
    expect(await display(page, STEPS)).toEqual(['block', 'none']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('radio');
    await page.getByRole('button', { name: 'Go on' }).press(' ');
    expect(await page.getByLabel('Your email').inputValue()).toBe('pupil@school.example');
  });

  it('of one widget leave another alone', async () => {
    const page = await open(plan + plan);
    await page.getByRole('button', { name: 'Go on' }).first().click();
    await finishMovements(page);
    expect(await display(page, STEPS)).toEqual(['none', 'block', '', '']);
  });

  it('do not start without a plan', async () => {
    const page = await open(none);
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(await display(page, STEPS)).toEqual(['', '']);
    await page.getByRole('radio').nth(1).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    expect(await display(page, '.gdlr-core-price-plan-forms > div')).toEqual(['none', 'block']);
  });
});
