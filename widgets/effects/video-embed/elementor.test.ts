/** The settings of Elementor's video (elementor-frontend, section 3.9). */
import { describe, expect, it, test } from 'vitest';
import { readVideoSettings, youTubePlayer } from './elementor';

const LINK = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
const addressOf = (settings: Readonly<Record<string, unknown>>, isStarted = false): URL =>
  new URL(youTubePlayer({ youtube_url: LINK, ...settings }, isStarted).address);

describe('YouTube’s player', () => {
  it.each([
    [{}, { autoplay: '0', controls: '0', playsinline: '0', rel: '0', enablejsapi: '1' }],
    [{ controls: 'yes' }, { controls: '1' }],
    [{ play_on_mobile: 'yes' }, { playsinline: '1' }],
    [{ mute: 'yes' }, { mute: '1' }],
    [{ modestbranding: 'yes' }, { modestbranding: '1' }],
    [{ cc_load_policy: 'yes' }, { cc_load_policy: '1' }],
    [
      { start: 5, end: '90' },
      { start: '5', end: '90' },
    ],
  ])('has the parameters of the settings %j', (settings, expected) => {
    expect(Object.fromEntries(addressOf(settings).searchParams)).toMatchObject(expected);
  });

  it('has no time that is not set', () => {
    const { searchParams } = addressOf({ start: '', end: 0 });
    expect([searchParams.has('start'), searchParams.has('end'), searchParams.has('mute')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('plays at once after a press', () => {
    expect(addressOf({}, true).searchParams.get('autoplay')).toBe('1');
  });

  it('is on the host without cookies in privacy mode', () => {
    expect(addressOf({}).host).toBe('www.youtube.com');
    expect(addressOf({ yt_privacy: 'yes' }).host).toBe('www.youtube-nocookie.com');
  });

  it.each(['', 'https://www.youtube.com/', 'https://school.example/aaaaaaaaaaa', 'javascript:alert(1)'])(
    'does not exist for the link %j',
    (link) => {
      expect(() => addressOf({ youtube_url: link })).toThrow(/leads to no video/);
    },
  );
});

test('a video without a type is one of YouTube', () => {
  expect(readVideoSettings({}).kind).toBe('youtube');
  expect(readVideoSettings({ video_type: 'vimeo' }).kind).toBe('vimeo');
});

test.each([
  { video_type: 3 },
  { autoplay: true },
  { start: { size: 5 } },
  { start: -5 },
  { loop: ['yes'] },
  { lightbox: 1 },
])('the settings %j are an error', (settings) => {
  expect(() => readVideoSettings(settings)).toThrow(/the setting \w+ is not/);
});
