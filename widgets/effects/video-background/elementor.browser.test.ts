/**
 * Elementor's background videos in a real browser (elementor-frontend, section 2.4). Fixed: a video is only loaded near the window,
 * begins again at its start, and can be paused.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { elementorPath } from '../../../tests/support/page-server';
import { fragment } from '../../../tests/support/pages';
import { type Opening, panelBrowser, settle } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { openStill } = panelBrowser();
const read = (name: string) => fragment(`elementor/background-video-${name}.html`);
const FAR = '<div style="height:3000px"></div>';
const VIEWPORT = { width: 1000, height: 700 };

interface Scene extends Opening {
  /** The name of the device on the body. */
  readonly device?: string;
}

async function open(html: string, { device = 'desktop', ...opening }: Scene = {}) {
  const { page, start, complaints } = await openStill(html, { viewport: VIEWPORT, ...opening });
  const requested: string[] = [];
  page.on('request', (request) => void requested.push(request.url()));
  await page.evaluate((device) => {
    document.body.dataset['elementorDeviceMode'] = device;
    const calls: string[] = [];
    Object.assign(window, { calls });
    for (const name of ['play', 'pause'] as const)
      HTMLVideoElement.prototype[name] = async () => void calls.push(name);
  }, device);
  await page.addScriptTag({ type: 'module', url: elementorPath() });
  await start();
  await settle(page);
  return { page, requested, complaints };
}

const calls = (page: Page) => page.evaluate(() => (window as unknown as { calls: string[] }).calls);
const srcOf = (page: Page) => page.locator('video').evaluate((video) => video.getAttribute('src'));
const BUTTON = '[data-element_type] > button';

/** Reports a state of the video, as the browser does. */
const tell = (page: Page, state: Readonly<Record<string, unknown>>, type = 'timeupdate') =>
  page.locator('video').evaluate(
    (video, { state, type }) => {
      for (const [name, value] of Object.entries(state))
        Object.defineProperty(video, name, { value, writable: true, configurable: true });
      video.dispatchEvent(new Event(type));
    },
    { state, type },
  );

describe('a background video of the site', () => {
  it.each(['3.21.2', '4.1.4'])('plays without sound and covers its section at 16:9: %s', async (release) => {
    const { page } = await open(read(release));
    expect(await srcOf(page)).toMatch(/\/tour\.mp4#t=1,3$/);
    await expect.poll(() => calls(page)).toContain('play');
    const seen = await page.locator('video').evaluate((video: HTMLVideoElement) => {
      const area = video.parentElement;
      return {
        ratio: video.clientWidth / video.clientHeight,
        covers:
          video.clientWidth >= (area?.clientWidth ?? 1e9) - 1 &&
          video.clientHeight >= (area?.clientHeight ?? 1e9) - 1,
        muted: video.muted,
        hidden: area?.getAttribute('aria-hidden'),
      };
    });
    expect(seen).toMatchObject({ covers: true, muted: true, hidden: 'true' });
    expect(seen.ratio).toBeCloseTo(16 / 9, 1);
  });

  it('begins again at its start', async () => {
    const { page } = await open(read('4.1.4'));
    await expect.poll(() => calls(page)).toEqual(['play']);
    await tell(page, { currentTime: 3.1 });
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(1);
    expect(await calls(page)).toEqual(['play', 'play']);
  });

  it('disappears at its end if it plays once', async () => {
    const once = read('4.1.4')
      .replace('&quot;background_video_end&quot;:3', '&quot;background_play_once&quot;:&quot;yes&quot;')
      .replace(' loop>', '>');
    const { page } = await open(once);
    await tell(page, { ended: true }, 'ended');
    expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.style.display)).toBe(
      'none',
    );
    await page.locator(BUTTON).press('Enter');
    await page.locator(BUTTON).press('Enter');
    expect((await calls(page)).filter((call) => call === 'play')).toEqual(['play']);
  });

  it('pauses far away and by its button, which is the only tab stop', async () => {
    const { page } = await open(`${read('4.1.4')}${FAR}`);
    await scrollPage(page, 2500);
    await expect.poll(async () => (await calls(page)).at(-1)).toBe('pause');
    await scrollPage(page, 0);
    await expect.poll(async () => (await calls(page)).at(-1)).toBe('play');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Pause animation',
    );
    await page.keyboard.press('Enter');
    expect((await calls(page)).at(-1)).toBe('pause');
  });

  it('is not loaded far from the window', async () => {
    const { page } = await open(`${FAR}${read('4.1.4')}`);
    expect(await srcOf(page)).toBeNull();
    await scrollPage(page, 2800);
    await expect.poll(() => srcOf(page)).toContain('tour.mp4');
  });

  it.each([
    ['on a phone, unless the author wants it', { device: 'mobile' }],
    ['with reduced motion', { reducedMotion: true }],
  ])('is not loaded %s', async (_name, scene) => {
    const html = read('4.1.4').replace('background_play_on_mobile', 'background_privacy_mode');
    const { page } = await open(html, scene);
    expect(await srcOf(page)).toBeNull();
    expect(await page.locator(BUTTON).count()).toBe(0);
  });

  it('plays on a phone if the author wants it', async () => {
    const { page } = await open(read('4.1.4'), { device: 'mobile' });
    expect(await srcOf(page)).toContain('tour.mp4');
  });
});

