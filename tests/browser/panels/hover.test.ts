/**
 * Replaces the page builder's hover boxes and feature content (goodlayers-panels, sections 8 and 9). Kept: 300 ms and
 * 350 ms; pictures of different heights move the page. Fixed: a quick pointer turns the movement round; focus and
 * finger do what the pointer does; names, and a button for the text that only a mouse could reach.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../support/pages';
import { displays, finishMovements, movements, panelBrowser } from '../../support/panel-page';

const { open } = panelBrowser();

const images = (page: Page) => displays(page.locator('.gdlr-core-hover-thumbnail img'));

describe('hover box', () => {
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

  it('gives both pictures back as they were when the widget ends', async () => {
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

  it('does the same with the focus, and Escape takes it back', async () => {
    const page = await open(hover);
    await page.keyboard.press('Tab');
    expect(await images(page)).toEqual(['none', 'block']);
    await page.keyboard.press('Escape');
    expect(await images(page)).toEqual(['block', 'none']);
  });

  it('does the same with a finger, until it taps elsewhere', async () => {
    const page = await open(hover);
    await page.locator('.gdlr-core-hover-thumbnail').dispatchEvent('pointerdown', { pointerType: 'touch' });
    expect(await images(page)).toEqual(['none', 'block']);
    await page.locator('main').dispatchEvent('pointerdown', { pointerType: 'touch' });
    expect(await images(page)).toEqual(['block', 'none']);
  });

  it('names the covering link by the title, and the second picture is only decoration', async () => {
    const page = await open(hover);
    expect(await page.getByRole('link', { name: 'Bursaries' }).count()).toBe(1);
    expect(await page.locator('.gdlr-core-hover-thumbnail img').last().getAttribute('aria-hidden')).toBe(
      'true',
    );
  });

  it.each(['1.6.0', '1.8.7'])('of %s has only its link to be named', async (version) => {
    const page = await open(fragment(`goodlayers/hover-box-${version}.html`));
    const before = await page.locator('main').innerHTML();
    await page.locator(ROOT).hover();
    expect(await page.locator('main').innerHTML()).toBe(before);
    expect(await page.getByRole('link', { name: 'Bursaries' }).count()).toBe(1);
  });
});

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

  it('turns round where it is when the pointer is quick', async () => {
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
  ])('opens for the focus on its button, and stays while it is on the link (%s)', async (variant, name) => {
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
  });

  it('opens with a finger’s first tap', async () => {
    const page = await open(card, { hasTouch: true, reducedMotion: true });
    await page.locator('.gdlr-core-feature-content').tap({ position: { x: 5, y: 5 } });
    expect(await isShown(page)).toBe(true);
  });

  it('of 1.8.7 is opened by the stylesheet, and by us for the focus', async () => {
    const page = await open(fragment('goodlayers/feature-content-1.8.7.html'));
    await page.keyboard.press('Tab');
    expect(await page.locator(WRAP).evaluate((wrap) => (wrap as HTMLElement).style.cssText)).toBe(
      'max-height: 250px;',
    );
    expect(await movements(page)).toEqual([]);
  });
});
