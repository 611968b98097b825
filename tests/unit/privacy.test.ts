/** `docs/privacy.md` lists everything that Atoll stores in a browser, and the other documents agree. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import type { WidgetContext } from '../../runtime/core/define';
import { mount as mountCountdown } from '../../widgets/countdown/read-essential-addons';
import { rememberConsent } from '../../widgets/privacy-box/consent';
import { toFragment } from '../support/markup';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** A stored item, as a row of the table. */
interface Stored {
  readonly what: string;
  readonly name: string;
  readonly code: string;
}

const LISTED: readonly Stored[] = read('docs/privacy.md')
  .split('\n')
  .filter((line) => /^\| (?:cookie|local storage) \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, what = '', name = '', , , , code = '']) => ({ what, name, code }));

const namesOf = (what: string): readonly string[] =>
  LISTED.filter((stored) => stored.what === what).map(({ name }) => name);

const SOURCES = globSync('{runtime,widgets,src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.{ts,tsx}', '**/*.conformance.ts'],
});

/** The browser's storage APIs. */
const STORAGE =
  /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|\bdocument\s*\.\s*cookie\b|\bcaches\s*\.|\bnavigator\s*\.\s*storage\b/;

const STORING_CALLS = /\b(?:writeStored|writeCookie)\(/;
const ENVIRONMENT = 'runtime/page/environment.ts';
/** Only administrators load it. */
const INSPECTOR = 'src/inspector/memory.ts';

describe('the code', () => {
  it('uses the browser’s storage in one module for visitors, and in one for administrators', () => {
    expect(SOURCES.filter((path) => STORAGE.test(read(path))).toSorted()).toEqual([ENVIRONMENT, INSPECTOR]);
    expect(read('docs/privacy.md')).toContain(`(\`${INSPECTOR}\`)`);
  });

  it('stores data in the listed files only', () => {
    const storing = SOURCES.filter((path) => path !== ENVIRONMENT && STORING_CALLS.test(read(path)));
    expect(storing.toSorted()).toEqual([...new Set(LISTED.map(({ code }) => code))].toSorted());
  });
});

describe('the listed names', () => {
  let ending: AbortController;
  beforeEach(() => {
    ending = new AbortController();
    vi.useFakeTimers();
  });
  afterEach(() => {
    ending.abort();
    document.body.replaceChildren();
    localStorage.clear();
    document.cookie = 'gdlr-core-privacy-box=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
    vi.useRealTimers();
  });

  const context = (): WidgetContext => ({
    name: 'countdown',
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
    signal: ending.signal,
    report: vi.fn<(code: string) => void>(),
    fail: vi.fn<() => void>(),
    scan: vi.fn<() => void>(),
  });

  it('are those of an evergreen countdown in local storage', () => {
    const html = readFragment('essential-addons/countdown-6.6.9-evergreen.html');
    document.body.replaceChildren(toFragment(html));
    const root = document.querySelector<HTMLElement>('.eael-countdown-wrapper');
    if (!root) throw new Error('the fragment has no countdown');
    mountCountdown(root, context());
    const id = root.dataset['countdownId'] ?? '';
    const names = Object.keys(localStorage).map((name) => name.replace(id, '{id}'));
    expect(names.toSorted()).toEqual(namesOf('local storage').toSorted());
  });

  it('are those of consent among the cookies', () => {
    rememberConsent(60);
    const names = document.cookie.split('; ').map((pair) => pair.split('=')[0]);
    expect(names).toEqual(namesOf('cookie'));
  });
});

describe('the suggested text for the privacy policy', () => {
  const text = read('wp-plugin/includes/admin/privacy-text.php');

  it.each(LISTED)('names the stored $name', ({ name }) => {
    expect(text).toContain(`<code>${name.replace('{id}', 'ID')}</code>`);
  });

  it('names every cookie that the plugin or its modules read', () => {
    const cookies = [...SOURCES, ...globSync('wp-plugin/**/*.php', { cwd: ROOT })].flatMap((path) =>
      [...read(path).matchAll(/gdlr-core-privacy-(?:\(\?:([a-z|]+)\)=|(box|settings)')/g)].flatMap(
        ([, several, one]) => (several ?? one ?? '').split('|'),
      ),
    );
    expect([...new Set(cookies)].toSorted()).toEqual(['box', 'settings']);
    for (const name of cookies) expect(text).toContain(`<code>gdlr-core-privacy-${name}</code>`);
  });

  it('names every service that docs/privacy.md names', () => {
    const services = ['YouTube', 'Vimeo', 'Dailymotion', 'VK', 'Facebook', 'X', 'Pinterest'];
    const page = read('docs/privacy.md');
    for (const service of services) {
      expect(page).toMatch(new RegExp(`\\b${service}\\b`));
      expect(text).toMatch(new RegExp(`\\b${service}\\b`));
    }
  });
});

/** One sentence in every place where site owners read about privacy. */
describe.each([
  ['README.md', /consent cookie[^.]*\btwo entries[^.]*local storage/],
  ['SECURITY.md', /consent cookie[^.]*\btwo entries[^.]*local storage/],
  ['wp-plugin/readme.txt', /consent cookie[^.]*\btwo entries[^.]*local storage/],
  ['wp-plugin/includes/admin/privacy-text.php', /consent cookie[^.]*\btwo entries[^.]*local storage/],
  ['wp-plugin/languages/atoll.pot', /consent cookie[^.]*\btwo entries[^.]*local storage/],
  ['wp-plugin/languages/atoll-de_DE.po', /Zustimmungs-Cookie[^.]*\bzwei Einträge[^.]*lokalen Speicher/],
])('%s', (path, sentence) => {
  it('names the cookie and the two entries', () => {
    const text = read(path).replaceAll(/\s+/g, ' ');
    expect(sentence.test(text)).toBe(true);
    expect(/stores nothing|speichert nichts/.exec(text)).toBeNull();
  });
});