describe('a background video of a host', () => {
  it('is a frame that is shown when it plays, without YouTube’s script', async () => {
    const { page, requested } = await open(read('4.1.4-youtube'));
    const frame = page.locator('iframe.elementor-background-video-embed');
    await frame.waitFor({ state: 'attached' });
    expect(await frame.getAttribute('src')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/eeeeeeeeeee\?.*mute=1.*start=4/,
    );
    expect(requested.filter((url) => url.includes('iframe_api'))).toEqual([]);
    expect(await frame.evaluate((node) => [node.tabIndex, getComputedStyle(node).visibility])).toEqual([
      -1,
      'hidden',
    ]);
    const orders = await page.evaluate(() => {
      const frame = document.querySelector('iframe');
      const seen: string[] = [];
      const inside = { postMessage: (text: string) => void seen.push(text) };
      Object.defineProperty(frame, 'contentWindow', { value: inside });
      const tell = (info: unknown): void => {
        const data = JSON.stringify({ event: 'infoDelivery', info });
        const event = new MessageEvent('message', { data, origin: 'https://www.youtube-nocookie.com' });
        Object.defineProperty(event, 'source', { value: inside });
        window.dispatchEvent(event);
      };
      tell({ playerState: 1, currentTime: 4.5 });
      tell({ playerState: 0 });
      return seen;
    });
    expect(await frame.evaluate((node) => getComputedStyle(node).visibility)).toBe('visible');
    expect(orders).toEqual([
      '{"event":"command","func":"seekTo","args":[4,true]}',
      '{"event":"command","func":"playVideo","args":[]}',
    ]);
  });

  it('is Vimeo’s player in a container', async () => {
    const { page } = await open(read('4.1.4-vimeo-once'));
    const frame = page.locator('iframe.elementor-background-video-embed');
    await frame.waitFor({ state: 'attached' });
    expect(await frame.getAttribute('src')).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/76979871\?.*muted=1.*background=1/,
    );
  });
});

describe('settings that cannot be used', () => {
  it.each([
    ['are no JSON', read('4.1.4').replace('data-settings="{', 'data-settings="{{')],
    ['have a wrong type', read('4.1.4').replace('_start&quot;:1', '_start&quot;:[1]')],
    ['have no video', read('4.1.4-youtube').replace('watch?v=eeeeeeeeeee', 'about')],
  ])('leave the background alone, with one report: they %s', async (_name, html) => {
    const { page, complaints } = await open(html);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('elementor-background-video');
    expect(await page.locator('iframe,[src*="tour"]').count()).toBe(0);
  });
});
