// @vitest-environment node
/** The chosen tab and the keys that change it (goodlayers-panels, section 3.0; WAI-ARIA pattern Tabs). */
import { describe, expect, it, test } from 'vitest';
import { choose, firstChoice, keyTarget } from './tab-machine';

describe('the first choice', () => {
  it.each([
    ['no hash', ['1', '2'], 0, '', { index: 0, by: 'server' }],
    ['a bare #', ['1', '2'], 0, '#', { index: 0, by: 'server' }],
    ['the hash of a tab', ['1', '2', '3'], 0, '#3', { index: 2, by: 'address' }],
    ['the hash of another element', ['1', '2'], 1, '#contact', { index: 1, by: 'server' }],
    ['none active', ['1', '2'], -1, '', { index: -1, by: 'server' }],
    ['none active and a hash', ['1', '2'], -1, '#2', { index: 1, by: 'address' }],
    // The original used it as a selector and threw.
    ['a quote', ['1', '2'], 0, '#"', { index: 0, by: 'server' }],
    ['a backslash', ['1', '2'], 0, '#\\', { index: 0, by: 'server' }],
    ['titles without ids', ['', ''], 0, '#', { index: 0, by: 'server' }],
  ])('%s', (_name, tabIds, active, hash, expected) => {
    expect(firstChoice(tabIds, active, hash)).toEqual(expected);
  });
});

test('a press on the active title changes nothing', () => {
  const before = { index: 1, by: 'server' } as const;
  expect(choose(before, 1)).toBe(before);
});

test('a press on another title chooses it', () => {
  expect(choose({ index: 1, by: 'address' }, 0)).toEqual({ index: 0, by: 'visitor' });
});

describe('keys', () => {
  it.each([
    ['rightward', 'ArrowRight', 0, 1],
    ['rightward', 'ArrowRight', 2, 0],
    ['rightward', 'ArrowLeft', 0, 2],
    ['rightward', 'ArrowLeft', 2, 1],
    ['rightward', 'ArrowUp', 1, undefined],
    ['rightward', 'ArrowDown', 1, undefined],
    ['leftward', 'ArrowRight', 0, 2],
    ['leftward', 'ArrowLeft', 0, 1],
    ['downward', 'ArrowDown', 2, 0],
    ['downward', 'ArrowUp', 0, 2],
    ['downward', 'ArrowLeft', 1, undefined],
    ['downward', 'ArrowRight', 1, undefined],
    ['rightward', 'Home', 2, 0],
    ['downward', 'End', 0, 2],
    ['rightward', 'Enter', 1, 1],
    ['rightward', ' ', 1, 1],
    ['rightward', 'a', 1, undefined],
    ['rightward', 'Tab', 1, undefined],
  ] as const)('%s titles: %s on %d leads to %s', (direction, key, from, to) => {
    expect(keyTarget(key, direction, from, 3)).toBe(to);
  });
});
