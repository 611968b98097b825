/** Replaces Elementor's nested tabs (elementor-frontend, section 3.2). */
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { eventually } from '../../tests/support/eventually';
import { unitContext } from '../../tests/support/unit-context';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mount } from './mount-nested';
import { prepare, readNestedTabs } from './read-nested';

const ROOT = '[data-widget_type="nested-tabs.default"]';
const TABS = readFragment('elementor/nested-tabs-4.1.4.html');

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const active = (): readonly boolean[] =>
  all('[role="tabpanel"]').map(({ classList }) => classList.contains('e-active'));
const context = () => ({ ...unitContext('elementor-nested-tabs'), mountNow: () => undefined });

function start(html = TABS): readonly HTMLElement[] {
  fakeMedia(1024, true);
  setBody(html);
  mount(get(ROOT), unitContext('elementor-nested-tabs'));
  return all('.e-n-tab-title');
}

function press(element: HTMLElement | undefined, key: string): void {
  element?.focus();
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

it('shows a pane by its class only', async () => {
  const titles = start();
  titles[1]?.click();
  await eventually(() => expect(active()).toEqual([false, true, false]));
  expect(all('[role="tabpanel"]').map(({ style }) => style.display)).toEqual(['', '', '']);
  expect(titles.map((title) => title.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false']);
  expect(all('.e-n-tab-title.e-active')).toEqual([]);
});

it.each([
  ['ArrowRight', 1],
  ['ArrowDown', 1],
  ['ArrowLeft', 2],
  ['ArrowUp', 2],
  ['End', 2],
])('%s only moves the focus', async (key, to) => {
  const titles = start();
  press(titles[0], key);
  expect(document.activeElement).toBe(titles[to]);
  expect(active()).toEqual([true, false, false]);
  press(titles[to], 'Enter');
  await eventually(() => expect(active()[to]).toBe(true));
});

it('returns the focus from a pane to its title on Escape', async () => {
  const titles = start();
  titles[1]?.click();
  await eventually(() => expect(active()).toEqual([false, true, false]));
  press(get('a'), 'Escape');
  expect(document.activeElement).toBe(titles[1]);
});

it('gets the class and the kind of pointer that the stylesheet needs, and gives them back', () => {
  setBody(TABS);
  const before = document.body.cloneNode(true);
  const undo = prepare(get(ROOT), context());
  const { classList, dataset } = get('.e-n-tabs');
  expect([classList.contains('e-activated'), dataset['touchMode']]).toEqual([true, 'false']);
  undo?.();
  // The order of the attributes does not count.
  expect(document.body.isEqualNode(before)).toBe(true);
});

it.each(['{broken', '[]', '12'])('with the settings %s is refused', (settings) => {
  setBody(TABS);
  get(ROOT).setAttribute('data-settings', settings);
  const before = document.body.cloneNode(true);
  expect(() => prepare(get(ROOT), context())).toThrow(/.+/);
  expect(document.body.isEqualNode(before)).toBe(true);
});

it('leaves the tabs in a pane alone', () => {
  setBody(TABS);
  get('.e-con-inner').insertAdjacentHTML('beforeend', readFragment('elementor/nested-tabs-3.21.2.html'));
  const { props } = readNestedTabs(get(ROOT));
  expect([props.titles.length, props.panes.length]).toEqual([3, 3]);
});

it('refuses markup without titles or panes', () => {
  setBody('<div data-element_type="widget" data-widget_type="nested-tabs.default"></div>');
  expect(() => readNestedTabs(get(ROOT))).toThrow('missing');
});
