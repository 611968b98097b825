/**
 * The arithmetic behind parallax layers, video covers, particles, equal heights and sticky sidebars of goodlayers-core
 * (goodlayers-motion, sections 10 to 13 and 17).
 */
import { describe, expect, it } from 'vitest';
import { layerHeight, layerShift } from '../../../widgets/effects/parallax/shift';
import {
  countFor,
  createParticle,
  drift,
  fillArea,
  FRAME_MS,
  linksOf,
} from '../../../widgets/effects/particles/field';
import {
  IN_PLACE,
  nextSticky,
  type Sticky,
  type StickyState,
  type Surroundings,
} from '../../../widgets/effects/sticky-sidebar/sticky-machine';
import { CLASSES, styleFor } from '../../../widgets/effects/sticky-sidebar/sticky-style';
import { roundsOf, spaceAbove } from '../../../widgets/effects/sync-height/plan';
import { cover } from '../../../widgets/effects/video-background/cover';

const at = (state: StickyState, parkedAt = 0): Sticky => ({ state, parkedAt });

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
  ])('at speed %d with its wrap at %d px is moved by %d px', (speed, wrapTop, expected) =>
    expect(layerShift(speed, { ...place, wrapTop })).toBeCloseTo(expected),
  );

  it.each([-400, -401, 800, 5000])('is left alone with its wrap at %d px, off the screen', (wrapTop) =>
    expect(layerShift(0.5, { ...place, wrapTop })).toBeUndefined(),
  );

  it.each([0.2, 0.8, 1, -0.3, -1])(
    'at speed %d leaves nothing of its wrap free that can be seen',
    (speed) => {
      for (let wrapTop = -399; wrapTop < 800; wrapTop += 13) {
        const here = { ...place, wrapTop };
        const top = wrapTop + (layerShift(speed, here) ?? NaN);
        expect(top).toBeLessThanOrEqual(Math.max(0, wrapTop) + 1e-9);
        expect(top + layerHeight(speed, here)).toBeGreaterThanOrEqual(Math.min(800, wrapTop + 400) - 1e-9);
      }
    },
  );
});

describe('a background video', () => {
  it.each([
    ['a wide area', 1600, 400, { width: 1600, height: 900, marginTop: -250, marginLeft: 0 }],
    ['a high area', 640, 720, { width: 1280, height: 720, marginTop: 0, marginLeft: -320 }],
    ['its own shape', 640, 360, { width: 640, height: 360, marginTop: 0, marginLeft: 0 }],
  ])('covers %s, middle over middle', (_name, width, height, expected) => {
    for (const [name, value] of Object.entries(cover(width, height)))
      expect([name, value]).toEqual([name, expect.closeTo(Reflect.get(expected, name) as number, 6)]);
  });
});

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

  it('stay when the area changes, and only as many as there is room for', () => {
    const many = fillArea([], { width: 1500, height: 1000 }, 1, Math.random);
    const fewer = fillArea(many, { width: 1500, height: 500 }, 1, Math.random);
    expect([many.length, fewer.length]).toEqual([40, 20]);
    expect(many.slice(0, 20)).toEqual(fewer);
    expect(fillArea(fewer, { width: 1500, height: 1000 }, 1, Math.random).slice(0, 20)).toEqual(fewer);
  });

  it('move as far in a second on every screen', () => {
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

  it('that are close are joined, the closer the clearer', () => {
    const links = linksOf([0, 150, 450].map((x) => ({ x, y: 0, radius: 1, dx: 0, dy: 0 })));
    expect(links.map(({ from, to, opacity }) => [from.x, to.x, opacity])).toEqual([[0, 150, 0.2]]);
  });
});

describe('equal heights', () => {
  it('are set group by group, boxes that stand in others before these', () => {
    const keys = ['b', 'a', 'flip', 'b', 'flip', '__proto__'];
    const all = keys.map((key, index) => ({ key, isFirst: index === 2 }));
    const [first, rest] = roundsOf(all);
    expect(first).toEqual([[all[2], all[4]]]);
    expect(rest).toEqual([[all[0], all[3]], [all[1]], [all[5]]]);
  });

  it.each([
    [400, 200, 0, 100],
    [400, 200, 30, 70],
    [400, 380, 30, 0],
    [400, 500, 0, 0],
  ])(
    'of %d leave a content of %d below an edge of %d a space of %d',
    (height, contentHeight, startEdge, expected) =>
      expect(spaceAbove({ height, contentHeight, startEdge })).toBe(expected),
  );
});

