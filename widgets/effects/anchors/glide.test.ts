/** Smooth scrolling in browsers without `scrollend`. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { glide } from './glide';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const controller = new AbortController();
  const onRest = vi.fn<() => void>();
  glide(controller.signal, onRest);
  return { controller, onRest };
}

const behavior = (): string => document.documentElement.style.scrollBehavior;

it('rests once when the page has stopped', () => {
  const { onRest } = start();
  expect(behavior()).toBe('smooth');
  document.dispatchEvent(new Event('scrollend'));
  expect(onRest).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(onRest).toHaveBeenCalledOnce();
  expect(behavior()).toBe('');
});

it('rests after the longest time in a browser without scrollend', () => {
  const { onRest } = start();
  vi.runAllTimers();
  expect(onRest).toHaveBeenCalledOnce();
  expect(behavior()).toBe('');
});

it('does not rest after the visitor has scrolled', () => {
  const { onRest } = start();
  window.dispatchEvent(new Event('wheel'));
  vi.runAllTimers();
  expect(onRest).not.toHaveBeenCalled();
  expect(behavior()).toBe('');
});
