/**
 * Replaces the lightboxes of the page builder: lightGallery, iLightBox and Strip (goodlayers-panels, section 18). Kept:
 * durations, the loop, the keys. Fixed: captions are sanitised; the browser handles clicks with a modifier; the dialog has
 * a name, keeps the focus and returns it.
 */
import { describe, expect, it } from 'vitest';
import { fragment, htmlPage } from '../../tests/support/pages';
import {
  GALLERY,
  arrived,
  closed,
  dialog,
  leftovers,
  lightboxBrowser,
  link,
  press,
  ready,
  seen,
} from '../../tests/support/lightbox-page';

const { open, openGallery, stage } = lightboxBrowser();

describe('the lightbox', () => {
  it('[RELIABILITY 66] is a named modal dialog that keeps the focus and returns it to the link, also after a click', async () => {
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

  it('[RELIABILITY 63] moves with the arrow keys, Home and End, and wraps around', async () => {
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
    // Two slides wrap around as well.
    await page.keyboard.press('Escape');
    await closed(page);
    await page.evaluate(() => document.querySelector('.gdlr-core-item-list')?.remove());
    await link(page).click();
    await arrived(page, '1 of 2');
    await press(page, 'ArrowLeft', '2 of 2');
    await press(page, 'ArrowRight', '1 of 2');
  });

  it('opens without thumbnails if the site says so, and shows them on request', async () => {
    const { page } = await openGallery({ config: { settings: { 'lightbox.thumbnails': false } } });
    const button = page.getByRole('button', { name: 'Thumbnails' });
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('.atoll-lightbox-thumbnails').count()).toBe(0);
    await button.click();
    await page.locator('.atoll-lightbox-thumbnails button').last().waitFor();
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  });

  it('takes 600 ms from slide to slide, and ignores other commands meanwhile', async () => {
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

  it('fades in within 150 ms, its picture in 250, and out in 200, but opens at once from an address', async () => {
    const watched = await stage.open(htmlPage({ body: GALLERY }), { reducedMotion: 'no-preference' });
    const { page } = watched;
    page.setDefaultTimeout(30_000);
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
    // Another address leads to another slide, and an address without a slide closes the lightbox.
    await page.evaluate(() => (location.hash = '#lg=1&slide=2'));
    await arrived(page, '3 of 3');
    await page.evaluate(() => (location.hash = '#elsewhere'));
    await page.waitForFunction(() => !document.querySelector('.pswp'));
    expect(new URL(page.url()).hash).toBe('#elsewhere');
  });

  it('[RELIABILITY 64] does not animate when reduced motion is preferred', async () => {
    const { page } = await openGallery();
    await page.keyboard.press('ArrowRight');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  it('prevents scrolling of the page behind it, and does not shift the page', async () => {
    const { page } = await open(`${GALLERY}<div style="height:3000px"></div>`);
    await page.evaluate(() => scrollTo(0, 50));
    const before = await link(page).boundingBox();
    // Not with the mouse: the test driver may scroll before it clicks.
    await link(page).evaluate((node) => (node as HTMLElement).click());
    await arrived(page, '1 of 3');
    await page.mouse.wheel(0, 400);
    for (const key of [' ', 'PageDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await page.evaluate(() => scrollY)).toBe(50);
    expect(await link(page).boundingBox()).toEqual(before);
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await page.evaluate(() => scrollY)).toBe(50);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
  });

  it('closes on a click on the backdrop, but not on the picture', async () => {
    const { page } = await openGallery({}, 1);
    await page.locator('.pswp__item[aria-hidden="false"] .pswp__img').waitFor();
    await page.mouse.click(640, 300);
    await page.mouse.click(640, 300, { delay: 20 });
    expect(await dialog(page).count()).toBe(1);
    await page.mouse.click(200, 300);
    await closed(page);
  });

  it('closes when the visitor asks before it has opened', async () => {
    const { page } = await open(GALLERY, { reducedMotion: 'no-preference' });
    await link(page).click();
    await dialog(page).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await dialog(page).count()).toBe(0);
  });
});

it('above another dialog, the lightbox gets all keys, and returns the focus to that dialog', async () => {
  const form = fragment('goodlayers/lightbox-form-2.1.7.html');
  const picture = '<a class="strip" href="/a/one.jpg">A picture</a>';
  const { page } = await open(form.replace('<h3>', `${picture}<h3>`));
  await page.keyboard.press('Shift');
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
  expect(await leftovers(page)).toMatchObject({ dialogs: 0, inert: 0, overflow: 'visible' });
});

it('the lightbox and a dialog that opens at the same moment can be used one after the other', async () => {
  const form = fragment('goodlayers/lightbox-form-2.1.7.html');
  const { page } = await open(`${form}${GALLERY}`);
  await page.keyboard.press('Shift');
  await page.getByRole('button', { name: 'Ask the office' }).waitFor();
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('main [role=button],main button');
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.pswp')) return;
      observer.disconnect();
      button?.click();
    });
    observer.observe(document.body, { childList: true });
  });
  await link(page).click();
  await arrived(page, '1 of 3');
  await page.locator('[aria-modal=true]:not(.pswp)').waitFor();
  const isInLightbox = () => page.evaluate(() => document.activeElement?.closest('.pswp') !== null);
  const first = await isInLightbox();
  expect(await page.evaluate(() => document.activeElement?.closest('[aria-modal=true]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('[aria-modal=true]').length < 2);
  expect(await isInLightbox()).toBe(!first);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !document.querySelector('[inert]'));
  expect(await leftovers(page)).toMatchObject({ dialogs: 0, inert: 0, overflow: 'visible' });
});
