/**
 * WordPress's media player on pages of a GoodLayers theme (goodlayers-theme, section 7): when its scripts go, and the colours
 * of the browser's players.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { pixelsLike } from '../support/painted-colors';
import { fragment } from '../support/pages';
import { seekToMiddle, serveSilence } from '../support/quiet-audio';
import { loaded, visit } from './site';

const HANDLES = new Set([
  'mediaelement-core-js',
  'mediaelement-migrate-js',
  'mediaelement-vimeo-js',
  'wp-mediaelement-js',
]);
const MARKUP = fragment('goodlayers-theme/back-to-top-3.2.9.html');

const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString('base64'));

/** The address of a page with a shortcode of WordPress. */
const address = (content: string, scenarios = ''): string =>
  `demo/?fixture=decisions,kingster,allow-theme,shortcode${scenarios},markup&markup=${encode(MARKUP)}&shortcode=${encode(content)}`;

/** Visits a page with a shortcode of WordPress. @returns the player's scripts and jQuery, as far as the page has them */
async function visitWith(
  content: string,
  scenarios = '',
): Promise<{ kept: readonly string[]; html: string }> {
  const page = await visit(address(content, scenarios));
  return {
    kept: loaded(page).filter((id) => HANDLES.has(id) || id === 'jquery-core-js'),
    html: page.text,
  };
}

const AUDIO = '[audio mp3="/uploads/lecture.mp3"]';
const VIDEO = '[video mp4="/uploads/campus.mp4" width="640" height="360"]';
const KEPT = expect.arrayContaining([
  'wp-mediaelement-js',
  'mediaelement-core-js',
  'jquery-core-js',
]) as unknown;

describe.concurrent('the scripts of the media player', () => {
  test('go with jQuery, and the browser’s players have a size', async () => {
    const { kept, html } = await visitWith(AUDIO + VIDEO);
    expect(kept).toEqual([]);
    expect(html).toMatch(/<audio class="wp-audio-shortcode"[^>]* controls/);
    expect(html).toMatch(/<video class="wp-video-shortcode"[^>]* width="640" height="360"[^>]* controls/);
    expect(html).toContain('<style id="atoll-media">');
  });

  test('leave a size for players in posts that are loaded later', async () => {
    const { html } = await visitWith('<a class="gdlr-core-load-more" href="#">More</a>', ',player-script');
    expect(html).toContain('<style id="atoll-media">');
  });

  test('go from a page without a player that asks for them', async () => {
    const { kept, html } = await visitWith('', ',player-script');
    expect(kept).toEqual([]);
    expect(html).not.toContain('atoll-media');
  });

  test.each([
    ['a playlist', `${AUDIO}<div class="wp-playlist"></div>`, ''],
    ['a video of YouTube', '[video src="https://www.youtube.com/watch?v=abcdefghijk"]', ''],
    ['a video of Vimeo', `${AUDIO}[video src="https://vimeo.com/76979871"]`, ''],
    ['a format that browsers do not play', '[video flv="/uploads/campus.flv"]', ''],
    [
      'inline code that calls the player',
      `${AUDIO}<script>jQuery("audio").mediaelementplayer()</script>`,
      '',
    ],
    ['a script that depends on it', AUDIO, ',player-dependant'],
    ['a script that calls it without declaring it', AUDIO, ',player-caller'],
  ])('stay on a page with %s', async (_name, content, scenarios) => {
    const { kept, html } = await visitWith(content, scenarios);
    expect(kept).toEqual(KEPT);
    expect(html).not.toContain('atoll-media');
  });

  test('stay if no GoodLayers theme is active', async () => {
    const page = await visit(`demo/?fixture=shortcode&shortcode=${encode(AUDIO)}`);
    expect(loaded(page)).toEqual(KEPT);
  });
});

/** The colours of the site's stylesheet (`player-colours`). Chromium draws the volume at 63 %, here over the box. */
const COLORS = { box: '#101030', text: '#fff', progress: '#f02', volume: '#06863d' };
const BOX = '.gdlr-core-audio';
const PLAYER = `${BOX}>audio`;
const CLIP = '/uploads/lecture.wav';

describe('an audio player', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  test.each([
    ['the theme’s colours', ',player-colours', true],
    ['the browser’s colours if the theme’s stylesheet sets none', '', false],
  ])('has %s', async (_name, scenarios, isColored) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await serveSilence(page, `**${CLIP}*`);
    const content = `<div class="gdlr-core-audio">[audio wav="${CLIP}"]</div>`;
    await page.goto(new URL(address(content, scenarios), inject('site').url).href);
    // The theme's rule, which the site has only with the stylesheet.
    await page.addStyleTag({ content: `${BOX}{background:${COLORS.box}}` });
    await seekToMiddle(page, PLAYER);
    const { width = 0, height = 0 } = (await page.locator(PLAYER).boundingBox()) ?? {};
    expect(await pixelsLike(page, PLAYER, COLORS.box)).toBeGreaterThan((width * height) / 2);
    // Times and icons.
    expect((await pixelsLike(page, PLAYER, COLORS.text)) > 50).toBe(isColored);
    // Half of a thin rail.
    expect((await pixelsLike(page, PLAYER, COLORS.progress)) > width / 2).toBe(isColored);
    await page.locator(PLAYER).evaluate((audio: HTMLAudioElement) => (audio.volume = 0.8));
    // The slider of the volume opens at its button, the last but one.
    await page.locator(PLAYER).hover({ position: { x: width - 58, y: height / 2 } });
    await expect.poll(async () => (await pixelsLike(page, PLAYER, COLORS.volume)) > 100).toBe(isColored);
    await page.close();
  });
});
