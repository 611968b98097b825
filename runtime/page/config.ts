/**
 * The page's configuration: JSON in an inert script element that the plugin prints. A page without it, for example an
 * old cached copy, uses the originals' configuration objects and defaults.
 */

import { asRecord } from './as-record';

/** The id of the element that contains the JSON. */
export const CONFIG_ELEMENT_ID = 'atoll-config';

/** The configuration. Every field is validated; unknown fields are ignored. */
export interface PageConfig {
  /** True in the page builder's editor, where widgets do not start. */
  readonly admin: boolean;
  /** Absolute admin-ajax URL, or '' if the page has none. */
  readonly ajaxUrl: string;
  /** Root of the REST API with its trailing slash, or '' if the page has none. */
  readonly restRoot: string;
  /** Nonce of a logged-in visitor. Never printed for anonymous visitors. */
  readonly nonce: string;
  /** URL of the endpoint for fresh nonces, or ''. */
  readonly nonceEndpoint: string;
  /** Translated texts by key. The English texts are in the manifests. */
  readonly strings: ReadonlyMap<string, string>;
  /** The settings of the widgets, by key. The widgets validate them. */
  readonly settings: ReadonlyMap<string, unknown>;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Reads the configuration.
 *
 * @param page the document
 * @param onProblem called once if the JSON is invalid; the defaults are used then
 * @returns a complete configuration
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
    // The original's label is the fallback on a page that was cached without Atoll's configuration.
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
