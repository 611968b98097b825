// @vitest-environment node
/** Pages, elastic edges and the scroll bar of a scroll gallery (goodlayers-sliders, section 2). */
import { describe, expect, it } from 'vitest';
import {
  clamp,
  dragged,
  firstInView,
  handleOf,
  pageAt,
  pageStarts,
  positionFor,
  stripOf,
} from './strip-machine';

/** Seven items of 300 px with gaps of 40 px. */
const items = Array.from({ length: 7 }, (_, index) => ({ startPx: index * 340, endPx: index * 340 + 300 }));

const strip = stripOf(items, 1000);

describe('a strip', () => {
  it('ends with its last item', () => {
    expect(strip.endPx).toBe(6 * 340 + 300 - 1000);
    expect([clamp(strip, -5), clamp(strip, 700), clamp(strip, 5000)]).toEqual([0, 700, 1340]);
    expect(stripOf(items.slice(0, 2), 1000).endPx).toBe(0);
  });

  it('has a page for each start at or after the end of the previous page, and one for the end', () => {
    expect(pageStarts(strip)).toEqual([0, 1020, 1340]);
    expect(pageStarts(stripOf(items.slice(0, 2), 1000))).toEqual([0]);
    // An item longer than the frame must not be the current page forever.
    expect(pageStarts(stripOf([{ startPx: 0, endPx: 5000 }], 1000))).toEqual([0, 4000]);
    expect([pageAt([0, 1020, 1340], 400), pageAt([0, 1020, 1340], 1300)]).toEqual([0, 2]);
  });

  it('brings an item at an edge into view, and leaves an item inside the frame', () => {
    expect(positionFor(strip, 1, 0)).toBe(0);
    expect(positionFor(strip, 2, 0)).toBe(680);
    expect(positionFor(strip, 6, 0)).toBe(1340);
    expect(positionFor(strip, 2, 680)).toBe(0);
    expect(positionFor(strip, 9, 680)).toBe(680);
    expect(firstInView(strip, 681)).toBe(2);
  });

  it('follows a pull beyond its ends by a sixth', () => {
    expect([dragged(strip, -60), dragged(strip, 100), dragged(strip, 1340 + 60)]).toEqual([-10, 100, 1350]);
  });

  it('has a handle as wide as the visible share, and at least 50 px', () => {
    expect(handleOf(strip, 1000, 0)).toEqual({ widthPx: 427, leftPx: 0 });
    expect(handleOf(strip, 1000, 1340)).toEqual({ widthPx: 427, leftPx: 573 });
    expect(handleOf(stripOf([{ startPx: 0, endPx: 100_000 }], 1000), 1000, 0).widthPx).toBe(50);
  });
});
