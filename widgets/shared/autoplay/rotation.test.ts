/** What turns by itself has a pause button, and leaves nothing behind when its widget ends. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../../runtime/page/config';
import { startRotation } from './rotation';
import { fakeMedia } from '../../../tests/support/unit-media';
import { get, setBody } from '../../../tests/support/unit-runtime';

beforeEach(() => {
  vi.useFakeTimers();
  fakeMedia();
  setBody('<div id="slider"><a href="#">A slide</a></div>');
});
afterEach(() => {
  vi.useRealTimers();
});

function rotate() {
  const ending = new AbortController();
  const onTurn = vi.fn<() => void>();
  startRotation(1000, {
    root: get('#slider'),
    config: readConfig(document, () => undefined),
    mayTurn: () => true,
    onTurn,
    onChange: () => undefined,
    signal: ending.signal,
  });
  return { onTurn, end: () => ending.abort() };
}

it('turns again and again, until its button is pressed', async () => {
  const { onTurn, end } = rotate();
  await vi.advanceTimersByTimeAsync(2000);
  expect(onTurn).toHaveBeenCalledTimes(2);
  get('.atoll-pause').click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(onTurn).toHaveBeenCalledTimes(2);
  end();
});

it('leaves neither a button nor a timer behind', () => {
  const { end } = rotate();
  expect(get('.atoll-pause').textContent).toBe('Pause animation');
  end();
  expect(document.querySelector('.atoll-pause')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
