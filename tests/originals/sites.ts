/** The sites with the original plugins, and the checks that this build of Atoll can be tested on them. */
import { basename } from 'node:path';
import { readManifest } from '../build/dist';

/** A site with the originals. */
export interface Site {
  readonly name: 'A' | 'B' | 'E' | 'A71' | 'B71' | 'B41' | 'TT' | 'INF' | 'ATT' | 'LOG';
  /** URL of the front page, with a trailing slash. */
  readonly url: string;
  /** Paths relative to the front page, without a leading slash, with a trailing slash. */
  readonly pages: readonly string[];
  /** Pages that tests/originals/builder-pages.php creates. */
  readonly builderPages: readonly string[];
  /** Matches the URL of every script of the originals. */
  readonly scripts: RegExp;
  /** A script of the originals that `pages[0]` loads without Atoll. */
  readonly proof: string;
  /** The pages without an element that a widget replaces. */
  readonly pagesWithoutWidgets: readonly string[];
  /** The pages of Elementor on which its elements have no behaviour. */
  readonly quietPages?: readonly string[];
  /** Other pages without Elementor's scripts, which move or change by themselves. */
  readonly freedPages?: readonly string[];
  /** The pages that keep Elementor's scripts, and what the list of decisions names there. */
  readonly keptPages?: Readonly<Record<string, string>>;
}

export const SITE_A: Site = {
  name: 'A',
  url: address('ATOLL_ORIGINAL_A', 'http://127.0.0.1:8091/'),
  pages: [
    'everything/',
    'panels/',
    'motion/',
    'sliders/',
    'listings/',
    'contact/',
    'core-elements/',
    'blocks/',
    'plain/',
    'chart-bug/',
    '',
    'students-win-the-national-robotics-prize/',
    'category/campus-news/',
    'portfolio/glass-pavilion-1/',
    'personnel/ada-keller/',
    'no-such-page/',
  ],
  builderPages: ['builder-1/', 'builder-2/', 'builder-3/', 'builder-4/'],
  pagesWithoutWidgets: [],
  scripts: /\/plugins\/(?:goodlayers-core|contact-form-7|vk-link-target-controller)[\w-]*\//,
  proof: '/plugins/goodlayers-core/include/js/page-builder.js',
};

export const SITE_B: Site = {
  name: 'B',
  url: address('ATOLL_ORIGINAL_B', 'http://127.0.0.1:8092/'),
  pages: ['eael/', 'eael-variants/', 'eael-contact/', 'plain/', 'plain-elementor/'],
  builderPages: [],
  pagesWithoutWidgets: ['plain/', 'plain-elementor/'],
  quietPages: ['plain-elementor/', 'eael-contact/'],
  freedPages: ['eael-variants/', 'eael/'],
  scripts:
    /\/plugins\/(?:essential-addons-for-elementor|contact-form-7)[\w-]*\/|\/uploads\/essential-addons-elementor\//,
  proof: '/plugins/essential-addons-for-elementor-lite/',
};

/** Everything on one site. The theme of site A is on all pages, so each has widgets. */
export const SITE_E: Site = {
  name: 'E',
  url: address('ATOLL_ORIGINAL_E', 'http://127.0.0.1:8095/'),
  pages: [
    'x-both/',
    'x-full/',
    'x-canvas/',
    'x-mixed/',
    'x-inside/',
    'x-nest/',
    'x-gnest/',
    'eael/',
    'everything/',
    'plain/',
  ],
  builderPages: [],
  pagesWithoutWidgets: [],
  scripts: new RegExp(`${SITE_A.scripts.source}|${SITE_B.scripts.source}`),
  proof: SITE_A.proof,
};

/** Sites A and B on WordPress 7.1, and B with Elementor 4.1 too. */
export const SITE_A71: Site = {
  ...SITE_A,
  name: 'A71',
  url: address('ATOLL_ORIGINAL_A71', 'http://127.0.0.1:8096/'),
};
export const SITE_B71: Site = {
  ...SITE_B,
  name: 'B71',
  url: address('ATOLL_ORIGINAL_B71', 'http://127.0.0.1:8097/'),
};
export const SITE_B41: Site = {
  ...SITE_B,
  name: 'B41',
  quietPages: ['plain-elementor/', 'eael-contact/', 'el-static/'],
  freedPages: [...(SITE_B.freedPages ?? []), 'el-panels/', 'el-video/', 'el-motion/'],
  keptPages: {
    'el-nested/': 'widget contact-buttons',
  },
  url: address('ATOLL_ORIGINAL_B41', 'http://127.0.0.1:8098/'),
};

/** Site A with another theme of GoodLayers, and the page builder that was sold with it. */
export const SITE_TT = themeSite('TT', 'traveltour', 8101);
export const SITE_INF = themeSite('INF', 'infinite', 8102);
export const SITE_ATT = themeSite('ATT', 'attorna', 8103);
export const SITE_LOG = themeSite('LOG', 'logisco', 8104);

function themeSite(name: 'TT' | 'INF' | 'ATT' | 'LOG', theme: string, port: number): Site {
  return {
    ...SITE_A,
    name,
    url: address(`ATOLL_ORIGINAL_${name}`, `http://127.0.0.1:${port}/`),
    pages: ['everything/', 'contact/', 'plain/'],
    // The theme prints `html5.js` in a comment that no browser reads.
    scripts: new RegExp(
      `${SITE_A.scripts.source}|/themes/${theme}/js/(?!html5\\.js)|/wp-includes/js/jquery/`,
    ),
  };
}

/** Timeout of the requests that check a site. */
const RESPONSE_TIMEOUT_MS = 20_000;

/** @returns why the tests cannot run on a site; undefined if they can */
export async function whyNot({ name, url, pages, proof }: Site): Promise<string | undefined> {
  const first = new URL(pages[0] ?? '', url);
  const [original, present] = [await read(`${first}?orig=1`), await read(first)];
  if (original === undefined || present === undefined)
    return `no site with the originals at ${url} (ATOLL_ORIGINAL_${name}, see docs/originals.md)`;
  if (!original.includes(proof) || original.includes('atoll-js-module'))
    return `the site at ${url} is not site ${name}: /${first.pathname.slice(1)}?orig=1 loads Atoll or no script of the originals`;
  const built = readManifest()['src/main.ts']?.file ?? 'no entry in dist/manifest.json';
  // Releases of WordPress differ in the order of attributes.
  const tag = /<script[^>]* id="atoll-js-module"[^>]*>/.exec(present)?.[0] ?? '';
  const active = / src="([^"?]*)/.exec(tag)?.[1] ?? '';
  return basename(active) === built
    ? undefined
    : `site ${name} does not have the current build of Atoll: install dist/atoll.zip there and activate it`;
}

/** @returns why a page cannot be tested; undefined if it can be */
export async function whyNoPage({ name, url }: Site, path: string): Promise<string | undefined> {
  return (await read(new URL(path, url))) === undefined
    ? `site ${name} has no /${path}: run tests/originals/builder-pages.php (see docs/originals.md)`
    : undefined;
}

/** @returns the document at a URL; undefined if the request fails */
async function read(url: string | URL): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) });
    return response.ok ? await response.text() : undefined;
  } catch {
    // The server does not respond in time. The caller reports it.
    return undefined;
  }
}

function address(variable: string, fallback: string): string {
  return (process.env[variable] || fallback).replace(/\/*$/, '/');
}
