/** Texts that replace each other (essential-addons, section 3), under a fake clock and in React's strict mode. */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get, setBody } from '../../tests/support/unit-runtime';
import { SwappedText } from './SwappedText';
import { innerMarkup, outerMarkup } from '../../tests/support/markup';

const SERVER = '<p class="theirs">server</p>';

/** @returns the shown texts, and functions that pause, continue and end the swapping */
function swap(isEndless: boolean) {
  setBody(SERVER);
  const place = get('p');
  const settings = { transition: 'fadeIn', speedMs: 50, delayMs: 2500, hasCursor: false, isEndless } as const;
  const texts = ['a', 'b'];
  const root = createRoot(document.createElement('div'));
  const setPlaying = (isPlaying: boolean): void =>
    flushSync(() =>
      root.render(
        <StrictMode>
          <SwappedText reading={{ place, settings }} texts={texts} markup={[]} isPlaying={isPlaying} />
        </StrictMode>,
      ),
    );
  setPlaying(true);
  const shown = (): string | null => get('span', place).textContent;
  return { place, shown, setPlaying, end: () => flushSync(() => root.unmount()) };
}

describe('swapping texts', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    [true, ['a', 'b', 'a', 'b', 'a']],
    [false, ['a', 'b', 'b', 'b', 'b']],
  ])('shows each for its time (endless: %s)', (isEndless, expected) => {
    const { shown, end } = swap(isEndless);
    const seen = [shown()];
    for (let time = 0; time < 4; time += 1) {
      vi.advanceTimersByTime(2500);
      seen.push(shown());
    }
    expect(seen).toEqual(expected);
    expect(vi.getTimerCount()).toBe(isEndless ? 1 : 0);
    end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops without a timer and continues once', () => {
    const { shown, setPlaying } = swap(true);
    setPlaying(false);
    expect(vi.getTimerCount()).toBe(0);
    setPlaying(true);
    setPlaying(true);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2499);
    expect(shown()).toBe('a');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('b');
  });

  it('keeps a single text without a timer', () => {
    setBody(SERVER);
    const root = createRoot(document.createElement('div'));
    const settings = {
      transition: 'swing',
      speedMs: 50,
      delayMs: 0,
      hasCursor: false,
      isEndless: true,
    } as const;
    flushSync(() =>
      root.render(
        <SwappedText reading={{ place: get('p'), settings }} texts={['a']} markup={[]} isPlaying />,
      ),
    );
    expect([get('span').textContent, vi.getTimerCount()]).toEqual(['a', 0]);
  });

  it('marks the place, and restores the markup of the server on unmount', () => {
    const { place, end } = swap(true);
    expect(outerMarkup(place)).toBe(
      '<p class="theirs morphext">server<span class="animated fadeIn">a</span></p>',
    );
    end();
    expect(innerMarkup(document.body)).toBe(SERVER);
  });
});
