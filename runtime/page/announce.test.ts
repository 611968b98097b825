/** runtime/page/announce: one region of each kind, created on first use. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { innerMarkup } from '../../tests/support/markup';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const load = () => import('./announce');
const regions = (): Element[] => [...document.querySelectorAll('[aria-live]')];

test('creates no region before the first message', async () => {
  await load();
  expect(regions()).toHaveLength(0);
});

test('announces messages one after another in one polite region', async () => {
  const { announce } = await load();
  announce('4 results');
  await vi.runAllTimersAsync();
  announce('2 results');
  await vi.runAllTimersAsync();
  expect(regions().map((region) => [region.getAttribute('aria-live'), region.textContent])).toEqual([
    ['polite', '2 results'],
  ]);
});

test('gives each region the role of its politeness', async () => {
  const { announce } = await load();
  announce('4 results');
  announce('The form was not sent', 'assertive');
  expect(regions().map((region) => [region.getAttribute('aria-live'), region.getAttribute('role')])).toEqual([
    ['polite', 'status'],
    ['assertive', 'alert'],
  ]);
});

test('empties the region first, so that a repeated message is announced', async () => {
  const { announce } = await load();
  announce('No results');
  await vi.runAllTimersAsync();
  announce('No results');
  expect(regions()[0]?.textContent).toBe('');
  await vi.runAllTimersAsync();
  expect(regions()[0]?.textContent).toBe('No results');
});

test('keeps assertive and polite messages apart, and shows markup as text', async () => {
  const { announce } = await load();
  announce('<b>Sent</b>');
  announce('Not sent', 'assertive');
  await vi.runAllTimersAsync();
  expect(regions().map((region) => [region.getAttribute('aria-live'), innerMarkup(region)])).toEqual([
    ['polite', '&lt;b&gt;Sent&lt;/b&gt;'],
    ['assertive', 'Not sent'],
  ]);
});
