/**
 * Tells whether an original's own script is alive on this page: a cached page may still carry it although the
 * plugin took it away. Two scripts on one accordion open and close it in one click, so the older one wins.
 */
import type { Original } from './define';

/** A global that only the original's live script defines, as a path from `window`. */
const LIVE_GLOBAL: Readonly<Record<Original, string>> = {
  goodlayers: 'jQuery.fn.gdlr_core_accordion',
  'essential-addons': 'ea.hooks',
  // The page prints `wpcf7 = {api}` itself; only the original's script adds `init`, and so does our own facade.
  'contact-form-7': 'wpcf7.init',
  // Its script defines no global at all: its tag is the only trace.
  'link-targets': '',
};

const SCRIPT_TAG: Readonly<Partial<Record<Original, string>>> = {
  'link-targets': '#vk-ltc-js-js[src]',
};

/**
 * @param original whose script to look for
 * @param page the document; its window holds the globals
 * @returns true when the original's script has run or, where it leaves no trace, is on the page
 */
export function isOriginalLive(original: Original, page: Document): boolean {
  const tag = SCRIPT_TAG[original];
  if (tag) return page.querySelector(tag) !== null;
  let value: unknown = page.defaultView;
  for (const key of LIVE_GLOBAL[original].split('.')) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
    value = (value as Record<string, unknown>)[key];
  }
  return value !== undefined && value !== null && !isOurs(value);
}

/** What the entry publishes under an original's name carries this mark. */
const OURS = Symbol.for('atoll');

function isOurs(value: unknown): boolean {
  return (typeof value === 'function' || typeof value === 'object') && value !== null && OURS in value;
}
