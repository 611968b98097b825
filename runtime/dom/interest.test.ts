// @vitest-environment node
/** Interest: hover, focus or tap on an element (goodlayers-panels, section 0.2). */
import { expect, test } from 'vitest';
import { nextInterest, type Interest, type InterestEvent } from './interest';

test.each([
  [['enter'], true],
  [['enter', 'leave'], false],
  [['focus', 'enter', 'leave'], true],
  [['focus', 'blur'], false],
  [['tap'], true],
  [['tap', 'tap-elsewhere'], false],
  [['enter', 'focus', 'dismiss'], false],
  [['dismiss', 'enter'], true],
] as const)('interest after %s: %s', (events: readonly InterestEvent[], isThere: boolean) => {
  const interest = events.reduce<Interest>(nextInterest, new Set());
  expect(interest.size > 0).toBe(isThere);
});
