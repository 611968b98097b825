/**
 * Replaces the page builder's hover boxes (goodlayers-panels, section 8). Kept: 300 ms; pictures of different heights move
 * the page. Fixed: focus and touch work like hover; names.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { displays, movements, panelBrowser } from '../../../tests/support/panel-page';
import { innerMarkup } from '../../../tests/support/markup';

const { open } = panelBrowser();
const images = (page: Page) => displays(page.locator('.gdlr-core-hover-thumbnail img'));

describe('a hover box', () => {
  const hover = fragment('goodlayers/hover-box-2.1.7.html');
  const ROOT = '.gdlr-core-hover-box';
  it('hides the first picture at once and fades the second in over 300 ms, and back', async () => {
    const page = await open(hover);
    expect(await images(page)).toEqual(['', '']);
    await page.locator(ROOT).hover();
    expect(await movements(page)).toEqual([[300, 'swing']]);
    expect(await images(page)).toEqual(['none', 'block']);
    await page.mouse.move(1100, 1500);
    expect(await movements(page)).toEqual([[300, 'swing']]);
    expect(await images(page)).toEqual(['block', 'none']);
  });

  it('restores both pictures on unmount', async () => {
    const page = await open(hover);
    await page.locator(ROOT).hover();
    expect(await images(page)).toEqual(['none', 'block']);
    const left = await page.evaluate(async (root) => {
      const box = document.querySelector(root);
      box?.remove();
      await Promise.resolve();
      return [...(box?.querySelectorAll<HTMLElement>('.gdlr-core-hover-thumbnail img') ?? [])].map(
        ({ style }) => style.display,
      );
    }, ROOT);
    expect(left).toEqual(['', '']);
  });

  it('works with the focus, and Escape reverts it', async () => {
    const page = await open(hover);
    await page.keyboard.press('Tab');
    expect(await images(page)).toEqual(['none', 'block']);
    await page.keyboard.press('Escape');
    expect(await images(page)).toEqual(['block', 'none']);
  });

  it('works with a tap, until the next tap elsewhere', async () => {
    const page = await open(hover);
    await page.locator('.gdlr-core-hover-thumbnail').dispatchEvent('pointerdown', { pointerType: 'touch' });
    expect(await images(page)).toEqual(['none', 'block']);
    await page.locator('main').dispatchEvent('pointerdown', { pointerType: 'touch' });
    expect(await images(page)).toEqual(['block', 'none']);
  });

  it('names the covering link by the title, and hides the second picture from screen readers', async () => {
    const page = await open(hover);
    expect(await page.getByRole('link', { name: 'Bursaries' }).count()).toBe(1);
    expect(await page.locator('.gdlr-core-hover-thumbnail img').last().getAttribute('aria-hidden')).toBe(
      'true',
    );
  });

  it.each(['1.6.0', '1.8.7'])('of %s names only its link', async (version) => {
    const page = await open(fragment(`goodlayers/hover-box-${version}.html`));
    const before = await page.locator('main').evaluate(innerMarkup);
    await page.locator(ROOT).hover();
    expect(await page.locator('main').evaluate(innerMarkup)).toBe(before);
    expect(await page.getByRole('link', { name: 'Bursaries' }).count()).toBe(1);
  });
});
