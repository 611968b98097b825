/** Replaces Elementor's progress bar (elementor-frontend, section 3.6). */
import { expect, it } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { innerMarkup } from '../../tests/support/markup';
import { unitContext } from '../../tests/support/unit-context';
import { fakeMedia } from '../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mount } from './mount-elementor';
import { print } from './print-elementor';

const WRAPPER = '.elementor-progress-wrapper';
const bar = (): HTMLElement => get('.elementor-progress-bar');

function use(max: string): HTMLElement {
  setBody(readFragment('elementor/progress-4.1.4.html'));
  bar().setAttribute('data-max', max);
  return get(WRAPPER);
}

it.each([
  ['72', '72%'],
  ['130', '100%'],
  ['-5', '0%'],
  ['66.5', '66.5%'],
])('with %s fills to %s when it is seen, once', (max, width) => {
  fakeMedia(1024, false);
  const observers = fakeIntersectionObserver();
  const wrapper = use(max);
  mount(wrapper, unitContext('elementor-progress'));
  expect(bar().style.width).toBe('');
  observers.reveal(wrapper);
  expect([bar().style.width, bar().style.transition]).toEqual([width, '']);
  expect(observers.watched()).toBe(0);
});

it('is full at once with reduced motion', () => {
  fakeMedia(1024, true);
  mount(use('72'), unitContext('elementor-progress'));
  expect([bar().style.width, bar().style.transition]).toEqual(['72%', 'none']);
});

it('is full on paper, and then as it was', () => {
  const ending = new AbortController();
  const wrapper = use('72');
  const before = innerMarkup(document.body);
  print(wrapper, { ...unitContext('elementor-progress'), signal: ending.signal });
  expect(bar().style.width).toBe('72%');
  ending.abort();
  expect(innerMarkup(document.body)).toBe(before);
});

it.each(['', 'half', '{"a":1}', 'NaN'])('refuses %j', (max) => {
  expect(() => mount(use(max), unitContext('elementor-progress'))).toThrow('no bar with a number');
});
