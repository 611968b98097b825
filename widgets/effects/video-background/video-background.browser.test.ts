/** Video backgrounds in real frames (goodlayers-motion, section 11). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';
import { setHidden } from '../../../tests/support/slider-visitor';

const { open, openStill } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const FAR = '<div style="height:3000px"></div>';

const youTube = read('video-background-2.1.7').replace(
  /<video.*<\/video>/,
  '<iframe src="//www.youtube.com/embed/aaaaaaaaaaa?autoplay=1&enablejsapi=1&loop=1" width="640" height="360" data-player-type="youtube" allowfullscreen ></iframe>',
);

const PLAYER_SCRIPT = `
  window.calls = [];
  window.YT = { Player: class {
    constructor(frame, { events }) { calls.push('player of ' + frame.localName); setTimeout(() => events.onReady()); }
    mute() { calls.push('mute'); }
    playVideo() { calls.push('play'); }
    pauseVideo() { calls.push('pause'); }
  } };
  onYouTubeIframeAPIReady();`;

const backgroundOf = (page: Page) =>
  page.locator('.gdlr-core-parallax').evaluate((node) => (node as HTMLElement).style.backgroundImage);

const calls = (page: Page) => page.evaluate(() => (window as unknown as { calls?: string[] }).calls ?? []);

describe('a video background', () => {
  const HOLDER = '.gdlr-core-pbf-background-video';
  const BUTTON = '.gdlr-core-pbf-wrapper > button';

  it('covers its section, is muted and is hidden from keyboard and screen readers', async () => {
    const page = await open(read('video-background-2.1.7'), { viewport: VIEWPORT });
    const seen = await page.locator(HOLDER).evaluate((holder) => {
      const area = holder.parentElement;
      const video = holder.querySelector('video');
      return {
        ratio: holder.clientWidth / holder.clientHeight,
        isCovered:
          holder.clientWidth >= (area?.clientWidth ?? 1e9) - 1 &&
          holder.clientHeight >= (area?.clientHeight ?? 1e9) - 1,
        hidden: holder.getAttribute('aria-hidden'),
        tab: video?.getAttribute('tabindex'),
        muted: video?.muted,
        inline: video?.playsInline,
      };
    });
    expect(seen).toMatchObject({ isCovered: true, hidden: 'true', tab: '-1', muted: true, inline: true });
    expect(seen.ratio).toBeCloseTo(16 / 9, 1);
  });

  it.each([
    ['on a phone', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' }],
    ['when reduced motion is preferred', { reducedMotion: true }],
  ])('is the author’s picture %s, without a player', async (_name, opening) => {
    const { page, start } = await openStill(youTube, { viewport: VIEWPORT, ...opening });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await start();
    expect(await backgroundOf(page)).toContain('meadow.svg');
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.locator(BUTTON).count()).toBe(0);
    expect(asked.filter((url) => url.includes('youtube'))).toEqual([]);
  });

  it.each([
    ['saves data', { saveData: true }],
    ['is on a metered network', { type: 'cellular' }],
    ['has a slow network', { effectiveType: 'slow-2g' }],
  ])('is the author’s picture for a visitor who %s', async (_name, connection) => {
    const { page, start } = await openStill(youTube, { viewport: VIEWPORT });
    await page.evaluate((connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    }, connection);
    await start();
    expect(await backgroundOf(page)).toContain('meadow.svg');
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('loads its player only near the screen, once, and calls earlier listeners of the player’s API, too', async () => {
    const { page, start } = await openStill(`${FAR}${youTube}${youTube}${FAR}`, { viewport: VIEWPORT });
    let fetched = 0;
    await page.route('https://www.youtube.com/iframe_api', (route) => {
      fetched += 1;
      return route.fulfill({ body: PLAYER_SCRIPT, contentType: 'text/javascript' });
    });
    await page.evaluate(() => {
      Object.assign(window, {
        others: 0,
        onYouTubeIframeAPIReady: () => ((window as unknown as { others: number }).others += 1),
      });
    });
    const frame = await page.locator('iframe').first().elementHandle();
    await start();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(fetched).toBe(0);
    const steps = await page.evaluate(() => history.length);
    await scrollPage(page, 2600);
    await page.waitForFunction(
      () => (window as unknown as { calls?: string[] }).calls?.filter((call) => call === 'play').length === 2,
    );
    expect(
      await page
        .locator('iframe')
        .first()
        .evaluate((node, frame) => node === frame, frame),
    ).toBe(true);
    expect(
      await page
        .locator('iframe')
        .first()
        .evaluate((node) => ['tabindex', 'title'].map((name) => node.getAttribute(name))),
    ).toEqual(['-1', '']);
    expect(fetched).toBe(1);
    expect(
      await page.evaluate(() => [(window as unknown as { others: number }).others, history.length]),
    ).toEqual([1, steps]);
    expect(await calls(page)).toEqual([
      'player of iframe',
      'player of iframe',
      'mute',
      'play',
      'mute',
      'play',
    ]);
  });

  it('[RELIABILITY 65] pauses far away, in a hidden tab and by its button, which only appears on focus', async () => {
    const { page, start } = await openStill(`${youTube}${FAR}`, { viewport: VIEWPORT });
    await page.route('https://www.youtube.com/iframe_api', (route) =>
      route.fulfill({ body: PLAYER_SCRIPT, contentType: 'text/javascript' }),
    );
    await start();
    await page.waitForFunction(() => (window as unknown as { calls?: string[] }).calls?.includes('play'));
    const last = async () => (await calls(page)).at(-1);
    await scrollPage(page, 2800);
    expect(await last()).toBe('pause');
    await scrollPage(page, 0);
    expect(await last()).toBe('play');
    await setHidden(page, true);
    expect(await last()).toBe('pause');
    await setHidden(page, false);
    expect(await last()).toBe('play');
    const button = page.locator(BUTTON);
    expect(await button.evaluate((node) => node.clientHeight)).toBeLessThan(2);
    await button.focus();
    expect(await button.evaluate((node) => node.clientHeight)).toBeGreaterThan(24);
    await page.keyboard.press('Enter');
    expect(await last()).toBe('pause');
    expect(await button.textContent()).toBe('Play animation');
    await scrollPage(page, 2800);
    await scrollPage(page, 0);
    expect(await last()).toBe('pause');
    await button.press('Enter');
    expect(await last()).toBe('play');
  });

  it('reports once that its player does not load, and leaves the frame alone', async () => {
    const { page, start, complaints } = await openStill(youTube, { viewport: VIEWPORT });
    await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
    const said = page.waitForEvent('console', (message) => message.text().includes('player_failed'));
    await start();
    await said;
    expect(complaints.filter((line) => line.includes('player_failed'))).toHaveLength(1);
    expect(await page.locator('iframe').count()).toBe(1);
  });
});
