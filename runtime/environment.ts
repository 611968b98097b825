/**
 * What the browser around the page says and does (motion, visibility, clock, cookies, going elsewhere), in one
 * place, so that tests can own it.
 */

/** @returns true when the visitor has asked for less motion */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @returns true while the page is behind another tab or otherwise out of sight */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/**
 * @param onChange called when the page goes out of sight or comes back
 * @param signal stops it
 */
export function onVisibilityChange(onChange: (isHidden: boolean) => void, signal: AbortSignal): void {
  document.addEventListener('visibilitychange', () => onChange(isPageHidden()), { signal });
}

/** @returns milliseconds on a clock that never goes back */
export function now(): number {
  return performance.now();
}

/** Leaves for another page so that Back does not lead to this one. Check the address with runtime/url first. */
export function replacePage(url: URL): void {
  location.replace(url);
}

/** Goes to another page, as a link does. Check the address with runtime/url first. */
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

/** @returns a cookie's value, decoded; undefined when there is none */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

/**
 * Sets a cookie for the whole site, this host only.
 *
 * @param lifetimeSeconds from now on
 */
export function writeCookie(name: string, value: string, lifetimeSeconds: number): void {
  const expires = new Date(Date.now() + lifetimeSeconds * 1000).toUTCString();
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; expires=${expires}; path=/; SameSite=Lax${secure}`;
}
