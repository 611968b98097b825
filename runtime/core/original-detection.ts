/**
 * Tells whether an original's own script is alive on this page: a cached page may still carry it although the
 * plugin took it away. Two scripts on one accordion open and close it in one click, so the older one wins.
 */
import type { Original } from './define';

/** What Atoll publishes under an original's name carries this mark. */
const OURS = Symbol.for(__ATOLL_KEY__);

type Sign = { readonly [OURS]?: unknown } | null | undefined;

/** The globals by which the originals' scripts give themselves away. */
interface OriginalGlobals {
  readonly jQuery?: { readonly fn?: { readonly gdlr_core_accordion?: Sign } };
  readonly ea?: { readonly hooks?: Sign };
  /** The page prints `wpcf7 = {api}` itself; the original's script adds `init`, and so does our own facade. */
  readonly wpcf7?: { readonly init?: Sign };
}

/**
 * @param original whose script to look for
 * @param page the document; its window holds the globals
 * @returns true when the original's script has run or, where it leaves no global, is on the page
 */
export function isOriginalLive(original: Original, page: Document): boolean {
  const { jQuery, ea, wpcf7 } = page.defaultView as OriginalGlobals & Window;
  const sign: Sign = {
    goodlayers: jQuery?.fn?.gdlr_core_accordion,
    'essential-addons': ea?.hooks,
    'contact-form-7': wpcf7?.init,
    'link-targets': page.querySelector<HTMLElement & { [OURS]?: unknown }>('#vk-ltc-js-js[src]'),
  }[original];
  return Boolean(sign && !sign[OURS]);
}
