/** Elements of a post that pretend to be Atoll's: with the ids of its scripts, and with the names of globals. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ELSEWHERE = 'https://elsewhere.example/';

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = ['runtime', 'widgets', 'src'].flatMap((layer) =>
  readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:d|test|conformance)\.tsx?$/.test(file))
    .map((file) => join(layer, file))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
);

/**
 * @param call the names of functions, as a pattern
 * @returns the first string that each call has as an argument, or the constant of the same file
 */
function argumentsOf(call: string): readonly string[] {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`(?<!function )\\b(?:${call})\\(([^'\`)]*)(?:['\`]([\\w-]+))?`, 'g'))].map(
      ([all, before = '', literal]) => {
        const constant = /\b[A-Z][A-Z_]+\b/.exec(before)?.[0];
        const value = literal ?? new RegExp(`\\b${constant} = '([\\w-]+)'`).exec(text)?.[1];
        return { path, all, value };
      },
    ),
  );
  return [...new Set(found.flatMap(({ path, all, value }) => value ?? forwarded(path, all)))];
}

/** Calls in these files pass a parameter on. Any other call without a literal is one that this list would miss. */
const FORWARDING = new Set([
  'runtime/page/own-script.ts',
  'runtime/net/rest/page-nonce.ts',
  'widgets/shared/theme/theme.ts',
  'widgets/effects/sticky-header/sticky-header.ts',
]);

function forwarded(path: string, call: string): readonly string[] {
  if (FORWARDING.has(path.replaceAll('\\', '/')) || path.endsWith('config.ts')) return [];
  throw new Error(`${path}: ${call} has no literal`);
}

/** The ids of the scripts that the sources look up. */
export const OWN_IDS = argumentsOf('own(?:Script|Data)');

/** The globals that the sources read, and those of the configuration and of the REST client, which pass them as a list. */
export const GLOBALS = [
  ...argumentsOf('pageGlobal'),
  'gdlr_core_pbf',
  'vkLtc',
  'wpApiSettings',
  'wp',
  'kingster_anchor_offset',
];

const DATA = JSON.stringify({
  ajaxUrl: `${ELSEWHERE}ajax`,
  restRoot: `${ELSEWHERE}wp-json/`,
  nonceEndpoint: `${ELSEWHERE}nonce`,
  url: `${ELSEWHERE}log`,
  share: 1,
  scripts: [],
  admin: true,
}).replaceAll('"', '&quot;');

const MEMBERS = ['hooks', 'init', 'fn', 'is_static', 'admin', 'api', 'postTask', 'createPolicy', 'Player'];

/** What a post can contain after WordPress's filter: the ids of Atoll's scripts. */
export function forgedScripts(): string {
  return OWN_IDS.map((id) =>
    [
      `<pre id="${id}">${DATA}</pre>`,
      `<div id="${id}" data-off="*" data-report-only="1" data-scripts="[]">${DATA}</div>`,
      `<img id="${id}" src="data:," alt="">`,
    ].join('\n'),
  ).join('\n');
}

/** What a post can contain after WordPress's filter: the names of globals, each for several elements. */
export function forgedGlobals(): string {
  return GLOBALS.map((name) =>
    [`<a id="${name}"></a>`, ...MEMBERS.map((member) => `<a id="${name}" name="${member}"></a>`)].join(''),
  ).join('\n');
}

/** What only third-party markup can contain: scripts that do not run, forms, and a link to another API. */
export function forgedMarkup(): string {
  const scripts = OWN_IDS.flatMap((id) => [
    `<svg width="0" height="0"><script id="${id}" type="application/json">${DATA}</script></svg>`,
    `<template><script id="${id}" type="application/json">{"ajaxUrl":"${ELSEWHERE}"}</script></template>`,
    `<textarea id="${id}" hidden>${DATA}</textarea>`,
  ]);
  return [`<link rel="https://api.w.org/" href="${ELSEWHERE}wp-json/">`, ...scripts].join('\n');
}

/** Forms with the names of globals, and fields with the names of their members. */
export function forgedForms(): string {
  const fields = MEMBERS.map((member) => `<input name="${member}">`).join('');
  return GLOBALS.map((name) => `<form id="${name}" hidden>${fields}</form>`).join('\n');
}
