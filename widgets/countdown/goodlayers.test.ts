/**
 * Replaces the page builder's countdown (goodlayers-motion, section 2). Kept: 59, 59 and 24; the fields that are written.
 * Fixed: the countdown follows the clock.
 */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { mount as mountTheme } from './read-goodlayers';
import { parseField, themeTime, ticksLeft } from './theme-time';
import { HOUR, SECOND, build, context, numbers, sleep } from '../../tests/support/unit-countdown';

// The rule in the contract's words.
const tick = ([d = 0, h = 0, m = 0, s = 0]: number[]): number[] => {
  if (s > 0) return [d, h, m, s - 1];
  if (m > 0) return [d, h, m - 1, 59];
  if (h > 0) return [d, h - 1, 59, 59];
  return d > 0 ? [d - 1, 24, 59, 59] : [0, 0, 0, 0];
};

describe('the page builder’s time', () => {
  it.each([
    ['0 0 0 0', 1, '0 0 0 0'],
    ['0 0 0 1', 1, '0 0 0 0'],
    ['0 0 0 1', 5, '0 0 0 0'],
    ['0 0 1 0', 1, '0 0 0 59'],
    ['0 1 0 0', 1, '0 0 59 59'],
    ['1 0 0 0', 1, '0 24 59 59'],
    ['1 0 0 0', 90_000, '0 0 0 0'],
    ['12 5 9 30', 570, '12 5 0 0'],
    ['12 5 9 30', 571, '12 4 59 59'],
    ['2 0 0 0', 90_001, '0 24 59 59'],
    ['400 23 59 59', 36_000_000, '0 23 59 59'],
  ])('[RELIABILITY 56] %s after %d seconds is %s', (from, seconds, to) => {
    const [days = 0, hours = 0, minutes = 0, rest = 0] = from.split(' ').map(Number);
    const time = themeTime(ticksLeft({ days, hours, minutes, seconds: rest }) - seconds);
    expect([time.days, time.hours, time.minutes, time.seconds].join(' ')).toBe(to);
  });

  it('equals the original’s, second by second', () => {
    const total = ticksLeft({ days: 2, hours: 1, minutes: 1, seconds: 1 });
    const differences: string[] = [];
    let original = [2, 1, 1, 1];
    for (let passed = 0; passed <= total + 2; passed += 1) {
      const { days, hours, minutes, seconds } = themeTime(total - passed);
      const ours = [days, hours, minutes, seconds].join(' ');
      if (ours !== original.join(' ')) differences.push(`${passed}: ${ours}, not ${original.join(' ')}`);
      original = tick(original);
    }
    expect(differences).toEqual([]);
    expect(original).toEqual([0, 0, 0, 0]);
  });

  it.each(['', ' ', '-1', '1.5', 'NaN', '1e3', '12 days', '__proto__', '9999999', null])(
    'rejects %j',
    (text) => expect(parseField(text)).toBeUndefined(),
  );
});

describe('the page builder’s countdown', () => {
  const ROOT = '.gdlr-core-countdown-wrap';

  it('writes only the fields that change, without leading zeros', async () => {
    const root = build(readFragment('goodlayers/countdown-2.1.7.html'), ROOT);
    const texts = [...document.querySelectorAll('.gdlr-core-time')].map(({ firstChild }) => firstChild);
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => changed.add(target)));
    mountTheme(root, context());
    observer.observe(root, { characterData: true, childList: true, subtree: true });
    await vi.advanceTimersByTimeAsync(25 * SECOND);
    expect(numbers()).toBe('12 5 9 5');
    expect(changed).toEqual(new Set([texts[3]]));
    expect(root.getAttribute('role')).toBe('timer');
    expect(root.getAttribute('aria-live')).toBe('off');
  });

  it('shows a second until it has passed', () => {
    mountTheme(build(readFragment('goodlayers/countdown-2.1.7.html'), ROOT), context());
    vi.advanceTimersByTime(SECOND / 2);
    window.dispatchEvent(new Event('pageshow'));
    expect(numbers()).toBe('12 5 9 30');
  });

  it('[RELIABILITY 56] is right after three hours of sleep, and ends at zeros', () => {
    mountTheme(build(readFragment('goodlayers/countdown-2.1.7.html'), ROOT), context());
    sleep(3 * HOUR);
    vi.advanceTimersByTime(SECOND);
    expect(numbers()).toBe('12 2 9 29');
    sleep(30 * 24 * HOUR);
    vi.advanceTimersByTime(SECOND);
    expect(numbers()).toBe('0 0 0 0');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is left alone without numbers', () => {
    const root = build(readFragment('goodlayers/countdown-2.1.7.html').replace('>30<', '>soon<'), ROOT);
    expect(() => mountTheme(root, context())).toThrow('The number of seconds is missing.');
    expect(root.hasAttribute('role')).toBe(false);
  });
});
