/**
 * Replaces the page builder's feature content (goodlayers-panels, section 9). Kept: 350 ms. Fixed: a quick pointer reverses
 * the animation; focus and touch work like hover; a button opens the text that only a mouse could reach.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { finishMovements, movements, panelBrowser } from '../../tests/support/panel-page';

const { open } = panelBrowser();

describe('feature content', () => {
  const card = fragment('goodlayers/feature-content-2.1.7.html');
  const WRAP = '.gdlr-core-feature-content-wrap';
  const isShown = (page: Page) => page.locator(WRAP).isVisible();

  it('slides open in 350 ms and closed in 350 ms', async () => {
    const page = await open(card);
    await page.locator('.gdlr-core-feature-content').hover();
    expect(await movements(page)).toEqual([[350, 'easeOutCubic']]);
    await finishMovements(page);
    expect(await page.locator(WRAP).evaluate((wrap) => (wrap as HTMLElement).style.display)).toBe('block');
    await page.mouse.move(1100, 1500);
    expect(await movements(page)).toEqual([[350, 'easeOutCubic']]);
    await finishMovements(page);
    expect(await isShown(page)).toBe(false);
  });

  it('reverses its animation when the pointer leaves during it', async () => {
    const page = await open(card);
    await page.locator('.gdlr-core-feature-content').hover();
    await page.mouse.move(1100, 1500);
    await page.locator('.gdlr-core-feature-content').hover();
    expect(await movements(page)).toEqual([[350, 'easeOutCubic']]);
    await finishMovements(page);
    expect(await isShown(page)).toBe(true);
  });

  it.each([
    ['', 'Rowing'],
    ['-no-title', '01'],
  ])(
    'opens when its button has the focus, and stays open while its link has it (%s)',
    async (variant, name) => {
      const page = await open(fragment(`goodlayers/feature-content-2.1.7${variant}.html`));
      const button = page.getByRole('button', { name });
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('Tab');
      await finishMovements(page);
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('How we teach it');
      await page.keyboard.press('Tab');
      await finishMovements(page);
      expect(await isShown(page)).toBe(false);
    },
  );

  it('closes on Escape, and the focus goes from its text to its button', async () => {
    const page = await open(card);
    await page.getByRole('button', { name: 'Rowing' }).focus();
    await page.getByRole('link', { name: 'How we teach it' }).press('Escape');
    await finishMovements(page);
    expect(await isShown(page)).toBe(false);
    const focused = page.locator(':focus');
    expect([await focused.textContent(), await focused.getAttribute('aria-expanded')]).toEqual([
      'Rowing',
      'false',
    ]);
  });

  it('opens with the first tap', async () => {
    const page = await open(card, { hasTouch: true, reducedMotion: true });
    await page.locator('.gdlr-core-feature-content').tap({ position: { x: 5, y: 5 } });
    expect(await isShown(page)).toBe(true);
  });

  it('of 1.8.7 opens by the stylesheet on hover, and by Atoll on focus', async () => {
    const page = await open(fragment('goodlayers/feature-content-1.8.7.html'));
    await page.keyboard.press('Tab');
    expect(await page.locator(WRAP).evaluate((wrap) => (wrap as HTMLElement).style.cssText)).toBe(
      'max-height: 250px;',
    );
    expect(await movements(page)).toEqual([]);
  });
});
