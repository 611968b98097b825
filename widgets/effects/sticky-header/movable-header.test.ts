// @vitest-environment node
/** When a header sticks (goodlayers-theme, sections 3.1 and 3.2). */
import { describe, expect, it } from 'vitest';
import { type HeaderPlace, sticks } from './movable-header';

const place = (changes: Partial<HeaderPlace>): HeaderPlace => ({
  variant: 'fixed',
  adminBarPx: 0,
  scrollTop: 0,
  top: 62,
  height: 98,
  ...changes,
});

describe('a header', () => {
  it.each([
    ['fixed, above its top', { scrollTop: 62 }, false],
    ['fixed, below its top', { scrollTop: 63 }, true],
    ['fixed, below the bar for editors', { scrollTop: 31, adminBarPx: 32 }, true],
    ['sliding, where it has just left the window', { variant: 'slide', scrollTop: 200 }, false],
    ['sliding, at 200 px beyond it', { variant: 'slide', scrollTop: 360 }, false],
    ['sliding, more than 200 px beyond it', { variant: 'slide', scrollTop: 361 }, true],
    ['sliding, with the bar for editors', { variant: 'slide', scrollTop: 329, adminBarPx: 32 }, true],
  ] as const)('%s', (_name, changes, expected) => expect(sticks(place(changes))).toBe(expected));
});
