/**
 * What the browser around the page says and does (motion, visibility, clock, cookies, going elsewhere), in one
 * place, so that tests can own it.
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

/** What some browsers tell of the network. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** @returns true when the visitor has asked for less data, pays for it as on a phone's network, or gets very little */
export function isDataScarce(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches ||
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    (connection?.effectiveType ?? '').endsWith('2g')
  );
}

/** @returns milliseconds on a clock that never goes back */
export function now(): number {
  return performance.now();
}

/** @returns milliseconds since 1970 on the visitor's clock, which may be set to another time at any moment */
export function wallNow(): number {
  return Date.now();
}

/** @returns what this browser has kept for the site; undefined where it has nothing or keeps nothing */
export function readStored(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    // A browser that is told to keep nothing throws.
    return undefined;
  }
}

/** Keeps a text for the site in this browser, where it keeps any. */
export function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Full, or forbidden: the next visit begins anew.
  }
}

/** Leaves for another page so that Back does not lead to this one. Check the address with runtime/page/url first. */
export function replacePage(url: URL): void {
  location.replace(url);
}

/** Goes to another page, as a link does. Check the address with runtime/page/url first. */
export function goToPage(url: URL): void {
  location.assign(url);
}

/**
 * Makes a new entry in the history: the same page with another fragment. Nothing scrolls, and Back leads to the
 * entry before it.
 *
 * @param hash with its #; '' for none
 */
export function pushHash(hash: string): void {
  history.pushState(history.state, '', location.pathname + location.search + hash);
}

/** Changes the fragment of the history's entry. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
}

/** Goes one entry back in the history. */
export function goBack(): void {
  history.back();
}

/** Loads the page again. */
export function reloadPage(): void {
  location.reload();
}

/**
 * Writes another address of the same page into the address bar; nothing is loaded.
 *
 * @param search with its question mark, or ''
 * @param isNew whether Back is to lead to the address before
 */
export function rewriteAddress(search: string, isNew: boolean): void {
  const address = location.pathname + search + location.hash;
  if (isNew) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
}

/** @returns true when the visitor has asked for less data */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** @returns a cookie's value, decoded where it is encoded properly; undefined when there is none */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    // Somebody else's cookie: a lone percent sign is no code.
    return value;
  }
}

/** The last day that can be written into a cookie: browsers read four digits of a year. */
const LAST_DAY_MS = Date.UTC(9999, 11, 31);

/**
 * Sets a cookie for the whole site, this host only.
 *
 * @param lifetimeSeconds from now on
 */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  const expires = new Date(Math.min(Date.now() + lifetimeSeconds * 1000, LAST_DAY_MS)).toUTCString();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; expires=${expires}; path=/; SameSite=Lax${secure}`;
}
