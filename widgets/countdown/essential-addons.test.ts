/**
 * Replaces the countdown of Essential Addons (essential-addons, section 2). Kept: digits by release; what the browser
 * stores. Fixed: the countdown follows the clock; all browsers read dates alike.
 */
import { describe, expect, it, vi } from 'vitest';
import { evergreenTarget, parseDueDate, timeLeft } from './due-date';
import { mount as mountEssential } from './read-essential-addons';
import {
  HOUR,
  SECOND,
  START,
  build,
  context,
  html,
  numbers,
  sleep,
} from '../../tests/support/unit-countdown';

describe('a due date', () => {
  it.each([
    ['Sep 01 2030 9:30:00 +0', Date.UTC(2030, 8, 1, 9, 30)],
    // A site without the setting.
    ['Sep 01 2030 9:30:00 +', Date.UTC(2030, 8, 1, 9, 30)],
    ['Sep 01 2030 9:30:00 +6', Date.UTC(2030, 8, 1, 3, 30)],
    ['Sep 01 2030 9:30:00 -5', Date.UTC(2030, 8, 1, 14, 30)],
    ['Sep 01 2030 9:30:00 +5:30', Date.UTC(2030, 8, 1, 4, 0)],
    ['Sep 01 2030 9:30:00 -3:30', Date.UTC(2030, 8, 1, 13, 0)],
    ['Sep 01 2027 9:00:00 +5:30', Date.UTC(2027, 8, 1, 3, 30)],
    ['Sep 01 2027 9:00:00 +12:45', Date.UTC(2027, 7, 31, 20, 15)],
    ['Sep 01 2027 9:00:00 -0:30', Date.UTC(2027, 8, 1, 9, 30)],
    // Nothing prints these today, and browsers disagree about them.
    ['Sep 01 2027 9:00:00 +5.75', Date.UTC(2027, 8, 1, 3, 15)],
    ['Sep 01 2027 9:00:00 -0330', Date.UTC(2027, 8, 1, 12, 30)],
    ['Dec 31 2030 23:59:59 +0', Date.UTC(2030, 11, 31, 23, 59, 59)],
    ['Sep 01 2030 9:30:00', new Date(2030, 8, 1, 9, 30).getTime()],
    // The night in which many clocks go forward.
    ['Mar 31 2030 2:30:00', new Date(2030, 2, 31, 2, 30).getTime()],
  ])('%s is read', (text, due) => expect(parseDueDate(text)).toBe(due));

  it.each([
    '',
    'tomorrow',
    '2030-09-01',
    'Xyz 01 2030 9:30:00',
    'Sep 41 2030 9:30:00',
    'Sep 01 2030 25:00:00',
    `Sep 01 2030 9:30:00 ${'x'.repeat(5000)}`,
  ])('%j is not a date', (text) => expect(parseDueDate(text)).toBeUndefined());

  it('leaves whole units, never below zero', () => {
    expect(timeLeft(90_061_999)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('a countdown from the first visit', () => {
  const once = { lengthMs: HOUR, restartMs: undefined, stopAt: undefined };
  it.each([
    ['starts at the first visit', once, undefined, undefined, START + HOUR, START + HOUR],
    ['continues at the next visit', once, '3600', String(START + 5000), START + 5000, START + 5000],
    ['is over if it was', once, '3600', String(START - HOUR), START - HOUR, START - HOUR],
    ['starts again with another length', once, '60', String(START + 5000), START + HOUR, START + HOUR],
    ['starts again after an invalid value', once, '3600', 'NaN', START + HOUR, START + HOUR],
    [
      'waits until it may start again',
      { ...once, restartMs: 2 * HOUR },
      '3600',
      String(START - HOUR),
      START - HOUR,
      START - HOUR,
    ],
    [
      'starts again',
      { ...once, restartMs: HOUR },
      '3600',
      String(START - 2 * HOUR),
      START + HOUR,
      START + HOUR,
    ],
    [
      'ends at its limit',
      { ...once, restartMs: 0, stopAt: START + 60_000 },
      undefined,
      undefined,
      START + HOUR,
      START + 60_000,
    ],
    [
      'has no limit if it does not start again',
      { ...once, stopAt: START + 60_000 },
      undefined,
      undefined,
      START + HOUR,
      START + HOUR,
    ],
  ])('%s', (_name, settings, length, target, keep, dueAt) => {
    expect(evergreenTarget(settings, '3600', { length, target }, START)).toEqual({ keep, dueAt });
  });
});

const refuse = (): never => {
  throw new DOMException('no', 'SecurityError');
};

describe('the countdown of Essential Addons', () => {
  const ROOT = '.eael-countdown-wrapper';

  it('shows plain numbers up to 5.3.1, and two digits after that', () => {
    const date = 'Mar 03 2030 14:03:04 +0';
    mountEssential(
      build(html('5.0.8-url').replace(/data-date="[^"]*"/, `data-date="${date}"`), ROOT),
      context(),
    );
    expect(numbers()).toBe('2 2 3 4');
    mountEssential(build(html('6.6.9-evergreen'), ROOT), context());
    expect(numbers()).toBe('01 02 03 04');
    vi.advanceTimersByTime(5 * SECOND);
    expect(numbers()).toBe('01 02 02 59');
  });

  it('continues from the first visit, and starts again if the browser stores nothing', () => {
    mountEssential(build(html('6.6.9-evergreen'), ROOT), context());
    vi.advanceTimersByTime(HOUR);
    mountEssential(build(html('6.6.9-evergreen'), ROOT), context());
    expect(numbers()).toBe('01 01 03 04');
    expect(localStorage.getItem('eael_countdown_evergreen_interval_7f3a2b5')).toBe('93784');
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
    mountEssential(build(html('6.6.9-evergreen'), ROOT), context());
    expect(numbers()).toBe('01 02 03 04');
  });

  it('follows the clock: three hours of sleep, and a clock that is changed', () => {
    const date = 'Mar 01 2030 18:00:00 +0';
    mountEssential(
      build(html('5.0.8-url').replace(/data-date="[^"]*"/, `data-date="${date}"`), ROOT),
      context(),
    );
    sleep(3 * HOUR);
    vi.advanceTimersByTime(SECOND);
    expect(numbers()).toBe('0 2 59 59');
    sleep(-HOUR);
    vi.advanceTimersByTime(SECOND);
    expect(numbers()).toBe('0 3 59 58');
  });

  it('shows days as hours if there are no days to show', () => {
    const bare = html('6.6.9-evergreen').replace(
      /<li class="eael-countdown-item"><div class="eael-countdown-days">.*?<\/li>/,
      '',
    );
    mountEssential(build(bare, ROOT), context());
    expect(numbers()).toBe('02 03 04');
  });

  it('leaves the digits alone without a date, and a page without a list alone', () => {
    const root = build(html('4.7.0-text').replace(/data-date="[^"]*"/, 'data-date="soon"'), ROOT);
    expect(() => mountEssential(root, context())).toThrow('the date is missing or invalid');
    expect(numbers()).toBe('00 00 00 00');
    expect(
      mountEssential(build('<div class="eael-countdown-wrapper"><p>Over</p></div>', ROOT), context()),
    ).toBeUndefined();
  });
});
