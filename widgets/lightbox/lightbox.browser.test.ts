/**
 * Replaces the lightboxes of the page builder: lightGallery, iLightBox and Strip (goodlayers-panels, section 18). Kept:
 * times and distances, the loop, the keys, `#lg={set}&slide={index}`. Fixed: every set has a number of its own, garbage
 * in an address is ignored, Strip's links of 2.1.7 work, loaded items join the set of their holder, captions are
 * sanitised, modified clicks are the browser's; the dialog has a name, keeps the focus and gives it back.
 * One file, because all of it needs one stage: the same gallery, opened, and the same look at what is shown.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { delayResponse, openStage, type Watched } from '../../tests/support/page-browser';
import { capturedPage, fragment, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';

const stage = openStage();

const read = (name: string): string => fragment(`goodlayers/lightbox-${name}.html`);
const GALLERY = read('2.1.7');

const CALM: BrowserContextOptions = { reducedMotion: 'reduce' };
/** 1600 × 900, which has no size in the link: only the picture tells. */
const PICTURE =
  "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='900'><rect width='1600' height='900' fill='green'/></svg>";

/** Opens a page, with every picture and player of other hosts at hand, and waits until its links are ready. */
async function open(
  body: string,
  options: BrowserContextOptions & { hash?: string; head?: string; config?: unknown } = {},
): Promise<Watched> {
  const { hash = '', head = '', config, ...context } = { ...CALM, ...options };
  const watched = await stage.open(htmlPage({ body, head, config }), context);
  watched.page.setDefaultTimeout(8000);
  await serve(watched.page);
  await watched.page.goto(`${stage.url}${hash}`);
  await ready(watched.page);
  return watched;
}

async function serve(page: Page): Promise<void> {
  const { origin } = stage.server();
  await page.route(
    (url) => url.origin !== origin || /\.(jpe?g|png|gif)$/i.test(url.pathname),
    (route) =>
      /\.(jpe?g|png|gif)$/i.test(new URL(route.request().url()).pathname)
        ? route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' })
        : route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' }),
  );
}

const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const links = (window.atoll?.widgets() ?? []).filter(({ name }) => name === 'lightbox');
    return links.length > 0 && links.every(({ state }) => state === 'ready');
  });

const dialog = (page: Page) => page.getByRole('dialog');
const link = (page: Page, index = 0) => page.locator('main [data-atoll~="lightbox"]').nth(index);

/** What the visitor meets. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const slide = document.querySelector('.pswp__item[aria-hidden="false"]');
    return {
      counter: document.querySelector('.atoll-lightbox-counter')?.textContent ?? '',
      caption: document.querySelector('.atoll-lightbox-caption')?.textContent ?? '',
      hash: location.hash,
      said: document.querySelector('.atoll-lightbox-status')?.textContent ?? '',
      label: slide?.getAttribute('aria-label') ?? '',
    };
  });

/** Waits until a slide of a set of some has arrived. */
async function arrived(page: Page, place: string): Promise<void> {
  await page.waitForFunction(
    (place) => document.querySelector('.atoll-lightbox-status')?.textContent === place,
    place,
  );
}

const closed = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('.pswp') && location.hash === '');

const press = async (page: Page, key: string, place: string): Promise<void> => {
  await page.keyboard.press(key);
  await arrived(page, place);
};

/** Opens a gallery by a click and waits until the picture is there. */
async function openGallery(options: Parameters<typeof open>[1] = {}, index = 0): Promise<Watched> {
  const watched = await open(GALLERY, options);
  await link(watched.page, index).click();
  await arrived(watched.page, `${index + 1} of 3`);
  return watched;
}

