// @vitest-environment node
/** The size and position of a parallax layer (goodlayers-motion, section 10). */
import { describe, expect, it } from 'vitest';
import { layerHeight, layerShift } from './parallax';

describe('a parallax layer', () => {
  const place = { wrapHeight: 400, wrapTop: 200, screenHeight: 800 };

  it.each([
    // H + (W − H)·s, and H + (W + H)·|s|
    [0.8, 720],
    [1, 800],
    [0.25, 500],
    [-0.4, 880],
    [-1, 1600],
  ])('at speed %d is %d px high', (speed, expected) =>
    expect(layerHeight(speed, place)).toBeCloseTo(expected),
  );

  it.each([
    // (scrollTop − T)·s with the wrap's top 200 px down the screen, and (scrollTop + W − T)·s
    [0.8, 200, -160],
    [0.8, -100, 80],
    [-0.4, 200, -240],
    [-0.4, -100, -360],
  ])('at speed %d with its wrapper at %d px moves by %d px', (speed, wrapTop, expected) =>
    expect(layerShift(speed, { ...place, wrapTop })).toBeCloseTo(expected),
  );

  it.each([-400, -401, 800, 5000])('with its wrapper at %d px, off the screen, is left alone', (wrapTop) =>
    expect(layerShift(0.5, { ...place, wrapTop })).toBeUndefined(),
  );

  it.each([0.2, 0.8, 1, -0.3, -1])('at speed %d covers the visible part of its wrapper', (speed) => {
    for (let wrapTop = -399; wrapTop < 800; wrapTop += 13) {
      const here = { ...place, wrapTop };
      const top = wrapTop + (layerShift(speed, here) ?? NaN);
      expect(top).toBeLessThanOrEqual(Math.max(0, wrapTop) + 1e-9);
      expect(top + layerHeight(speed, here)).toBeGreaterThanOrEqual(Math.min(800, wrapTop + 400) - 1e-9);
    }
  });
});
