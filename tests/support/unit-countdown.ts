/** A simulated page with a countdown, at a fixed time. */
import { afterEach, beforeEach, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import type { WidgetContext } from '../../runtime/core/define';
import { toFragment } from './markup';

export const START = Date.UTC(2030, 2, 1, 12);
export const SECOND = 1000;
export const HOUR = 3_600_000;
export let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  ending.abort();
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

export const hide = (isHidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Simulates a sleeping machine: one clock stops, and the other continues. */
export const sleep = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

export const context = (): WidgetContext => ({
  name: 'countdown',
  foundAt: performance.now(),
  config: {
    admin: false,
    ajaxUrl: '',
    restRoot: '',
    nonce: '',
    nonceEndpoint: '',
    strings: new Map(),
    settings: new Map(),
  },
  signal: ending.signal,
  report: vi.fn<(code: string) => void>(),
  fail: vi.fn<() => void>(),
  scan: vi.fn<() => void>(),
});

export const build = (html: string, selector: string): HTMLElement => {
  document.body.replaceChildren(toFragment(html));
  const root = document.querySelector<HTMLElement>(selector);
  if (!root) throw new Error('the fragment has no countdown');
  return root;
};

/** The visible numbers, of either original. */
export const numbers = (): string =>
  [...document.querySelectorAll('.gdlr-core-time,.eael-countdown-digits')]
    .map(({ textContent }) => textContent)
    .join(' ');

export const html = (name: string): string => readFragment(`essential-addons/countdown-${name}.html`);
