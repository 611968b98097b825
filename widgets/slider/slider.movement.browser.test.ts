/**
 * How visitors and timers move a slider (goodlayers-sliders, section 1). Kept: the swipe's limits, autoplay that stops at the
 * first action, the keys of the whole page for a sole slider. Fixed: no resuming after a tab switch (quirk 2), no start on
 * focus (3).
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { finishMovements, panelBrowser, settle } from '../../tests/support/panel-page';
import { drag, holdClock, look, setHidden } from '../../tests/support/slider-visitor';

const { open, openPaused, openStill } = panelBrowser();
const slider = (variant: string) => fragment(`goodlayers/slider-${variant}.html`);
const next = (page: Page) => page.locator('.flex-next').first();

describe('an animation', () => {
  it('takes the slide speed, along the originals’ curve, and wraps around without copies', async () => {
    const page = await open(slider('2.1.7').replace('data-nav=', 'data-slidespeed="700" data-nav='));
    const list = page.locator('.slides');
    const running = () =>
      list.evaluate((node) =>
        node
          .getAnimations()
          .map(({ effect }) =>
            [effect?.getTiming().duration, String(effect?.getTiming().easing).slice(0, 7)].join(),
          ),
      );
    await page.locator('.flex-prev').click();
    expect(await running()).toEqual(['700,linear(']);
    // On its way: the last slide enters from the left, before the first.
    const order = await page
      .locator('.slides > li')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left));
    expect(order[2]).toBeLessThan(order[0] ?? 0);
    await finishMovements(page);
    expect(await look(page)).toMatchObject({ shown: [2], inBox: [2] });
    await next(page).click();
    await finishMovements(page);
    expect(await look(page)).toMatchObject({ shown: [0], inBox: [0] });
    // Cleaned up when the browser reports the end of the animation.
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('.slides > li')?.style.transform === '',
    );
  });

  it('stops media in a slide that leaves', async () => {
    const video =
      '<video src="data:video/mp4;base64,AAAA" loop></video><iframe title="film" src="https://player.vimeo.com/video/1"></iframe>';
    const { page, start } = await openStill(
      slider('2.1.7').replace('<div class="gdlr-core-post-slider-slide" >', `$&${video}`),
    );
    await start();
    const frames = await page.evaluate(() => {
      Object.assign(window, { paused: [] as string[] });
      const said = Reflect.get(window, 'paused') as string[];
      HTMLMediaElement.prototype.pause = function () {
        said.push(this.localName);
      };
      return document.querySelectorAll('iframe').length;
    });
    expect(frames).toBe(1);
    const told = page
      .frames()
      .at(-1)
      ?.evaluate(
        () =>
          new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data), { once: true })),
      );
    await next(page).click();
    expect(await page.evaluate(() => Reflect.get(window, 'paused'))).toContain('video');
    expect(JSON.parse(String(await told))).toMatchObject({ func: 'pauseVideo' });
  });
});

describe('a finger', () => {
  it('swipes with the distances and speeds of the contract, and scrolls the page otherwise', async () => {
    const { page, start } = await openStill(`${slider('2.1.7')}<p style="height:2000px"></p>`, {
      hasTouch: true,
      reducedMotion: true,
      viewport: { width: 400, height: 700 },
    });
    await holdClock(page);
    await start();
    const finger = await page.context().newCDPSession(page);
    const after = async (way: Parameters<typeof drag>[2]) => {
      await drag(page, finger, way);
      await settle(page);
      return (await look(page)).shown[0];
    };
    expect([
      await after({ dx: -60 }),
      await after({ dx: -45 }),
      await after({ dx: 60 }),
      // Slow, and not far enough; then far enough.
      await after({ dx: -120, ms: 600 }),
      await after({ dx: -250, ms: 600 }),
    ]).toEqual([1, 1, 0, 0, 1]);
    // Down the page.
    expect(await after({ dx: -60, dy: -200 })).toBe(1);
  });

  it('drags a slider with touch navigation by mouse too, without following the link', async () => {
    const page = await open(slider('2.1.7').replace('data-nav="both"', 'data-nav="touch-navigation"'), {
      reducedMotion: true,
    });
    const box = await page.locator('.slides').boundingBox();
    const y = (box?.y ?? 0) + 100;
    await page.waitForSelector('.goodlayers-carousel-nav-follow[data-type="touch-slide-black"]', {
      state: 'attached',
    });
    await holdClock(page);
    await page.mouse.move(600, y);
    expect(
      await page.locator('.goodlayers-carousel-nav-follow.goodlayers-active.goodlayers-over-link').count(),
    ).toBe(1);
    await page.mouse.down();
    await page.mouse.move(500, y);
    await page.mouse.move(400, y);
    await page.mouse.up();
    await settle(page);
    expect((await look(page)).shown).toEqual([1]);
    expect(page.url()).toContain('/panels-');
  });
});

describe('the keyboard', () => {
  it('[RELIABILITY 63] changes a page’s only slider from anywhere, but not while the visitor types', async () => {
    const page = await open(`<input id="name">${slider('2.1.7')}`, { reducedMotion: true });
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([1]);
    await page.locator('#name').focus();
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([1]);
  });

  it('changes one of several only from inside, and keeps the focus in it', async () => {
    const page = await open(`${slider('2.1.7')}${slider('1.6.0')}`, { reducedMotion: true });
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([0]);
    await page.locator('.slides a').first().focus();
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).shown).toEqual([1]);
    expect(await page.evaluate(() => document.activeElement?.matches('.slides > li:nth-child(2)'))).toBe(
      true,
    );
    // Moving the focus onto an arrow does not press it.
    await next(page).focus();
    await page.keyboard.press('Tab');
    expect((await look(page)).shown).toEqual([1]);
  });
});

const openPlaying = async (variant = '2.1.7') => {
  const page = await openPaused(slider(variant));
  await page.mouse.move(1199, 1599);
  return page;
};
const shown = async (page: Page) => (await look(page)).shown[0];
const wait = (page: Page) => page.clock.runFor(7000);

/** Resolves when the page has been notified, which takes a frame. */
const prefer = async (page: Page, reducedMotion: 'reduce' | 'no-preference') => {
  // Two messages: the browser may get the preference before the script of a single one.
  const change = await page.evaluateHandle(() => ({
    seen: new Promise((resolve) => {
      matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', resolve, { once: true });
    }),
  }));
  await page.emulateMedia({ reducedMotion });
  await change.evaluate(({ seen }) => seen);
};

