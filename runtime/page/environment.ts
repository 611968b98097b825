/**
 * The browser's preferences and services: reduced motion, visibility, clocks, storage, cookies and navigation. They are
 * in one module so that tests can replace them.
 */

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** @returns true if the visitor prefers reduced motion */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

/**
 * @param onChange called at once, and when the visitor changes the preference for reduced motion
 * @param signal removes the listener
 */
export function watchReducedMotion(onChange: (isReduced: boolean) => void, signal: AbortSignal): void {
  const query = matchMedia(REDUCED_MOTION);
  onChange(query.matches);
  query.addEventListener('change', () => onChange(query.matches), { signal });
}

/** @returns true while the page is in a hidden tab or window */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/**
 * @param onChange called when the page is hidden or shown
 * @param signal removes the listener
 */
export function onVisibilityChange(onChange: (isHidden: boolean) => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => onChange(isPageHidden()), { signal });
}

/**
 * @param onChange called at once, and when the page is hidden or shown
 * @param signal removes the listener
 */
export function watchPageHidden(onChange: (isHidden: boolean) => void, signal: AbortSignal): void {
  onChange(isPageHidden());
  onVisibilityChange(onChange, signal);
}

/** The Network Information API, which only some browsers have. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** @returns true if the visitor wants pages to load less */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return matchMedia('(prefers-reduced-data: reduce)').matches || connection?.saveData === true;
}

/** @returns true if reduced data is preferred, or on a cellular or very slow connection */
export function isDataScarce(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return (
    prefersReducedData() ||
    connection?.type === 'cellular' ||
    (connection?.effectiveType ?? '').endsWith('2g')
  );
}

/** @returns the time of the monotonic clock, in ms */
export function now(): number {
  return performance.now();
}

/** @returns ms since 1970 on the visitor's clock, which can be changed at any time */
export function wallNow(): number {
  return Date.now();
}

/** @returns an entry of the local storage; undefined if it is missing or storage is blocked */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    // Throws if the browser blocks storage.
    return undefined;
  }
}

/** Writes an entry to the local storage, if possible. */
export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // The storage is full or blocked, so the value is not kept.
  }
}

/** Navigates to another page and replaces the history entry. Check the URL with runtime/page/url first. */
export function replacePage(url: URL): void {
  location.replace(url);
}

/** Navigates to another page. Check the URL with runtime/page/url first. */
export function goToPage(url: URL): void {
  location.assign(url);
}

/**
 * Adds a history entry for the same page with another fragment. The page does not scroll.
 *
 * @param hash with its #; '' for no fragment
 */
export function pushHash(hash: string): void {
  history.pushState(history.state, '', location.pathname + location.search + hash);
}

/** Changes the fragment of the current history entry. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Goes one entry back in the history. */
export function goBack(): void {
  history.back();
}

/** Reloads the page. */
export function reloadPage(): void {
  location.reload();
}

/**
 * Changes the query of the page's URL without loading the page.
 *
 * @param search with its question mark, or ''
 * @param isNew true to add a history entry, false to replace the current one
 */
export function rewriteAddress(search: string, isNew: boolean): void {
  const address = location.pathname + search + location.hash;
  if (isNew) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
}

/** @returns the page's cookies; '' in a sandboxed frame, where reading them throws */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** @returns a cookie's value, decoded if it is valid percent-encoding; undefined if there is no such cookie */
export function readCookie(name: string): string | undefined {
  const pair = readCookies()
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    // Another script's cookie may contain a single percent sign.
    return value;
  }
}

/** The latest date that a cookie can have: browsers accept years of four digits. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31);

/**
 * Sets a cookie for all paths of this host. Does nothing in a sandboxed frame.
 *
 * @param lifetimeSeconds the lifetime, starting now
 */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  const expires = new Date(Math.min(Date.now() + lifetimeSeconds * 1000, LAST_DAY_MS)).toUTCString();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; expires=${expires}; path=/; SameSite=Lax${secure}`;
  } catch {
    // The frame is sandboxed, so the value is not kept.
  }
}
