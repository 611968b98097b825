/** runtime/page/environment and runtime/page/events: cookies, data, visibility and the platform's resize event. */
import { afterEach, expect, test, vi } from 'vitest';
import { isDataScarce, onVisibilityChange, readCookie, writeCookie } from './environment';
import { emit, emitResize, RESIZE_EVENT } from './events';

afterEach(() => vi.useRealTimers());

/** What a sandboxed frame does at each access. */
const refuse = (): never => {
  throw new DOMException('The document is sandboxed', 'SecurityError');
};

test('writes a cookie for the whole site, this host only, and reads it back', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) });
  writeCookie('consent', 'a b', 86_400);
  expect(set).toHaveBeenCalledWith(
    'consent=a%20b; expires=Sat, 02 Jan 2027 00:00:00 GMT; path=/; SameSite=Lax',
  );
  expect(readCookie('consent')).toBe('a b');
  expect(readCookie('consen')).toBeUndefined();
});

test('has no cookies in a sandboxed frame, where every access throws', () => {
  const get = vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  expect(readCookie('consent')).toBeUndefined();
  expect(() => writeCookie('consent', '1', 60)).not.toThrow();
  expect(get).toHaveBeenCalledOnce();
  expect(set).toHaveBeenCalledOnce();
});

test('returns a badly encoded cookie unchanged', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=1; share=50%; b=2');
  expect(readCookie('share')).toBe('50%');
});

test.each([
  [undefined, false],
  [{ saveData: false, type: 'wifi', effectiveType: '4g' }, false],
  [{ saveData: true }, true],
  [{ type: 'cellular' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('data is scarce with the connection %o: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isDataScarce()).toBe(expected);
});

test('data is scarce if the visitor prefers reduced data', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' }));
  expect(isDataScarce()).toBe(true);
});

test('reports that the page is hidden and shown until it is stopped', () => {
  const ending = new AbortController();
  const seen: boolean[] = [];
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onVisibilityChange((isHidden) => seen.push(isHidden), ending.signal);
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  ending.abort();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(seen).toEqual([true, false]);
});

test('fires events that bubble and can be cancelled', () => {
  const inner = document.body.appendChild(document.createElement('p'));
  const seen: unknown[] = [];
  document.body.addEventListener('atoll:test', (event) => {
    if (event instanceof CustomEvent) seen.push(event.detail);
    event.preventDefault();
  });
  expect(emit(inner, 'atoll:test', 1)).toBe(true);
  expect(emit(inner, 'atoll:test', 2, { cancelable: true })).toBe(false);
  expect(seen).toEqual([1, 2]);
});

test('a resize event reaches native and jQuery listeners', async () => {
  const { default: jQuery } = await import('jquery');
  const heard: string[] = [];
  window.addEventListener(RESIZE_EVENT, () => heard.push('native'), { once: true });
  jQuery(window).one(RESIZE_EVENT, () => heard.push('jQuery'));
  emitResize(window);
  expect(heard.toSorted()).toEqual(['jQuery', 'native']);
});
