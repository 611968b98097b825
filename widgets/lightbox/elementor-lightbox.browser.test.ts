/**
 * Elementor's lightbox (elementor-frontend, section 2.8) in Chromium. Fixed: the focus moves into it and back, all buttons have
 * names, and the zoom button says whether the picture is zoomed.
 */
import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment, htmlPage } from '../../tests/support/pages';
import { CALM, dialog, lightboxBrowser } from '../../tests/support/lightbox-page';

const { stage, serve } = lightboxBrowser();

const read = (name: string): string => fragment(`elementor/lightbox-${name}.html`);
const GALLERY = fragment('elementor/lightbox-4.1.4.html');
const KIT = {
  global_image_lightbox: 'yes',
  lightbox_enable_counter: 'yes',
  lightbox_enable_fullscreen: 'yes',
  lightbox_enable_zoom: 'yes',
  lightbox_enable_share: 'yes',
};
const TEXTS = {
  share: 'Teilen',
  zoom: 'Zoom',
  close: 'Schließen',
  shareOnFacebook: 'Auf Facebook teilen',
  downloadImage: 'Bild herunterladen',
};

interface Opening extends BrowserContextOptions {
  readonly kit?: object;
  readonly hash?: string;
}

async function open(body: string, { kit = KIT, hash = '', ...context }: Opening = {}) {
  const config = `<script>var elementorFrontendConfig = ${JSON.stringify({ kit, i18n: TEXTS, version: '4.1.4' })};</script>`;
  // The module stands on the page, whatever it contains.
  const mark = '<!-- data-elementor-open-lightbox="yes" -->';
  const watched = await stage.open(htmlPage({ body: body + config + mark }), { ...CALM, ...context });
  await serve(watched.page);
  await watched.page.goto(`${stage.url}${hash}`);
  await expect
    .poll(() =>
      watched.page.evaluate(() => {
        const own = (window.atoll?.widgets() ?? []).filter(({ name }) => name === 'elementor-lightbox');
        return own.length > 0 && own.every(({ state }) => state === 'ready' || state === 'failed');
      }),
    )
    .toBe(true);
  return watched;
}

type Page = Awaited<ReturnType<typeof open>>['page'];

const link = (page: Page, index = 0) => page.locator('main a').nth(index);
const said = (page: Page) => page.locator('.atoll-lightbox-status').textContent();
const arrived = async (page: Page, place: string): Promise<void> => {
  await expect.poll(() => said(page)).toBe(place);
};
const names = (page: Page) =>
  dialog(page)
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));

