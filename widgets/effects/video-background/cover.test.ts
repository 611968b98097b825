// @vitest-environment node
/** The size and position of a background video (goodlayers-motion, section 11). */
import { describe, expect, it } from 'vitest';
import { cover } from './cover';

describe('a background video', () => {
  it.each([
    ['a wide area', 1600, 400, { width: 1600, height: 900, top: -250, left: 0 }],
    ['a high area', 640, 720, { width: 1280, height: 720, top: 0, left: -320 }],
    ['its own shape', 640, 360, { width: 640, height: 360, top: 0, left: 0 }],
  ])('covers %s and is centred', (_name, width, height, expected) => {
    const close = Object.entries(expected).map(([name, value]) => [name, expect.closeTo(value, 6)]);
    expect(cover(width, height)).toEqual(Object.fromEntries(close));
  });
});
