/**
 * Replaces Sly in scroll galleries (goodlayers-sliders, section 2). Kept: durations, factors, the wheel that scrolls a strip
 * sideways. Fixed: a strip is measured again when its images load.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { panelBrowser, settle } from '../../tests/support/panel-page';

const { open, openPaused } = panelBrowser();

const at = (page: Page) =>
  page
    .locator('.gdlr-core-sly-slider .slides')
    .evaluate((list) => Math.round(Math.abs(new DOMMatrix(getComputedStyle(list).transform).e)));

const item = (page: Page, index: number) => page.locator('.gdlr-core-sly-slider li').nth(index);

describe('a scroll gallery', () => {
  it('scrolls by wheel, click, keys, bar and window', async () => {
    const page = await open(fragment('goodlayers/sly-slider-1.6.0.html'), { reducedMotion: true });
    const frame = page.locator('.gdlr-core-sly-slider.gdlr-core-after-init');
    const width = (await item(page, 0).boundingBox())?.width ?? 0;
    // The first item has no left margin. The second one starts at its margin.
    const stepPx = Math.round(width + 20);
    expect(await at(page)).toBe(0);
    await frame.hover();
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() =>
      /-[1-9]/.test(document.querySelector<HTMLElement>('.slides')?.style.transform ?? ''),
    );
    expect(await at(page)).toBe(stepPx);
    await frame.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await at(page)).toBe(0);
    // A click on the last item in the frame brings it to the start.
    await item(page, 3).click({ position: { x: 5, y: 5 } });
    expect(await item(page, 3).getAttribute('class')).toContain('active');
    expect(await at(page)).toBeGreaterThan(0);
    const bar = page.locator('.gdlr-core-sly-scroll');
    const box = await bar.boundingBox();
    await bar.click({ position: { x: (box?.width ?? 0) - 2, y: 4 } });
    const list = await page.locator('.slides').boundingBox();
    const end = Math.max(
      ...(await page
        .locator('.slides > li')
        .evaluateAll((items) => items.map((one) => one.getBoundingClientRect().right))),
    );
    expect(end).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0), 0);
    expect(list).not.toBeNull();
    const handle = page.locator('.gdlr-core-sly-scroll-handle');
    const before = (await handle.boundingBox())?.width ?? 0;
    await page.setViewportSize({ width: 600, height: 900 });
    await settle(page);
    expect((await handle.boundingBox())?.width).toBeLessThan(before);
  });

  it('can be dragged, and does not follow a link at the end of a drag', async () => {
    const page = await open(fragment('goodlayers/sly-slider-1.8.7.html'), { reducedMotion: true });
    const box = await page.locator('.gdlr-core-sly-slider').boundingBox();
    const y = (box?.y ?? 0) + 50;
    await page.mouse.move(700, y);
    await page.mouse.down();
    for (const x of [690, 600, 500, 400]) await page.mouse.move(x, y);
    expect(await page.locator('.gdlr-core-sly-slider.dragged').count()).toBe(1);
    await page.mouse.up();
    await page.waitForFunction(() => !document.querySelector('.dragged'));
    expect(await at(page)).toBeGreaterThan(0);
    expect(page.url()).toContain('/panels-');
  });

  it('has one bullet per page', async () => {
    const page = await open(fragment('goodlayers/sly-slider-1.8.7.html'), { reducedMotion: true });
    const bullets = page.locator('ul.gdlr-core-sly-nav > li');
    const count = await bullets.count();
    expect(count).toBeGreaterThan(1);
    expect(await page.locator('.gdlr-core-sly-slider + .gdlr-core-sly-nav').count()).toBe(1);
    await page.getByRole('button', { name: `Go to page ${count}` }).press('Enter');
    expect(await bullets.last().getAttribute('class')).toContain('active');
    expect(await bullets.last().locator('span').getAttribute('aria-current')).toBe('true');
    // If the browser would scroll to a focused item, the strip scrolls instead.
    await page.locator('.slides a').first().focus();
    expect(await page.locator('.gdlr-core-sly-slider').evaluate((frame) => frame.scrollLeft)).toBe(0);
    expect(await at(page)).toBe(0);
  });

  it('scrolls for a second along easeOutQuart', async () => {
    const page = await openPaused(fragment('goodlayers/sly-slider-1.6.0.html'));
    await page.locator('.gdlr-core-sly-slider').focus();
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(500);
    const half = await at(page);
    await page.clock.runFor(600);
    const end = await at(page);
    expect(half / end).toBeGreaterThan(0.85);
    expect(half).toBeLessThan(end);
  });

  it('leaves the wheel to a scrolling page, and continues after a release with speed', async () => {
    const page = await openPaused(fragment('goodlayers/sly-slider-1.6.0.html'), { hasTouch: true });
    const frame = page.locator('.gdlr-core-sly-slider');
    const isTaken = (by: Partial<Record<'deltaX' | 'deltaY', number>>) =>
      frame.evaluate(
        (node, by) =>
          !node.dispatchEvent(new WheelEvent('wheel', { ...by, bubbles: true, cancelable: true })),
        by,
      );
    // Nothing is before the first item.
    expect(await isTaken({ deltaY: -100 })).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await page.clock.runFor(299);
    expect(await isTaken({ deltaY: 100 })).toBe(false);
    await page.clock.runFor(1);
    expect(await isTaken({ deltaX: 100 })).toBe(true);
    await page.clock.runFor(1100);
    const startPx = await at(page);
    expect(startPx).toBeGreaterThan(0);

    // Dragged by 20 px, of which the last 10 in the last 40 ms: it continues 7.5 times as far.
    const box = await frame.boundingBox();
    const y = (box?.y ?? 0) + 50;
    await page.mouse.move(700, y);
    await page.mouse.down();
    await page.mouse.move(690, y);
    await page.mouse.move(680, y);
    await page.mouse.up();
    await page.clock.runFor(2000);
    expect(await at(page)).toBe(startPx + 95);

    // Up to 10 px, a mouse has only clicked.
    await page.evaluate(() => {
      const clicked: boolean[] = [];
      Object.assign(window, { clicked });
      window.addEventListener(
        'click',
        (event) => {
          clicked.push(!event.defaultPrevented);
          event.preventDefault();
        },
        { capture: false },
      );
    });
    for (const byPx of [10, 11]) {
      await page.mouse.move(700, y);
      await page.mouse.down();
      await page.mouse.move(700 + byPx, y);
      await page.mouse.up();
    }
    expect(await page.evaluate(() => Reflect.get(window, 'clicked') as unknown)).toEqual([true]);
    await page.clock.runFor(2000);

    // A finger beyond the end: a sixth of the distance, and back.
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await frame.press('ArrowLeft');
    await frame.press('ArrowLeft');
    await page.clock.runFor(1100);
    expect(await at(page)).toBe(0);
    await page.evaluate(() => {
      window.addEventListener('pointermove', ({ clientX }) => Object.assign(window, { fingerAt: clientX }));
    });
    await touch('touchStart', 300);
    for (const x of [330, 400, 500, 600]) await touch('touchMove', x);
    // A finger's moves arrive with frames.
    await page.waitForFunction(() => Reflect.get(window, 'fingerAt') === 600);
    await page.clock.runFor(1000);
    expect(await at(page)).toBe(50);
    await touch('touchEnd');
    await page.waitForFunction(() => !document.querySelector('.dragged'));
    await page.clock.runFor(2000);
    expect(await at(page)).toBe(0);

    // Drags the bar's handle to its end.
    const handle = await page.locator('.gdlr-core-sly-scroll-handle').boundingBox();
    const [x, barY] = [(handle?.x ?? 0) + 10, (handle?.y ?? 0) + 4];
    await page.mouse.move(x, barY);
    await page.mouse.down();
    await page.mouse.move(x + 40, barY);
    await page.mouse.move(x + 3000, barY);
    await page.mouse.up();
    await page.clock.runFor(2000);
    const end = await page
      .locator('.slides > li')
      .last()
      .evaluate((item) => item.getBoundingClientRect().right);
    expect(end).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0), 0);
  });

  it('is measured again when an image loads', async () => {
    const page = await open(fragment('goodlayers/sly-slider-1.6.0.html'), { reducedMotion: true });
    const width = () => page.locator('.slides').evaluate((list) => list.style.width);
    const before = await width();
    await item(page, 1)
      .locator('img')
      .evaluate((image) => (image.style.width = '900px'));
    await settle(page);
    expect(await width()).not.toBe(before);
  });
});
