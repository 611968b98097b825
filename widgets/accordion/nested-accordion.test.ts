/** Replaces Elementor's nested accordion (elementor-frontend, section 3.3). */
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { eventually } from '../../tests/support/eventually';
import { unitContext } from '../../tests/support/unit-context';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mount } from './NestedAccordion';
import { prepare, readNestedAccordion } from './read-nested';

const ROOT = '[data-widget_type="nested-accordion.default"]';
const ONE = readFragment('elementor/nested-accordion-4.1.4.html');
const MANY = readFragment('elementor/nested-accordion-3.21.2-multiple.html');

const all = <K extends keyof HTMLElementTagNameMap>(name: K): HTMLElementTagNameMap[K][] => [
  ...document.querySelectorAll(name),
];
const open = (): readonly boolean[] => all('details').map((details) => details.open);

function start(html: string): void {
  fakeMedia(1024, true);
  setBody(html);
  mount(get(ROOT), unitContext('elementor-nested-accordion'));
}

function press(element: Element | undefined, key: string): void {
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

function withSettings(settings: string): HTMLElement {
  setBody(ONE);
  get(ROOT).setAttribute('data-settings', settings);
  return get(ROOT);
}

describe('the settings', () => {
  it.each([
    ['{}', 400, 'one-or-none'],
    ['{"n_accordion_animation_duration":{"unit":"s","size":1}}', 1000, 'one-or-none'],
    ['{"n_accordion_animation_duration":{"unit":"ms","size":0}}', 0, 'one-or-none'],
    ['{"n_accordion_animation_duration":{"unit":"ms","size":""}}', 400, 'one-or-none'],
    ['{"n_accordion_animation_duration":{"unit":"ms","size":-5}}', 400, 'one-or-none'],
    ['{"n_accordion_animation_duration":"long"}', 400, 'one-or-none'],
    ['{"max_items_expended":"multiple"}', 400, 'each'],
    ['{"max_items_expended":7}', 400, 'one-or-none'],
  ])('%s: %d ms, %s', (settings, durationMs, mode) => {
    expect(readNestedAccordion(withSettings(settings))).toMatchObject({ durationMs, mode });
  });

  it.each(['{broken', '[]', '12', `"${'9'.repeat(1_000_000)}"`])(
    'that are no object are refused',
    (settings) => {
      const root = withSettings(settings);
      expect(() => mount(root, unitContext('elementor-nested-accordion'))).toThrow(/.+/);
      expect(open()).toEqual([true, false, false]);
    },
  );
});

it('opens one item at a time, and closes it again', async () => {
  start(ONE);
  const [, second] = all('summary');
  second?.click();
  await eventually(() => expect(open()).toEqual([false, true, false]));
  expect(all('summary').map((title) => title.getAttribute('aria-expanded'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  second?.click();
  await eventually(() => expect(open()).toEqual([false, false, false]));
});

it('opens several items, if the site wants it', async () => {
  start(MANY);
  all('summary').forEach((title) => title.click());
  await eventually(() => expect(open()).toEqual([true, true, true]));
});

it('moves its tab stop with the arrow keys, and Escape in a panel closes it', async () => {
  start(ONE);
  const titles = all('summary');
  titles[0]?.focus();
  press(titles[0], 'ArrowDown');
  expect(document.activeElement).toBe(titles[1]);
  await eventually(() => expect(titles.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]));
  press(titles[1], 'Enter');
  await eventually(() => expect(open()).toEqual([false, true, false]));
  const [link] = all('a');
  link?.focus();
  press(link, 'Escape');
  await eventually(() => expect(open()).toEqual([false, false, false]));
  expect(document.activeElement).toBe(titles[1]);
});

it('names each panel by its title, also if another widget has the ids', () => {
  setBody(ONE + ONE);
  document.querySelectorAll<HTMLElement>(ROOT).forEach((root) => {
    prepare(root, { ...unitContext('elementor-nested-accordion'), mountNow: () => undefined });
  });
  const panels = [...document.querySelectorAll('[role="region"]')];
  expect(panels).toHaveLength(6);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(6);
  const named = panels.map((panel) => document.getElementById(panel.getAttribute('aria-labelledby') ?? ''));
  expect(named).toEqual(panels.map((panel) => panel.previousElementSibling));
});

it('leaves the items of an accordion in a panel alone', () => {
  setBody(ONE);
  get('.e-con-inner').insertAdjacentHTML('beforeend', MANY);
  expect(readNestedAccordion(get(ROOT)).items).toHaveLength(3);
});
