/**
 * Replaces the page builder's sliding galleries (goodlayers-sliders, section 3). Kept: 100 px a second. Fixed: the nodes keep
 * their order; visitors can pause the gallery.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { panelBrowser } from '../../tests/support/panel-page';
import { setHidden } from '../../tests/support/slider-visitor';

const { open } = panelBrowser();

const movementOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const [movement] = node.getAnimations();
      const { duration, iterations } = movement?.effect?.getTiming() ?? {};
      return {
        duration: Number(duration),
        isEndless: iterations === Infinity,
        state: movement?.playState,
        properties: [
          ...new Set(
            (movement?.effect as KeyframeEffect | undefined)
              ?.getKeyframes()
              .flatMap((frame) => Object.keys(frame)),
          ),
        ].filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
      };
    });

describe('a sliding gallery', () => {
  const ITEM = '.gdlr-core-sliding-gallery .gdlr-core-item-list';

  it('moves 100 px a second, by transforms alone, with its nodes in place', async () => {
    const page = await open(fragment('goodlayers/sliding-gallery-2.1.7.html'));
    const length = await page
      .locator(ITEM)
      .evaluateAll((items) => items.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0));
    const { duration, ...rest } = await movementOf(page, ITEM);
    expect(duration / 1000).toBeCloseTo(length / 100, 1);
    expect(rest).toEqual({ isEndless: true, state: 'running', properties: ['transform'] });
    expect(await page.locator('.gdlr-core-sliding-gallery > *').count()).toBe(
      (await page.locator(ITEM).count()) + 1,
    );
  });

  it('moves 100 px a second without a speed setting, and not at all with one item', async () => {
    const html = fragment('goodlayers/sliding-gallery-2.1.7.html');
    const page = await open(html.replace(/data-speed="\d+"/, 'data-speed=""'));
    const length = await page
      .locator(ITEM)
      .evaluateAll((items) => items.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0));
    expect((await movementOf(page, ITEM)).duration / 1000).toBeCloseTo(length / 100, 1);
    const single = await open(
      '<div class="gdlr-core-sliding-gallery gdlr-core-js-2" data-speed="100"><div class="gdlr-core-item-list">One</div></div>',
    );
    expect(await single.locator('[data-atoll="sliding-gallery"][data-atoll-state="ready"]').count()).toBe(1);
    expect(await single.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await single.locator('.atoll-pause').count()).toBe(0);
  });

  it('[RELIABILITY 65] can be paused, and pauses on hover, on focus and in a hidden tab', async () => {
    const page = await open(fragment('goodlayers/sliding-gallery-2.1.7.html'));
    const state = async () => (await movementOf(page, ITEM)).state;
    await page.locator('.gdlr-core-sliding-gallery').hover();
    expect(await state()).toBe('paused');
    await page.mouse.move(0, 1500);
    expect(await state()).toBe('running');
    await setHidden(page, true);
    expect(await state()).toBe('paused');
    await setHidden(page, false);
    await page.locator('.gdlr-core-sliding-gallery a').last().focus();
    expect(await state()).toBe('paused');
    const isSeen = await page
      .locator(ITEM)
      .last()
      .evaluate((one) => {
        const { left, right } = one.getBoundingClientRect();
        const frame = one.parentElement?.getBoundingClientRect() ?? new DOMRect();
        return left >= frame.left - 1 && right <= frame.right + 1;
      });
    expect(isSeen).toBe(true);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    expect(await state()).toBe('paused');
  });

  it('[RELIABILITY 64] can be scrolled when reduced motion is preferred', async () => {
    const page = await open(fragment('goodlayers/sliding-gallery-2.1.7.html'), { reducedMotion: true });
    const holder = page.locator('.gdlr-core-sliding-gallery');
    expect((await movementOf(page, ITEM)).state).toBeUndefined();
    await holder.focus();
    expect(await holder.evaluate((node) => getComputedStyle(node).overflowX)).toBe('auto');
  });
});
