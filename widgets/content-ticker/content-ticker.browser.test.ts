/** The content ticker of Essential Addons (essential-addons, section 8). The conformance suite tests what holds for every fragment. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { axeFaults, finishMovements, panelBrowser, settle } from '../../tests/support/panel-page';

const { open, openPaused, openStill } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);

/** Positions of the active headlines, and of those whose box is inside the ticker. */
const headlines = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.eael-content-ticker')?.getBoundingClientRect() ?? new DOMRect();
    const slides = [...document.querySelectorAll<HTMLElement>('.swiper-slide')];
    const at = (test: (slide: HTMLElement) => boolean): number[] =>
      slides.flatMap((slide, index) => (test(slide) ? [index] : []));
    return {
      active: at((slide) => slide.classList.contains('swiper-slide-active') && !slide.inert),
      inBox: at((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left > box.left - 1 && right < box.right + 1;
      }),
    };
  });

const active = async (page: Page) => (await headlines(page)).active;

describe('the content ticker', () => {
  it('[RELIABILITY 65] advances by itself, pauses on hover, on focus and by its button, and continues after an arrow', async () => {
    const page = await openPaused(eael('content-ticker-4.7.0'));
    await page.mouse.move(1199, 1599);
    const wait = () => page.clock.runFor(8000);
    const list = page.locator('.swiper-wrapper');
    expect(await page.locator('.eael-content-ticker').getAttribute('class')).toContain(
      'swiper-container-initialized swiper-container-horizontal swiper-container-autoheight',
    );
    expect(await list.getAttribute('aria-live')).toBe('off');
    const first = await page.locator('.swiper-slide').first().getAttribute('style');
    expect(first).toContain('margin-right: 10px');
    expect(await page.locator('.swiper-slide-duplicate, .swiper-notification').count()).toBe(0);
    await wait();
    expect(await active(page)).toEqual([1]);
    // Arrows do nothing during an animation; the original stopped forever after such a click.
    await page.clock.runFor(400);
    await page.locator('.swiper-button-next').click();
    expect(await active(page)).toEqual([2]);
    await wait();
    expect(await active(page)).toEqual([2]);
    await page.mouse.move(1199, 1599);
    await wait();
    expect(await active(page)).toEqual([0]);
    await page.locator('.swiper-slide-active a').focus();
    await wait();
    expect(await active(page)).toEqual([0]);
    await page.getByRole('button', { name: 'Pause' }).press('Enter');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await wait();
    expect(await active(page)).toEqual([0]);
    expect(await list.getAttribute('aria-live')).toBe('polite');
  });

  it('wraps around without copies, in both directions, in 400 ms', async () => {
    const page = await open(eael('content-ticker-6.6.9-rtl'));
    expect(await page.locator('.eael-content-ticker').getAttribute('class')).toContain(
      'swiper-initialized swiper-horizontal swiper-autoheight swiper-rtl',
    );
    await page.getByRole('button', { name: 'Previous slide' }).click();
    const durations = await page
      .locator('.swiper-wrapper')
      .evaluate((list) =>
        list.getAnimations().map((movement) => Number(movement.effect?.getTiming().duration)),
      );
    expect(durations).toContain(400);
    await finishMovements(page);
    expect(await headlines(page)).toEqual({ active: [2], inBox: [2] });
    expect(await page.getByRole('link').allTextContents()).toEqual(['The pool is closed in May']);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('fades, stops at the end if it does not wrap around, and never advances if the server says 999999', async () => {
    const page = await open(eael('content-ticker-3.9.4-fade'));
    const next = page.getByRole('button', { name: 'Next slide' });
    expect(await page.locator('.atoll-pause').count()).toBe(0);
    expect(await page.locator('.swiper-button-disabled').getAttribute('class')).toContain('prev');
    await next.click();
    expect(await active(page)).toEqual([1]);
    const transition = await page
      .locator('.swiper-slide-active')
      .evaluate(({ style }: HTMLElement) => style.transition);
    expect(transition).toContain('opacity 300ms');
    expect(await next.getAttribute('aria-disabled')).toBe('true');
    await next.click({ force: true });
    await finishMovements(page);
    expect(await headlines(page)).toEqual({ active: [1], inBox: [0, 1] });
    expect(await page.locator('.swiper-container-fade').count()).toBe(1);
  });

  it('follows a mouse drag without following the link, and is measured when a closed panel opens', async () => {
    const { page, start } = await openStill(
      `<div id="panel" style="display:none">${eael('content-ticker-4.7.0')}</div>`,
      { reducedMotion: true },
    );
    await start();
    await page.evaluate(() => document.getElementById('panel')?.removeAttribute('style'));
    await settle(page);
    // With reduced motion, nothing moves by itself.
    expect(await page.locator('.atoll-pause').count()).toBe(0);
    const box = await page.locator('.swiper-slide-active a').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 8];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 20, y);
    await page.mouse.move(x - 40, y);
    await page.mouse.up();
    await settle(page);
    expect(await headlines(page)).toEqual({ active: [1], inBox: [1] });
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.locator('.eael-ticker-wrap :focus').count()).toBe(0);
  });
});
