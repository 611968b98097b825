/** Elementor's image carousel (elementor-frontend, section 3.8) in Chromium: layout, movement, autoplay and devices. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();
const ENDLESS = fragment('elementor/image-carousel-4.1.4.html');
const WITH_END = fragment('elementor/image-carousel-3.21.2.html');
const FADE = fragment('elementor/image-carousel-4.1.4-fade.html');

const withSettings = (html: string, more: Readonly<Record<string, unknown>>): string =>
  html.replace(/(?<=data-settings=")[^"]*/, (settings) => {
    const own = JSON.parse(settings.replaceAll('&quot;', '"')) as Readonly<Record<string, unknown>>;
    return JSON.stringify({ ...own, ...more }).replaceAll('"', '&quot;');
  });

async function open(body: string, options: { readonly calm?: boolean; readonly head?: string } = {}) {
  const watched = await stage.open(htmlPage({ body, head: options.head ?? '' }), {
    viewport: { width: 1000, height: 600 },
    ...(options.calm !== false && { reducedMotion: 'reduce' as const }),
  });
  await watched.page.goto(stage.url);
  await watched.page.waitForSelector('[data-widget_type][data-atoll-state="ready"]');
  return watched;
}

/** The slides whose centre is in the viewport, from left to right, and those that can be reached. */
const look = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.elementor-image-carousel-wrapper')?.getBoundingClientRect();
    const slides = [...document.querySelectorAll<HTMLElement>('.swiper-slide:not([data-atoll-copy])')];
    const centers = slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return left + width / 2;
    });
    const inBox = slides
      .map((_, index) => index)
      .filter((index) => {
        const center = centers[index] ?? 0;
        return box !== undefined && center > box.left && center < box.right;
      })
      .toSorted((one, other) => (centers[one] ?? 0) - (centers[other] ?? 0));
    return { inBox, open: slides.flatMap((slide, index) => (slide.inert ? [] : [index])) };
  });

const press = (page: Page, way: 'next' | 'prev') => page.locator(`.elementor-swiper-button-${way}`).click();

describe('an endless row', () => {
  it('shows its first slides after the last one, and can be turned forever', async () => {
    const { page, errors, lines } = await open(ENDLESS);
    expect(await look(page)).toEqual({ inBox: [0, 1, 2], open: [0, 1, 2] });
    const seen: (readonly number[])[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await press(page, 'next');
      seen.push((await look(page)).inBox);
    }
    expect(seen).toEqual([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 0],
      [4, 0, 1],
      [0, 1, 2],
    ]);
    await press(page, 'prev');
    expect(await look(page)).toEqual({ inBox: [4, 0, 1], open: [0, 1, 4] });
    expect([errors, lines]).toEqual([[], []]);
  });

  it('turns if all of its slides are in view, and leaves no copy behind', async () => {
    const three = ENDLESS.replaceAll(/<div class="swiper-slide"(?=[^>]*"[45] of).*?<\/figure><\/div>/gs, '');
    const { page } = await open(three, { calm: false });
    await press(page, 'next');
    await page.waitForSelector('[data-atoll-copy]', { state: 'attached' });
    await page.waitForSelector('[data-atoll-copy]', { state: 'detached' });
    expect((await look(page)).inBox).toEqual([1, 2, 0]);
  });
});

describe('a row that ends', () => {
  it('goes in steps, and its arrows say where it ends', async () => {
    const { page } = await open(WITH_END);
    const disabled = () =>
      page.locator('.swiper-button-disabled[aria-disabled="true"][tabindex="-1"]').count();
    expect([await look(page), await disabled()]).toEqual([{ inBox: [0, 1], open: [0, 1] }, 1]);
    await press(page, 'next');
    expect([await look(page), await disabled()]).toEqual([{ inBox: [2, 3], open: [2, 3] }, 0]);
    await press(page, 'next');
    expect([await look(page), await disabled()]).toEqual([{ inBox: [3, 4], open: [3, 4] }, 1]);
    expect(await page.locator('.swiper-pagination-bullet').count()).toBe(3);
  });

  it('has the gap of its settings between the slides', async () => {
    const { page } = await open(WITH_END);
    const boxes = await page
      .locator('.swiper-slide')
      .evaluateAll((slides) =>
        slides.slice(0, 2).map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
      );
    expect((boxes[1]?.left ?? 0) - (boxes[0]?.right ?? 0)).toBeCloseTo(30, 0);
  });
});

it.each([
  ['desktop', [0, 1, 2]],
  ['tablet', [0, 1]],
  ['mobile', [0]],
])('shows the slides of the device: %s', async (device, inBox) => {
  const head = `<script>elementorFrontendConfig={responsive:{breakpoints:{mobile:{is_enabled:true},tablet:{is_enabled:true}}}};addEventListener('DOMContentLoaded',()=>document.body.dataset.elementorDeviceMode='${device}')</script>`;
  const { page } = await open(ENDLESS, { head });
  expect((await look(page)).inBox).toEqual(inBox);
});

/** @returns the first slide in view */
const active = (page: Page) =>
  page
    .locator('.swiper-slide')
    .evaluateAll((slides) => slides.findIndex((slide) => slide.classList.contains('swiper-slide-active')));

describe('autoplay', () => {
  const AUTOPLAY = { autoplay: 'yes', autoplay_speed: 1000, speed: 100, pause_on_hover: 'yes' };

  it('rewinds a row that ends, and the focus in it stops it for good', async () => {
    const { page } = await open(withSettings(WITH_END, AUTOPLAY), { calm: false });
    await expect.poll(() => active(page), { timeout: 10_000 }).toBe(3);
    await expect.poll(() => active(page), { timeout: 10_000 }).toBe(0);
    await page.locator('.elementor-swiper-button-next').focus();
    expect(await page.getAttribute('.elementor-image-carousel', 'aria-live')).toBe('polite');
    expect(await page.getAttribute('.atoll-pause', 'aria-label')).toBe('Play animation');
  });

  it('does not start with reduced motion', async () => {
    const { page } = await open(FADE);
    expect(await page.locator('.atoll-pause').count()).toBe(0);
    expect(await page.getAttribute('.elementor-image-carousel', 'aria-live')).toBe('polite');
  });
});

it('cross-fades', async () => {
  const { page } = await open(FADE);
  await page.locator('.swiper-pagination-bullet').nth(2).click();
  const slides = await page
    .locator('.swiper-slide')
    .evaluateAll((all) =>
      all.map((slide) => [slide.style.opacity, Math.round(slide.getBoundingClientRect().left)]),
    );
  expect(slides.map(([opacity]) => opacity)).toEqual(['0', '0', '1']);
  expect(new Set(slides.map(([, left]) => left)).size).toBe(1);
});

it('keeps the focus on the active bullet while the arrow keys turn', async () => {
  const { page } = await open(ENDLESS);
  await page.locator('.swiper-pagination-bullet-active').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Go to slide 3');
  expect((await look(page)).inBox).toEqual([2, 3, 4]);
});

it('runs from right to left, with arrow keys that swap', async () => {
  const { page } = await open(ENDLESS.replace('dir="ltr"', 'dir="rtl"'));
  await page.locator('.swiper-pagination-bullet-active').focus();
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowLeft');
  expect((await look(page)).inBox).toEqual([1, 0, 4]);
});