describe('a sticky sidebar', () => {
  const around: Surroundings = {
    isDesktop: true,
    scrollTop: 0,
    screenHeight: 800,
    direction: 'down',
    height: 300,
    contentHeight: 280,
    top: 1000,
    containerTop: 1000,
    containerHeight: 3000,
    offset: 0,
  };
  const tall = { ...around, height: 1200, contentHeight: 1180 };
  it.each<[string, Sticky, Partial<Surroundings>, Sticky]>([
    ['above it', IN_PLACE, { scrollTop: 1000 }, IN_PLACE],
    ['past its top', IN_PLACE, { scrollTop: 1001 }, at('fixed')],
    ['the same upward', IN_PLACE, { scrollTop: 1001, direction: 'up' }, at('fixed')],
    ['just before the end', at('fixed'), { scrollTop: 3699 }, at('fixed')],
    ['at the end', at('fixed'), { scrollTop: 3700 }, at('stuck')],
    ['back from the end', at('stuck'), { scrollTop: 3699 }, at('fixed')],
    ['back in place', at('fixed'), { scrollTop: 1000 }, IN_PLACE],
    ['with a distance, earlier', IN_PLACE, { scrollTop: 911, offset: 90 }, at('fixed')],
    ['with a distance, not yet', IN_PLACE, { scrollTop: 910, offset: 90 }, IN_PLACE],
    ['with a distance, at the end without a jump', at('fixed'), { scrollTop: 3610, offset: 90 }, at('stuck')],
    ['on a tablet', at('fixed'), { scrollTop: 2000, isDesktop: false }, IN_PLACE],
    ['as high as its container', at('fixed'), { scrollTop: 2000, containerHeight: 300 }, IN_PLACE],
  ])('that is short, %s', (_name, before, change, expected) =>
    expect(nextSticky(before, { ...around, ...change })).toEqual(expected),
  );

  it.each<[string, Sticky, Partial<Surroundings>, Sticky]>([
    ['down, its end not seen yet', IN_PLACE, { scrollTop: 1300 }, IN_PLACE],
    ['down, past its end', IN_PLACE, { scrollTop: 1401 }, at('fixed-bottom')],
    ['down, at the end of the container', at('fixed-bottom'), { scrollTop: 3200, top: 2800 }, at('end')],
    [
      'up, away from the end, still over it',
      at('end'),
      { scrollTop: 3100, top: 2800, direction: 'up' },
      at('end'),
    ],
    ['up, its top seen', at('end'), { scrollTop: 2799, top: 2800, direction: 'up' }, at('fixed-top')],
    [
      'up from the bottom of the screen',
      at('fixed-bottom'),
      { scrollTop: 2000, direction: 'up' },
      at('parked-bottom', 600),
    ],
    [
      'up again, its top not seen yet',
      at('parked-bottom', 600),
      { scrollTop: 1700, top: 1600, direction: 'up' },
      at('parked-bottom', 600),
    ],
    [
      'up again, its top seen',
      at('parked-bottom', 600),
      { scrollTop: 1599, top: 1600, direction: 'up' },
      at('fixed-top'),
    ],
    [
      'down from the top of the screen',
      at('fixed-top'),
      { scrollTop: 1500, top: 1500 },
      at('parked-top', 500),
    ],
    [
      'down again, its end not seen yet',
      at('parked-top', 500),
      { scrollTop: 1800, top: 1500 },
      at('parked-top', 500),
    ],
    ['down again, its end seen', at('parked-top', 500), { scrollTop: 1901, top: 1500 }, at('fixed-bottom')],
    ['back in place', at('fixed-top'), { scrollTop: 1000, direction: 'up' }, IN_PLACE],
    ['a long jump down keeps it inside', at('fixed-top'), { scrollTop: 3900 }, at('parked-top', 1800)],
    [
      'a long jump up keeps it inside',
      at('fixed-bottom'),
      { scrollTop: 1100, direction: 'up' },
      at('parked-bottom', 0),
    ],
    ['once short, begins anew', at('fixed'), { scrollTop: 1200 }, IN_PLACE],
  ])('that is tall, %s', (_name, before, change, expected) =>
    expect(nextSticky(before, { ...tall, ...change })).toEqual(expected),
  );

  it('is the same object while it stays where it is', () => {
    const before = at('fixed');
    expect(nextSticky(before, { ...around, scrollTop: 2000 })).toBe(before);
  });

  it('has the classes and styles of the original in each state', () => {
    const place = { screenLeft: 700, boxLeft: 660, width: 340, containerOffset: 10 };
    const seen = (Object.keys(CLASSES) as StickyState[]).map((state) => {
      const style = styleFor(at(state, 500), place, 90);
      return [
        CLASSES[state],
        style && [style.position, style.top, style.bottom, style.left, style.width].join(' '),
      ];
    });
    expect(seen).toEqual([
      ['', undefined],
      ['gdlr-core-fixed-sidebar', 'fixed 90px auto 700px 340px'],
      ['gdlr-core-fixed-bottom-sidebar', 'absolute auto 0px 660px 340px'],
      ['gdlr-core-fixed-top-sidebar', 'fixed 0px auto 700px 340px'],
      ['gdlr-core-fixed-bottom-sidebar', 'fixed auto 0px 700px 340px'],
      ['gdlr-core-stick-top-sidebar', 'absolute 510px auto 660px 340px'],
      ['gdlr-core-stick-bottom-sidebar', 'absolute 510px auto 660px 340px'],
      ['gdlr-core-stick-bottom-sidebar', 'absolute auto 0px 660px 340px'],
    ]);
  });
});
