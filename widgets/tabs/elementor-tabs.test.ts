/**
 * Replaces Elementor's tabs (elementor-frontend, section 3.1). Kept: arrow keys only move the focus. Not kept: tabs between
 * panes on phones, Up and Down without effect in a column.
 */
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { eventually } from '../../tests/support/eventually';
import { unitContext } from '../../tests/support/unit-context';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mount } from './mount-elementor';
import { prepare, readElementorTabs } from './read-elementor';

const ROOT = '[data-widget_type]';
const unmarked = (): string => readFragment('elementor/tabs-4.1.4.html').replaceAll('elementor-active ', '');
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const shown = (): readonly boolean[] =>
  all('.elementor-tab-content').map(({ style }) => style.display === 'block');
const selected = (): readonly (string | null)[] =>
  all('[role="tab"]').map((title) => title.getAttribute('aria-selected'));

function start(html = readFragment('elementor/tabs-4.1.4.html')): void {
  fakeMedia(1024, true);
  setBody(html);
  mount(get(ROOT), unitContext('elementor-tabs'));
}

const press = (element: HTMLElement | undefined, key: string): void => {
  element?.focus();
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

it('marks the first tab before the visitor comes, and restores the markup', () => {
  setBody(unmarked());
  const before = document.body.cloneNode(true);
  const undo = prepare(get(ROOT), { ...unitContext('elementor-tabs'), mountNow: () => undefined });
  expect(all('.elementor-active').map(({ dataset }) => dataset['tab'])).toEqual(['1', '1', '1']);
  expect(all('.elementor-active')).toHaveLength(3);
  expect(all('[hidden]')).toEqual([]);
  undo?.();
  // The order of the attributes does not count.
  expect(document.body.isEqualNode(before)).toBe(true);
});

describe('on phones', () => {
  it('has buttons beside its panes', async () => {
    start();
    expect(all('[role="tablist"]')).toHaveLength(1);
    const titles = all('.elementor-tab-mobile-title');
    const states = () => titles.map((title) => title.getAttribute('aria-expanded'));
    expect(titles.map((title) => title.getAttribute('role'))).toEqual(['button', 'button', 'button']);
    expect(states()).toEqual(['true', 'false', 'false']);
    titles[2]?.click();
    await eventually(() => expect(states()).toEqual(['false', 'false', 'true']));
    expect([shown(), selected()]).toEqual([
      [false, false, true],
      ['false', 'false', 'true'],
    ]);
    press(titles[2], 'ArrowDown');
    expect(document.activeElement).toBe(titles[0]);
    expect(titles.map((title) => title.getAttribute('aria-controls'))).toEqual(
      all('.elementor-tab-content').map(({ id }) => id),
    );
  });
});

describe('keys', () => {
  it.each(['Enter', ' '])('move the focus, and %j chooses', async (key) => {
    start();
    const titles = all('[role="tab"]');
    press(titles[0], 'ArrowRight');
    press(titles[1], 'ArrowRight');
    expect(document.activeElement).toBe(titles[2]);
    press(titles[2], 'ArrowRight');
    expect(document.activeElement).toBe(titles[0]);
    press(titles[0], 'End');
    expect(selected()).toEqual(['true', 'false', 'false']);
    press(titles[2], key);
    await eventually(() => expect(selected()).toEqual(['false', 'false', 'true']));
    expect(shown()).toEqual([false, false, true]);
  });

  it('of both directions move in a column', () => {
    start(readFragment('elementor/tabs-3.21.2-vertical.html'));
    const titles = all('[role="tab"]');
    expect(get('[role="tablist"]').getAttribute('aria-orientation')).toBe('vertical');
    press(titles[0], 'ArrowDown');
    expect(document.activeElement).toBe(titles[1]);
    press(titles[1], 'ArrowRight');
    expect(document.activeElement).toBe(titles[2]);
    press(titles[2], 'ArrowUp');
    expect(document.activeElement).toBe(titles[1]);
  });
});

it('gives elements other ids, if another widget has them', () => {
  setBody(readFragment('elementor/tabs-4.1.4.html').repeat(2));
  const [, second] = all(ROOT);
  const { props } = readElementorTabs(second ?? get('none'));
  const ids = [...props.ids.titles, ...props.ids.panes];
  expect(ids.filter((id) => document.getElementById(id))).toEqual([]);
  expect(new Set(ids).size).toBe(6);
});

it('keeps the visitor’s tab when another script has moved it', () => {
  setBody(readFragment('elementor/tabs-4.1.4.html'));
  all('.elementor-tab-content').forEach(({ style }, index) => {
    style.display = index === 1 ? 'block' : 'none';
  });
  expect(readElementorTabs(get(ROOT)).props.first).toEqual({ index: 1, by: 'visitor' });
});

it('refuses markup without titles or panes', () => {
  setBody('<div data-element_type="widget" data-widget_type="tabs.default"></div>');
  expect(() => readElementorTabs(get(ROOT))).toThrow('missing');
});
