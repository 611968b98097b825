/** The privacy box's cookie (goodlayers-panels, section 13). */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasAnswered, rememberConsent } from './consent';
import { mount } from './PrivacyBox';

afterEach(() => {
  for (const name of ['gdlr-core-privacy-box', 'gdlr-core-privacy-settings'])
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  document.body.replaceChildren();
  vi.useRealTimers();
});

const START = Date.UTC(2027, 0, 1);
const DAY_SECONDS = 86_400;

/** Presses the button of a box with this lifetime. Returns what was written. */
function accept(lifetime: string | null): { written: string; reports: number } {
  vi.useFakeTimers({ now: START });
  vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const set = vi.spyOn(document, 'cookie', 'set');
  const box = document.body.appendChild(document.createElement('div'));
  const button = box.appendChild(document.createElement('a'));
  button.className = 'gdlr-core-privacy-box-button';
  if (lifetime !== null) button.setAttribute('data-cookie-time', lifetime);
  const report = vi.fn<(code: string) => void>();
  mount(box, {
    name: 'privacy-box',
    foundAt: 0,
    config: {
      admin: false,
      ajaxUrl: '',
      restRoot: '',
      nonce: '',
      nonceEndpoint: '',
      strings: new Map(),
      settings: new Map(),
    },
    signal: new AbortController().signal,
    report,
    fail: vi.fn<() => void>(),
    scan: vi.fn<() => void>(),
  });
  button.click();
  return { written: String(set.mock.calls[0]?.[0]), reports: report.mock.calls.length };
}

describe('[RELIABILITY 51] the cookie', () => {
  it.each([
    [null, 30 * DAY_SECONDS, 0],
    ['', 30 * DAY_SECONDS, 0],
    ['2592000', 30 * DAY_SECONDS, 0],
    ['604800', 7 * DAY_SECONDS, 0],
    ['0', DAY_SECONDS, 0],
    ['90.7', 90, 0],
    ['-1', 30 * DAY_SECONDS, 1],
    ['NaN', 30 * DAY_SECONDS, 1],
    ['Infinity', 30 * DAY_SECONDS, 1],
    ['__proto__', 30 * DAY_SECONDS, 1],
    ['a week', 30 * DAY_SECONDS, 1],
    ['43200000', 500 * DAY_SECONDS, 0],
  ])('with a lifetime of %j lives for %d s', (lifetime, seconds, reports) => {
    const accepted = accept(lifetime);
    const expires = new Date(START + seconds * 1000).toUTCString();
    expect(accepted).toEqual({
      written: `gdlr-core-privacy-box=1; expires=${expires}; path=/; SameSite=Lax`,
      reports,
    });
  });

  it('with a lifetime beyond all calendars has a date that browsers can read', () => {
    expect(accept('9007199254740991').written).toContain('expires=Fri, 31 Dec 9999 00:00:00 GMT');
  });

  it('is Secure on https, and has no Domain', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const set = vi.spyOn(document, 'cookie', 'set');
    rememberConsent(60);
    expect(set.mock.calls[0]?.[0]).toMatch(
      /^gdlr-core-privacy-box=1; expires=[^;]+; path=\/; SameSite=Lax; Secure$/,
    );
  });

  it('counts as consent unless it is empty', () => {
    expect(hasAnswered()).toBe(false);
    document.cookie = 'gdlr-core-privacy-box=; path=/';
    expect(hasAnswered()).toBe(false);
    document.cookie = 'gdlr-core-privacy-settings=%; path=/';
    expect(hasAnswered()).toBe(true);
  });

  it('is missing in a browser that stores none', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(rememberConsent(60)).toBe(false);
  });
});
