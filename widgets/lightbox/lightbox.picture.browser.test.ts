/** The buttons for one picture, and the order in which pictures load (goodlayers-panels, section 18). */
import { describe, expect, it } from 'vitest';
import { htmlPage } from '../../tests/support/pages';
import {
  CALM,
  PICTURE,
  arrived,
  dialog,
  lightboxBrowser,
  read,
  ready,
} from '../../tests/support/lightbox-page';

const { open, openGallery, stage } = lightboxBrowser();

describe('a picture', () => {
  it('can be rotated and mirrored; it still fits, zooms, and another slide can be shown', async () => {
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
    /** The directions of the picture's own axes on the screen. */
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
    // As seen on the screen: left and right change places.
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

  it('can be shared; Escape and a click on the backdrop close the list first, and changing the slide closes it', async () => {
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

  it('loads before its neighbours, and these load before all others', async () => {
    const { page } = await stage.open(
      htmlPage({
        body: [1, 2, 3, 4, 5]
          .map((n) => `<a class="strip" data-strip-group="g" href="/n/${n}.jpg">${n}</a>`)
          .join(''),
      }),
      CALM,
    );
    page.setDefaultTimeout(30_000);
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

  it('[RELIABILITY 67] has all of its buttons on a screen of 320 px, and they are large enough', async () => {
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

  it.each(['Escape', 'the close button'])(
    'closed with %s, leaves full screen and gives the focus back',
    async (way) => {
      const { page } = await openGallery({});
      const fullscreen = () => page.evaluate(() => document.fullscreenElement?.className ?? '');
      await page.getByRole('button', { name: 'Full screen' }).click();
      await expect.poll(fullscreen).toContain('pswp');
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => page.locator('.pswp').count()).toBe(0);
      expect(await fullscreen()).toBe('');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain(
        'gdlr-core-lightgallery',
      );
    },
  );
});
