/** The attributes of tabs, without a component. */
import { beforeEach, expect, it } from 'vitest';
import { get, setBody } from '../../../tests/support/unit-runtime';
import { paneAttributes, tabAttributes, tabClasses, tabIdsOf } from './attributes';

beforeEach(() => setBody('<i id="twice"></i><b id="own"></b><b id="twice"></b><p id="pane"></p>'));

const readTabs = () => {
  const titles = [...document.querySelectorAll<HTMLElement>('b')];
  const panes = [{ element: get('#pane'), tabId: 'b' }];
  return { tabIds: ['a', 'b'], panes, ids: tabIdsOf(titles, panes, true), activeClass: 'active' };
};

it('keeps the ids of the server, except for those that an earlier element has', () => {
  const { titles, panes } = readTabs().ids;
  expect([titles[0], panes[0]]).toEqual(['own', 'pane']);
  expect(titles[1]).toMatch(/^atoll-tabs-\d+-tab-1$/);
});

const stops = (chosen: number): number[] =>
  [0, 1].map((index) => tabAttributes(readTabs(), { index: chosen, by: 'server' }, index).tabIndex);

it('has one tab stop: the chosen title, or the first one', () => {
  expect([stops(-1), stops(0), stops(1)]).toEqual([
    [0, -1],
    [0, -1],
    [-1, 0],
  ]);
});

it('connects a title and its pane', () => {
  const reading = readTabs();
  const choice = { index: 1, by: 'visitor' } as const;
  expect(tabAttributes(reading, choice, 0)['aria-controls']).toBeUndefined();
  expect(tabAttributes(reading, choice, 1)['aria-controls']).toBe('pane');
  expect(paneAttributes(reading, 0, false)).toEqual({
    id: 'pane',
    role: 'tabpanel',
    'aria-labelledby': reading.ids.titles[1],
  });
});

it('leaves the classes of the server until a tab is chosen', () => {
  expect(tabClasses(readTabs(), { index: 0, by: 'server' }, true)).toEqual({});
  expect(tabClasses(readTabs(), { index: 0, by: 'visitor' }, true)).toEqual({ active: true });
});
