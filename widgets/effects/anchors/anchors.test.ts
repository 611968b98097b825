/** Smooth scrolling in browsers without `scrollend`. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adoptedStyles } from '../../../tests/support/adopted-styles';
import { glide } from './anchors';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const controller = new AbortController();
  const onRest = vi.fn<() => void>();
  glide(controller.signal, onRest);
  return { controller, onRest };
}

it('rests once when the page has stopped', () => {
  const { onRest } = start();
  expect(adoptedStyles()).toContain('scroll-behavior: smooth');
  document.dispatchEvent(new Event('scrollend'));
  expect(onRest).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(onRest).toHaveBeenCalledOnce();
  expect(adoptedStyles()).toBe('');
});

it('rests after the longest time in a browser without scrollend', () => {
  const { onRest } = start();
  vi.runAllTimers();
  expect(onRest).toHaveBeenCalledOnce();
  expect(adoptedStyles()).toBe('');
});

it('does not rest after the visitor has scrolled', () => {
  const { onRest } = start();
  window.dispatchEvent(new Event('wheel'));
  vi.runAllTimers();
  expect(onRest).not.toHaveBeenCalled();
  expect(adoptedStyles()).toBe('');
});
