// @vitest-environment node
/** Number, movement and connecting lines of particles (goodlayers-motion, section 12). */
import { describe, expect, it } from 'vitest';
import { countFor, createParticle, drift, fillArea, FRAME_MS, linksOf } from './field';

describe('particles', () => {
  it.each([
    [1280, 700, 1, 24],
    [1500, 1000, 1, 40],
    [1280, 700, 2, 24],
    [1280, 700, 3, 36],
    [0, 700, 1, 0],
  ])('%d × %d at %d device pixels: %d', (width, height, ratio, expected) =>
    expect(countFor({ width, height }, ratio)).toBe(expected),
  );

  const area = { width: 1000, height: 500 };

  it('are up to 2 px large and move by up to 3 px on each axis', () => {
    for (const value of [0, 0.25, 0.999]) {
      const { radius, dx, dy } = createParticle(area, () => value);
      expect(radius).toBe(value * 2);
      expect([dx, dy]).toEqual([value * 6 - 3, value * 6 - 3]);
    }
  });

  it('stay when the area changes, as many as there is room for', () => {
    const many = fillArea([], { width: 1500, height: 1000 }, 1, Math.random);
    const fewer = fillArea(many, { width: 1500, height: 500 }, 1, Math.random);
    expect([many.length, fewer.length]).toEqual([40, 20]);
    expect(many.slice(0, 20)).toEqual(fewer);
    expect(fillArea(fewer, { width: 1500, height: 1000 }, 1, Math.random).slice(0, 20)).toEqual(fewer);
  });

  it('move equally far in a second on every screen', () => {
    const moved = [60, 120, 30].map((rate) => {
      const one = { x: 100, y: 100, radius: 1, dx: 2, dy: -1 };
      for (let frame = 0; frame < rate; frame += 1) drift([one], 1000 / rate, area, () => 0.5);
      return one;
    });
    for (const one of moved) {
      expect(one.x).toBeCloseTo(220);
      expect(one.y).toBeCloseTo(40);
    }
  });

  it('move no further than six frames after a pause', () => {
    const one = { x: 100, y: 100, radius: 1, dx: 2, dy: -1 };
    drift([one], 60_000, area, () => 0.5);
    expect(one).toMatchObject({ x: 112, y: 94 });
  });

  it.each([
    ['right', { x: 1000, y: 9, dx: 3, dy: 0 }, { x: -1, y: 125 }],
    ['left', { x: 0, y: 9, dx: -3, dy: 0 }, { x: 1001, y: 125 }],
    ['bottom', { x: 9, y: 500, dx: 0, dy: 3 }, { x: 250, y: -1 }],
    ['top', { x: 9, y: 0, dx: 0, dy: -3 }, { x: 250, y: 501 }],
  ])('that leave at the %s come back on the other side', (_side, start, expected) => {
    const one = { radius: 1, ...start };
    drift([one], FRAME_MS, area, () => 0.25);
    expect(one).toMatchObject(expected);
  });

  it('that are close are joined by a line, clearer for closer ones', () => {
    const links = linksOf([0, 150, 450].map((x) => ({ x, y: 0, radius: 1, dx: 0, dy: 0 })));
    expect(links.map(({ from, to, opacity }) => [from.x, to.x, opacity])).toEqual([[0, 150, 0.2]]);
  });
});
