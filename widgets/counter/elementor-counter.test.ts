/**
 * Replaces the counter of Elementor 3.21 to 4.1 (elementor-frontend, section 3.5). Kept: whole numbers are cut; all decimals
 * stay; a counter starts when its number meets the screen, and not above it. Not kept: "1,240" shows NaN.
 */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { eventually } from '../../tests/support/eventually';
import { unitContext } from '../../tests/support/unit-context';
import { fakeMedia } from '../../tests/support/unit-media';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';
import { type NumberFormat, truncatedCount } from './count';
import { mount } from './mount-elementor';
import { print } from './print-elementor';
import { readElementorCounter } from './read-elementor';

const NUMBER = '.elementor-counter-number';

const format = (decimals: number, separator: string): NumberFormat => ({ decimals, separator });

describe('formatting a value', () => {
  it.each<[number, NumberFormat, string]>([
    [41.9, format(0, ''), '41'],
    [-17.9, format(0, ''), '-17'],
    [-0.4, format(0, ''), '0'],
    [0.9, format(0, ','), '0'],
    [1240, format(0, ','), '1,240'],
    [999.9, format(0, ','), '999'],
    [12_345_678, format(0, ' '), '12 345 678'],
    [-1_234_567, format(0, "'"), "-1'234'567"],
    [2000, format(0, '.'), '2.000'],
    [1240, format(0, '$&'), '1$&240'],
    [16.44, format(1, ','), '16.4'],
    [97.5, format(2, ','), '97.50'],
    [1234.5678, format(4, ','), '1,234.5678'],
    [100, format(1, ''), '100.0'],
  ])('%d as %j is %j', (value, written, text) => expect(truncatedCount(value, written)).toBe(text));
});

/** @returns a counter with the attributes in place of the fragment's */
function counterWith(attributes: Readonly<Record<string, string | null>>): HTMLElement {
  setBody(readFragment('elementor/counter-4.1.4.html'));
  const element = get(NUMBER);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  return element;
}

describe('reading the markup', () => {
  it.each([
    ['counter-3.21.2', 0, 1240, 2000, '1,240'],
    ['counter-4.1.4', 0, 12_345, 2000, '12,345'],
    ['counter-4.1.4-decimals', 10, 97.5, 1000, '97.5'],
    ['counter-4.1.4-delimiter', 5, 2000, 0, '2.000'],
    ['counter-4.1.4-down', 25, -18, 1500, '-18'],
    ['counter-4.1.4-optimized', 0, 640, 2000, '640'],
  ])('%s counts from %d to %d in %d ms and shows %s', (file, start, end, durationMs, finalText) => {
    setBody(readFragment(`elementor/${file}.html`));
    expect(readElementorCounter(get(NUMBER))).toMatchObject({ start, end, durationMs, finalText });
  });

  it.each<[string, Readonly<Record<string, string | null>>, object]>([
    [
      'a dynamic number with separators',
      { 'data-to-value': '1 240', 'data-delimiter': null },
      { end: 1240, finalText: '1 240' },
    ],
    ['trailing zeros', { 'data-to-value': '12.50' }, { finalText: '12.50' }],
    ['text after the number', { 'data-to-value': '98%' }, { finalText: '98' }],
    ['no delimiter', { 'data-delimiter': null }, { finalText: '12345' }],
    ['an empty delimiter', { 'data-delimiter': '' }, { finalText: '12345' }],
    ['no start', { 'data-from-value': '' }, { start: 0 }],
    ['a start that is no number', { 'data-from-value': 'none' }, { start: 0 }],
    ['no duration', { 'data-duration': null }, { durationMs: 500 }],
    ['an empty duration', { 'data-duration': '' }, { durationMs: 0 }],
    ['a duration that is no number', { 'data-duration': 'soon' }, { durationMs: 0 }],
  ])('%s', (_name, attributes, expected) => {
    expect(readElementorCounter(counterWith(attributes))).toMatchObject(expected);
  });

  it.each(['', ' ', 'many', '$5', 'NaN', '{"a":1}', '9'.repeat(1_000_000)])('refuses the end %j', (end) => {
    const element = counterWith({ 'data-to-value': end });
    expect(() => mount(element, unitContext('elementor-counter'))).toThrow('not a number');
    expect(element.textContent).toBe('0');
  });
});

describe('on the page', () => {
  it('waits until its number is on the screen, and counts once', async () => {
    fakeMedia(390, false);
    const observers = fakeIntersectionObserver();
    const element = counterWith({ 'data-duration': '0' });
    const context = unitContext('elementor-counter');
    mount(element, context);
    await eventually(() => expect(element.getAttribute('aria-label')).toBe('12,345'));
    expect([element.getAttribute('role'), element.textContent]).toEqual(['img', '0']);
    observers.reveal(element);
    await eventually(() => expect(element.textContent).toBe('12,345'));
    await eventually(() => expect(element.hasAttribute('role')).toBe(false));
    expect(observers.watched()).toBe(0);
    expect(context.report).not.toHaveBeenCalled();
  });

  it('shows its end at once with reduced motion', async () => {
    fakeMedia(1024, true);
    const element = counterWith({});
    mount(element, unitContext('elementor-counter'));
    await eventually(() => expect(element.textContent).toBe('12,345'));
  });

  it('shows its end on paper, and then what it showed before', () => {
    const element = counterWith({});
    const ending = new AbortController();
    print(element, { ...unitContext('elementor-counter'), signal: ending.signal });
    expect(element.textContent).toBe('12,345');
    ending.abort();
    expect(element.textContent).toBe('0');
  });

  it('stops to watch when it is unmounted', () => {
    fakeMedia(1024, false);
    const observers = fakeIntersectionObserver();
    const stop = vi.fn<() => void>();
    const unmount = mount(counterWith({}), unitContext('elementor-counter')) ?? stop;
    unmount(false);
    expect([observers.watched(), stop.mock.calls.length]).toEqual([0, 0]);
  });
});
