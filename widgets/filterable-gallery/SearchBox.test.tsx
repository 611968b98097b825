/** The search box of a filterable gallery (essential-addons, section 6.5). */
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { mountTwice } from '../../tests/support/unit-strict';
import { SEARCH_DEBOUNCE_MS, SearchBox } from './SearchBox';

afterEach(() => vi.useRealTimers());

it('RELIABILITY 61: searches 600 ms after the last keystroke, never submits its form, and ends with its gallery', () => {
  vi.useFakeTimers();
  setBody('<form><input placeholder=" "></form>');
  const form = get('form') as HTMLFormElement;
  const input = get('input') as HTMLInputElement;
  const asked: string[] = [];
  const unmount = mountTwice(
    <SearchBox reading={{ form, input, inputName: 'Search' }} onSearch={(typed) => asked.push(typed)} />,
  );
  const type = (text: string): void => {
    input.value = text;
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  };
  type('a');
  vi.advanceTimersByTime(SEARCH_DEBOUNCE_MS - 1);
  type('ab');
  vi.advanceTimersByTime(599);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual(['ab']);
  type('');
  vi.advanceTimersByTime(600);
  expect(asked).toEqual(['ab', '']);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  form.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  expect([form.getAttribute('role'), input.getAttribute('aria-label')]).toEqual(['search', 'Search']);
  type('late');
  unmount();
  vi.advanceTimersByTime(600);
  expect(asked).toHaveLength(2);
  expect(form.hasAttribute('role')).toBe(false);
});
