// @vitest-environment node
/** The shape of a responsive video, and the URL that starts it (goodlayers-panels, section 16). */
import { describe, expect, it, test } from 'vitest';
import { autoplayAddress } from '../../shared/media/hosts';
import { videoRatio } from './responsive-video';

describe('a video’s ratio', () => {
  const frame = { width: null, height: null, renderedWidth: 0, renderedHeight: 0 };
  it.each([
    ['from its attributes', { width: '640', height: '480' }, 0.75],
    ['from px', { width: '640px', height: '480' }, 0.75],
    [
      '"100%" is not a number',
      { width: '100%', height: '360', renderedWidth: 720, renderedHeight: 360 },
      0.5,
    ],
    ['one attribute is not enough', { width: '640', renderedWidth: 300, renderedHeight: 150 }, 0.5],
    ['zero is not a size', { width: '0', height: '0' }, 0.5625],
    ['hidden, without attributes', {}, 0.5625],
    ['garbage', { width: '1e999', height: '__proto__' }, 0.5625],
  ])('%s', (_name, known, ratio) => {
    expect(videoRatio({ ...frame, ...known })).toBe(ratio);
  });
});

test.each([
  ['//www.youtube.com/embed/x?a=1', 'youtube', 'https://www.youtube.com/embed/x?a=1&autoplay=1&mute=1'],
  ['//www.youtube.com/embed/x', 'youtube', 'https://www.youtube.com/embed/x?autoplay=1&mute=1'],
  ['https://player.vimeo.com/video/1#t=9', 'vimeo', 'https://player.vimeo.com/video/1?autoplay=1#t=9'],
  [
    'https://www.youtube.com/embed/x?autoplay=0',
    'youtube',
    'https://www.youtube.com/embed/x?autoplay=1&mute=1',
  ],
  [
    'https://www.dailymotion.com/embed/video/x?mute=0',
    'dailymotion',
    'https://www.dailymotion.com/embed/video/x?mute=0&autoplay=1',
  ],
  ['https://player.vimeo.com/video/1', null, undefined],
  ['https://player.vimeo.com/video/1', '__proto__', undefined],
  ['javascript:alert(1)', 'youtube', undefined],
])('%s of %s plays at %s', (src, player, expected) => {
  expect(autoplayAddress(src, player, 'https://school.example/')).toBe(expected);
});
