/** Requests pages of the test site without a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { ROOT } from '../support/page-server';

/** A script element of a page. */
export interface PrintedScript {
  readonly id: string;
  /** URL without its query, or '' for inline code. */
  readonly src: string;
  readonly query: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A response. */
export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly scripts: readonly PrintedScript[];
  /** The plugin's configuration; undefined if the page has none. */
  readonly config: Readonly<Record<string, unknown>> | undefined;
}

/** The kind of visitor. */
export type Visitor = 'anonymous' | 'admin' | 'reader' | 'writer';

const cookies = new Map<string, Promise<string>>();

/**
 * Requests a page of the site.
 *
 * @param path path relative to the front page, without a leading slash
 * @param as the visitor
 * @param init other methods and headers
 * @param base URL of a different site; by default, the site that all tests share
 */
export async function visit(
  path: string,
  as: Visitor = 'anonymous',
  init: RequestInit = {},
  base: string = inject('site').url,
): Promise<Visit> {
  const headers = new Headers(init.headers);
  if (as !== 'anonymous') headers.set('cookie', await signIn(as, base));
  const response = await fetch(new URL(path, base), { redirect: 'manual', ...init, headers });
  const text = await response.text();
  const scripts = [...text.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, tag = '', code = '']) => printedScript(tag, code),
  );
  const config = scripts.find(({ id }) => id === 'atoll-config');
  return {
    status: response.status,
    headers: response.headers,
    text,
    scripts,
    config: config && (JSON.parse(config.text) as Record<string, unknown>),
  };
}

/** @returns the ids of the scripts with a file, in order, without the scripts of blocks */
export function loaded({ scripts }: Visit): string[] {
  return scripts
    .filter(({ src }) => src && !/\/wp-includes\/(?:blocks|js\/dist\/script-modules)\//.test(src))
    .map(({ id }) => id);
}

/** @returns the ids of inline scripts */
export function inline({ scripts }: Visit): string[] {
  return scripts.filter(({ src, id }) => !src && id).map(({ id }) => id);
}

/**
 * @param log PHP's log file
 * @returns PHP's notices about Atoll and the fixture
 */
export function notices(log: string): string[] {
  if (!existsSync(log)) return [];
  return (
    readFileSync(log, 'utf8')
      // The paths of this checkout are in notices of WordPress too.
      .replaceAll(ROOT, '')
      .split('\n')
      .filter(
        (line) => /PHP |WordPress database error/.test(line) && /atoll|fixture|_doing_it_wrong/i.test(line),
      )
  );
}

/** Signs in once per visitor and site, because a nonce is valid only for its session. */
function signIn(user: string, base: string): Promise<string> {
  const key = `${user} ${base}`;
  const known = cookies.get(key) ?? freshCookies(user, base);
  cookies.set(key, known);
  return known;
}

async function freshCookies(user: string, base: string): Promise<string> {
  const response = await fetch(new URL(`?fixture_user=${user}`, base), { redirect: 'manual' });
  const fresh = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  if (fresh.length === 0) throw new Error(`${user} could not sign in`);
  return fresh.join('; ');
}

function printedScript(tag: string, text: string): PrintedScript {
  const attributes = new Map(
    [...tag.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)].map(([, name = '', a, b, c]) => [
      name,
      a ?? b ?? c ?? '',
    ]),
  );
  const [src = '', query = ''] = (attributes.get('src') ?? '').split('?');
  return { id: attributes.get('id') ?? '', src, query, attributes, text };
}
