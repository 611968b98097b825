// @vitest-environment node
/** The states of a sticky sidebar and their styles (goodlayers-motion, section 17). */
import { describe, expect, it } from 'vitest';
import { IN_PLACE, nextSticky, type Sticky, type StickyState, type Surroundings } from './sticky-machine';
import { CLASSES, styleFor } from './sticky-sidebar';

const at = (state: StickyState, parkedAt = 0): Sticky => ({ state, parkedAt });

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
    ['below its top', IN_PLACE, { scrollTop: 1001 }, at('fixed')],
    ['the same upward', IN_PLACE, { scrollTop: 1001, direction: 'up' }, at('fixed')],
    ['just before the end', at('fixed'), { scrollTop: 3699 }, at('fixed')],
    ['at the end', at('fixed'), { scrollTop: 3700 }, at('stuck')],
    ['back from the end', at('stuck'), { scrollTop: 3699 }, at('fixed')],
    ['back in position', at('fixed'), { scrollTop: 1000 }, IN_PLACE],
    ['with a distance, earlier', IN_PLACE, { scrollTop: 911, offset: 90 }, at('fixed')],
    ['with a distance, too early', IN_PLACE, { scrollTop: 910, offset: 90 }, IN_PLACE],
    ['with a distance, at the end without a jump', at('fixed'), { scrollTop: 3610, offset: 90 }, at('stuck')],
    ['on a tablet', at('fixed'), { scrollTop: 2000, isDesktop: false }, IN_PLACE],
    ['as high as its container', at('fixed'), { scrollTop: 2000, containerHeight: 300 }, IN_PLACE],
  ])('that is short, %s', (_name, before, change, expected) =>
    expect(nextSticky(before, { ...around, ...change })).toEqual(expected),
  );

  it.each<[string, Sticky, Partial<Surroundings>, Sticky]>([
    ['down, its end not visible yet', IN_PLACE, { scrollTop: 1300 }, IN_PLACE],
    ['down, past its end', IN_PLACE, { scrollTop: 1401 }, at('fixed-bottom')],
    ['down, at the end of the container', at('fixed-bottom'), { scrollTop: 3200, top: 2800 }, at('end')],
    [
      'up, away from the end, still over it',
      at('end'),
      { scrollTop: 3100, top: 2800, direction: 'up' },
      at('end'),
    ],
    ['up, its top visible', at('end'), { scrollTop: 2799, top: 2800, direction: 'up' }, at('fixed-top')],
    [
      'up from the bottom of the screen',
      at('fixed-bottom'),
      { scrollTop: 2000, direction: 'up' },
      at('parked-bottom', 600),
    ],
    [
      'up again, its top not visible yet',
      at('parked-bottom', 600),
      { scrollTop: 1700, top: 1600, direction: 'up' },
      at('parked-bottom', 600),
    ],
    [
      'up again, its top visible',
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
      'down again, its end not visible yet',
      at('parked-top', 500),
      { scrollTop: 1800, top: 1500 },
      at('parked-top', 500),
    ],
    [
      'down again, its end visible',
      at('parked-top', 500),
      { scrollTop: 1901, top: 1500 },
      at('fixed-bottom'),
    ],
    ['back in position', at('fixed-top'), { scrollTop: 1000, direction: 'up' }, IN_PLACE],
    ['a long jump down keeps it inside', at('fixed-top'), { scrollTop: 3900 }, at('parked-top', 1800)],
    [
      'a long jump up keeps it inside',
      at('fixed-bottom'),
      { scrollTop: 1100, direction: 'up' },
      at('parked-bottom', 0),
    ],
    ['that was short, starts again', at('fixed'), { scrollTop: 1200 }, IN_PLACE],
  ])('that is tall, %s', (_name, before, change, expected) =>
    expect(nextSticky(before, { ...tall, ...change })).toEqual(expected),
  );

  it('is the same object while nothing changes', () => {
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
