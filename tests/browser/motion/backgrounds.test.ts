/** Backgrounds in real frames: parallax, videos, particles (goodlayers-motion, sections 10 to 12), and what they cost. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../support/pages';
import { panelBrowser, settle } from '../../support/panel-page';

const { open, openStill } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 400, height: 800 };
const FAR = '<div style="height:3000px"></div>';

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), top);
  await settle(page);
}

/** A page on which the browser's opinion of its tab can be changed. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: isHidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Counts the frames that the page asks for while the browser paints fifteen. */
const framesAsked = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const request = window.requestAnimationFrame.bind(window);
    let count = 0;
    window.requestAnimationFrame = (callback) => {
      count += 1;
      return request(callback);
    };
    for (let frame = 0; frame < 15; frame += 1) await new Promise(request);
    window.requestAnimationFrame = request;
    return count;
  });

const style = (page: Page) =>
  page.locator('.gdlr-core-parallax').evaluate((node) => {
    const { height, transform } = (node as HTMLElement).style;
    const wrap = node.parentElement?.getBoundingClientRect();
    return {
      height: Number.parseFloat(height),
      y: Number.parseFloat(transform.split(',')[1] ?? 'NaN'),
      wrapHeight: wrap?.height ?? 0,
      wrapTop: wrap?.top ?? 0,
      transform,
    };
  });

