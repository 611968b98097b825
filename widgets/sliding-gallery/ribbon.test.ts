// @vitest-environment node
/** The path of a sliding gallery's items (goodlayers-sliders, section 3). */
import { describe, expect, it } from 'vitest';
import { revealedAt, ribbonPath } from './ribbon';

describe('the path', () => {
  it('moves each item out to the left and in from the right, once per round', () => {
    expect(ribbonPath({ startPx: 100, endPx: 300 }, 1000)).toEqual([
      { transform: 'translateX(0px)', offset: 0 },
      { transform: 'translateX(-300px)', offset: 0.3 },
      { transform: 'translateX(700px)', offset: 0.3 },
      { transform: 'translateX(0px)', offset: 1 },
    ]);
  });

  it('is reversed on a right-to-left page', () => {
    const transforms = ribbonPath({ startPx: 100, endPx: 300 }, 1000, -1).map(({ transform }) => transform);
    expect(transforms.slice(1, 3)).toEqual(['translateX(300px)', 'translateX(-700px)']);
  });

  it.each([
    ['in view', 100, 300, 0, 0],
    ['cut at the left', 100, 300, 150, 100],
    ['cut at the right', 900, 1100, 200, 300],
    ['that has wrapped around', 100, 300, 400, 1500],
    ['that is a whole round away', 700, 900, 1000, 100],
  ])('shows an item %s', (_name, startPx, endPx, atPx, wanted) => {
    expect(revealedAt({ startPx, endPx }, atPx, 2000, 800)).toBe(wanted);
  });
});
