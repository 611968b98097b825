/** The cookies of consent, which the server reads (goodlayers-panels, sections 13 and 15). */
import { readCookie, writeCookie } from '../../runtime/page/environment';

const BOX_COOKIE = 'gdlr-core-privacy-box';
/** Set by the server when the visitor has made a choice of single entries. */
const SETTINGS_COOKIE = 'gdlr-core-privacy-settings';

export const DEFAULT_LIFETIME_SECONDS = 2_592_000;
const LIFETIME_FOR_ZERO_SECONDS = 86_400;

/** @returns true when the visitor has answered; the server, too, only asks whether there is a value */
export function hasAnswered(): boolean {
  return Boolean(readCookie(BOX_COOKIE) || readCookie(SETTINGS_COOKIE));
}

/**
 * Remembers that the visitor has accepted.
 *
 * @param lifetimeSeconds as the site has set it; 0 stands for a day
 * @returns false when the browser keeps no cookies
 */
export function rememberConsent(lifetimeSeconds: number): boolean {
  writeCookie(BOX_COOKIE, '1', lifetimeSeconds || LIFETIME_FOR_ZERO_SECONDS);
  return readCookie(BOX_COOKIE) === '1';
}
