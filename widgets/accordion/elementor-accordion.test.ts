/**
 * Replaces Elementor's accordion and toggle (elementor-frontend, section 3.1). Kept: the first item of an accordion is open,
 * and the open one can be closed. Not kept: two tab stops per title, the same ids in several widgets.
 */
import { describe, expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { innerMarkup } from '../../tests/support/markup';
import { unitContext } from '../../tests/support/unit-context';
import { fakeMedia } from '../../tests/support/unit-media';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mount } from './mount-elementor';
import { prepare, readElementorAccordion } from './read-elementor';

const ROOT = '[data-widget_type]';
const context = () => unitContext('elementor-accordion');
const open = (root = get(ROOT)): readonly number[] => [
  ...readElementorAccordion(root, context()).props.initiallyOpen,
];

/** A widget as Elementor prints it: the server could not mark the first panel. */
const unmarked = (file: string): string =>
  readFragment(`elementor/${file}.html`).replaceAll('elementor-active ', '');

describe('the items that are open first', () => {
  it.each([
    ['accordion-3.21.2', [0], 'one-or-none'],
    ['accordion-4.1.4', [0], 'one-or-none'],
    ['toggle-3.21.2', [], 'each'],
    ['toggle-4.1.4', [], 'each'],
  ])('of %s: %j, mode %s', (file, expected, mode) => {
    setBody(unmarked(file));
    const { props } = readElementorAccordion(get(ROOT), context());
    expect([[...props.initiallyOpen], props.mode]).toEqual([expected, mode]);
  });

  it('are those that the visitor left open, when another script has moved the widget', () => {
    setBody(readFragment('elementor/accordion-4.1.4.html'));
    const panels = document.querySelectorAll<HTMLElement>('.elementor-tab-content');
    panels.forEach((panel, index) => {
      panel.style.display = index === 2 ? 'block' : 'none';
    });
    expect(open()).toEqual([2]);
    panels.forEach((panel) => {
      panel.style.display = 'none';
    });
    expect(open()).toEqual([]);
  });
});

it('marks the first item before the visitor comes, and restores the markup', () => {
  setBody(unmarked('accordion-3.21.2'));
  const before = innerMarkup(document.body);
  const undo = prepare(get(ROOT), { ...context(), mountNow: () => undefined });
  const states = [...document.querySelectorAll('.elementor-accordion-item')].map((item) => [
    [...item.children].every((part) => part.classList.contains('elementor-active')),
    item.querySelector('a')?.getAttribute('aria-expanded'),
  ]);
  expect(states).toEqual([
    [true, 'true'],
    [false, 'false'],
    [false, 'false'],
  ]);
  undo?.();
  expect(innerMarkup(document.body)).toBe(before);
});

it('gives a title one button, and the heading its role back', () => {
  fakeMedia(1024, true);
  setBody(readFragment('elementor/accordion-4.1.4.html'));
  mount(get(ROOT), context());
  const [title] = document.querySelectorAll('h3');
  expect(title?.getAttributeNames().filter((name) => /^(role|tabindex|aria-)/.test(name))).toEqual([]);
  const [button, ...more] = title?.querySelectorAll('[tabindex]') ?? [];
  expect(more).toEqual([]);
  expect(button?.getAttribute('role')).toBe('button');
  expect(document.querySelectorAll('[role="region"][aria-labelledby]')).toHaveLength(3);
});

it('gives elements other ids, if another widget has them', () => {
  fakeMedia(1024, true);
  const html = readFragment('elementor/accordion-3.21.2.html');
  setBody(html + html);
  const [, second] = document.querySelectorAll<HTMLElement>(ROOT);
  mount(second ?? get('none'), context());
  const ids = [...(second?.querySelectorAll('[role="region"]') ?? [])].map(({ id }) => id);
  expect(ids).toHaveLength(3);
  expect(ids.map((id) => document.getElementById(id)?.closest(ROOT))).toEqual([second, second, second]);
  const buttons = [...(second?.querySelectorAll('[role="button"]') ?? [])];
  expect(buttons.map((button) => button.getAttribute('aria-controls'))).toEqual(ids);
});

it('leaves the panels of an accordion inside a panel alone', () => {
  setBody(readFragment('elementor/accordion-3.21.2.html'));
  const inner = document.createRange().createContextualFragment(readFragment('elementor/toggle-4.1.4.html'));
  get('.elementor-tab-content').append(inner);
  expect(readElementorAccordion(get(ROOT), context()).props.items).toHaveLength(3);
});

it('reports an item without a content once, and refuses a widget without items', () => {
  setBody(readFragment('elementor/toggle-4.1.4.html'));
  get('.elementor-tab-content').remove();
  const used = context();
  expect(readElementorAccordion(get(ROOT), used).props.items).toHaveLength(2);
  expect(used.report.mock.calls.map(([code]) => code)).toEqual(['item_incomplete']);
  document.querySelectorAll('.elementor-tab-content').forEach((panel) => panel.remove());
  expect(() => readElementorAccordion(get(ROOT), context())).toThrow('no item');
});
