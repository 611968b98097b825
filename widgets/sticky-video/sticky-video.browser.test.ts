/** The sticky video of Essential Addons (essential-addons, section 12). The conformance suite tests what holds for every fragment. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { axeFaults, type Opening, panelBrowser, settle } from '../../tests/support/panel-page';

const { openStill } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);

/** A stand-in for the hosts' players: it answers and records its orders. */
const HOST = `<script>
  addEventListener('message', ({ data }) => {
    const { event, func, method } = JSON.parse(data);
    const order = func ?? method ?? event;
    parent.postMessage({ heard: order }, '*');
    const playerState = { listening: 1, playVideo: 1, pauseVideo: 2 }[order];
    const info = { playerState, currentTime: 5, duration: 100, volume: 100, muted: false };
    if (playerState) parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*');
  });
</script>`;

const FAR = '<div style="height:3000px"><a href="#far">Far</a></div>';
const VIEWPORT = { width: 1200, height: 800 };

/** Opens a page with players that answer. Returns their requests. */
async function openVideo(body: string, opening: Opening = {}) {
  const { page, start } = await openStill(body, { viewport: VIEWPORT, ...opening });
  const asked: string[] = [];
  await page.route(/youtube|vimeo|ytimg|plyr\.io/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: HOST });
  });
  await page.evaluate(() => {
    Object.assign(window, { heard: [] });
    addEventListener('message', ({ data }) => {
      if (data.heard) (Reflect.get(window, 'heard') as string[]).push(data.heard);
    });
  });
  await start();
  return { page, asked };
}

const heard = (page: Page, order: string) =>
  page.waitForFunction((order) => (Reflect.get(window, 'heard') as string[]).includes(order), order);

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await settle(page);
};

const docked = (page: Page) =>
  page
    .locator('.eael-sticky-video-player2')
    .evaluateAll((all) => all.map(({ className }) => className.split(' ')[1] ?? ''));