describe('a parallax layer', () => {
  it.each([0.8, -0.4])('at speed %d is placed by the formula of the original', async (speed) => {
    const html = read('parallax-2.1.7').replace('"0.8"', `"${speed}"`);
    const page = await open(`<div style="height:1000px"></div>${html}${FAR}`, { viewport: VIEWPORT });
    for (const top of [300, 700, 1000]) {
      await scrollPage(page, top);
      const { height, y, wrapHeight, wrapTop } = await style(page);
      expect(height).toBeCloseTo(
        speed > 0 ? wrapHeight + (800 - wrapHeight) * speed : wrapHeight + (800 + wrapHeight) * 0.4,
        1,
      );
      expect(y).toBeCloseTo(speed > 0 ? -wrapTop * speed : (800 - wrapTop) * speed, 1);
    }
    await page.setViewportSize(PHONE);
    await settle(page);
    const phone = await style(page);
    expect(phone.transform).toBe('');
    expect(phone.height).toBeCloseTo(phone.wrapHeight, 1);
  });

  it('[RELIABILITY 64] stands still where less motion is wanted', async () => {
    const page = await open(read('parallax-2.1.7') + FAR, { viewport: VIEWPORT, reducedMotion: true });
    await scrollPage(page, 40);
    const still = await style(page);
    expect(still.transform).toBe('');
    expect(still.height).toBeCloseTo(still.wrapHeight, 1);
  });

  it('follows its section when that grows, and is looked at no longer when it is far away', async () => {
    const page = await open(read('parallax-2.1.7') + FAR, { viewport: VIEWPORT });
    await page
      .locator('.gdlr-core-text-box-item-content')
      .evaluate((node) => ((node as HTMLElement).style.height = '400px'));
    await settle(page);
    const { height, wrapHeight } = await style(page);
    expect(height).toBeCloseTo(wrapHeight + (800 - wrapHeight) * 0.8, 1);
    await scrollPage(page, 2800);
    expect(
      await page.locator('.gdlr-core-parallax').evaluate((node) => (node as HTMLElement).style.willChange),
    ).toBe('');
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    expect(await framesAsked(page)).toBe(0);
  });
});

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

  it('covers its section, is muted and out of everybody’s way', async () => {
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
        muted: video?.muted,
        inline: video?.playsInline,
      };
    });
    expect(seen).toMatchObject({ isCovered: true, hidden: 'true', muted: true, inline: true });
    expect(seen.ratio).toBeCloseTo(16 / 9, 1);
  });

  it.each([
    ['on a phone', { userAgent: 'Mozilla/5.0 (Linux; Android 15)' }],
    ['[RELIABILITY 64] where less motion is wanted', { reducedMotion: true }],
  ])('is the author’s picture %s, and no player is asked for', async (_name, opening) => {
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

  it('fetches its player near the screen only, once for all, beside others who wait for it', async () => {
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

  it('[RELIABILITY 65] pauses far away, in a hidden tab and when it is told to, by a button that only the focus shows', async () => {
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

  it('says once when its player does not come, and leaves the frame as it is', async () => {
    const { page, start, complaints } = await openStill(youTube, { viewport: VIEWPORT });
    await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
    const said = page.waitForEvent('console', (message) => message.text().includes('player_failed'));
    await start();
    await said;
    expect(complaints.filter((line) => line.includes('player_failed'))).toHaveLength(1);
    expect(await page.locator('iframe').count()).toBe(1);
  });
});

const paint = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);

describe('particles', () => {
  it('[RELIABILITY 65, 73] move near the screen only, in a tab in sight, and until they are paused', async () => {
    const page = await open(read('particles-2.1.7') + FAR, { viewport: VIEWPORT });
    expect(await page.locator('.gdlr-core-particle-bg').getAttribute('id')).toBe('gdlr-core-particle1');
    expect(
      await page
        .locator('canvas')
        .evaluate((node) => [
          node.className,
          node.getAttribute('aria-hidden'),
          (node as HTMLElement).style.width,
        ]),
    ).toEqual(['particles-js-canvas-el', 'true', '100%']);
    expect(await framesAsked(page)).toBeGreaterThan(2);
    await setHidden(page, true);
    expect(await framesAsked(page)).toBe(0);
    await setHidden(page, false);
    await scrollPage(page, 2500);
    expect(await framesAsked(page)).toBe(0);
    await scrollPage(page, 0);
    expect(await framesAsked(page)).toBeGreaterThan(2);
    await page.locator('.gdlr-core-pbf-wrapper > button').press('Space');
    expect(await framesAsked(page)).toBe(0);
  });

  it('[RELIABILITY 64] are drawn once where less motion is wanted, and again for another size', async () => {
    const page = await open(read('particles-2.1.7'), { viewport: VIEWPORT, reducedMotion: true });
    expect(await paint(page)).toBeGreaterThan(5000);
    expect(await framesAsked(page)).toBe(0);
    await page.setViewportSize(PHONE);
    await settle(page);
    expect(await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(
      await page.locator('.gdlr-core-particle-bg').evaluate((node) => (node as HTMLElement).offsetWidth),
    );
    expect(await paint(page)).toBeGreaterThan(1000);
  });
});

it('[RELIABILITY 73] a page on which nothing moves asks for no frame and sets no short timer', async () => {
  const names = [
    'parallax-2.1.7',
    'sync-height-2.1.7',
    'half-height-2.1.7',
    'sticky-sidebar-2.1.7',
    'entrance-animation-2.1.7',
    'video-background-2.1.7',
    // As high as the screen, so it comes last.
    'full-height-2.1.7',
  ];
  const page = await open(names.map(read).join(''), { viewport: { width: 1200, height: 3000 } });
  await page.waitForFunction(() => !document.querySelector('[data-gdlr-animation]'));
  await settle(page);
  const asked = await page.evaluate(async () => {
    const seen: string[] = [];
    const all = window as unknown as Record<string, (callback: unknown, ms?: number) => unknown>;
    const before = { requestAnimationFrame, setTimeout, setInterval } as unknown as Record<
      string,
      (callback: unknown, ms?: number) => unknown
    >;
    for (const name of Object.keys(before)) {
      all[name] = (callback, ms) => {
        seen.push(`${name} ${ms ?? ''}`);
        return before[name]?.call(window, callback, ms);
      };
    }
    await new Promise((resolve) => before['setTimeout']?.call(window, resolve, 800));
    Object.assign(window, before);
    return seen;
  });
  expect(asked).toEqual([]);
});
