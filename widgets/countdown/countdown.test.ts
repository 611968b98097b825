/**
 * Replaces the page builder's countdown (goodlayers-motion, section 2) and that of Essential Addons (essential-addons,
 * section 2). Kept: 59, 59 and 24; which fields are written; digits by release; what is kept in the browser. Fixed:
 * both follow the clock; dates are read alike everywhere; addresses are checked.
 */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { everySecond, startStopwatch } from '../../runtime/page/clock';
import type { WidgetContext } from '../../runtime/core/define';
import { evergreenTarget, parseDueDate, timeLeft } from './due-date';
import { mount as mountEssential } from './read-essential-addons';
import { mount as mountTheme } from './read-goodlayers';
import { parseField, themeTime, ticksLeft } from './theme-time';

const START = Date.UTC(2030, 2, 1, 12);
const SECOND = 1000;
const HOUR = 3_600_000;

let ending: AbortController;

beforeEach(() => {
  ending = new AbortController();
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  ending.abort();
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
});

const hide = (isHidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The machine sleeps: one clock stands still, the other does not. */
const sleep = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

const context = (): WidgetContext => ({
  name: 'countdown',
  foundAt: performance.now(),
  config: {
    admin: false,
    ajaxUrl: '',
    restRoot: '',
    nonce: '',
    nonceEndpoint: '',
    strings: new Map(),
    settings: new Map(),
  },
  signal: ending.signal,
  report: vi.fn<(code: string) => void>(),
  fail: vi.fn<() => void>(),
  scan: vi.fn<() => void>(),
});

const build = (html: string, selector: string): HTMLElement => {
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
  const root = document.querySelector<HTMLElement>(selector);
  if (!root) throw new Error('the fragment has no countdown');
  return root;
};

describe('the stopwatch', () => {
  it('[RELIABILITY 56] counts the time that the machine slept', () => {
    const passed = startStopwatch();
    vi.advanceTimersByTime(5 * SECOND);
    sleep(3 * HOUR);
    expect(passed()).toBe(5 * SECOND + 3 * HOUR);
    vi.advanceTimersByTime(SECOND);
    expect(passed()).toBe(6 * SECOND + 3 * HOUR);
  });

  it('[RELIABILITY 56] is not held up by a clock that is set back, and not moved by small corrections', () => {
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

describe('the seconds', () => {
  it('come when they are whole, and the end once', () => {
    const { seen, onEnd } = run(2500);
    vi.advanceTimersByTime(10 * SECOND);
    expect(seen).toEqual([2500, 2000, 1000, 0]);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('[RELIABILITY 56] are right at once when a page comes back that was hidden for three hours', () => {
    const { seen } = run(4 * HOUR);
    hide(true);
    vi.advanceTimersByTime(3 * HOUR);
    expect(seen).toHaveLength(2);
    hide(false);
    expect(seen.at(-1)).toBe(HOUR);
    window.dispatchEvent(new Event('pageshow'));
    expect(seen.at(-1)).toBe(HOUR);
  });

  it('are one timer in a hidden page, for the end, which is not missed', () => {
    hide(true);
    const { onEnd } = run(60 * SECOND);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stop with their widget', () => {
    const { seen } = run(HOUR);
    ending.abort();
    vi.advanceTimersByTime(HOUR);
    expect(seen).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});

// The rule as the contract words it.
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

  it('is that of the original, tick by tick', () => {
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
    'takes %j for no number',
    (text) => expect(parseField(text)).toBeUndefined(),
  );
});

/** What is shown, of whichever original. */
const numbers = (): string =>
  [...document.querySelectorAll('.gdlr-core-time,.eael-countdown-digits')]
    .map(({ textContent }) => textContent)
    .join(' ');

const html = (name: string): string => readFragment(`essential-addons/countdown-${name}.html`);

describe('the page builder’s countdown', () => {
  const ROOT = '.gdlr-core-countdown-wrap';

  it('writes only the fields that change, without zeros before them', async () => {
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

  it('is left alone when it holds no numbers', () => {
    const root = build(readFragment('goodlayers/countdown-2.1.7.html').replace('>30<', '>soon<'), ROOT);
    expect(() => mountTheme(root, context())).toThrow('no number of seconds');
    expect(root.hasAttribute('role')).toBe(false);
  });
});

describe('a due date', () => {
  it.each([
    ['Sep 01 2030 9:30:00 +0', Date.UTC(2030, 8, 1, 9, 30)],
    // A site without a setting.
    ['Sep 01 2030 9:30:00 +', Date.UTC(2030, 8, 1, 9, 30)],
    ['Sep 01 2030 9:30:00 +6', Date.UTC(2030, 8, 1, 3, 30)],
    ['Sep 01 2030 9:30:00 -5', Date.UTC(2030, 8, 1, 14, 30)],
    ['Sep 01 2030 9:30:00 +5:30', Date.UTC(2030, 8, 1, 4, 0)],
    ['Sep 01 2030 9:30:00 -3:30', Date.UTC(2030, 8, 1, 13, 0)],
    ['Dec 31 2030 23:59:59 +0', Date.UTC(2030, 11, 31, 23, 59, 59)],
    ['Sep 01 2030 9:30:00', new Date(2030, 8, 1, 9, 30).getTime()],
    // The night in which many clocks are put forward.
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
  ])('%j is none', (text) => expect(parseDueDate(text)).toBeUndefined());

  it('leaves whole units, and never less than nothing', () => {
    expect(timeLeft(90_061_999)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('a countdown from the first visit', () => {
  const once = { lengthMs: HOUR, restartMs: undefined, stopAt: undefined };
  it.each([
    ['begins at the first visit', once, undefined, undefined, START + HOUR, START + HOUR],
    ['goes on at the next', once, '3600', String(START + 5000), START + 5000, START + 5000],
    ['is over when it was', once, '3600', String(START - HOUR), START - HOUR, START - HOUR],
    ['begins anew with another length', once, '60', String(START + 5000), START + HOUR, START + HOUR],
    ['begins anew after garbage', once, '3600', 'NaN', START + HOUR, START + HOUR],
    [
      'waits for its time to begin again',
      { ...once, restartMs: 2 * HOUR },
      '3600',
      String(START - HOUR),
      START - HOUR,
      START - HOUR,
    ],
    [
      'begins again',
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

  it('goes on from the first visit, and begins again where the browser keeps nothing', () => {
    mountEssential(build(html('6.6.9-evergreen'), ROOT), context());
    vi.advanceTimersByTime(HOUR);
    mountEssential(build(html('6.6.9-evergreen'), ROOT), context());
    expect(numbers()).toBe('01 01 03 04');
    expect(localStorage.getItem('eael_countdown_evergreen_interval_7f3a2b5')).toBe('93784');
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, clear: () => undefined });
    mountEssential(build(html('6.6.9-evergreen'), ROOT), context());
    expect(numbers()).toBe('01 02 03 04');
  });

  it('follows the clock: three hours of sleep, and a clock that is set', () => {
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

  it('moves the hours on where there are no days to show', () => {
    const bare = html('6.6.9-evergreen').replace(
      /<li class="eael-countdown-item"><div class="eael-countdown-days">.*?<\/li>/,
      '',
    );
    mountEssential(build(bare, ROOT), context());
    expect(numbers()).toBe('02 03 04');
  });

  it('leaves the digits as they are without a date, and a page without a list alone', () => {
    const root = build(html('4.7.0-text').replace(/data-date="[^"]*"/, 'data-date="soon"'), ROOT);
    expect(() => mountEssential(root, context())).toThrow('no date');
    expect(numbers()).toBe('00 00 00 00');
    expect(
      mountEssential(build('<div class="eael-countdown-wrapper"><p>Over</p></div>', ROOT), context()),
    ).toBeUndefined();
  });
});

/** Ends a countdown that leads elsewhere, on a page with these settings. */
const endWith = async (
  settings: Record<string, unknown>,
): Promise<{ gone: string[]; reports: unknown[][] }> => {
  // A page is left once; each run needs code that has not left yet.
  vi.resetModules();
  const { mount } = await import('./read-essential-addons');
  const gone: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((url) => void gone.push(String(url)));
  const report = vi.fn<(code: string, detail?: unknown) => void>();
  const own = context();
  const over = html('5.0.8-url')
    .replace(/data-date="[^"]*"/, 'data-date="Jan 01 2020 00:00:00 +0"')
    .replace(/data-redirect-url="[^"]*"/, 'data-redirect-url="https://elsewhere.example/"');
  mount(build(over, '.eael-countdown-wrapper'), {
    ...own,
    config: { ...own.config, settings: new Map(Object.entries(settings)) },
    report,
  });
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  return { gone, reports: report.mock.calls };
};

describe('the setting sameOriginRedirects', () => {
  it('keeps a countdown on its site, and says so once', async () => {
    expect(await endWith({ sameOriginRedirects: true })).toEqual({
      gone: [],
      reports: [['not_redirected', 'https://elsewhere.example/']],
    });
  });

  it.each([{}, { sameOriginRedirects: false }, { sameOriginRedirects: 'yes' }])(
    'lets it go elsewhere with %j',
    async (settings) => {
      expect(await endWith(settings)).toEqual({ gone: ['https://elsewhere.example/'], reports: [] });
    },
  );
});

const leave = async (text: string, isHome = false): Promise<string[]> => {
  vi.resetModules();
  const { leaveFor } = await import('./leave');
  const gone: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((url) => void gone.push(String(url)));
  leaveFor(text, isHome);
  leaveFor(text, isHome);
  leaveFor('/another/', isHome);
  return gone;
};

describe('leaving', () => {
  it.each(['/tickets/', 'https://elsewhere.example/', '//elsewhere.example/x'])(
    '[RELIABILITY 54, 55] for %s happens once, whoever else ends',
    async (text) => expect(await leave(text)).toEqual([new URL(text, location.href).href]),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example/',
    'https://a@b.example/',
    '',
    '#',
    `${location.href}#over`,
    location.href,
  ])('[RELIABILITY 54, 55] for %j does not happen', async (text) =>
    expect(await leave(text)).toEqual([new URL('/another/', location.href).href]),
  );

  it('[RELIABILITY 54] stays on the host where the site says so', async () => {
    expect(await leave('https://elsewhere.example/', true)).toEqual([
      new URL('/another/', location.href).href,
    ]);
  });
});
