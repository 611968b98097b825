/** Visits to the site under test, without a browser. */
import { existsSync, readFileSync } from 'node:fs';
import { inject } from 'vitest';

/** A script element as it was printed. */
export interface PrintedScript {
  readonly id: string;
  /** Address without its query, '' for inline code. */
  readonly src: string;
  readonly query: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

/** An answer. */
export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly scripts: readonly PrintedScript[];
  /** The plugin's configuration; undefined where none was printed. */
  readonly config: Readonly<Record<string, unknown>> | undefined;
}

/** Who visits. */
export type Visitor = 'anonymous' | 'admin' | 'reader';

const cookies = new Map<string, Promise<string>>();

/**
 * Visits a page of the site.
 *
 * @param path below the front page, without a leading slash
 * @param as the visitor
 * @param init for other methods and headers
 * @param base another site than the one all tests share
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

/** The ids of the scripts with a file, in order, without what the theme and its blocks bring. */
export function loaded({ scripts }: Visit): string[] {
  return scripts.filter(({ src }) => src && !src.includes('/wp-includes/blocks/')).map(({ id }) => id);
}

/** The ids of inline scripts. */
export function inline({ scripts }: Visit): string[] {
  return scripts.filter(({ src, id }) => !src && id).map(({ id }) => id);
}

/**
 * @param log file that PHP writes to
 * @returns what PHP had to say of our files
 */
export function notices(log: string): string[] {
  if (!existsSync(log)) return [];
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter(
      (line) => /PHP |WordPress database error/.test(line) && /atoll|fixture|_doing_it_wrong/i.test(line),
    );
}

/** Once per visitor and site, because a nonce belongs to the session that it was printed for. */
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
    [...tag.matchAll(/([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'))?/g)].map(([, name = '', a, b]) => [
      name,
      a ?? b ?? '',
    ]),
  );
  const [src = '', query = ''] = (attributes.get('src') ?? '').split('?');
  return { id: attributes.get('id') ?? '', src, query, attributes, text };
}
