// @vitest-environment node
/** The flip box's states and styles (goodlayers-panels, section 7). */
import { describe, expect, it, test } from 'vitest';
import { atRest, type FlipEvent, nextFlipState, SETTLING_MS } from './flip-machine';
import { boxStyle, turnStyle } from './flip-style';

const after = (...events: FlipEvent[]) =>
  events.reduce((state, event) => nextFlipState(state, event), atRest).isTurned;

describe('a flip box', () => {
  it.each([
    [['enter'], true],
    [['enter', 'leave'], true],
    [['enter', 'leave', 'settled'], false],
    [['enter', 'settled'], true],
    [['enter', 'settled', 'leave'], false],
    [['enter', 'leave', 'enter', 'settled'], true],
    [['focus-back', 'settled'], true],
    [['focus-back', 'settled', 'blur'], false],
    [['focus-back', 'enter', 'settled', 'leave'], true],
    [['enter', 'follow-link'], false],
    [['enter', 'focus-back', 'follow-link', 'enter', 'settled', 'leave'], false],
    [['tap'], true],
    [['tap', 'settled'], true],
    [['tap', 'tap'], false],
  ] as const)('%s', (events, isTurned) => {
    expect(after(...events)).toBe(isTurned);
  });

  test('settles for 650 ms and has a perspective of twice its width', () => {
    expect(SETTLING_MS).toBe(650);
    expect(boxStyle(320)['perspective']).toBe('640px');
  });

  test('turns its faces half a circle', () => {
    expect(turnStyle('front', true)).toEqual({ transform: 'rotateY(180deg)', 'z-index': '0' });
    expect(turnStyle('back', true)).toEqual({ transform: 'rotateY(0deg)', 'z-index': '1' });
    expect(turnStyle('back', false)).toEqual({ transform: 'rotateY(-180deg)', 'z-index': '0' });
  });
});
