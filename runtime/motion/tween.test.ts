import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { easeOutExpo, swing } from './easing';
import { startTween } from './tween';

const endings: AbortController[] = [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  endings.splice(0).forEach((ending) => ending.abort());
  vi.useRealTimers();
});

describe('startTween', () => {
  it('ends once, with exactly its last value', () => {
    const { values, onEnd } = run({ to: 200.3, easing: easeOutExpo });
    vi.advanceTimersByTime(5000);
    expect(values.at(-1)).toBe(200.3);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('follows the clock when frames are missing', () => {
    const { values } = run();
    vi.advanceTimersToNextFrame();
    // The page was hidden: no frame for half a second.
    vi.setSystemTime(Date.now());
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 500);
    vi.advanceTimersToNextFrame();
    expect(values.at(-1)).toBeGreaterThanOrEqual(150);
    expect(values.length).toBe(2);
    clock.mockRestore();
  });

  it('shows the last value in the first frame if it started long ago', () => {
    const { values, onEnd } = run({ startedAt: performance.now() - 2000 });
    vi.advanceTimersToNextFrame();
    expect(values).toEqual([200]);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('shows the last value at once without a duration', () => {
    const { values } = run({ durationMs: 0 });
    vi.advanceTimersToNextFrame();
    expect(values).toEqual([200]);
  });

  it('stops at its current value when it is aborted, and requests no more frames', () => {
    const { values, onEnd, ending } = run();
    vi.advanceTimersByTime(100);
    const before = values.length;
    expect(before).toBeGreaterThan(0);
    ending.abort();
    vi.advanceTimersByTime(5000);
    expect(values).toHaveLength(before);
    expect(onEnd).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when its own callback aborts it', () => {
    const ending = new AbortController();
    const onValue = vi.fn<() => void>(() => ending.abort());
    startTween({ from: 0, to: 1, durationMs: 1000, easing: swing, onValue, onEnd: onValue }, ending.signal);
    vi.advanceTimersByTime(5000);
    expect(onValue).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does nothing if it is aborted before it starts', () => {
    const onValue = vi.fn<() => void>();
    startTween(
      { from: 0, to: 1, durationMs: 9, easing: swing, onValue, onEnd: onValue },
      AbortSignal.abort(),
    );
    vi.advanceTimersByTime(100);
    expect(onValue).not.toHaveBeenCalled();
  });
});

it('several tweens share one frame, and an error ends only its tween', () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const error = new Error('broken');
  const onValue = (): void => {
    throw error;
  };
  run({ onValue });
  const { values, onEnd } = run();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextFrame();
  expect(reported.mock.calls).toEqual([[error]]);
  expect(values).toHaveLength(2);
  vi.advanceTimersByTime(5000);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('ends when the page is printed, and asks for no more frames', () => {
  const { values, onEnd } = run();
  vi.advanceTimersToNextFrame();
  dispatchEvent(new Event('beforeprint'));
  expect(values.at(-1)).toBe(200);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

/** Starts a tween and records its values. */
function run(rest: Partial<Parameters<typeof startTween>[0]> = {}) {
  const values: number[] = [];
  const onEnd = vi.fn<() => void>();
  const ending = new AbortController();
  endings.push(ending);
  const onValue = (value: number): void => void values.push(value);
  startTween(
    { from: 100, to: 200, durationMs: 1000, easing: (p) => p, onValue, onEnd, ...rest },
    ending.signal,
  );
  return { values, onEnd, ending };
}
