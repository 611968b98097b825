/** Elements share one observer per margin, and each stops being observed by itself. */
import { expect, it, vi } from 'vitest';
import { watchIntersection } from './intersection';
import { fakeIntersectionObserver } from '../../tests/support/unit-observers';
import { get, setBody } from '../../tests/support/unit-runtime';

it('goes on observing the other elements when one of them is no longer watched', () => {
  const observers = fakeIntersectionObserver();
  setBody('<p id="one"></p><p id="two"></p>');
  const hear = vi.fn<() => void>();
  const stopFirst = watchIntersection(get('#one'), '10px', () => undefined);
  const stopSecond = watchIntersection(get('#two'), '10px', hear);
  expect(observers.all()).toHaveLength(1);

  stopFirst();
  expect(observers.watched()).toBe(1);
  observers.reveal(get('#two'));
  expect(hear).toHaveBeenCalledOnce();

  stopSecond();
  expect(observers.watched()).toBe(0);
});

it('goes on reporting to the other watcher of the same element', () => {
  const observers = fakeIntersectionObserver();
  setBody('<p id="one"></p>');
  const hear = vi.fn<() => void>();
  const stopFirst = watchIntersection(get('#one'), '20px', () => undefined);
  const stopSecond = watchIntersection(get('#one'), '20px', hear);
  stopFirst();
  observers.reveal(get('#one'));
  expect(hear).toHaveBeenCalledOnce();
  stopSecond();
});
