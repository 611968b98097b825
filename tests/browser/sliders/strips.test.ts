/**
 * Scroll galleries, sliding galleries and marquees (goodlayers-sliders, sections 2, 3 and 5), which replace Sly and two
 * jQuery plugins. Kept: times, factors, the wheel that turns a strip sideways. Fixed: a strip measures again when its
 * images come, a ribbon keeps its nodes in order, a marquee follows its box, and all of it can be stopped.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../support/pages';
import { panelBrowser, settle } from '../../support/panel-page';
import { setHidden } from '../../support/slider-visitor';

const { open, openPaused } = panelBrowser();

const at = (page: Page) =>
  page
    .locator('.gdlr-core-sly-slider .slides')
    .evaluate((list) => Math.round(Math.abs(new DOMMatrix(getComputedStyle(list).transform).e)));

const item = (page: Page, index: number) => page.locator('.gdlr-core-sly-slider li').nth(index);

describe('a scroll gallery', () => {
  it('is turned by wheel, click, keys, bar and window', async () => {
    const page = await open(fragment('goodlayers/sly-slider-1.6.0.html'), { reducedMotion: true });
    const frame = page.locator('.gdlr-core-sly-slider.gdlr-core-after-init');
    const width = (await item(page, 0).boundingBox())?.width ?? 0;
    const stepPx = Math.round(width + 40);
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

  it('is dragged, and follows no link at the end of it', async () => {
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

  it('has a bullet a page', async () => {
    const page = await open(fragment('goodlayers/sly-slider-1.8.7.html'), { reducedMotion: true });
    const bullets = page.locator('ul.gdlr-core-sly-nav > li');
    const count = await bullets.count();
    expect(count).toBeGreaterThan(1);
    expect(await page.locator('.gdlr-core-sly-slider + .gdlr-core-sly-nav').count()).toBe(1);
    await page.getByRole('button', { name: `Go to page ${count}` }).press('Enter');
    expect(await bullets.last().getAttribute('class')).toContain('active');
    expect(await bullets.last().locator('span').getAttribute('aria-current')).toBe('true');
    // Focus that the browser would scroll to is brought in by the strip itself.
    await page.locator('.slides a').first().focus();
    expect(await page.locator('.gdlr-core-sly-slider').evaluate((frame) => frame.scrollLeft)).toBe(0);
    expect(await at(page)).toBe(0);
  });

  it('glides for a second along easeOutQuart', async () => {
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

  it('leaves the wheel to a page that scrolls, and is thrown by what lets it go', async () => {
    const page = await openPaused(fragment('goodlayers/sly-slider-1.6.0.html'), { hasTouch: true });
    const frame = page.locator('.gdlr-core-sly-slider');
    const isTaken = (by: Partial<Record<'deltaX' | 'deltaY', number>>) =>
      frame.evaluate(
        (node, by) =>
          !node.dispatchEvent(new WheelEvent('wheel', { ...by, bubbles: true, cancelable: true })),
        by,
      );
    // Nothing is left before the first item.
    expect(await isTaken({ deltaY: -100 })).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
    await page.clock.runFor(299);
    expect(await isTaken({ deltaY: 100 })).toBe(false);
    await page.clock.runFor(1);
    expect(await isTaken({ deltaX: 100 })).toBe(true);
    await page.clock.runFor(1100);
    const startPx = await at(page);
    expect(startPx).toBeGreaterThan(0);

    // 20 px by hand, of which the last 10 in the last 40 ms: 7.5 times as far again.
    const box = await frame.boundingBox();
    const y = (box?.y ?? 0) + 50;
    await page.mouse.move(700, y);
    await page.mouse.down();
    await page.mouse.move(690, y);
    await page.mouse.move(680, y);
    await page.mouse.up();
    await page.clock.runFor(2000);
    expect(await at(page)).toBe(startPx + 95);

    // Up to 10 px a mouse has only clicked.
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

    // A finger, and beyond the end: a sixth of the pull, and back.
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
    // A finger's moves come with frames.
    await page.waitForFunction(() => Reflect.get(window, 'fingerAt') === 600);
    await page.clock.runFor(1000);
    expect(await at(page)).toBe(50);
    await touch('touchEnd');
    await page.waitForFunction(() => !document.querySelector('.dragged'));
    await page.clock.runFor(2000);
    expect(await at(page)).toBe(0);

    // The bar's handle, all the way.
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

  it('measures again when an image comes', async () => {
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

  it('goes 100 px a second, by transforms alone, with its nodes in place', async () => {
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

  it('goes 100 px a second without a speed of its own, and not at all with one item', async () => {
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

  it('[RELIABILITY 65] can be stopped, and stands for the pointer, the focus and a hidden tab', async () => {
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

  it('[RELIABILITY 64] is scrolled by a visitor who wants less motion', async () => {
    const page = await open(fragment('goodlayers/sliding-gallery-2.1.7.html'), { reducedMotion: true });
    const holder = page.locator('.gdlr-core-sliding-gallery');
    expect((await movementOf(page, ITEM)).state).toBeUndefined();
    await holder.focus();
    expect(await holder.evaluate((node) => getComputedStyle(node).overflowX)).toBe('auto');
  });
});

describe('a marquee', () => {
  const WRAPPER = '.js-marquee-wrapper';
  const framesOf = (page: Page) =>
    page
      .locator(WRAPPER)
      .evaluate((node) =>
        node
          .getAnimations()
          .flatMap(({ effect }) =>
            (effect as KeyframeEffect).getKeyframes().map(({ transform }) => String(transform)),
          ),
      );

  it.each([
    ['2.1.7', 'left'],
    ['1.8.7', 'right'],
  ])('runs for ever in the originals’ time, with copies for the eye alone: %s', async (version, way) => {
    const page = await open(fragment(`goodlayers/marquee-${version}.html`));
    const [k, w] = await page.locator('.gdlr-core-marquee').evaluate((root) => {
      const copy = root.querySelector('.js-marquee');
      return [Math.trunc(copy?.getBoundingClientRect().width ?? 0) + 50, root.clientWidth];
    });
    const period = (10_000 * ((k ?? 0) + (w ?? 1))) / (2 * (w ?? 1));
    const { duration, ...rest } = await movementOf(page, WRAPPER);
    expect(duration).toBeCloseTo(period, 3);
    expect(rest).toEqual({ isEndless: true, state: 'running', properties: ['transform'] });
    expect(
      await page
        .locator(`${WRAPPER} > .js-marquee:not(:first-child):not([inert][aria-hidden="true"])`)
        .count(),
    ).toBe(0);
    const frames = await framesOf(page);
    expect(frames[0] === 'translateX(0px)').toBe(way === 'left');
    await page.setViewportSize({ width: 600, height: 900 });
    await settle(page);
    expect((await movementOf(page, WRAPPER)).duration).not.toBeCloseTo(period, 3);
  });

  it('runs up and down in a box that stays as high as it was, and alone where it is to have no copy', async () => {
    const html = fragment('goodlayers/marquee-2.1.7.html').replace('height: 120px', 'height: 300px');
    const turned = (way: string) => html.replace('data-direction="left"', `data-direction="${way}"`);
    for (const way of ['up', 'down']) {
      const page = await open(turned(way));
      const { box, copy, second } = await page.locator('.gdlr-core-marquee').evaluate((root) => {
        const copies = [...root.querySelectorAll('.js-marquee')].map((one) => one.getBoundingClientRect());
        return {
          box: root.clientHeight,
          copy: copies[0]?.height ?? 0,
          second: (copies[1]?.top ?? 0) - (copies[0]?.top ?? 0),
        };
      });
      // As high as its text, and the next copy 50 px below it.
      expect(box).toBe(Math.trunc(copy));
      expect(second).toBeCloseTo(copy + 50, 1);
      const { duration, ...rest } = await movementOf(page, WRAPPER);
      expect(duration).toBeCloseTo((10_000 * (box + 50 + box)) / (2 * box), 0);
      expect(rest).toMatchObject({ isEndless: true, properties: ['transform'] });
      const [start] = await framesOf(page);
      expect(start).toBe(way === 'up' ? 'translateY(0px)' : `translateY(${-(box + 50)}px)`);
    }
    const alone = await open(html.replace('data-speed', 'data-duplicated="false" data-speed'));
    expect(await alone.locator('.js-marquee').count()).toBe(1);
    const { k, w, leftPx } = await alone.locator('.gdlr-core-marquee').evaluate((root) => {
      const copy = root.querySelector('.js-marquee')?.getBoundingClientRect() ?? new DOMRect();
      const [movement] = root.querySelector('.js-marquee-wrapper')?.getAnimations() ?? [];
      movement?.pause();
      return { k: Math.trunc(copy.width), w: root.clientWidth, leftPx: copy.left };
    });
    expect(await framesOf(alone)).toEqual([`translateX(${w}px)`, `translateX(${-k}px)`]);
    expect((await movementOf(alone, WRAPPER)).duration).toBeCloseTo((10_000 * (k + w)) / w, 0);
    // Seen from the start, not only when it comes in from the right.
    expect(leftPx).toBeLessThan(w / 2);
  });

  it('[RELIABILITY 64] stands for a visitor who wants less motion', async () => {
    const page = await open(fragment('goodlayers/marquee-2.1.7.html'), { reducedMotion: true });
    expect(await page.locator(WRAPPER).count()).toBe(0);
  });
});
