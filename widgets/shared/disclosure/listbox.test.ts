// @vitest-environment node
/** The listbox's states and keys (goodlayers-panels, section 11). */
import { describe, expect, it, test } from 'vitest';
import { createListboxKeys, listboxEventFor, nextListboxState } from './listbox';

describe('a listbox', () => {
  const labels = ['Algebra', 'Art', 'Biology'];
  const closed = { isOpen: false, at: 0, chosen: 1 };
  const open = { isOpen: true, at: 1, chosen: 1 };
  it.each([
    ['Enter', closed, '', { type: 'open' }],
    ['ArrowDown', closed, '', { type: 'open' }],
    ['End', closed, '', { type: 'open', at: 2 }],
    ['b', closed, 'b', { type: 'open', at: 2 }],
    ['Escape', closed, '', undefined],
    ['Tab', closed, '', undefined],
    ['ArrowDown', open, '', { type: 'move', to: 2 }],
    ['ArrowUp', open, '', { type: 'move', to: 0 }],
    ['Home', open, '', { type: 'move', to: 0 }],
    ['End', open, '', { type: 'move', to: 2 }],
    ['Enter', open, '', { type: 'choose', entry: 1 }],
    [' ', open, ' ', { type: 'choose', entry: 1 }],
    ['Tab', open, '', { type: 'choose', entry: 1 }],
    ['Escape', open, '', { type: 'close' }],
    // One letter moves from entry to entry; two letters stay on a match.
    ['a', open, 'a', { type: 'move', to: 0 }],
    ['a', { ...open, at: 0 }, 'aa', { type: 'move', to: 1 }],
    ['l', { ...open, at: 1 }, 'al', { type: 'move', to: 0 }],
    ['z', open, 'z', undefined],
    ['Shift', open, '', undefined],
  ] as const)('%s', (key, state, typed, event) => {
    expect(listboxEventFor(key, state, labels, typed)).toEqual(event);
  });

  test('takes letters within half a second as one word, and leaves Tab and modifiers to the browser', () => {
    const keys = createListboxKeys();
    const prevented: string[] = [];
    const at = (timeStamp: number, key: string, more = {}) => {
      const modifiers = { ctrlKey: false, metaKey: false, altKey: false, ...more };
      const preventDefault = () => void prevented.push(key);
      return keys({ key, timeStamp, preventDefault, ...modifiers }, open, labels);
    };
    expect(at(1000, 'a')).toEqual({ type: 'move', to: 0 });
    expect(at(1500, 'r')).toEqual({ type: 'move', to: 1 });
    expect(at(2001, 'b')).toEqual({ type: 'move', to: 2 });
    expect(at(2002, 'End', { ctrlKey: true })).toBeUndefined();
    expect(at(2003, 'Tab')).toEqual({ type: 'choose', entry: 1 });
    expect(prevented).toEqual(['a', 'r', 'b']);
  });

  test('opens at the chosen entry, or at the first', () => {
    expect(nextListboxState(closed, { type: 'open' })).toEqual({ isOpen: true, at: 1, chosen: 1 });
    expect(nextListboxState({ ...closed, chosen: -1 }, { type: 'open' }).at).toBe(0);
  });

  test('does not open twice or close twice', () => {
    expect(nextListboxState(open, { type: 'open' })).toBe(open);
    expect(nextListboxState(closed, { type: 'close' })).toBe(closed);
  });
});
