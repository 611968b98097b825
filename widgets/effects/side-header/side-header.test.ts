// @vitest-environment node
/** The header at the side while the page scrolls (goodlayers-theme, section 2.4). */
import { describe, expect, it } from 'vitest';
import { nextPlace, type Place } from './side-header';

/** The header is 200 px higher than the window. */
const SIZES = { windowPx: 800, headerPx: 1000 };
const follow = (...scrolls: readonly number[]): Place => {
  let place: Place = { fixing: 'page', topPx: 0 };
  let lastPx = 0;
  for (const scrollPx of scrolls) {
    place = nextPlace(place, { ...SIZES, scrollPx, isDown: scrollPx > lastPx });
    lastPx = scrollPx;
  }
  return place;
};

describe('a header that is higher than the window', () => {
  it.each([
    ['scrolls with the page', [200], { fixing: 'page', topPx: 0 }],
    ['stays when its end is reached', [201], { fixing: 'bottom', topPx: 0 }],
    ['stays there', [201, 900], { fixing: 'bottom', topPx: 0 }],
    ['scrolls back with the page', [201, 900, 880], { fixing: 'page', topPx: 680 }],
    ['stays when its start is reached', [201, 900, 880, 679], { fixing: 'top', topPx: 0 }],
    ['scrolls down again from there', [201, 900, 880, 679, 690], { fixing: 'page', topPx: 690 }],
  ] as const)('%s', (_name, scrolls, expected) => expect(follow(...scrolls)).toEqual(expected));
});
