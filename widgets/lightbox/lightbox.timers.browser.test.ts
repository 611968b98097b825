/** The lightbox under a controlled clock: slide show, hiding bars, zoom (goodlayers-panels, section 18). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { htmlPage } from '../../tests/support/pages';
import {
  CALM,
  GALLERY,
  arrived,
  dialog,
  lightboxBrowser,
  link,
  ready,
  seen,
} from '../../tests/support/lightbox-page';

const { stage } = lightboxBrowser();

/** Opens a gallery under a clock that the test controls. */
async function openTimed(): Promise<Page> {
  const { page } = await stage.open(htmlPage({ body: GALLERY }), CALM);
  page.setDefaultTimeout(30_000);
  await page.clock.install();
  await page.goto(stage.url);
  await ready(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5000));
  await link(page).click();
  await dialog(page).waitFor();
  await page.clock.runFor(500);
  await arrived(page, '1 of 3');
  return page;
}

describe('under a controlled clock', () => {
  it('[RELIABILITY 65] the slide show continues every 5000 + 600 ms, until its button or a manual change stops it', async () => {
    const page = await openTimed();
    // By its class: while the bars are hidden, no button has a name.
    const button = page.locator('[aria-label="Slide show"]');
    const isPressed = () => button.getAttribute('aria-pressed');
    await page.clock.runFor(20_000);
    expect([await isPressed(), (await seen(page)).counter]).toEqual(['false', '1 / 3']);
    // The bars are hidden by now.
    await page.mouse.move(200, 200);
    await button.click();
    expect(await isPressed()).toBe('true');
    const progress = page.locator('.atoll-lightbox-progress');
    expect(await progress.evaluate((bar) => [bar.clientHeight, bar.getAnimations().length])).toEqual([5, 0]);
    const counters: string[] = [];
    for (const ms of [5500, 200, 5300, 300]) {
      await page.clock.runFor(ms);
      counters.push((await seen(page)).counter);
    }
    expect(counters).toEqual(['1 / 3', '2 / 3', '2 / 3', '3 / 3']);
    expect(await isPressed()).toBe('true');
    // A picture that the visitor drags is not replaced.
    await page.mouse.move(600, 300);
    await page.mouse.down();
    for (const x of [620, 630, 640]) await page.mouse.move(x, 300);
    await page.clock.runFor(20_000);
    expect([await isPressed(), (await seen(page)).counter]).toEqual(['true', '3 / 3']);
    await page.mouse.up();
    await page.clock.runFor(5700);
    expect([await isPressed(), (await seen(page)).counter]).toEqual(['true', '1 / 3']);
    await page.clock.runFor(5700);
    await page.clock.runFor(5700);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(20_000);
    expect([await isPressed(), (await seen(page)).counter]).toEqual(['false', '2 / 3']);
    await page.mouse.move(300, 200);
    await button.click();
    await button.click();
    await page.clock.runFor(20_000);
    expect([await isPressed(), (await seen(page)).counter]).toEqual(['false', '2 / 3']);
  });

  it('the slide show pauses while the page is hidden', async () => {
    const page = await openTimed();
    await page.getByRole('button', { name: 'Slide show' }).click();
    const show = (state: string) =>
      page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await page.clock.runFor(60_000);
    expect((await seen(page)).counter).toBe('1 / 3');
    await show('visible');
    await page.clock.runFor(5500);
    expect((await seen(page)).counter).toBe('1 / 3');
    await page.clock.runFor(200);
    expect((await seen(page)).counter).toBe('2 / 3');
  });

  it('[RELIABILITY 63] the bars hide after 6000 ms without input, but not while they have the focus', async () => {
    const page = await openTimed();
    await page.mouse.move(100, 400);
    const close = page.locator('.atoll-lightbox-close');
    await page.clock.runFor(5900);
    expect(await close.isVisible()).toBe(true);
    await page.clock.runFor(200);
    expect(await close.isVisible()).toBe(false);
    expect(await page.locator('.atoll-lightbox-caption').isVisible()).toBe(true);
    await page.mouse.move(120, 400);
    expect(await close.isVisible()).toBe(true);
    await page.keyboard.press('Tab');
    await page.clock.runFor(20_000);
    expect(await close.isVisible()).toBe(true);
  });

  it('zoom is available 300 ms after the picture, and each step adds the picture’s size', async () => {
    const page = await openTimed();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await link(page).click();
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('.pswp__img')?.style.visibility === '',
    );
    await page.clock.runFor(250);
    expect(await zoomIn.getAttribute('aria-disabled')).toBe('true');
    await page.clock.runFor(100);
    expect(await zoomIn.getAttribute('aria-disabled')).toBe(null);
    const width = async (): Promise<number> => {
      await page.clock.runFor(50);
      const box = await page.locator('.pswp__item[aria-hidden="false"] .pswp__img').boundingBox();
      return Math.round(box?.width ?? 0);
    };
    const fit = await width();
    expect(fit).toBeLessThan(1280);
    await zoomIn.click();
    expect(await width()).toBeCloseTo(2 * fit, -1);
    await zoomIn.click();
    expect(await width()).toBeCloseTo(3 * fit, -1);
    for (let press = 0; press < 3; press += 1) await page.getByRole('button', { name: 'Zoom out' }).click();
    expect(await width()).toBe(fit);
    await page.getByRole('button', { name: 'Actual size' }).click();
    expect(await width()).toBe(1600);
    await page.mouse.dblclick(640, 300);
    expect(await width()).toBe(fit);
  });
});
