/** The settings of Elementor's background video (elementor-frontend, section 2.4). */
import { describe, expect, it, test } from 'vitest';
import { readBackgroundVideo } from './elementor';

const sourceOf = (settings: Readonly<Record<string, unknown>>): string => {
  const { source } = readBackgroundVideo(settings);
  return typeof source === 'string' ? source : source.address;
};

describe('the source of a background video', () => {
  it.each([
    [{}, ''],
    [{ background_video_start: 1, background_video_end: 3 }, '#t=1,3'],
    [{ background_video_end: '3' }, '#t=0,3'],
    [{ background_video_start: 1.5 }, '#t=1.5'],
    [{ background_video_start: '', background_video_end: '' }, ''],
  ])('is a file, with %j', (more, fragment) => {
    const settings = { background_video_link: 'https://school.example/tour.mp4', ...more };
    expect(sourceOf(settings)).toBe(`https://school.example/tour.mp4${fragment}`);
  });

  it.each([
    'https://www.youtube.com/watch?v=eeeeeeeeeee',
    'https://www.youtube.com/watch?list=PL0123456789&v=eeeeeeeeeee',
    'https://m.youtube.com/watch?v=eeeeeeeeeee&t=9',
    'http://youtu.be/eeeeeeeeeee?si=a',
    'youtube.com/embed/eeeeeeeeeee',
    'https://www.youtube.com/shorts/eeeeeeeeeee',
  ])('is YouTube’s player: %s', (link) => {
    const url = new URL(sourceOf({ background_video_link: link, background_video_start: 4 }));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.youtube.com/embed/eeeeeeeeeee');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      autoplay: '1',
      mute: '1',
      controls: '0',
      start: '4',
    });
  });

  it('is on the host without cookies in privacy mode', () => {
    const settings = {
      background_video_link: 'https://youtu.be/eeeeeeeeeee',
      background_privacy_mode: 'yes',
    };
    expect(sourceOf(settings)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/eeeeeeeeeee\?/);
  });

  it.each([
    ['https://vimeo.com/76979871', null],
    ['https://player.vimeo.com/video/76979871', null],
    ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
    ['https://vimeo.com/76979871?h=8272103f6e', '8272103f6e'],
  ])('is Vimeo’s player, which does not follow visitors in privacy mode: %s', (link, hash) => {
    const url = new URL(sourceOf({ background_video_link: link, background_privacy_mode: 'yes' }));
    expect(`${url.origin}${url.pathname}`).toBe('https://player.vimeo.com/video/76979871');
    expect(url.searchParams.get('h')).toBe(hash);
    expect(url.searchParams.get('dnt')).toBe('1');
    expect(url.searchParams.get('muted')).toBe('1');
  });
});

test.each([
  [{ background_video_link: '' }],
  [{ background_video_link: 'javascript:alert(1)' }],
  [{ background_video_link: 'https://vimeo.com/channels/staff' }],
  [{ background_video_link: ['tour.mp4'] }],
  [{ background_video_link: 'tour.mp4', background_video_start: { size: 1 } }],
  [{ background_video_link: 'tour.mp4', background_video_end: -1 }],
  [{ background_video_link: 'tour.mp4', background_video_end: 'soon' }],
  [{ background_video_link: 'tour.mp4', background_play_once: true }],
])('the settings %j are an error', (settings) => {
  expect(() => readBackgroundVideo(settings)).toThrow(/background/);
});