describe('the sticky video', () => {
  it('requests nothing from its host before the visitor plays it; docks from 70 % on, and can be closed', async () => {
    const { page, asked } = await openVideo(
      `<div style="height:300px"></div>${eael('sticky-video-4.7.0-overlay')}${FAR}`,
    );
    const box = page.locator('.eael-sticky-video-player2');
    const threshold = await page.locator('.eael-sticky-video-wrapper').evaluate((wrapper) => {
      const { top, height } = wrapper.getBoundingClientRect();
      return top + height * 0.7;
    });
    await scrollTo(page, threshold + 2);
    // A video that has not played yet does not dock.
    expect(await docked(page)).toEqual(['']);
    await scrollTo(page, 0);
    expect(asked).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);

    await page.locator('.eaelsv-overlay[role=button]').press('Enter');
    await heard(page, 'listening');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube\.com\/embed\/aaaaaaaaaaa\?autoplay=1&.*playlist=/);
    expect(
      await page.locator('.eaelsv-overlay:visible, .eael-sticky-video-wrapper > i:visible').count(),
    ).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Pause video');
    expect(await box.getAttribute('id')).toBe('videobox');
    expect(await page.locator('.plyr.plyr--full-ui.plyr--video.plyr--youtube.plyr--playing').count()).toBe(1);

    await scrollTo(page, threshold - 2);
    expect(await docked(page)).toEqual(['']);
    const height = (await page.locator('.eael-sticky-video-wrapper').boundingBox())?.height;
    await scrollTo(page, threshold + 2);
    expect(await docked(page)).toEqual(['out']);
    expect(await box.boundingBox()).toEqual({ x: 1200 - 340, y: 800 - 209, width: 300, height: 169 });
    expect((await page.locator('.eael-sticky-video-wrapper').boundingBox())?.height).toBe(height);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom)).toBe(
      '209px',
    );
    expect(await axeFaults(page)).toEqual([]);
    // The last 400 px change nothing in either direction.
    await scrollTo(page, 99_999);
    expect(await docked(page)).toEqual(['out']);
    await scrollTo(page, 0);
    expect(await docked(page)).toEqual(['in']);
    expect(await box.getAttribute('style')).toBeNull();
    await scrollTo(page, 99_999);
    expect(await docked(page)).toEqual(['in']);

    await scrollTo(page, threshold + 2);
    await page.getByRole('button', { name: 'Close video' }).press('Enter');
    await heard(page, 'pauseVideo');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Play video');
    await scrollTo(page, threshold + 20);
    expect(await docked(page)).toEqual(['in']);
    await page.getByRole('button', { name: 'Play video' }).press('Enter');
    await heard(page, 'playVideo');
    await scrollTo(page, threshold + 40);
    expect(await docked(page)).toEqual(['out']);
    expect(asked).toHaveLength(1);
  });

  it('plays, docks and closes by taps on a phone', async () => {
    const { page, asked } = await openVideo(`${eael('sticky-video-4.7.0-overlay')}${FAR}`, {
      hasTouch: true,
      viewport: { width: 390, height: 844 },
    });
    await page.locator('.eaelsv-overlay[role=button]').tap();
    await heard(page, 'listening');
    expect(asked).toHaveLength(1);
    const threshold = await page
      .locator('.eael-sticky-video-wrapper')
      .evaluate((wrapper) => wrapper.getBoundingClientRect().bottom);
    await scrollTo(page, threshold);
    expect(await docked(page)).toEqual(['out']);
    await page.getByRole('button', { name: 'Close video' }).tap();
    await heard(page, 'pauseVideo');
    expect(await docked(page)).toEqual(['in']);
  });

  it('undocks another one', async () => {
    const second = eael('sticky-video-5.3.2-transparent');
    const third = second.replace('"vimeo"', '"youtube"').replace('76979871', 'aaaaaaaaaaa');
    const { page, asked } = await openVideo(eael('sticky-video-4.7.0-overlay') + second + third + FAR, {
      reducedMotion: true,
    });
    await page.locator('.eaelsv-overlay').click();
    await heard(page, 'listening');
    const button = page.locator('.plyr--vimeo .plyr__control--overlaid');
    // If the editor wants no overlay over the host's picture, the button is shown anyway: there is no picture yet.
    const unseen = page.locator('.plyr--youtube .plyr__control--overlaid').nth(1);
    expect(await unseen.evaluate(({ style }: HTMLElement) => style.opacity)).toBe('1');
    await button.click();
    await heard(page, 'pauseVideo');
    await heard(page, 'addEventListener');
    expect(asked[1]).toContain('https://player.vimeo.com/video/76979871?');
    expect(asked[1]).toContain('muted=1');
    expect(await page.locator('#videobox [data-plyr-provider=vimeo]').count()).toBe(1);
    expect(await page.locator('#videobox').count()).toBe(1);
    await scrollTo(page, 700);
    expect(await docked(page)).toEqual(['', 'out', '']);
    expect(await page.locator('.out').evaluate(({ style }: HTMLElement) => [style.top, style.left])).toEqual([
      '40px',
      '40px',
    ]);
    expect(
      await page
        .locator('.eael-sticky-video-wrapper')
        .first()
        .evaluate(({ style }: HTMLElement) => style.transition),
    ).toBe('none');
  });

  it('of the site is wrapped, shows a bar if the site does, and has keys', async () => {
    const html = eael('sticky-video-6.6.9').replace('visibility-no"', 'visibility-no site-shows-bar"');
    const { page } = await openVideo(html);
    await page.evaluate(() => {
      HTMLMediaElement.prototype.play = async function () {
        Object.defineProperty(this, 'paused', { value: false, configurable: true });
        this.dispatchEvent(new Event('play'));
      };
      HTMLMediaElement.prototype.pause = function () {
        Object.defineProperty(this, 'paused', { value: true, configurable: true });
        this.dispatchEvent(new Event('pause'));
      };
    });
    await page.waitForSelector('.plyr__controls [data-plyr=seek]');
    expect(await page.locator('.plyr--html5 > .plyr__video-wrapper > video:not([controls])').count()).toBe(1);
    const classes = async () => (await page.locator('.plyr').getAttribute('class')) ?? '';
    const corner = { position: { x: 5, y: 5 } };
    await page.locator('.plyr__poster').click(corner);
    expect(await classes()).toContain('plyr--playing');
    await page.locator('video').click(corner);
    expect(await classes()).toContain('plyr--paused');
    await page.locator('.plyr__control--overlaid').press('k');
    expect(await classes()).toContain('plyr--playing');
    await page.locator('.plyr__control--overlaid').press('m');
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
    await page.getByRole('button', { name: 'Mute' }).click();
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    await page.getByRole('slider', { name: 'Volume' }).fill('40');
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.volume)).toBe(0.4);
    expect(await axeFaults(page)).toEqual([]);
    await page.mouse.move(1199, 799);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await classes()).toContain('plyr--hide-controls');
  });

  it.each([
    ['starts near the screen, without sound, and not before', false, 1],
    ['[RELIABILITY 64] does not start by itself when reduced motion is preferred', true, 0],
  ])('%s', async (_name, reducedMotion, requests) => {
    const html = eael('sticky-video-4.7.0-overlay').replace('data-autoplay="no"', 'data-autoplay="yes"');
    const { page, asked } = await openVideo(`<div style="height:2000px"></div>${html}${FAR}`, {
      reducedMotion,
    });
    expect(asked).toEqual([]);
    await scrollTo(page, 1100);
    if (requests > 0) await heard(page, 'listening');
    expect(asked).toHaveLength(requests);
    expect(asked.every((address) => address.includes('mute=1'))).toBe(true);
    expect(await page.locator('.eaelsv-overlay:visible').count()).toBe(1 - requests);
  });
});
