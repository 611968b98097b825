/** The stopwatch and the one-second timer, which follow the clock. */
import { describe, expect, it, vi } from 'vitest';
import { everySecond, startStopwatch } from './clock';
import { HOUR, SECOND, ending, hide, sleep } from '../../tests/support/unit-countdown';

describe('the stopwatch', () => {
  it('[RELIABILITY 56] counts the time that the machine slept', () => {
    const passed = startStopwatch();
    vi.advanceTimersByTime(5 * SECOND);
    sleep(3 * HOUR);
    expect(passed()).toBe(5 * SECOND + 3 * HOUR);
    vi.advanceTimersByTime(SECOND);
    expect(passed()).toBe(6 * SECOND + 3 * HOUR);
  });

  it('[RELIABILITY 56] ignores a clock that is set back, and small corrections', () => {
    const passed = startStopwatch();
    for (let round = 0; round < 100; round += 1) {
      vi.advanceTimersByTime(SECOND);
      sleep(round % 2 ? 15 : -10);
      passed();
    }
    expect(passed()).toBe(100 * SECOND);
    sleep(-5 * HOUR);
    expect(passed()).toBe(100 * SECOND);
    vi.advanceTimersByTime(SECOND);
    expect(passed()).toBe(101 * SECOND);
  });
});

const run = (ms: number) => {
  const seen: number[] = [];
  const onEnd = vi.fn<() => void>();
  const due = Date.now() + ms;
  everySecond(
    { remainingMs: () => due - Date.now(), onTick: (left) => seen.push(left), onEnd },
    ending.signal,
  );
  return { seen, onEnd };
};

describe('the one-second timer', () => {
  it('fires on whole seconds, and once at the end', () => {
    const { seen, onEnd } = run(2500);
    vi.advanceTimersByTime(10 * SECOND);
    expect(seen).toEqual([2500, 2000, 1000, 0]);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[RELIABILITY 56] is right at once when a page is shown after three hours', () => {
    const { seen } = run(4 * HOUR);
    hide(true);
    vi.advanceTimersByTime(3 * HOUR);
    expect(seen).toHaveLength(2);
    hide(false);
    expect(seen.at(-1)).toBe(HOUR);
    window.dispatchEvent(new Event('pageshow'));
    expect(seen.at(-1)).toBe(HOUR);
  });

  it('is one timer in a hidden page, for the end', () => {
    hide(true);
    const { onEnd } = run(60 * SECOND);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stops with its widget', () => {
    const { seen } = run(HOUR);
    ending.abort();
    vi.advanceTimersByTime(HOUR);
    expect(seen).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
