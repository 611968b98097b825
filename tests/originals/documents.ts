/** Pages of a site as the server prints them, without a browser. */
import type { Site } from './sites';

/** A script that Atoll decided about, as `#atoll-decisions` prints it for administrators. */
export interface Decision {
  readonly handle: string;
  readonly isEmptied: boolean;
  readonly text: string;
}

/** @returns the addresses of all scripts that a document loads, in order */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*?\ssrc=["']([^"']+)/g)].map(([, src = '']) => src);
}

/**
 * The elements of a document in order, each as its name and classes, without scripts, styles and their contents: what
 * Atoll may not change.
 */
export function elementsOf(html: string): string[] {
  const bare = html
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<(script|style|noscript)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/<link\b[^>]*>/gi, '');
  return [...bare.matchAll(/<(\/?[a-z][a-z0-9-]*)\b([^>]*)>/gi)].map(([, name = '', attributes = '']) => {
    const classes = /\sclass=(["'])(.*?)\1/.exec(attributes)?.[2];
    return classes === undefined ? name : `${name}.${classes}`;
  });
}

/**
 * @param whole elements in order
 * @param parts elements that must be among them in the same order
 * @returns the first that is missing, with its place among the parts; undefined where all are there
 */
export function firstMissing(whole: readonly string[], parts: readonly string[]): string | undefined {
  let at = 0;
  for (const [place, part] of parts.entries()) {
    at = whole.indexOf(part, at) + 1;
    if (at === 0) return `${part}, element ${place} of ${parts.length}`;
  }
  return undefined;
}

/** @returns the document at a path, whatever its status */
export async function visit({ url }: Site, path: string, cookie = ''): Promise<string> {
  const response = await fetch(new URL(path, url), { headers: cookie ? { cookie } : {} });
  return response.text();
}

/** @returns what Atoll decided about each script of a page; undefined where it printed nothing */
export async function decisionsOn(site: Site, path: string, cookie: string): Promise<Decision[] | undefined> {
  const html = await visit(site, path, cookie);
  const json = /<script[^>]* id="atoll-decisions"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as { scripts: Decision[] }).scripts;
}

/**
 * Signs in by WordPress's own form.
 *
 * @returns the administrator's cookies, for the header
 * @throws {Error} when the site does not know them
 */
export async function signIn({ url }: Site): Promise<string> {
  const response = await fetch(new URL('wp-login.php', url), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ log: 'admin', pwd: 'admin', testcookie: '1' }),
  });
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  if (!cookies.some((cookie) => cookie.startsWith('wordpress_logged_in')))
    throw new Error(`${url} does not let admin in`);
  return cookies.join('; ');
}
