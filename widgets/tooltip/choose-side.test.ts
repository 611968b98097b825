// @vitest-environment node
/** The order in which a tooltip tries the sides of its trigger (essential-addons, section 4.5). */
import { describe, expect, it } from 'vitest';
import { type Attempt, choosePlace } from './choose-side';
import type { Side } from './settings';

/** Chooses a place when the bubble fits in these ones: “top viewport”. */
async function choose(preferred: Side, fitting: readonly string[]) {
  const tried: string[] = [];
  const chosen = await choosePlace(preferred, ({ side, area }: Attempt) => {
    const name = `${side} ${area}`;
    tried.push(name);
    return Promise.resolve({ name, fits: fitting.includes(name) });
  });
  return { chosen: chosen.name, tried };
}

describe('a tooltip', () => {
  it.each<[Side, string]>([
    ['top', 'top bottom right left'],
    ['bottom', 'bottom top right left'],
    ['left', 'left right top bottom'],
    ['right', 'right left top bottom'],
  ])(
    'for the side %s tries %s in the viewport, then in the document, and ends below',
    async (side, order) => {
      const sides = order.split(' ');
      expect(await choose(side, [])).toEqual({
        chosen: 'bottom document',
        tried: [
          ...sides.map((name) => `${name} viewport`),
          ...sides.map((name) => `${name} document`),
          'bottom document',
        ],
      });
    },
  );

  it.each<[Side, readonly string[], string]>([
    ['top', ['top viewport', 'bottom viewport'], 'top viewport'],
    ['top', ['bottom viewport', 'right viewport'], 'bottom viewport'],
    ['left', ['bottom viewport', 'top viewport'], 'top viewport'],
    ['top', ['top document', 'left viewport'], 'left viewport'],
    ['bottom', ['top document', 'bottom document'], 'bottom document'],
  ])('for the side %s, if it fits at %j, is at %s', async (side, fitting, expected) => {
    expect((await choose(side, fitting)).chosen).toBe(expected);
  });
});
