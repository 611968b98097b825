/** The decisions of the panels' widgets, without a page (goodlayers-panels, sections 5, 7 to 11, 16, 17). */
import { describe, expect, it, test } from 'vitest';
import { nextInterest, type Interest, type InterestEvent } from '../../../runtime/dom/interest';
import {
  createListboxKeys,
  listboxEventFor,
  nextListboxState,
} from '../../../widgets/shared/disclosure/listbox';
import { atRest, type FlipEvent, nextFlipState, SETTLING_MS } from '../../../widgets/flip-box/flip-machine';
import { boxStyle, turnStyle } from '../../../widgets/flip-box/flip-style';
import { iconMarginBottom, iconMarginTop } from '../../../widgets/effects/image-overlay/centre';
import { formPosition, nextPlanState, planForKey } from '../../../widgets/price-plan/plan-machine';
import { autoplayAddress } from '../../../widgets/effects/responsive-video/autoplay-address';
import { videoRatio } from '../../../widgets/effects/responsive-video/ratio';

describe('a price plan', () => {
  const forms = [0, 1, undefined];
  it.each([
    [
      'choosing another',
      { plan: 0, form: undefined },
      { type: 'choose', plan: 1 },
      { plan: 1, form: undefined },
    ],
    ['next', { plan: 1, form: undefined }, { type: 'next' }, { plan: 1, form: 1 }],
    ['next without a plan', { plan: -1, form: undefined }, { type: 'next' }, { plan: -1, form: undefined }],
    ['next without a form', { plan: 2, form: undefined }, { type: 'next' }, { plan: 2, form: undefined }],
    ['back', { plan: 1, form: 1 }, { type: 'back' }, { plan: 1, form: undefined }],
  ] as const)('%s', (_name, before, event, after) => {
    expect(nextPlanState(before, event, forms)).toEqual(after);
  });

  it.each([
    ['1', 2, 0],
    ['2', 2, 1],
    ['3', 2, undefined],
    ['0', 2, undefined],
    ['-1', 2, undefined],
    ['NaN', 2, undefined],
    ['1e0', 2, undefined],
    [null, 2, undefined],
  ])('data-tab-id %s of %d forms is form %s', (tabId, count, position) => {
    expect(formPosition(tabId, count)).toBe(position);
  });

  it.each([
    ['ArrowDown', 2, 0],
    ['ArrowRight', 0, 1],
    ['ArrowUp', 0, 2],
    ['ArrowLeft', 1, 0],
    [' ', 1, 1],
    ['Enter', 1, undefined],
  ])('%s on plan %d leads to %s', (key, from, to) => {
    expect(planForKey(key, from, 3)).toBe(to);
  });
});

describe('a list to drop down', () => {
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
    // One letter goes on from entry to entry, two letters stay where they fit.
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

  test('does not open twice, nor close twice', () => {
    expect(nextListboxState(open, { type: 'open' })).toBe(open);
    expect(nextListboxState(closed, { type: 'close' })).toBe(closed);
  });
});

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

  test('settles for 650 ms and is seen from twice its width', () => {
    expect(SETTLING_MS).toBe(650);
    expect(boxStyle(320)['perspective']).toBe('640px');
  });

  test('turns its faces half a circle', () => {
    expect(turnStyle('front', true)).toEqual({ transform: 'rotateY(180deg)', 'z-index': '0' });
    expect(turnStyle('back', true)).toEqual({ transform: 'rotateY(0deg)', 'z-index': '1' });
    expect(turnStyle('back', false)).toEqual({ transform: 'rotateY(-180deg)', 'z-index': '0' });
  });
});

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

describe('a video’s ratio', () => {
  const frame = { width: null, height: null, renderedWidth: 0, renderedHeight: 0 };
  it.each([
    ['from its attributes', { width: '640', height: '480' }, 0.75],
    ['from px', { width: '640px', height: '480' }, 0.75],
    ['"100%" is no number', { width: '100%', height: '360', renderedWidth: 720, renderedHeight: 360 }, 0.5],
    ['one attribute is not enough', { width: '640', renderedWidth: 300, renderedHeight: 150 }, 0.5],
    ['zero is no size', { width: '0', height: '0' }, 0.5625],
    ['hidden, without attributes', {}, 0.5625],
    ['garbage', { width: '1e999', height: '__proto__' }, 0.5625],
  ])('%s', (_name, known, ratio) => {
    expect(videoRatio({ ...frame, ...known })).toBe(ratio);
  });
});

test.each([
  ['//www.youtube.com/embed/x?a=1', 'youtube', 'https://www.youtube.com/embed/x?a=1&autoplay=1&mute=1'],
  ['//www.youtube.com/embed/x', 'youtube', 'https://www.youtube.com/embed/x?autoplay=1&mute=1'],
  ['https://player.vimeo.com/video/1#t=9', 'vimeo', 'https://player.vimeo.com/video/1?autoplay=1#t=9'],
  [
    'https://www.youtube.com/embed/x?autoplay=0',
    'youtube',
    'https://www.youtube.com/embed/x?autoplay=1&mute=1',
  ],
  ['https://player.vimeo.com/video/1', null, undefined],
  ['https://player.vimeo.com/video/1', '__proto__', undefined],
  ['javascript:alert(1)', 'youtube', undefined],
])('%s of %s plays at %s', (src, player, expected) => {
  expect(autoplayAddress(src, player, 'https://school.example/')).toBe(expected);
});

describe('an overlay’s content', () => {
  it.each([
    [40, 0, -20],
    [40, 30, -35],
  ])('of %d px, %d px of them left out, hangs %d px up', (height, offset, margin) => {
    expect(iconMarginTop(height, offset)).toBe(margin);
  });

  it.each([
    // free = 300 − 60; (240 − 100) / 2
    [{ overlayHeight: 300, bottom: 30, contentHeight: 100, iconMarginBottom: 0 }, 70],
    // Measured again: the margin that is there is no part of the content.
    [{ overlayHeight: 300, bottom: 30, contentHeight: 170, iconMarginBottom: 70 }, 70],
    [{ overlayHeight: 200, bottom: 30, contentHeight: 100, iconMarginBottom: 0 }, undefined],
    [{ overlayHeight: 0, bottom: 30, contentHeight: 0, iconMarginBottom: 0 }, undefined],
  ])('%o has the margin %s', (sizes, margin) => {
    expect(iconMarginBottom(sizes)).toBe(margin);
  });
});
