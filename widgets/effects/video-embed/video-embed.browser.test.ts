/**
 * Elementor's videos in a real browser (elementor-frontend, section 3.9). Fixed: Vimeo plays after one press in 4.1, too; the picture
 * is a button without an icon; the focus moves to the player; YouTube's script is never loaded.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { elementorPath } from '../../../tests/support/page-server';
import { fragment } from '../../../tests/support/pages';
import { type Opening, panelBrowser, settle } from '../../../tests/support/panel-page';

const { openStill } = panelBrowser();
const read = (name: string) => fragment(`elementor/video-${name}.html`);
const FAR = '<div style="height:3000px"></div>';

interface Opened {
  readonly page: Page;
  /** The URLs of other hosts that were requested. */
  readonly requested: readonly string[];
  readonly complaints: readonly string[];
}

async function open(html: string, opening?: Opening): Promise<Opened> {
  const { page, start, complaints } = await openStill(html, opening);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) requested.push(request.url());
  });
  await page.addScriptTag({ type: 'module', url: elementorPath() });
  await start();
  await settle(page);
  return { page, requested, complaints };
}

const frameOf = (page: Page) =>
  page
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => ({ src: frame.src, name: frame.className, allow: frame.allow }));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);
const playButton = (page: Page) => page.getByRole('button', { name: /^Play Video/i });

describe('a video of YouTube behind a picture', () => {
  it.each(['3.21.2', '4.1.4'])('asks YouTube for nothing before it is pressed: %s', async (release) => {
    const { page, requested } = await open(read(release));
    expect(requested).toEqual([]);
    await playButton(page).press('Enter');
    const { src, name, allow } = await frameOf(page);
    expect(src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/\w{11}\?.*autoplay=1/);
    expect(name).toBe('elementor-video');
    expect(allow).toContain('autoplay');
    expect(await page.locator('.elementor-custom-embed-image-overlay').count()).toBe(0);
    expect(await focused(page)).toBe('iframe');
    expect(requested.filter((url) => url.includes('iframe_api'))).toEqual([]);
  });

  it('plays after Space, which does not scroll the page', async () => {
    const { page } = await open(`${read('4.1.4')}${FAR}`);
    await playButton(page).press('Space');
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('plays after a click beside the icon', async () => {
    const { page } = await open(read('4.1.4'));
    await page.locator('.elementor-custom-embed-image-overlay').click({ position: { x: 4, y: 4 } });
    expect(await page.locator('iframe').count()).toBe(1);
  });

  it('plays after a tap on a phone', async () => {
    const { page } = await open(read('4.1.4'), { hasTouch: true, viewport: { width: 390, height: 844 } });
    await playButton(page).tap();
    expect(await page.locator('iframe').count()).toBe(1);
  });

  it('is a button with a name without an icon', async () => {
    const { page } = await open(read('4.1.4-no-icon'));
    await playButton(page).press('Enter');
    expect((await frameOf(page)).src).toContain('/embed/ddddddddddd?');
  });

  it('begins again at its start if it repeats', async () => {
    const { page } = await open(read('4.1.4'));
    await playButton(page).press('Enter');
    const orders = await page.evaluate(async () => {
      const frame = document.querySelector('iframe');
      const seen: string[] = [];
      const inside = { postMessage: (text: string) => void seen.push(text) };
      Object.defineProperty(frame, 'contentWindow', { value: inside });
      const data = JSON.stringify({ event: 'infoDelivery', info: { playerState: 0 } });
      const event = new MessageEvent('message', { data, origin: 'https://www.youtube-nocookie.com' });
      Object.defineProperty(event, 'source', { value: inside });
      window.dispatchEvent(event);
      return seen;
    });
    expect(orders).toEqual(['{"event":"command","func":"seekTo","args":[5,true]}']);
  });
});

describe('a video of YouTube without a picture', () => {
  it('loads near the window, and does not play', async () => {
    const { page, requested } = await open(`${FAR}${read('4.1.4-no-overlay')}`, {
      viewport: { width: 800, height: 600 },
    });
    expect(requested).toEqual([]);
    await page.locator('.elementor-wrapper').scrollIntoViewIfNeeded();
    await page.locator('iframe').waitFor();
    const { searchParams } = new URL((await frameOf(page)).src);
    expect(searchParams.get('autoplay')).toBe('0');
    expect(searchParams.get('start')).toBe('5');
    const { width = 0, height = 1 } = (await page.locator('iframe').boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(16 / 9, 2);
  });

  it.each([
    [{}, '1'],
    [{ reducedMotion: true }, '0'],
  ])('plays by itself if the author wants it, with %j: %s', async (opening, autoplay) => {
    const html = read('4.1.4-no-overlay').replace(
      '&quot;start',
      '&quot;autoplay&quot;:&quot;yes&quot;,&quot;start',
    );
    const { page } = await open(html, opening);
    expect(new URL((await frameOf(page)).src).searchParams.get('autoplay')).toBe(autoplay);
  });
});

describe('a frame behind a picture', () => {
  it.each(['3.21.2-vimeo', '4.1.4-vimeo'])(
    'of Vimeo plays after one press, from its start: %s',
    async (name) => {
      const { page } = await open(read(name));
      const before = await page.evaluate(() => history.length);
      await playButton(page).press('Enter');
      const { src, allow } = await frameOf(page);
      expect(src).toMatch(/^https:\/\/player\.vimeo\.com\/video\/123457\?.*&autoplay=1#t=00h00m07s$/);
      expect(allow).toContain('autoplay');
      expect(await focused(page)).toBe('iframe');
      expect(await page.evaluate(() => history.length)).toBe(before);
    },
  );

  it('that waits asks its host for nothing before it is pressed', async () => {
    const { page, requested } = await open(read('4.1.4-dailymotion-lazy'));
    expect(requested).toEqual([]);
    await playButton(page).press('Enter');
    expect((await frameOf(page)).src).toMatch(
      /^https:\/\/dailymotion\.com\/embed\/video\/x1abcde\?.*&autoplay=1$/,
    );
  });
});

describe('a file behind a picture', () => {
  it('plays, and gets the focus', async () => {
    const { page } = await open(read('4.1.4-hosted'));
    const played = await page.evaluateHandle(() => {
      const seen: string[] = [];
      HTMLVideoElement.prototype.play = async function () {
        seen.push(this.className);
      };
      return seen;
    });
    await playButton(page).press('Enter');
    expect(await played.evaluate((seen) => seen)).toEqual(['elementor-video']);
    expect(await focused(page)).toBe('video');
  });
});

describe('settings that cannot be used', () => {
  it.each([
    ['are no JSON', read('4.1.4').replace('data-settings="{', 'data-settings="{{')],
    ['have a wrong type', read('4.1.4').replace('&quot;start&quot;:5', '&quot;start&quot;:[5]')],
    ['have a link to no video', read('4.1.4').replace('watch?v=ccccccccccc', 'about')],
  ])('leave the markup, with one report: they %s', async (_name, html) => {
    const { page, complaints } = await open(html);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain('elementor-video');
    expect(await page.locator('.elementor-custom-embed-image-overlay').count()).toBe(1);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
