/** WordPress's media player on pages of a GoodLayers theme (goodlayers-theme, section 7): when its scripts go. */
import { describe, expect, test } from 'vitest';
import { fragment } from '../support/pages';
import { loaded, visit } from './site';

const HANDLES = new Set([
  'mediaelement-core-js',
  'mediaelement-migrate-js',
  'mediaelement-vimeo-js',
  'wp-mediaelement-js',
]);
const MARKUP = fragment('goodlayers-theme/back-to-top-3.2.9.html');

const encode = (text: string): string => encodeURIComponent(Buffer.from(text).toString('base64'));

/** Visits a page with a shortcode of WordPress. @returns the player's scripts and jQuery, as far as the page has them */
async function visitWith(
  content: string,
  scenarios = '',
): Promise<{ kept: readonly string[]; html: string }> {
  const page = await visit(
    `demo/?fixture=decisions,kingster,allow-theme,shortcode${scenarios},markup&markup=${encode(MARKUP)}&shortcode=${encode(content)}`,
  );
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
