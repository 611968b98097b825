/** Swipes and taps in the lightbox (goodlayers-panels, section 18). Kept: the distances. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrived, closed, dialog, lightboxBrowser, seen } from '../../tests/support/lightbox-page';

const { openGallery } = lightboxBrowser();

/** Moves one finger from one x to another in steps, as a touch screen does. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', fromX);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', fromX + ((toX - fromX) * step) / 5);
  // Waits for a frame, in which the slide follows the finger.
  await nextFrame(page);
  await touch('touchEnd');
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const shift = (page: Page): Promise<number> =>
  page.locator('.pswp__container').evaluate((box) => box.getBoundingClientRect().left);

describe('a swipe', () => {
  it('changes the slide from 50 px on', async () => {
    const { page } = await openGallery({ hasTouch: true });
    await swipe(page, 600, 560);
    await nextFrame(page);
    expect([await shift(page), (await seen(page)).counter]).toEqual([0, '1 / 3']);
    await swipe(page, 600, 530);
    await arrived(page, '2 of 3');
    await swipe(page, 530, 600);
    await arrived(page, '1 of 3');
    // With three slides there is always a next one.
    await swipe(page, 530, 600);
    await arrived(page, '3 of 3');
  });

  it('moves the slide after 15 px', async () => {
    const { page } = await openGallery();
    await page.mouse.move(600, 300);
    await page.mouse.down();
    await page.mouse.move(614, 300);
    await nextFrame(page);
    expect(await shift(page)).toBe(0);
    await page.mouse.move(616, 300);
    await page.mouse.move(640, 300);
    await nextFrame(page);
    expect(await shift(page)).toBe(24);
    await page.mouse.up();
    await nextFrame(page);
    expect(await shift(page)).toBe(0);
    expect((await seen(page)).counter).toBe('1 / 3');
  });

  it('on the backdrop closes the lightbox', async () => {
    const { page } = await openGallery({ hasTouch: true }, 1);
    await page.locator('.pswp__item[aria-hidden="false"] .pswp__img').waitFor();
    await page.touchscreen.tap(150, 500);
    await closed(page);
    expect(await dialog(page).count()).toBe(0);
  });
});