describe('autoplay', () => {
  it('[RELIABILITY 65] turns every 7 s, and pauses on hover, focus and in a hidden tab', async () => {
    const page = await openPlaying();
    await wait(page);
    expect(await shown(page)).toBe(1);
    expect(await page.locator('.slides').getAttribute('aria-live')).toBe('off');
    await page.locator('.gdlr-core-flexslider').hover();
    await wait(page);
    expect(await shown(page)).toBe(1);
    await page.mouse.move(1199, 1599);
    await page.locator('.slides > li:nth-child(2) a').first().focus();
    await wait(page);
    expect(await shown(page)).toBe(1);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await setHidden(page, true);
    await wait(page);
    expect(await shown(page)).toBe(1);
    await setHidden(page, false);
    await wait(page);
    expect(await shown(page)).toBe(2);
  });

  it('skips a turn while the window has no focus', async () => {
    const page = await openPlaying();
    await page.evaluate(() => (document.hasFocus = () => false));
    await wait(page);
    expect(await shown(page)).toBe(0);
    await page.evaluate(() => (document.hasFocus = () => true));
    await wait(page);
    expect(await shown(page)).toBe(1);
  });

  it('[RELIABILITY 64] pauses when the visitor turns on reduced motion', async () => {
    const page = await openPlaying();
    await prefer(page, 'reduce');
    await wait(page);
    expect(await shown(page)).toBe(0);
    await prefer(page, 'no-preference');
    await wait(page);
    expect(await shown(page)).toBe(1);
  });

  it('stops permanently at the first action', async () => {
    const page = await openPlaying();
    await next(page).click();
    await page.mouse.move(1199, 1599);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await setHidden(page, true);
    await setHidden(page, false);
    await wait(page);
    expect(await shown(page)).toBe(1);
    expect(await page.locator('.slides').getAttribute('aria-live')).toBe('polite');
  });

  it('has a button that stops and restarts it', async () => {
    const page = await openPlaying();
    await page.getByRole('button', { name: 'Pause' }).focus();
    await page.keyboard.press('Enter');
    await wait(page);
    expect(await shown(page)).toBe(0);
    await page.getByRole('button', { name: 'Play' }).press('Space');
    // The focus of the button itself does not pause the slider.
    await wait(page);
    expect(await shown(page)).toBe(1);
  });

  it('[RELIABILITY 64] does not start if reduced motion is preferred or if it is switched off', async () => {
    const calm = await open(slider('2.1.7'), { reducedMotion: true });
    expect(await calm.locator('.atoll-pause').count()).toBe(0);
    const off = await open(slider('2.1.7').replace('data-nav=', 'data-disable-autoslide="1" data-nav='));
    expect(await off.locator('.atoll-pause').count()).toBe(0);
  });
});

describe('thumbnails', () => {
  it('choose the slide, and the strip follows', async () => {
    const page = await open(slider('2.1.7-thumbnails'), { reducedMotion: true });
    expect(await page.locator('.flex-control-nav').count()).toBe(0);
    const thumbnails = page.locator('.gdlr-core-sly-slider li');
    await page.getByRole('button', { name: 'Go to slide 2' }).click();
    expect((await look(page)).shown).toEqual([1]);
    expect(await thumbnails.nth(1).getAttribute('class')).toContain('flex-active');
    expect(await thumbnails.nth(1).locator('[aria-current="true"]').count()).toBe(1);
    await page.locator('.flex-prev').click();
    await page.locator('.flex-prev').click();
    expect((await look(page)).shown).toEqual([5]);
    const isSeen = await thumbnails.nth(5).evaluate((item) => {
      const frame = item.closest('.gdlr-core-sly-slider')?.getBoundingClientRect();
      return item.getBoundingClientRect().right <= (frame?.right ?? 0) + 1;
    });
    expect(isSeen).toBe(true);
  });
});
