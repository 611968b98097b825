/** The settings of Elementor's background slideshow (elementor-frontend, section 2.5). */
import { expect, it, test } from 'vitest';
import { readBackgroundSlideshow } from './settings';

const url = (name: string): string => `https://school.example/${name}.jpg`;
const read = (settings: Readonly<Record<string, unknown>>) =>
  readBackgroundSlideshow({
    background_slideshow_gallery: ['a', 'b', 'c'].map((name, index) => ({ id: index + 1, url: url(name) })),
    ...settings,
  });

test('a slideshow without settings fades every 5 s, and stays at the last picture', () => {
  expect(read({})).toEqual({
    pictures: ['a', 'b', 'c'].map(url),
    isLoop: false,
    transition: 'fade',
    stayMs: 5000,
    moveMs: 500,
    zoom: undefined,
  });
});

it.each([
  [{ background_slideshow_loop: 'yes' }, { isLoop: true }],
  [{ background_slideshow_slide_duration: 3000 }, { stayMs: 3000 }],
  [{ background_slideshow_slide_duration: '' }, { stayMs: 5000 }],
  [{ background_slideshow_transition_duration: '0' }, { moveMs: 0 }],
  [{ background_slideshow_slide_transition: 'slide_left' }, { transition: 'left' }],
  [{ background_slideshow_slide_transition: 'slide_right' }, { transition: 'right' }],
  [
    { background_slideshow_slide_transition: 'slide_up' },
    { transition: 'up', pictures: ['a', 'b', 'c'].map(url) },
  ],
  [{ background_slideshow_slide_transition: 'slide_down' }, { transition: 'down', pictures: [url('a')] }],
  [
    { background_slideshow_slide_transition: 'slide_down', background_slideshow_loop: 'yes' },
    { transition: 'down', pictures: ['a', 'c', 'b'].map(url) },
  ],
  [{ background_slideshow_ken_burns: 'yes' }, { zoom: 'out' }],
  [
    { background_slideshow_ken_burns: 'yes', background_slideshow_ken_burns_zoom_direction: 'in' },
    { zoom: 'in' },
  ],
  [{ background_slideshow_ken_burns_zoom_direction: 'in' }, { zoom: undefined }],
  [{ background_slideshow_gallery: [] }, { pictures: [] }],
  [{ background_slideshow_gallery: null }, { pictures: [] }],
])('with %j, it has %j', (settings, expected) => {
  expect(read(settings)).toMatchObject(expected);
});

it.each([
  { background_slideshow_gallery: 'a.jpg' },
  { background_slideshow_gallery: [url('a')] },
  { background_slideshow_gallery: [{ id: 4 }] },
  { background_slideshow_gallery: [{ url: 'javascript:alert(1)' }] },
  { background_slideshow_slide_transition: 'cube' },
  { background_slideshow_slide_transition: 4 },
  { background_slideshow_slide_duration: -1 },
  { background_slideshow_slide_duration: { size: 3 } },
  { background_slideshow_transition_duration: 'soon' },
  { background_slideshow_loop: true },
])('%j is an error', (settings) => {
  expect(() => read(settings)).toThrow(/background/);
});
