/** Replaces the page builder's tilted columns (goodlayers-motion, section 18). */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../../mocks/markup-index';
import { fakeMedia } from '../../../tests/support/unit-media';
import { get, start } from '../../../tests/support/unit-runtime';
import { tilt } from './';
import { capDegrees, leanTowards } from './tilt';

/** The angles of a tilted column (goodlayers-motion, section 18). */

describe('the tilt', () => {
  const area = { width: 200, height: 100 };
  it.each([
    [
      { x: 100, y: 50 },
      { x: 0, y: 0 },
    ],
    [
      { x: 0, y: 50 },
      { x: 0, y: -30 },
    ],
    [
      { x: 200, y: 50 },
      { x: 0, y: 30 },
    ],
    [
      { x: 100, y: 0 },
      { x: 30, y: 0 },
    ],
    [
      { x: 200, y: 100 },
      { x: -30, y: 30 },
    ],
    [
      { x: 150, y: 75 },
      { x: -15, y: 15 },
    ],
    [
      { x: 999, y: -9 },
      { x: 30, y: 30 },
    ],
  ])('at %o leans %o', (at, angles) => {
    const { x, y } = leanTowards(at, area, 30);
    expect({ x: x + 0, y: y + 0 }).toEqual(angles);
  });

  it('of an element without a size is zero', () => {
    expect(leanTowards({ x: 1, y: 1 }, { width: 0, height: 0 }, 30)).toEqual({ x: -0, y: 0 });
  });

  it.each([
    [45, 45],
    [-5, 0],
    [360, 90],
  ])('of %d degrees is limited to %d', (asked, most) => expect(capDegrees(asked)).toBe(most));
});

const COLUMN = '.gdlr-core-effect-3d';

async function mountTilt(attribute = '', { widthPx = 1024, wantsLess = false } = {}) {
  const media = fakeMedia(widthPx, wantsLess);
  const started = start(
    [tilt],
    readFragment('goodlayers/tilt-2.1.7.html').replace(' style=', ` ${attribute} style=`),
  );
  const column = get(COLUMN);
  const area = get('.gdlr-core-pbf-column');
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  started.observers.reveal(column);
  await started.settle();
  const move = (pointerType = 'mouse'): string => {
    area.dispatchEvent(new PointerEvent('pointermove', { clientX: 200, clientY: 0, pointerType }));
    return column.style.transform;
  };
  return { ...started, media, column, area, move };
}

describe('a tilted column', () => {
  it('leans towards the mouse at once, and takes 200 ms to return', async () => {
    const { column, area, move } = await mountTilt();
    expect(move()).toBe('rotateY(30deg) rotateX(30deg)');
    vi.useFakeTimers();
    area.dispatchEvent(new PointerEvent('pointerleave'));
    expect(column.style.transform).toBe('rotateY(0deg) rotateX(0deg)');
    expect(column.classList.contains('gdlr-core-animate-transform')).toBe(true);
    vi.advanceTimersByTime(199);
    expect(column.classList.contains('gdlr-core-animate-transform')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(column.classList.contains('gdlr-core-animate-transform')).toBe(false);
    vi.useRealTimers();
  });

  it.each([
    ['data-max-deg="10"', 'rotateY(10deg) rotateX(10deg)'],
    ['data-max-deg=""', 'rotateY(30deg) rotateX(30deg)'],
    ['data-max-deg="400"', 'rotateY(90deg) rotateX(90deg)'],
  ])('with %s leans by %s', async (attribute, transform) => {
    const { move } = await mountTilt(attribute);
    expect(move()).toBe(transform);
  });

  it('does not move for touch, below a desktop’s width, and with a phone’s user agent', async () => {
    const { media, move } = await mountTilt();
    expect(move('touch')).toBe('');
    media.resize(900);
    expect(move()).toBe('');
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad)');
    const phone = await mountTilt();
    expect(phone.move()).toBe('');
  });

  it('RELIABILITY 64: does not move when reduced motion is preferred', async () => {
    const { move } = await mountTilt('', { wantsLess: true });
    expect(move()).toBe('');
  });
});