describe('the lightbox', () => {
  it('[RELIABILITY 66] is a named modal dialog that keeps the focus and gives it back to the link, after a click too', async () => {
    const { page, errors, lines } = await openGallery({}, 1);
    expect(await page.getByRole('dialog', { name: 'Media viewer' }).getAttribute('aria-modal')).toBe('true');
    expect(await seen(page)).toEqual({
      counter: '2 / 3',
      caption: 'The library and more',
      hash: '#lg=1&slide=1',
      said: '2 of 3',
      label: '2 of 3',
    });
    const outside = () =>
      page.evaluate(() => !document.querySelector('.pswp')?.contains(document.activeElement));
    expect(await outside()).toBe(false);
    const escapes: number[] = [];
    const stops = new Set<string | null>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 50; presses += 1) {
        await page.keyboard.press(key);
        if (await outside()) escapes.push(presses);
        stops.add(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
      }
    }
    expect(escapes).toEqual([]);
    expect([...stops]).toEqual(
      expect.arrayContaining(['Close', 'Next', 'Slide show', '3 of 3: Rowing eight']),
    );
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await link(page, 1).evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(false);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('[RELIABILITY 63] is gone through with the arrows, Home and End, round the ends', async () => {
    const { page } = await openGallery();
    await press(page, 'ArrowRight', '2 of 3');
    await press(page, 'End', '3 of 3');
    await press(page, 'ArrowRight', '1 of 3');
    await press(page, 'ArrowLeft', '3 of 3');
    await press(page, 'Home', '1 of 3');
    await page.getByRole('button', { name: 'Previous' }).click();
    await arrived(page, '3 of 3');
    await page.getByRole('button', { name: '2 of 3: The library' }).click();
    await arrived(page, '2 of 3');
    const boxes = await page
      .locator('.atoll-lightbox-thumbnails button')
      .evaluateAll((all) => all.map((thumbnail) => thumbnail.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ width }) => width)).toEqual([100, 100, 100]);
    expect(Number(boxes[1]?.left) - Number(boxes[0]?.right)).toBe(5);
    // Two go round as well.
    await page.keyboard.press('Escape');
    await closed(page);
    await page.evaluate(() => document.querySelector('.gdlr-core-item-list')?.remove());
    await link(page).click();
    await arrived(page, '1 of 2');
    await press(page, 'ArrowLeft', '2 of 2');
    await press(page, 'ArrowRight', '1 of 2');
  });

  it('opens without thumbnails where the site says so, and shows them at a press', async () => {
    const { page } = await openGallery({ config: { settings: { 'lightbox.thumbnails': false } } });
    const button = page.getByRole('button', { name: 'Thumbnails' });
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('.atoll-lightbox-thumbnails').count()).toBe(0);
    await button.click();
    await page.locator('.atoll-lightbox-thumbnails button').last().waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  });

  it('takes 600 ms from slide to slide, and no other command meanwhile', async () => {
    const { page } = await openGallery({ reducedMotion: 'no-preference' });
    await page.waitForFunction(
      () => !document.getAnimations().some(({ effect }) => effect?.getTiming().duration === 250),
    );
    await page.keyboard.press('ArrowRight');
    const move = await page.evaluate(() => {
      const animation = document
        .getAnimations()
        .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('.pswp__container'));
      animation?.pause();
      const { duration, easing } = animation?.effect?.getTiming() ?? {};
      return { duration, easing, caption: document.querySelector('.atoll-lightbox-caption')?.textContent };
    });
    expect(move).toEqual({ duration: 600, easing: 'ease', caption: '' });
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await arrived(page, '2 of 3');
    expect(await seen(page)).toMatchObject({ counter: '2 / 3', hash: '#lg=1&slide=1' });
  });

  it('comes in 150 ms and its picture in 250, goes in 200, and comes at once from an address', async () => {
    const watched = await stage.open(htmlPage({ body: GALLERY }), { reducedMotion: 'no-preference' });
    const { page } = watched;
    page.setDefaultTimeout(8000);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      const animate = Reflect.get(Element.prototype, 'animate') as (...args: unknown[]) => Animation;
      Element.prototype.animate = function (frames, options) {
        const { duration, easing } = options as KeyframeAnimationOptions;
        moved.push(`${this.className.split(' ')[0]} ${String(duration)} ${easing}`);
        return Reflect.apply(animate, this, [frames, options]);
      };
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element && target.matches('.pswp'))
          moved.push(`pswp ${propertyName} ${getComputedStyle(target).transitionDuration}`);
      });
    });
    await page.goto(stage.url);
    await ready(page);
    const moved = () => page.evaluate(() => (Reflect.get(window, 'moved') as string[]).splice(0));
    await link(page).click();
    await arrived(page, '1 of 3');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await moved()).toEqual(['pswp opacity 0.15s', 'pswp__item 250 cubic-bezier(0,0,.25,1)']);
    expect(
      await page
        .locator('.atoll-lightbox-toolbar')
        .evaluate((bar) => getComputedStyle(bar).transitionDuration),
    ).toBe('0.35s, 0.35s, 0.35s');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await moved()).toEqual(['pswp opacity 0.2s']);
    await page.evaluate(() => (location.hash = '#lg=1&slide=1'));
    await arrived(page, '2 of 3');
    expect(await moved()).toEqual([]);
    // Another address leads to another slide, and one that names none closes.
    await page.evaluate(() => (location.hash = '#lg=1&slide=2'));
    await arrived(page, '3 of 3');
    await page.evaluate(() => (location.hash = '#elsewhere'));
    await page.waitForFunction(() => !document.querySelector('.pswp'));
    expect(new URL(page.url()).hash).toBe('#elsewhere');
  });

  it('[RELIABILITY 64] moves nothing for a visitor who wants less motion', async () => {
    const { page } = await openGallery();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  it('cannot be scrolled behind, and does not move the page', async () => {
    const { page } = await open(`${GALLERY}<div style="height:3000px"></div>`);
    await page.evaluate(() => scrollTo(0, 50));
    const before = await link(page).boundingBox();
    // Not by the mouse, before which the test driver may scroll.
    await link(page).evaluate((node) => (node as HTMLElement).click());
    await arrived(page, '1 of 3');
    await page.mouse.wheel(0, 400);
    for (const key of [' ', 'PageDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY)).toBe(50);
    expect(await link(page).boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.evaluate(() => scrollY)).toBe(50);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  });

  it('closes at a click on the dark, not at one on the picture', async () => {
    const { page } = await openGallery({}, 1);
    await page.locator('.pswp__item[aria-hidden="false"] .pswp__img').waitFor();
    await page.mouse.click(640, 300);
    await page.mouse.click(640, 300, { delay: 20 });
    expect(await dialog(page).count()).toBe(1);
    await page.mouse.click(200, 300);
    await closed(page);
  });

  it('closes when it is asked to before it has opened', async () => {
    const { page } = await open(GALLERY, { reducedMotion: 'no-preference' });
    await link(page).click();
    await dialog(page).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await dialog(page).count()).toBe(0);
  });
});

it('over another dialog has the keys to itself, and leads back into it', async () => {
  const form = fragment('goodlayers/lightbox-form-2.1.7.html');
  const picture = '<a class="strip" href="/a/one.jpg">A picture</a>';
  const { page } = await open(form.replace('<h3>', `${picture}<h3>`));
  await page.getByRole('button', { name: 'Ask the office' }).click();
  await page.getByRole('link', { name: 'A picture' }).click();
  await page.locator('.atoll-lightbox-toolbar').waitFor();
  const stops: (string | null)[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
  }
  expect([stops.includes('Close'), stops.includes('Zoom in'), stops.includes(null)]).toEqual([
    true,
    true,
    false,
  ]);
  await page.keyboard.press('Escape');
  await closed(page);
  expect(await page.getByRole('dialog', { name: 'Write to the school office' }).count()).toBe(1);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('A picture');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[inert]'));
  expect(await leftovers(page)).toMatchObject({ dialogs: 0, inert: 0, overflow: '' });
});

describe('the address', () => {
  it('[RELIABILITY 66] follows the slides, and Back closes once', async () => {
    const { page } = await openGallery({ hash: '#section' });
    await press(page, 'ArrowRight', '2 of 3');
    await press(page, 'ArrowRight', '3 of 3');
    expect((await seen(page)).hash).toBe('#lg=1&slide=2');
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.pswp'));
    expect(new URL(page.url()).hash).toBe('#section');
    expect(await link(page).evaluate((node) => node === document.activeElement)).toBe(true);
    // Forward leads to the slide again.
    await page.goForward();
    await arrived(page, '3 of 3');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => location.hash === '#section');
    expect(await dialog(page).count()).toBe(0);
  });

  it.each([
    ['#lg=1&slide=2', '3 of 3', 'a slide'],
    ['#lg=1&slide=99', '3 of 3', 'the last one, where it names more than there are'],
    ['#lg=2&slide=1', '2 of 3', 'another set'],
  ])('%s opens %s: %s', async (hash, place) => {
    const { page } = await open(`${read('2.1.7-set').replace(/<\/div>\s*$/, '</div>')}${GALLERY}`, { hash });
    await arrived(page, place);
    expect(await page.evaluate(() => document.body.className)).toBe('lg-on lg-from-hash');
    await page.goBack();
    await closed(page);
    expect(await page.evaluate(() => document.body.className)).toBe('');
  });

  it.each(['#lg=9&slide=0', '#lg=1', '#lg=1&slide=x', '#lg=1&slide=-1', '#lg=__proto__&slide=0'])(
    '[RELIABILITY 66] ignores %s',
    async (hash) => {
      const { page, errors, lines } = await open(GALLERY, { hash });
      await page.evaluate(() => window.atoll?.settled());
      expect(await dialog(page).count()).toBe(0);
      expect([errors, lines]).toEqual([[], []]);
    },
  );

  it('counts sets of one last', async () => {
    const single = GALLERY.replaceAll('gdlr-core-gallery-item-holder', 'x').replaceAll(
      / data-lightbox-group="[^"]*"/g,
      '',
    );
    const { page } = await open(`${single}${GALLERY}`, { hash: '#lg=1&slide=1' });
    await arrived(page, '2 of 3');
    await page.keyboard.press('Escape');
    await closed(page);
    await link(page).click();
    await page.waitForFunction(() => location.hash === '#lg=2&slide=0');
    expect(await page.locator('.atoll-lightbox-counter').count()).toBe(0);
  });
});

