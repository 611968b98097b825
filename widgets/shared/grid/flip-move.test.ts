import { beforeEach, describe, expect, it } from 'vitest';
import { flipMove } from './flip-move';
import { fakeAnimations, type FakeAnimation } from '../../../tests/support/unit-animations';
import { get, setBody } from '../../../tests/support/unit-runtime';

describe('flipMove', () => {
  let started: readonly FakeAnimation[];

  beforeEach(() => {
    setBody('<p></p>');
    started = fakeAnimations(get('p'));
  });

  it('moves an item from its old place, on top of its other transforms', () => {
    flipMove(get('p'), 30, -20, 400, 60);
    expect(started[0]?.keyframes).toEqual([
      { transform: 'translate(30px,-20px)' },
      { transform: 'translate(0,0)' },
    ]);
    expect(started[0]?.options).toMatchObject({ duration: 400, delay: 60, composite: 'add' });
  });

  it('continues from where the item is when it moves again', () => {
    flipMove(get('p'), 100, 40, 400);
    Object.assign(started[0] ?? {}, { effect: { getComputedTiming: () => ({ progress: 0.75 }) } });
    flipMove(get('p'), 10, 0, 400);
    expect(started[1]?.keyframes[0]).toEqual({ transform: 'translate(35px,10px)' });
    expect(started[0]?.playState).toBe('idle');
  });

  it('stops when the item is back at its place', () => {
    flipMove(get('p'), 100, 40, 400);
    flipMove(get('p'), 0, 0, 400);
    expect(started.map(({ playState }) => playState)).toEqual(['idle']);
  });
});
