/**
 * The page's configuration: JSON in an inert script element that the plugin prints. A page without it (a cached
 * copy from before, another system) still works, on the originals' own configuration objects and on defaults.
 */

import { asRecord } from './as-record';

/** The element that holds the JSON. */
export const CONFIG_ELEMENT_ID = 'atoll-config';

/** What the page tells the runtime. Every field is checked; unknown fields are dropped. */
export interface PageConfig {
  /** True in the page builder's own editing context: nothing starts there. */
  readonly admin: boolean;
  /** Absolute admin-ajax address, or '' when the page names none. */
  readonly ajaxUrl: string;
  /** Root of the REST API with its trailing slash, or '' when the page names none. */
  readonly restRoot: string;
  /** Nonce of a signed-in visitor. Never printed for anonymous ones. */
  readonly nonce: string;
  /** Address that answers a fresh nonce, or ''. */
  readonly nonceEndpoint: string;
  /** Translated texts by key; the English text of a missing key stands in its manifest. */
  readonly strings: ReadonlyMap<string, string>;
  /** Switches and values of single widgets, by key; opaque here. */
  readonly settings: ReadonlyMap<string, unknown>;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the configuration.
 *
 * @param page the document to read from
 * @param onProblem told once when the JSON cannot be read; the defaults are used then
 * @returns a configuration that is always complete
 */
export function readConfig(page: Document, onProblem: (detail: unknown) => void): PageConfig {
  const printed = parsePrinted(page.getElementById(CONFIG_ELEMENT_ID), onProblem);
  const globals = (page.defaultView ?? {}) as unknown as Json;
  const builder = asRecord(globals['gdlr_core_pbf']);
  const links = asRecord(globals['vkLtc']);
  const rest = asRecord(globals['wpApiSettings']);
  return {
    admin: Boolean(printed['admin'] || builder['admin']),
    ajaxUrl: firstText(printed['ajaxUrl'], builder['ajax_url'], links['ajaxurl']),
    restRoot: firstText(
      printed['restRoot'],
      rest['root'],
      page.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href'),
    ),
    nonce: firstText(printed['nonce'], rest['nonce']),
    nonceEndpoint: firstText(printed['nonceEndpoint']),
    // The original's own label serves where the page was cached without our configuration.
    strings: new Map(
      Object.entries({ 'link-targets.edit': links['editLabel'], ...asRecord(printed['strings']) }).filter(
        isTextEntry,
      ),
    ),
    settings: new Map(Object.entries(asRecord(printed['settings']))),
  };
}

function parsePrinted(element: HTMLElement | null, onProblem: (detail: unknown) => void): Json {
  if (!element) return {};
  try {
    return asRecord(JSON.parse(element.textContent ?? ''));
  } catch (error) {
    onProblem(error);
    return {};
  }
}

function firstText(...candidates: readonly unknown[]): string {
  for (const value of candidates) if (typeof value === 'string' && value !== '') return value;
  return '';
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