describe('a gallery', () => {
  it('opens with the site’s tools and texts, and returns the focus', async () => {
    const { page, errors, lines } = await open(GALLERY);
    await link(page, 1).focus();
    await page.keyboard.press('Enter');
    await arrived(page, '2 of 3');
    expect(await names(page)).toEqual(['Full screen', 'Zoom', 'Teilen', 'Schließen', 'Previous', 'Next']);
    expect(await page.locator('.elementor-slideshow__counter').textContent()).toBe('2 / 3');
    await expect.poll(() => page.locator('.elementor-slideshow__title').textContent()).toBe('The library');
    expect(await page.evaluate(() => document.querySelector('.pswp')?.contains(document.activeElement))).toBe(
      true,
    );
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('ArrowRight');
    await arrived(page, '3 of 3');
    await page.keyboard.press('ArrowRight');
    await arrived(page, '1 of 3');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await link(page, 1).evaluate((element) => element === document.activeElement)).toBe(true);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('has only the tools that the site has switched on', async () => {
    const { page } = await open(GALLERY, { kit: { global_image_lightbox: 'yes' } });
    await link(page).click();
    await arrived(page, '1 of 3');
    expect(await names(page)).toEqual(['Schließen', 'Previous', 'Next']);
    expect(await page.locator('.atoll-lightbox-counter').count()).toBe(0);
  });

  it('zooms to three times the size, and stays at the picture meanwhile', async () => {
    const { page } = await open(GALLERY, { viewport: { width: 1000, height: 700 } });
    await link(page).click();
    await arrived(page, '1 of 3');
    const zoom = dialog(page).getByRole('button', { name: 'Zoom' });
    const width = () =>
      page
        .locator('.pswp__item[aria-hidden="false"] .pswp__img')
        .evaluate((image) => image.getBoundingClientRect().width);
    await expect.poll(() => zoom.getAttribute('aria-disabled')).toBe(null);
    const before = await width();
    await zoom.click();
    await expect.poll(async () => Math.round((await width()) / before)).toBe(3);
    expect(await zoom.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('ArrowRight');
    expect(await dialog(page).getByRole('button', { name: 'Next' }).count()).toBe(0);
    expect(await said(page)).toBe('1 of 3');
    await zoom.click();
    await expect.poll(async () => Math.round((await width()) / before)).toBe(1);
    expect(await zoom.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('ArrowRight');
    await arrived(page, '2 of 3');
  });

  it('shares the address of the picture, which opens it', async () => {
    const { page } = await open(GALLERY);
    await link(page, 2).click();
    await arrived(page, '3 of 3');
    const share = dialog(page).getByRole('button', { name: 'Teilen' });
    await share.click();
    expect(await share.getAttribute('aria-expanded')).toBe('true');
    const href = await dialog(page).getByRole('link', { name: 'Auf Facebook teilen' }).getAttribute('href');
    const shared = new URL(new URL(href ?? '').searchParams.get('u') ?? '');
    expect(shared.hash).toContain('picture3');
    const arrival = await open(GALLERY, { hash: shared.hash });
    await arrived(arrival.page, '3 of 3');
    expect(await arrival.page.locator('.pswp').count()).toBe(1);
  });
});

describe('a link in a text', () => {
  it('opens alone, in the colours of the site', async () => {
    const style =
      '<style>.elementor-lightbox{background-color:rgb(0, 0, 80);--lightbox-ui-color:rgb(0, 255, 0)}.elementor-kit-5 button:hover,.elementor-kit-5 button{background:red;padding:40px;border:3px solid}</style>';
    const { page } = await open(
      `${style}<script>document.body.className='elementor-kit-5'</script><p><a href="/hall.jpg">Hall</a></p>`,
    );
    await link(page).click();
    const close = dialog(page).getByRole('button', { name: 'Schließen' });
    await close.waitFor();
    expect(await dialog(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(0, 0, 80)',
    );
    expect(
      await close.evaluate((button) => {
        const { color, backgroundColor, borderTopWidth } = getComputedStyle(button);
        return { color, backgroundColor, borderTopWidth };
      }),
    ).toEqual({ color: 'rgb(0, 255, 0)', backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '0px' });
    expect(await dialog(page).getByRole('button', { name: 'Next' }).count()).toBe(0);
  });

  it('is followed on a site that has the lightbox off', async () => {
    const { page } = await open('<p><a href="/hall.jpg">Hall</a></p>', {
      kit: { lightbox_title_src: 'title' },
    });
    await Promise.all([page.waitForURL(/hall\.jpg$/), link(page).click()]);
    expect(page.url()).toMatch(/hall\.jpg$/);
  });

  it('opens one lightbox if another one claims it', async () => {
    const claimed =
      '<p><a href="/hall.jpg" onclick="event.preventDefault()">Hall</a> <a href="/quad.jpg">Quad</a></p>';
    const { page } = await open(claimed);
    await link(page).click();
    await link(page, 1).click();
    await dialog(page).getByRole('button', { name: 'Schließen' }).waitFor();
    expect(await page.locator('.pswp__img').first().getAttribute('src')).toContain('quad.jpg');
    expect(await page.locator('.pswp').count()).toBe(1);
  });

  it('opens the page builder’s lightbox if it is one of its links', async () => {
    const both =
      '<p><a class="gdlr-core-lightgallery gdlr-core-js" href="/hall.jpg" data-sub-html="Hall">Hall</a> <a href="/quad.jpg">Quad</a></p>';
    const { page } = await open(both);
    await link(page).click();
    await dialog(page).getByRole('button', { name: 'Rotate left' }).waitFor();
    expect(await page.locator('.pswp').count()).toBe(1);
    expect(await page.locator('.pswp.elementor-lightbox').count()).toBe(0);
  });
});

describe('a video behind a picture', () => {
  it.each(['4.1.4-video', '4.1.4-video-no-icon'])(
    'plays in the lightbox after its button is pressed, and returns the focus: %s',
    async (name) => {
      const { page, errors, lines } = await open(read(name));
      await page.route('**/tour.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
      const button = page.getByRole('button', { name: 'Play Video' });
      await button.focus();
      await page.keyboard.press('Enter');
      const player = dialog(page).locator('video');
      await player.waitFor();
      expect(
        await player.evaluate(({ autoplay, muted, controls }: HTMLVideoElement) => [
          autoplay,
          muted,
          controls,
        ]),
      ).toEqual([true, true, true]);
      expect(await dialog(page).getAttribute('id')).toMatch(/^elementor-lightbox-b2c4f0[12]$/);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      expect([errors, lines]).toEqual([[], []]);
    },
  );

  it('has its ratio in a large and in a small window', async () => {
    const { page } = await open(read('4.1.4-video'), { viewport: { width: 1000, height: 500 } });
    await page.locator('.elementor-custom-embed-image-overlay').click({ position: { x: 3, y: 3 } });
    const box = page.locator('.atoll-lightbox-video');
    const size = async () => (await box.boundingBox()) ?? { width: 0, height: 1 };
    await expect.poll(async () => (await size()).width / (await size()).height).toBeCloseTo(4 / 3, 2);
    expect((await size()).height).toBeLessThan(500);
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(async () => Math.round((await size()).width)).toBe(371);
  });

  it('asks its host for nothing before', async () => {
    const { page } = await open(read('3.21.2-video'));
    expect(await page.locator('iframe').count()).toBe(0);
    await page.getByRole('button', { name: 'Play Video' }).click();
    await dialog(page).locator('iframe').waitFor();
    expect(await dialog(page).locator('iframe').getAttribute('src')).toContain(
      'youtube-nocookie.com/embed/ddddddddddd',
    );
  });

  it('opens once from an address that names it', async () => {
    const hash = /data-e-action-hash="([^"]*)"/.exec(read('4.1.4-video'))?.[1] ?? '';
    const { page } = await open(read('4.1.4-video'), { hash });
    await dialog(page).locator('video').waitFor();
    expect(await page.locator('.pswp').count()).toBe(1);
  });

  it('stays as it is, with one report, if its options cannot be read', async () => {
    const broken = read('4.1.4-video').replace('data-elementor-lightbox="{', 'data-elementor-lightbox="{{');
    const { page, lines } = await open(broken + GALLERY);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('elementor-lightbox');
    await page.locator('.elementor-custom-embed-play').click();
    await link(page).click();
    await arrived(page, '1 of 3');
    expect(await page.locator('.pswp').count()).toBe(1);
  });
});

describe('a link with an action', () => {
  it('opens its picture, and the address stays', async () => {
    const { page, errors, lines } = await open(fragment('elementor/lightbox-4.1.4-action.html'));
    const before = page.url();
    await link(page).click();
    await dialog(page).locator('.pswp__img').first().waitFor();
    expect(await dialog(page).locator('.pswp__img').first().getAttribute('src')).toContain('1f6b4a');
    expect(page.url()).toBe(before);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('opens a set of the page at a picture', async () => {
    const address = /href="(data:[^"]*6b4a1f[^"]*)"/.exec(GALLERY)?.[1] ?? '';
    const settings = btoa(JSON.stringify({ slideshow: 'c0b4001', url: address }));
    const { page } = await open(
      `<p><a href="%23elementor-action%3Aaction%3Dlightbox%26settings%3D${encodeURIComponent(settings)}">Library</a></p>${GALLERY}`,
    );
    await link(page).click();
    await arrived(page, '2 of 3');
    expect(await page.locator('.pswp').count()).toBe(1);
  });
});
