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

  it.each([
    ['up', Math.ceil, false],
    ['down', Math.floor, true],
  ])(
    'shows each second for a second if it rounds %s, although timers are late',
    (_name, round, roundsDown) => {
      const start = Date.now();
      const changes: { shown: number; at: number }[] = [];
      const { setTimeout } = globalThis;
      let lateMs = 0;
      vi.stubGlobal('setTimeout', (task: () => void, ms: number) =>
        setTimeout(task, ms + (lateMs = 1 - lateMs)),
      );
      everySecond(
        {
          remainingMs: () => start + 6500 - Date.now(),
          onTick(left) {
            const shown = round(left / SECOND);
            if (changes.at(-1)?.shown !== shown) changes.push({ shown, at: Date.now() - start });
          },
          onEnd: () => undefined,
          roundsDown,
        },
        ending.signal,
      );
      vi.advanceTimersByTime(4 * SECOND);
      const [first = 0] = changes.map(({ shown }) => shown);
      expect(changes.map(({ shown }) => shown)).toEqual([0, 1, 2, 3, 4].map((index) => first - index));
      // The first second is half over at the start.
      expect(changes.slice(1).map(({ at }) => Math.round(at / 100))).toEqual([5, 15, 25, 35]);
    },
  );

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

  it('ends on time if it rounds down', () => {
    const onEnd = vi.fn<() => void>();
    const due = Date.now() + 2500;
    everySecond(
      { remainingMs: () => due - Date.now(), onTick: () => undefined, onEnd, roundsDown: true },
      ending.signal,
    );
    vi.advanceTimersByTime(2500);
    expect(onEnd).toHaveBeenCalledOnce();
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
