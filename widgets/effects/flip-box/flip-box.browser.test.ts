/**
 * Replaces the page builder's flip boxes, all releases (goodlayers-panels, section 7). Kept: the inline styles; half
 * a second; 650 ms in which leaving does not count; a click on a link turns the box back and follows it; a tap turns
 * it to and fro. Fixed: the perspective follows a resize; focus turns the box, and the hidden face cannot be reached;
 * a tap on a link only follows it; the covering link has a name.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { normalHtml } from '../../../tests/support/normal-html';
import { fragment } from '../../../tests/support/pages';
import { SETTLING_MS } from './flip-machine';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open, openPaused, openStill } = panelBrowser();

const box = fragment('goodlayers/flip-box-2.1.7.html');
const FRONT = '.gdlr-core-flipbox-front';
const BACK = '.gdlr-core-flipbox-back';
const ROOT = '.gdlr-core-flipbox';

const style = (page: Page, selector: string, names: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (node, names) => names.map((name) => (node as HTMLElement).style.getPropertyValue(name)),
      names,
    );
const turned = async (page: Page) =>
  (await style(page, FRONT, ['transform', 'z-index'])).join() === 'rotateY(180deg),0' &&
  (await style(page, BACK, ['transform', 'z-index'])).join() === 'rotateY(0deg),1';

describe('the inline styles', () => {
  it('are not animated in a browser that is so busy that the delay is over before the next frame', async () => {
    const { page, start } = await openStill(box);
    await page.evaluate(() => {
      const later = window.setTimeout.bind(window);
      Object.assign(window, { moved: 0 });
      document.addEventListener('transitionrun', () => {
        Object.assign(window, { moved: Number(Reflect.get(window, 'moved')) + 1 });
      });
      window.setTimeout = ((task: () => void, ms?: number) => {
        if (ms !== 20) return later(task, ms);
        task();
        return 0;
      }) as typeof setTimeout;
    });
    await start();
    expect((await style(page, FRONT, ['transition'])).join()).toBe('0.5s ease-out');
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0);
    // A turn is animated.
    await page.locator(ROOT).hover();
    await page.waitForFunction(() => Number(Reflect.get(window, 'moved')) > 0);
  });

  it('are the original’s', async () => {
    const page = await open(box);
    const width = await page.locator(ROOT).evaluate((node) => (node as HTMLElement).offsetWidth);
    expect(await page.locator(ROOT).getAttribute('class')).toContain('gdlr-core-after-init');
    expect(await style(page, ROOT, ['perspective', 'position', 'transform-style'])).toEqual([
      `${2 * width}px`,
      'relative',
      'preserve-3d',
    ]);
    const names = ['backface-visibility', 'transform-style', 'position', 'z-index', 'transform'];
    expect(await style(page, FRONT, names)).toEqual(['hidden', 'preserve-3d', 'absolute', '1', '']);
    expect(await style(page, BACK, names)).toEqual([
      'hidden',
      'preserve-3d',
      'relative',
      '0',
      'rotateY(-180deg)',
    ]);
    expect(await style(page, '.gdlr-core-flipbox-item-title', ['backface-visibility'])).toEqual(['hidden']);
    // They are set a moment later, without a turn.
    for (const face of [FRONT, BACK]) {
      const transition = await page.waitForFunction(
        (face) => document.querySelector<HTMLElement>(face)?.style.transition,
        face,
      );
      expect(await transition.jsonValue()).toBe('0.5s ease-out');
    }
  });

  it('follow the width', async () => {
    const page = await open(box);
    await page.setViewportSize({ width: 600, height: 800 });
    await settle(page);
    const width = await page.locator(ROOT).evaluate((node) => (node as HTMLElement).offsetWidth);
    expect(await style(page, ROOT, ['perspective'])).toEqual([`${2 * width}px`]);
  });

  it('are removed on unmount, so that the widget can mount again', async () => {
    const page = await open(box);
    // The transitions are set a moment later than the rest.
    const whole = async () => {
      await page.waitForFunction(
        (faces) => faces.every((face) => document.querySelector<HTMLElement>(face)?.style.transition),
        [FRONT, BACK],
      );
      return normalHtml(page.locator('main'));
    };
    const before = await whole();
    await page.locator(ROOT).hover();
    const item = await page.evaluateHandle(() => document.querySelector('.gdlr-core-flipbox-item'));
    const bare = await item.evaluate(async (node) => {
      node?.remove();
      await Promise.resolve();
      return node?.querySelector('.gdlr-core-flipbox-back')?.getAttribute('style') ?? null;
    });
    expect(bare).toBeNull();
    // Under a pointer it would turn at once when it mounts again.
    await page.mouse.move(1100, 1500);
    await item.evaluate((node) => node && document.querySelector('main')?.prepend(node));
    await settle(page);
    expect(await whole()).toBe(before);
  });
});

describe('the pointer', () => {
  it('turns it in half a second', async () => {
    const page = await open(box);
    await page.locator(ROOT).hover();
    expect(await turned(page)).toBe(true);
    expect(await style(page, FRONT, ['transition'])).toEqual(['0.5s ease-out']);
  });

  it('may leave within 650 ms without turning it back, and then it turns', async () => {
    const page = await openPaused(box);
    await page.locator(ROOT).hover();
    await page.mouse.move(1100, 1500);
    expect(await turned(page)).toBe(true);
    await page.clock.fastForward(SETTLING_MS);
    expect(await style(page, FRONT, ['transform', 'z-index'])).toEqual(['rotateY(0deg)', '1']);
    expect(await style(page, BACK, ['transform', 'z-index'])).toEqual(['rotateY(-180deg)', '0']);
  });

  it('turns it back at once when it leaves later', async () => {
    const page = await openPaused(box);
    await page.locator(ROOT).hover();
    await page.clock.runFor(700);
    expect(await turned(page)).toBe(true);
    await page.mouse.move(1100, 1500);
    expect(await turned(page)).toBe(false);
  });

  it('turns it back with a click on a link, which is followed', async () => {
    const page = await open(box);
    await page.locator(ROOT).hover();
    await page.locator('.gdlr-core-flipbox-link').evaluate((link) => {
      link.dispatchEvent(
        new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' }),
      );
    });
    expect(await turned(page)).toBe(false);
    expect(new URL(page.url()).hash).toBe('#astronomy');
  });
});

it('turns it to the back and to the front with a tap, but a tap on a link only follows the link', async () => {
  const page = await open(box.replace(/<a class="gdlr-core-flipbox-link".*?<\/a>/, ''), {
    hasTouch: true,
    reducedMotion: true,
  });
  await page.locator(ROOT).tap({ position: { x: 5, y: 5 } });
  expect(await turned(page)).toBe(true);
  await page.getByRole('link', { name: 'Details' }).tap();
  expect(await turned(page)).toBe(true);
  expect(new URL(page.url()).hash).toBe('#details');
  await page.locator(ROOT).tap({ position: { x: 5, y: 5 } });
  expect(await turned(page)).toBe(false);
});

describe('the focus', () => {
  it('turns it when it enters the back, makes the front inert, and turns it back when it leaves', async () => {
    const page = await openPaused(`${box}<a href="#after">after</a>`);
    await page.keyboard.press('Tab');
    expect(await turned(page)).toBe(true);
    expect(await page.locator(FRONT).evaluate((node) => (node as HTMLElement).inert)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('after');
    await page.clock.runFor(700);
    expect(await turned(page)).toBe(false);
    expect(await page.locator(FRONT).evaluate((node) => (node as HTMLElement).inert)).toBe(false);
  });

  it('skips a back without a link, whose text screen readers can still read', async () => {
    const page = await open(fragment('goodlayers/flip-box-2.1.7-text.html'));
    expect(await page.locator(`${ROOT} :is(a,[tabindex])`).count()).toBe(0);
    expect(await page.getByText('We meet at the foot').count()).toBe(1);
    expect(await page.locator(`${BACK}:is([inert],[aria-hidden])`).count()).toBe(0);
  });
});

it('meets a covering link that is named by the title', async () => {
  const page = await open(box);
  expect(await page.getByRole('link', { name: 'Look up' }).getAttribute('href')).toBe('#astronomy');
});

it('swaps the faces without rotation when reduced motion is preferred', async () => {
  const page = await open(box, { reducedMotion: true });
  await page.locator(ROOT).hover();
  expect(await turned(page)).toBe(true);
  expect(await style(page, FRONT, ['transition'])).toEqual(['none']);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
