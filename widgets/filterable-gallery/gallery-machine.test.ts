// @vitest-environment node
/** The state of a filterable gallery, and the attributes of its elements (essential-addons, sections 6.3 to 6.7). */
import { describe, expect, it } from 'vitest';
import { controlAttributes, type FilterReading, linkAttributes, triggerAttributes } from './attributes';
import { focusTarget } from './controls/Filter';
import {
  type FirstFacts,
  firstGalleryState,
  foundInStore,
  type GalleryEvent,
  type GalleryState,
  nextGalleryState,
} from './gallery-machine';
import type { StoredItem } from './store';

const stored = (name: string, text: string): StoredItem => ({ source: text, classes: new Set([name]), text });

const FACTS: FirstFacts = {
  filters: ['*', '.a', '.b'],
  pageSize: 2,
  searchesStore: true,
  store: [stored('a', 'Library'), stored('b', 'Chapel'), stored('a', 'Garden')],
  first: 0,
  isPressed: false,
  firstCount: 2,
  unfilled: new Set([1]),
  isRandom: false,
};

const after = (...events: readonly GalleryEvent[]): GalleryState =>
  events.reduce((state, event) => nextGalleryState(FACTS, state, event), firstGalleryState(FACTS));

describe('a gallery', () => {
  it('fills the first page of a filter once', () => {
    const first = after({ type: 'choose', index: 1, count: 1 });
    expect(first.loads).toEqual([{ kind: 'items', count: 1, isAsked: false }]);
    const again = nextGalleryState(FACTS, first, { type: 'choose', index: 1, count: 1 });
    expect(again.loads).toHaveLength(1);
    expect(after({ type: 'choose', index: 2, count: 0 }).loads).toEqual([]);
  });

  it('starts with the loads of its settings and of the address', () => {
    const isPressed = { ...FACTS, first: 1, firstCount: 0, isPressed: true, isRandom: true };
    expect(firstGalleryState(isPressed).loads).toEqual([
      { kind: 'shuffle' },
      { kind: 'items', count: 2, isAsked: false },
    ]);
  });

  it('loads what a search finds, if the settings say so', () => {
    expect(foundInStore(FACTS, after(), 'chap')).toBe(1);
    expect(after({ type: 'search', typed: 'chap' }).loads).toEqual([
      { kind: 'items', count: 3, isAsked: false },
    ]);
    expect(after({ type: 'search', typed: 'nothing' }).loads).toEqual([]);
    expect(foundInStore({ ...FACTS, searchesStore: false }, after(), 'chap')).toBe(0);
  });

  it('shows the button while items of the filter are left, and ends it with the last item', () => {
    expect(after().button).toBe('needed');
    expect(after({ type: 'search', typed: 'nothing' }).button).toBe('unneeded');
    const more = after({ type: 'more' });
    expect(more.loads).toEqual([{ kind: 'items', count: 2, isAsked: true }]);
    const ending = nextGalleryState(FACTS, more, { type: 'loaded', rest: [], isAsked: true });
    expect([ending.button, ending.loads]).toEqual(['ending', []]);
    expect(nextGalleryState(FACTS, ending, { type: 'more' })).toBe(ending);
    expect(nextGalleryState(FACTS, ending, { type: 'choose', index: 0, count: 5 }).button).toBe('ended');
  });

  it('forgets a load that failed, and keeps the items for the next one', () => {
    const more = after({ type: 'more' }, { type: 'more' });
    const [load] = more.loads;
    if (!load) throw new Error('there is no load');
    const failed = nextGalleryState(FACTS, more, { type: 'failed', load });
    expect([failed.loads.length, failed.store]).toEqual([1, FACTS.store]);
  });

  it('lays its grid out again when the same filter is chosen again', () => {
    const first = after({ type: 'choose', index: 0, count: 2 });
    const second = nextGalleryState(FACTS, first, { type: 'choose', index: 0, count: 2 });
    expect(second.view).toEqual(first.view);
    expect(second.view).not.toBe(first.view);
  });
});

describe('the attributes of', () => {
  const bar = { listId: 'list', trigger: undefined } as FilterReading;
  const list = { ...bar, trigger: {} } as FilterReading;

  it('a bar’s choices have one tab stop, also if none is chosen', () => {
    const stops = (chosen: number): unknown[] =>
      [0, 1].map((index) => controlAttributes(bar, index, chosen)['tabIndex']);
    expect([stops(1), stops(-1)]).toEqual([
      [-1, 0],
      [0, -1],
    ]);
    expect(controlAttributes(bar, 1, 1)).toMatchObject({ role: 'radio', 'aria-checked': true });
  });

  it('a list’s choices have none: its button has', () => {
    expect(controlAttributes(list, 1, 1)).toEqual({ role: 'option', 'aria-selected': true, tabIndex: -1 });
    expect(triggerAttributes(list, true)).toMatchObject({ 'aria-expanded': true, 'aria-controls': 'list' });
  });

  const WORDS = { image: 'View', video: 'Play', link: 'Open' };

  it.each([
    [{ kind: 'image', isMember: true, label: null, hasName: false, title: 'Library' }, 'View: Library'],
    [{ kind: 'link', isMember: false, label: 'eael-link', hasName: false, title: '' }, 'Open'],
    [{ kind: 'video', isMember: true, label: 'eael-x', hasName: true, title: 'Film' }, undefined],
  ] as const)('%j have a name', (link, name) => {
    expect(linkAttributes(link, WORDS)).toHaveProperty('aria-label', name);
  });

  it('a named link keep its name', () => {
    const link = { kind: 'link', isMember: false, hasName: true, title: 'Film' } as const;
    for (const label of [null, 'From the editor'])
      expect(linkAttributes({ ...link, label }, WORDS)).not.toHaveProperty('aria-label');
  });
});

it('the arrow keys follow the direction of the page, and wrap around in a bar', () => {
  const focus = { at: 0, count: 3, wraps: true, isRtl: false };
  expect(focusTarget('ArrowLeft', focus)).toBe(2);
  expect(focusTarget('ArrowLeft', { ...focus, isRtl: true })).toBe(1);
  expect(focusTarget('ArrowUp', { ...focus, isRtl: true, wraps: false })).toBe(-1);
  expect([focusTarget('End', focus), focusTarget('a', focus)]).toEqual([2, undefined]);
});
