/**
 * The numbers of scroll galleries (goodlayers-sliders, section 2), sliding galleries (3) and marquees (5). Kept: pages,
 * elastic edges, the handle's least width, the marquee's odd period. Fixed: a missing speed is 100 px a second.
 */
import { describe, expect, it } from 'vitest';
import {
  copiesFor,
  pathOf,
  periodMs,
  startOf,
  type Way,
} from '../../../widgets/effects/marquee/marquee-path';
import { revealedAt, ribbonPath } from '../../../widgets/sliding-gallery/ribbon';
import {
  clamp,
  dragged,
  firstInView,
  handleOf,
  pageAt,
  pageStarts,
  positionFor,
  stripOf,
} from '../../../widgets/sly-slider/strip-machine';

/** Seven items of 300 px with 40 px between them. */
const items = Array.from({ length: 7 }, (_, index) => ({ startPx: index * 340, endPx: index * 340 + 300 }));
const strip = stripOf(items, 1000);

describe('a strip', () => {
  it('ends with its last item', () => {
    expect(strip.endPx).toBe(6 * 340 + 300 - 1000);
    expect([clamp(strip, -5), clamp(strip, 700), clamp(strip, 5000)]).toEqual([0, 700, 1340]);
    expect(stripOf(items.slice(0, 2), 1000).endPx).toBe(0);
  });

  it('has a page for each start at or after the end of the page before, and one for the end', () => {
    expect(pageStarts(strip)).toEqual([0, 1020, 1340]);
    expect(pageStarts(stripOf(items.slice(0, 2), 1000))).toEqual([0]);
    // An item longer than the frame must not be a page for ever.
    expect(pageStarts(stripOf([{ startPx: 0, endPx: 5000 }], 1000))).toEqual([0, 4000]);
    expect([pageAt([0, 1020, 1340], 400), pageAt([0, 1020, 1340], 1300)]).toEqual([0, 2]);
  });

  it('brings the item at an edge in, and leaves one amid the frame', () => {
    expect(positionFor(strip, 1, 0)).toBe(0);
    expect(positionFor(strip, 2, 0)).toBe(680);
    expect(positionFor(strip, 6, 0)).toBe(1340);
    expect(positionFor(strip, 2, 680)).toBe(0);
    expect(positionFor(strip, 9, 680)).toBe(680);
    expect(firstInView(strip, 681)).toBe(2);
  });

  it('gives way to a sixth of a pull beyond its ends', () => {
    expect([dragged(strip, -60), dragged(strip, 100), dragged(strip, 1340 + 60)]).toEqual([-10, 100, 1350]);
  });

  it('has a handle as wide as what is seen of it, and never under 50 px', () => {
    expect(handleOf(strip, 1000, 0)).toEqual({ widthPx: 427, leftPx: 0 });
    expect(handleOf(strip, 1000, 1340)).toEqual({ widthPx: 427, leftPx: 573 });
    expect(handleOf(stripOf([{ startPx: 0, endPx: 100_000 }], 1000), 1000, 0).widthPx).toBe(50);
  });
});

describe('a ribbon', () => {
  it('takes each item out to the left and in from the right, once a round', () => {
    expect(ribbonPath({ startPx: 100, endPx: 300 }, 1000)).toEqual([
      { transform: 'translateX(0px)', offset: 0 },
      { transform: 'translateX(-300px)', offset: 0.3 },
      { transform: 'translateX(700px)', offset: 0.3 },
      { transform: 'translateX(0px)', offset: 1 },
    ]);
  });

  it('goes the other way on a right-to-left page', () => {
    const transforms = ribbonPath({ startPx: 100, endPx: 300 }, 1000, -1).map(({ transform }) => transform);
    expect(transforms.slice(1, 3)).toEqual(['translateX(300px)', 'translateX(-700px)']);
  });

  it.each([
    ['in view', 100, 300, 0, 0],
    ['cut at the left', 100, 300, 150, 100],
    ['cut at the right', 900, 1100, 200, 300],
    ['that has gone round', 100, 300, 400, 1500],
    ['that is a whole round away', 700, 900, 1000, 100],
  ])('shows an item %s', (_name, startPx, endPx, atPx, wanted) => {
    expect(revealedAt({ startPx, endPx }, atPx, 2000, 800)).toBe(wanted);
  });
});

const way = (lengthPx: number, boxPx: number, more: Partial<Way> = {}): Way => ({
  lengthPx,
  boxPx,
  hasCopies: true,
  isVertical: false,
  isBackwards: false,
  ...more,
});
const ends = (one: Way) => pathOf(one).map(({ transform }) => transform);

describe('a marquee', () => {
  it('takes d·(k + w) / 2w, and without copies twice as long', () => {
    expect(periodMs(10_000, way(500, 1000))).toBe(7500);
    expect(periodMs(10_000, way(1000, 1000))).toBe(10_000);
    expect(periodMs(10_000, way(1000, 1000, { hasCopies: false }))).toBe(20_000);
  });

  it.each([
    ['to the left', {}, ['translateX(0px)', 'translateX(-500px)'], 0],
    ['to the right', { isBackwards: true }, ['translateX(-500px)', 'translateX(0px)'], 0],
    ['up', { isVertical: true }, ['translateY(0px)', 'translateY(-500px)'], 0],
    ['down', { isVertical: true, isBackwards: true }, ['translateY(-500px)', 'translateY(0px)'], 0],
    ['alone', { hasCopies: false }, ['translateX(1000px)', 'translateX(-500px)'], 2 / 3],
    [
      'alone and back',
      { hasCopies: false, isBackwards: true },
      ['translateX(-500px)', 'translateX(1000px)'],
      1 / 3,
    ],
  ])('goes %s, from where the text stands', (_name, more, path, start) => {
    expect(ends(way(500, 1000, more))).toEqual(path);
    expect(startOf(way(500, 1000, more))).toBeCloseTo(start);
  });

  it('fills its box, unless it is to go alone', () => {
    expect([way(500, 1000), way(3000, 1000), way(0, 1000)].map(copiesFor)).toEqual([2, 1, 20]);
    expect(copiesFor(way(500, 1000, { hasCopies: false }))).toBe(0);
  });
});
