/**
 * The page's configuration: JSON in an inert script element that the plugin prints. A page without it, for example an
 * old cached copy, uses the originals' configuration objects and defaults. If a URL leads to another site, no request is
 * sent.
 */

import { asRecord } from './as-record';
import { ownData } from './own-script';
import { isOwnUrl, linkedRestRoot } from './own-url';
import { pageGlobal } from './page-global';

/** The id of the script element that contains the JSON. */
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
 * @param onProblem called once if the JSON is invalid, and the defaults are used, or if a URL has another origin than the
 * page and its REST API, and there are no URLs and no nonce
 * @returns a complete configuration
 */
export function readConfig(page: Document, onProblem: (detail: unknown) => void): PageConfig {
  const printed = parsePrinted(page, onProblem);
  const [builder, links, rest] = ['gdlr_core_pbf', 'vkLtc', 'wpApiSettings'].map((name) =>
    asRecord(pageGlobal(name)),
  ) as [Json, Json, Json];
  const requests = {
    ajaxUrl: firstText(printed['ajaxUrl'], builder['ajax_url'], links['ajaxurl']),
    restRoot: firstText(printed['restRoot'], rest['root'], linkedRestRoot(page)),
    nonceEndpoint: firstText(printed['nonceEndpoint']),
  };
  const foreign = Object.values(requests).filter((url) => url !== '' && !isOwnUrl(page, url));
  if (foreign.length > 0)
    onProblem(new Error(`The configuration has URLs of other sites: ${foreign.join(', ')}`));
  return {
    admin: Boolean(printed['admin'] || builder['admin']),
    ...(foreign.length > 0
      ? { ajaxUrl: '', restRoot: '', nonceEndpoint: '', nonce: '' }
      : { ...requests, nonce: firstText(printed['nonce'], rest['nonce']) }),
    // The original's label is the fallback on a page that was cached without Atoll's configuration.
    strings: new Map(
      Object.entries({ 'link-targets.edit': links['editLabel'], ...asRecord(printed['strings']) }).filter(
        isTextEntry,
      ),
    ),
    settings: new Map(Object.entries(asRecord(printed['settings']))),
  };
}

function parsePrinted(page: Document, onProblem: (detail: unknown) => void): Json {
  try {
    return asRecord(ownData(page, CONFIG_ELEMENT_ID));
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
