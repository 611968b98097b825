// @vitest-environment node
/** Which lists of a menu are open, and why (goodlayers-theme, section 1.3). */
import { describe, expect, it } from 'vitest';
import { type MenuEvent, type MenuState, nextMenuState } from './menu-machine';

/** 0 contains 1, which contains 2; 3 is beside 0, 4 beside 1. */
const PARENTS = [
  { ancestors: [] },
  { ancestors: [0] },
  { ancestors: [0, 1] },
  { ancestors: [] },
  { ancestors: [0] },
];
const CLOSED: MenuState = { openings: PARENTS.map(() => 'closed'), path: [] };

const after = (...events: readonly MenuEvent[]): MenuState =>
  events.reduce((state, event) => nextMenuState(state, event, PARENTS), CLOSED);
/** The first letters: closed, hovered, leaving, pressed. */
const letters = (...events: readonly MenuEvent[]): string =>
  after(...events)
    .openings.map(([letter]) => letter)
    .join('');

const point = (...path: readonly number[]): MenuEvent => ({ type: 'point', path });
const leave = (parent: number): MenuEvent => ({ type: 'leave', parent });
const press = (parent: number): MenuEvent => ({ type: 'press', parent });
const focus = (items: readonly number[], lists: readonly number[] = []): MenuEvent => ({
  type: 'focus',
  items,
  lists,
});

describe('the pointer', () => {
  it.each([
    ['opens the lists around it', [point(0, 1)], 'hhccc'],
    ['waits when it has left', [point(0, 1), point()], 'llccc'],
    ['closes what it has left for long enough', [point(0, 1), point(), leave(1)], 'lcccc'],
    ['closes the lists inside, too', [point(0, 1), point(), leave(0)], 'ccccc'],
    ['may come back', [point(0), point(), point(0), leave(0)], 'hcccc'],
    ['closes the list beside it at once', [point(0, 1), point(3)], 'ccchc'],
    ['closes a list that was pressed beside it', [press(0), point(3)], 'ccchc'],
    ['keeps what is pressed', [press(0), point(0), point()], 'pcccc'],
    ['leaves an inner list', [point(0, 1), point(0)], 'hlccc'],
    ['goes from one inner list to another', [point(0, 1), point(0, 4)], 'hccch'],
    ['opens nothing again while it stays', [point(0), { type: 'close-all' } as const, point(0)], 'ccccc'],
  ])('%s', (_name, events, expected) => expect(letters(...events)).toBe(expected));
});

describe('a press', () => {
  it.each([
    ['opens', [press(0)], 'pcccc'],
    ['closes', [press(0), press(0)], 'ccccc'],
    ['keeps a list that the pointer has opened', [point(0), press(0), point()], 'pcccc'],
    ['opens an inner list', [press(0), press(1)], 'ppccc'],
    ['closes the list beside it', [press(0), press(1), press(4)], 'pcccp'],
    ['closes the lists inside', [press(0), press(1), press(0)], 'ccccc'],
    ['does nothing in a closed list', [press(1)], 'ccccc'],
  ])('%s', (_name, events, expected) => expect(letters(...events)).toBe(expected));
});

describe('the focus', () => {
  it.each([
    ['opens nothing', [focus([0])], 'ccccc'],
    ['keeps the list that it enters', [point(0), focus([0], [0]), point()], 'pcccc'],
    ['closes a pressed list that it leaves', [press(0), focus([3])], 'ccccc'],
    ['leaves a list to the pointer', [point(0), press(0), focus([3])], 'hcccc'],
    ['keeps a list whose link has it', [press(0), focus([0])], 'pcccc'],
  ])('%s', (_name, events, expected) => expect(letters(...events)).toBe(expected));
});

describe('a list that the stylesheet has opened', () => {
  const SHOWN: MenuState = { openings: ['shown', 'closed', 'closed', 'closed', 'closed'], path: [] };
  it.each([
    ['stays open for the press that came before', [press(0)], 'pcccc'],
    ['closes with the next press', [press(0), press(0)], 'ccccc'],
    ['closes with a press after the focus has moved', [focus([0]), press(0)], 'ccccc'],
    ['stays when the pointer leaves it', [point(0), point()], 'scccc'],
    ['closes when the focus leaves it', [focus([3])], 'ccccc'],
  ])('%s', (_name, events, expected) => {
    const { openings } = events.reduce((state, event) => nextMenuState(state, event, PARENTS), SHOWN);
    expect(openings.map(([letter]) => letter).join('')).toBe(expected);
  });
});

it('closes one list with those inside it, or all', () => {
  expect(letters(press(0), press(1), { type: 'close', parent: 1 })).toBe('pcccc');
  expect(letters(press(0), press(1), { type: 'close-all' })).toBe('ccccc');
});

it('is the same object if nothing changes', () => {
  const state = after(point(0));
  expect(nextMenuState(state, point(0), PARENTS)).toBe(state);
});