/** Moves one finger from a place to another, in steps, as a touch screen does. */
async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] });
  await touch('touchStart', fromX);
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', fromX + ((toX - fromX) * step) / 5);
  // A frame, in which the slide follows the finger.
  await nextFrame(page);
  await touch('touchEnd');
}

const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const shift = (page: Page): Promise<number> =>
  page.locator('.pswp__container').evaluate((box) => box.getBoundingClientRect().left);

describe('a finger', () => {
  it('leads on after 50 px, and not before', async () => {
    const { page } = await openGallery({ hasTouch: true });
    await swipe(page, 600, 560);
    await nextFrame(page);
    expect([await shift(page), (await seen(page)).counter]).toEqual([0, '1 / 3']);
    await swipe(page, 600, 530);
    await arrived(page, '2 of 3');
    await swipe(page, 530, 600);
    await arrived(page, '1 of 3');
    // Round the end, as with three there is always a next one.
    await swipe(page, 530, 600);
    await arrived(page, '3 of 3');
  });

  it('is followed after 15 px', async () => {
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

  it('on the dark closes', async () => {
    const { page } = await openGallery({ hasTouch: true }, 1);
    await page.locator('.pswp__item[aria-hidden="false"] .pswp__img').waitFor();
    await page.touchscreen.tap(150, 500);
    await closed(page);
    expect(await dialog(page).count()).toBe(0);
  });
});

/** Opens a gallery under a clock that the test moves. */
async function openTimed(): Promise<Page> {
  const { page } = await stage.open(htmlPage({ body: GALLERY }), CALM);
  page.setDefaultTimeout(8000);
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

describe('by itself', () => {
  it('[RELIABILITY 65] the slide show goes on every 5000 + 600 ms, until its button or a manual change stops it', async () => {
    const page = await openTimed();
    // By its mark: while the bars are hidden no button has a name.
    const button = page.locator('[aria-label="Slide show"]');
    const isPressed = () => button.getAttribute('aria-pressed');
    await page.clock.runFor(20_000);
    expect([await isPressed(), (await seen(page)).counter]).toEqual(['false', '1 / 3']);
    // The bars have gone meanwhile.
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
    // A picture that is held is not taken away.
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

  it('the slide show stands still while the page is hidden', async () => {
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

  it('[RELIABILITY 63] the bars hide after 6000 ms without a sign of the visitor, but not from under the focus', async () => {
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

  it('zoom is there 300 ms after the picture, and a step is once more its size', async () => {
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

describe('what is shown', () => {
  it('has its own shape when the link names no size; a picture that fails says so', async () => {
    const { page, lines } = await open(
      '<a class="strip gdlr-core-js" href="/a/one.jpg" data-strip-group="g">One</a> <a class="strip" href="/gone" data-strip-group="g" title="Two">Two</a>',
    );
    await link(page).click();
    await arrived(page, '1 of 2');
    const image = page.locator('.pswp__item[aria-hidden="false"] .pswp__img');
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('.pswp__img')?.style.visibility === '',
    );
    const box = await image.boundingBox();
    expect(Number(box?.width) / Number(box?.height)).toBeCloseTo(16 / 9, 2);
    await press(page, 'ArrowRight', '2 of 2');
    await page.getByText('The image could not be loaded.').waitFor();
    expect((await seen(page)).caption).toBe('Two');
    expect(lines.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  });

  it('has captions without scripts, which describe their picture', async () => {
    const caption =
      '<b>Bold</b> <a href="javascript:__x=1">link</a><img src=x onerror=__x=1><script>__x=1</script>';
    const escaped = caption.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const { page } = await open(
      `<a class="gdlr-core-lightgallery gdlr-core-js" href="/a/one.jpg" data-sub-html="${escaped}">One</a><a class="strip" href="/a/two.jpg" title=".atoll">Two</a>`,
    );
    await link(page).click();
    await page.locator('.atoll-lightbox-caption b').waitFor();
    const html = await page.locator('.atoll-lightbox-caption').evaluate((box) => box.innerHTML);
    expect(html).toBe('<b>Bold</b> <a>link</a><img src="x">');
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
    // It has no text of its own.
    expect(await page.locator('.pswp__img').getAttribute('alt')).toBe('Bold link');
    await page.keyboard.press('Escape');
    await closed(page);
    // What looks like a selector is a text.
    await link(page, 1).click();
    await page.locator('.atoll-lightbox-caption', { hasText: '.atoll' }).waitFor();
  });

  it('asks nothing of a video’s host before it is played: the first at once, others when their button is pressed', async () => {
    const { page } = await open(read('2.1.7-video'));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.server().origin) && !request.url().startsWith('data:'))
        asked.push(request.url());
    });
    await link(page).click();
    await arrived(page, '1 of 2');
    const frame = page.locator('.pswp iframe');
    await frame.waitFor();
    const first = 'https://www.youtube-nocookie.com/embed/Ow2Shb_nkOw?wmode=opaque&autoplay=1&enablejsapi=1';
    expect(await frame.getAttribute('src')).toBe(first);
    const box = await frame.boundingBox();
    expect([box?.width, Math.round(Number(box?.height))]).toEqual([855, 481]);
    expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0);
    const player = await (await frame.elementHandle())?.contentFrame();
    await player?.waitForLoadState();
    // Left, it is told to pause.
    await frame.evaluate((node) => {
      const said: unknown[] = [];
      Object.assign(window, { said });
      Object.defineProperty(node, 'contentWindow', {
        value: { postMessage: (words: unknown) => said.push(words) },
      });
    });
    await press(page, 'ArrowRight', '2 of 2');
    expect(await page.evaluate(() => String(Reflect.get(window, 'said')))).toContain('pauseVideo');
    expect(asked).toEqual([first]);
    await page.getByRole('button', { name: 'Play video: Main quad' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.localName === 'iframe');
    expect(asked.at(-1)).toBe('https://player.vimeo.com/video/76979871?autoplay=1');
  });

  it('plays files in the browser’s own player, and frames pages', async () => {
    const { page } = await open(
      '<a class="strip" href="/a/film.mp4">A film</a><a class="strip" data-iframe="true" href="https://x.example/page">A page</a>',
      { hash: '#lg=1&slide=0' },
    );
    await page.getByRole('button', { name: 'Play video' }).click();
    const video = page.locator('.pswp video[controls]');
    expect(await video.getAttribute('src')).toContain('/a/film.mp4');
    await page.locator('.atoll-lightbox-close').click();
    await closed(page);
    await link(page, 1).click();
    const frame = page.locator('.pswp iframe[title="Page"]');
    expect(await frame.getAttribute('src')).toBe('https://x.example/page');
  });

  it.each([
    ['2.1.7-strip', 'data-src, which its own library did not read'],
    ['1.8.7', 'the markup of iLightBox'],
    ['1.6.0', 'the oldest markup'],
    ['2.1.7-set', 'a set behind one link, without the picture that is gone'],
  ])('is the same for lightbox-%s: %s', async (name) => {
    const { page } = await open(read(name));
    await link(page).click();
    await arrived(page, '1 of 3');
    await press(page, 'End', '3 of 3');
    await page.locator('.atoll-lightbox-caption em').waitFor();
    expect((await seen(page)).caption).toMatch(/^Rowing eight/);
    const image = page.locator('.pswp__item[aria-hidden="false"] .pswp__img');
    expect([await image.getAttribute('alt'), await image.getAttribute('aria-describedby')]).toEqual(
      name.endsWith('set') ? ['Rowing eight', null] : ['Rowing eight', 'atoll-lightbox-caption'],
    );
  });

  it('can be an element of the page, which is there again afterwards', async () => {
    const { page } = await open(
      '<a class="gdlr-core-ilightbox gdlr-core-js" data-type="inline" href="#content-1">More</a><div class="gdlr-core-lb-content" id="content-1" style="display: none"><p>Text <input aria-label="Name"></p></div><p>After</p>',
    );
    const before = await page.locator('main').evaluate((main) => main.innerHTML);
    await link(page).click();
    await page.getByLabel('Name').fill('Ada');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    await page.locator('.atoll-lightbox-close').click();
    await closed(page);
    expect(await page.locator('main').evaluate((main) => main.innerHTML)).toBe(before);
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
  });
});

const PLAIN = `<div class="gallery"><a href="/a/1.JPG"><img alt="One"></a><a href="/a/2.jpeg">2</a></div>
  <div class="gallery"><a href="/a/3.png">3</a><a href="/a/4.gif">4</a></div><p data-gallery-id="2"></p><a href="/a/5.jpg">5</a>
  <a href="/a/6.jpg?x">6</a><a href="/a/7.webp">7</a><a href="/a/8.jpg" data-rel="x">8</a><a class="gdlr-core-social-share-pinterest" href="/a/9.jpg">9</a>`;

describe('links to pictures', () => {
  it('open where the site’s option says so, in sets by gallery', async () => {
    const { page } = await open(
      `<script>document.body.className = 'gdlr-core-link-to-lightbox'</script>${PLAIN}`,
    );
    const marked = await page
      .locator('a.strip.gdlr-core-ilightbox.gdlr-core-lightgallery')
      .evaluateAll((all) => all.map((node) => [node.textContent, node.getAttribute('data-lightbox-group')]));
    expect(marked).toEqual([
      ['', 'wp-gallery-1'],
      ['2', 'wp-gallery-1'],
      ['3', 'wp-gallery-3'],
      ['4', 'wp-gallery-3'],
      ['5', null],
    ]);
    await link(page, 2).click();
    await arrived(page, '1 of 2');
    expect((await seen(page)).hash).toBe('#lg=2&slide=0');
  });

  it('are links without it', async () => {
    const watched = await stage.open(htmlPage({ body: PLAIN }));
    await watched.page.goto(stage.url);
    await watched.page.waitForFunction(() => window.atoll !== undefined);
    await watched.page.evaluate(() => window.atoll?.settled());
    const widgets = await watched.page.evaluate(() => window.atoll?.widgets().map(({ name }) => name));
    expect(widgets).not.toContain('lightbox');
    expect(watched.scripts.filter((name) => name.startsWith('lightbox'))).toEqual([]);
  });

  it('that come later join the set of their holder, whatever number the server gave them', async () => {
    const { page } = await open(GALLERY);
    await page.evaluate(() => {
      const holder = document.querySelector('.gdlr-core-gallery-item-holder');
      const item = holder?.lastElementChild?.cloneNode(true);
      if (item instanceof HTMLElement)
        item.querySelector('a')?.setAttribute('data-lightbox-group', 'gdlr-core-img-group-7');
      if (item) holder?.append(item);
    });
    await ready(page);
    await link(page, 3).click();
    await arrived(page, '4 of 4');
    expect((await seen(page)).hash).toBe('#lg=1&slide=3');
  });
});

describe('the code', () => {
  it('comes when the visitor is about to click, and a click that is earlier is kept', async () => {
    const { page, scripts } = await open(GALLERY);
    const names = () => scripts.map((script) => script.replace(/(?:-[\w-]{8})?\.js.*/, ''));
    await page.evaluate(() => window.atoll?.settled());
    expect(names()).not.toContain('photoswipe');
    const letGo = await delayResponse(page, /photoswipe/);
    const asked = page.waitForRequest(/photoswipe/);
    await link(page, 1).hover();
    await asked;
    await link(page, 1).click();
    expect(await dialog(page).count()).toBe(0);
    letGo();
    await arrived(page, '2 of 3');
  });

  it('that cannot be had leaves the link a link; with a modifier it always is one', async () => {
    const { page, lines } = await open('<a class="strip" href="/a/one.jpg">One</a>');
    await page.route(/photoswipe/, (route) => route.abort());
    const other = page.context().waitForEvent('page');
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    await (await other).waitForURL('**/a/one.jpg');
    expect(await dialog(page).count()).toBe(0);
    await link(page).click();
    await page.waitForURL('**/a/one.jpg');
    expect(lines.some((line) => line.startsWith('[atoll] lightbox:lightbox_failed'))).toBe(true);
  });

  it('[RELIABILITY 74, 75] keeps a strict policy and writes no HTML', async () => {
    const policy =
      "script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types atoll";
    const watched = await stage.open(
      { body: htmlPage({ body: GALLERY }), headers: { 'content-security-policy': policy } },
      CALM,
    );
    await watched.page.addInitScript(() => {
      const broken: string[] = [];
      Object.assign(window, { broken });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        broken.push(violatedDirective),
      );
    });
    const { page } = watched;
    await page.goto(stage.url);
    await ready(page);
    await page.evaluate(() => Object.assign(window, { broken: [] }));
    await link(page).click();
    await arrived(page, '1 of 3');
    await press(page, 'End', '3 of 3');
    await page.locator('.atoll-lightbox-caption em').waitFor();
    await page.getByRole('button', { name: 'Slide show' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toEqual([]);
    expect(await dialog(page).evaluate((node) => getComputedStyle(node).position)).toBe('fixed');
    expect(watched.errors).toEqual([]);
  });
});

/** No opening has more of them. */
const STEPS = 8;

/** What an opening that was given up has left behind; nothing, that is. */
const leftovers = (page: Page) =>
  page.evaluate(() => ({
    dialogs: document.querySelectorAll('.pswp').length,
    inert: document.querySelectorAll('[inert]').length,
    overflow: document.documentElement.style.overflow,
    bodyClass: document.body.className,
    sheets: document.adoptedStyleSheets.length,
    hash: location.hash,
  }));

describe('the opening', () => {
  it('is a chain of tasks, after each of which it can be given up or overtaken by the end of its link', async () => {
    const watched = await stage.open(htmlPage({ body: GALLERY }), CALM);
    const { page } = watched;
    page.setDefaultTimeout(8000);
    await page.addInitScript(() => {
      const tasks: (() => void)[] = [];
      const { scheduler } = window as unknown as { scheduler: { postTask: (task: () => void) => unknown } };
      const postTask = scheduler.postTask.bind(scheduler);
      scheduler.postTask = (task) => (Reflect.get(window, 'isStepping') ? tasks.push(task) : postTask(task));
      /** Runs the next task and what it leads to. */
      const step = async (): Promise<void> => {
        tasks.shift()?.();
        await new Promise((resolve) => setTimeout(resolve));
      };
      Object.assign(window, { step, isStepping: false });
    });
    await page.goto(stage.url);
    await ready(page);
    await page.evaluate(() =>
      document.querySelector('[data-atoll="lightbox"]')?.dispatchEvent(new PointerEvent('pointerover')),
    );
    const step = () => page.evaluate(() => (Reflect.get(window, 'step') as () => Promise<void>)());
    await link(page).click();
    await arrived(page, '1 of 3');
    await page.keyboard.press('Escape');
    await closed(page);
    const nothing = await leftovers(page);
    expect(nothing).toEqual({ dialogs: 0, inert: 0, overflow: '', bodyClass: '', sheets: 0, hash: '' });
    await page.evaluate(() => Object.assign(window, { isStepping: true }));
    const dialogs: number[] = [];
    for (let steps = 0; steps < STEPS; steps += 1) {
      for (const end of ['Escape', 'removal'] as const) {
        await link(page).click();
        for (let done = 0; done < steps; done += 1) await step();
        dialogs.push(await page.locator('.pswp').count());
        // A second click changes nothing, as long as there can be one.
        await link(page, 1).evaluate((node) => !node.closest('[inert]') && (node as HTMLElement).click());
        if (end === 'Escape') await page.keyboard.press('Escape');
        else
          await link(page).evaluate((node) => {
            const place = document.createComment('');
            node.replaceWith(place);
            Object.assign(window, { putBack: () => place.replaceWith(node) });
          });
        for (let done = 0; done < STEPS; done += 1) await step();
        await expect.poll(async () => [steps, end, await leftovers(page)]).toEqual([steps, end, nothing]);
        const isBack = await link(page).evaluateAll(([node]) => node === document.activeElement);
        expect([steps, end, isBack || end === 'removal']).toEqual([steps, end, true]);
        await page.evaluate(() => {
          Object.assign(window, { isStepping: false });
          (Reflect.get(window, 'putBack') as (() => void) | undefined)?.();
        });
        await ready(page);
        await page.evaluate(() => Object.assign(window, { isStepping: true, putBack: undefined }));
      }
    }
    // It was there in some of them, and not yet in others.
    expect([...new Set(dialogs)]).toEqual([0, 1]);
    expect([watched.errors, watched.lines]).toEqual([[], []]);
    await link(page).click();
    await link(page, 1).evaluate((node) => (node as HTMLElement).click());
    await page.evaluate(() => Object.assign(window, { isStepping: false }));
    for (let done = 0; done < STEPS; done += 1) await step();
    await arrived(page, '1 of 3');
    expect(await dialog(page).count()).toBe(1);
  });

  it('is given up by Escape while its code is on its way', async () => {
    const { page, errors, lines } = await open(GALLERY);
    const letGo = await delayResponse(page, /photoswipe/);
    const asked = page.waitForRequest(/photoswipe/);
    await link(page).click();
    await asked;
    await page.keyboard.press('Escape');
    await link(page, 2).click();
    letGo();
    await arrived(page, '3 of 3');
    expect([await dialog(page).count(), errors, lines]).toEqual([1, [], []]);
  });
});

describe('a picture', () => {
  it('can be turned and mirrored, and still fits, zooms and can be gone away from', async () => {
    const { page } = await openGallery();
    const image = page.locator('.pswp__item[aria-hidden="false"] .pswp__img');
    const press = async (name: string): Promise<void> => {
      const button = page.getByRole('button', { name, exact: true });
      await expect.poll(() => button.getAttribute('aria-disabled')).toBe(null);
      await button.click();
    };
    const box = async () => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await image.boundingBox()) ?? {};
      return {
        middle: [x + width / 2, y + height / 2].map(Math.round),
        size: [width, height].map(Math.round),
      };
    };
    /** In which direction the picture's own axes point. */
    const axes = () =>
      image.evaluate((node) => {
        const { a, b, c, d } = new DOMMatrix(getComputedStyle(node).transform);
        return [a, b, c, d].map((value) => Math.round(value) + 0);
      });
    const upright = await box();
    expect(await axes()).toEqual([1, 0, 0, 1]);
    await press('Rotate right');
    const lying = await box();
    expect(await axes()).toEqual([0, 1, -1, 0]);
    expect(lying.middle).toEqual(upright.middle);
    const [width = 0, height = 0] = lying.size;
    expect(width / height).toBeCloseTo(9 / 16, 2);
    // All of the room above the thumbnails.
    expect(height).toBe(720 - 95);
    // As it is seen: left and right change places.
    await press('Flip horizontally');
    expect(await axes()).toEqual([0, 1, 1, 0]);
    await press('Actual size');
    expect((await box()).size).toEqual([900, 1600]);
    await press('Flip vertically');
    expect([await axes(), await box()]).toEqual([[0, -1, 1, 0], lying]);
    await press('Rotate left');
    expect([await axes(), await box()]).toEqual([[-1, 0, 0, -1], upright]);
    await page.keyboard.press('ArrowRight');
    await arrived(page, '2 of 3');
    expect(await axes()).toEqual([1, 0, 0, 1]);
    await page.keyboard.press('ArrowLeft');
    await arrived(page, '1 of 3');
    expect(await axes()).toEqual([-1, 0, 0, -1]);
  });

  it('can be shared; Escape and a click on the dark close the list first, and changing the slide does', async () => {
    const { page } = await open(read('2.1.7-strip'), { hash: '#lg=1&slide=0' });
    await arrived(page, '1 of 3');
    const share = page.getByRole('button', { name: 'Share' });
    const list = page.locator('.atoll-lightbox-share li a');
    const isOpen = () => share.getAttribute('aria-expanded');
    await share.click();
    expect(await isOpen()).toBe('true');
    const address = encodeURIComponent(page.url());
    const picture = encodeURIComponent(new URL('/campus/1.jpg', page.url()).href);
    expect(
      await list.evaluateAll((all) => all.map((node) => [node.textContent, node.getAttribute('href')])),
    ).toEqual([
      ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
      ['Twitter', `https://twitter.com/intent/tweet?text=Main+quad&url=${address}`],
      [
        'Pinterest',
        `https://www.pinterest.com/pin/create/button/?url=${address}&media=${picture}&description=Main+quad`,
      ],
    ]);
    const download = page.getByRole('link', { name: 'Download' });
    expect([await download.getAttribute('href'), await download.getAttribute('target')]).toEqual([
      decodeURIComponent(picture),
      '_blank',
    ]);
    await page.keyboard.press('Tab');
    expect(await list.first().evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe('false');
    expect(await share.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await list.first().isVisible()).toBe(false);
    await share.click();
    await page.mouse.click(20, 400);
    await expect.poll(isOpen).toBe('false');
    await share.click();
    await page.keyboard.press('End');
    await arrived(page, '3 of 3');
    expect([await isOpen(), await dialog(page).count()]).toEqual(['false', 1]);
    await page.mouse.click(20, 400);
    await page.waitForFunction(() => !document.querySelector('.pswp'));
  });

  it('is fetched before its neighbours, and they before all others', async () => {
    const { page } = await stage.open(
      htmlPage({
        body: [1, 2, 3, 4, 5]
          .map((n) => `<a class="strip" data-strip-group="g" href="/n/${n}.jpg">${n}</a>`)
          .join(''),
      }),
      CALM,
    );
    page.setDefaultTimeout(8000);
    const asked: string[] = [];
    const letGo: (() => void)[] = [];
    await page.route('**/n/*.jpg', async (route) => {
      asked.push(/(\d)\.jpg/.exec(route.request().url())?.[1] ?? '');
      await new Promise<void>((resolve) => letGo.push(resolve));
      await route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
    });
    await page.goto(stage.url);
    await ready(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.click());
    await arrived(page, '1 of 5');
    await page.locator('.atoll-lightbox-thumbnails button').last().waitFor();
    const wanted = () => [...new Set(asked)].toSorted();
    await expect.poll(wanted).toEqual(['1']);
    letGo.forEach((go) => go());
    await expect.poll(wanted).toEqual(['1', '2', '5']);
    letGo.forEach((go) => go());
    await page.keyboard.press('ArrowRight');
    await arrived(page, '2 of 5');
    await expect.poll(wanted).toEqual(['1', '2', '3', '5']);
    letGo.forEach((go) => go());
    await expect
      .poll(() =>
        page
          .locator('.pswp__item[aria-hidden="false"] .pswp__img')
          .evaluate((node) => (node as HTMLImageElement).naturalWidth),
      )
      .toBe(1600);
  });

  it('[RELIABILITY 67] has all of its buttons on a screen of 320 px, large enough', async () => {
    const { page } = await openGallery({ viewport: { width: 320, height: 568 } });
    const boxes = await page
      .locator('.atoll-lightbox-toolbar .atoll-lightbox-button')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(10);
    for (const { left, right, width, height } of boxes)
      expect([left >= 0, right <= 320, width >= 24, height >= 24]).toEqual([true, true, true, true]);
    await page.getByRole('button', { name: 'Share' }).click();
    const list = await page.locator('.atoll-lightbox-share ul').boundingBox();
    expect(Number(list?.x)).toBeGreaterThanOrEqual(0);
    const isFull = () => page.evaluate(() => document.fullscreenElement?.matches('.pswp') ?? false);
    for (const expected of [true, false]) {
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect.poll(isFull).toBe(expected);
    }
  });
});

describe('the pictures of a captured page open', skipFor(whyNoCaptures), () => {
  it.each([
    ['goodlayers/sliders.html', 5],
    ['goodlayers/listings.html', 8],
  ])('%s', async (path, least) => {
    const watched = await stage.open(capturedPage(path), CALM);
    const { page } = watched;
    await serve(page);
    await page.goto(stage.url);
    await ready(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-lightbox-group="gdlr-core-img-group-1"]')?.click(),
    );
    await page.locator('.atoll-lightbox-counter').waitFor();
    const { counter, caption, hash } = await seen(page);
    expect(Number(counter.split(' / ')[1])).toBeGreaterThanOrEqual(least);
    expect(hash).toMatch(/^#lg=\d+&slide=0$/);
    expect(caption).toContain('—');
    expect(watched.errors).toEqual([]);
  });
});
