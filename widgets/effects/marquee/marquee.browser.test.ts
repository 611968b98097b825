/**
 * Replaces the marquee plugin for jQuery (goodlayers-sliders, section 5). Kept: durations and copies. Fixed: a marquee follows
 * the size of its box; visitors can pause it.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

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
  ])(
    'runs endlessly with the original’s duration, with copies that are hidden from screen readers: %s',
    async (version, way) => {
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
    },
  );

  it('runs vertically in a box that keeps its height, and without a copy if it is set to', async () => {
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
    // Visible from the start, and not only when it enters from the right.
    expect(leftPx).toBeLessThan(w / 2);
  });

  it('[RELIABILITY 64] does not move when reduced motion is preferred', async () => {
    const page = await open(fragment('goodlayers/marquee-2.1.7.html'), { reducedMotion: true });
    expect(await page.locator(WRAPPER).count()).toBe(0);
  });
});
