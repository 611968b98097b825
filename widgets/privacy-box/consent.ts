/** The cookies of consent, which the server reads (goodlayers-panels, sections 13 and 15). */
import { readCookie, writeCookie } from '../../runtime/page/environment';

const BOX_COOKIE = 'gdlr-core-privacy-box';
/** Set by the server when the visitor has chosen individual settings. */
const SETTINGS_COOKIE = 'gdlr-core-privacy-settings';

export const DEFAULT_LIFETIME_SECONDS = 2_592_000;
const LIFETIME_FOR_ZERO_SECONDS = 86_400;

/** @returns true if the visitor has answered. Like the server, only checks that there is a value */
export function hasAnswered(): boolean {
  return Boolean(readCookie(BOX_COOKIE) || readCookie(SETTINGS_COOKIE));
}

/**
 * Stores that the visitor has accepted.
 *
 * @param lifetimeSeconds the site's setting; 0 means a day
 * @returns false if the browser blocks cookies
 */
export function rememberConsent(lifetimeSeconds: number): boolean {
  writeCookie(BOX_COOKIE, '1', lifetimeSeconds || LIFETIME_FOR_ZERO_SECONDS);
  return readCookie(BOX_COOKIE) === '1';
}
