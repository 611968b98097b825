// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cssEasing, easeOutCubic, easeOutExpo, easeOutQuart, swing } from './easing';

describe('the curves of the originals', () => {
  // p:                     0, 0.25,          0.5,      1
  it.each([
    ['swing', swing, [0, 0.146447, 0.5, 1]],
    ['easeOutCubic', easeOutCubic, [0, 0.578125, 0.875, 1]],
    ['easeOutQuart', easeOutQuart, [0, 0.683594, 0.9375, 1]],
    ['easeOutExpo, a sixth power', easeOutExpo, [0, 0.822021, 0.984375, 1]],
  ] as const)('%s', (_name, easing, expected) => {
    [0, 0.25, 0.5, 1].forEach((p, index) => expect(easing(p)).toBeCloseTo(expected[index] ?? NaN, 6));
  });

  it('pass through the same points as CSS easings', () => {
    const points = /^linear\((.*)\)$/.exec(cssEasing(easeOutCubic))?.[1]?.split(',').map(Number) ?? [];
    expect(points).toHaveLength(25);
    [0, 6, 12, 24].forEach((at) => expect(points[at]).toBeCloseTo(easeOutCubic(at / 24), 4));
  });
});
