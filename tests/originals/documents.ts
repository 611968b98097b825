/** Requests pages of a site without a browser, and reads their HTML. */
import type { Site } from './sites';

/** A decision on a script, as `#atoll-decisions` prints it for administrators. */
export interface Decision {
  readonly handle: string;
  readonly isEmptied: boolean;
  readonly text: string;
}

/** @returns the URLs of all scripts that a document loads, in order */
export function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*?\ssrc=["']([^"']+)/g)].map(([, src = '']) => src);
}

/**
 * Returns the elements that Atoll must not change: all of them in order, each as its name and classes, without scripts,
 * styles and their contents.
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
 * Leaves out the lists of mega menus, not what they contain. Atoll's server turns them into rows, as the theme's script
 * does in the browser (goodlayers-theme, section 1.2).
 */
export function withoutMegaLists(elements: readonly string[]): string[] {
  let depth = 0;
  return elements.filter((element) => {
    if (depth > 0 && element === '/div') depth -= 1;
    else if (depth > 0 ? /^div\b/.test(element) : element.startsWith('div.sf-mega')) depth += 1;
    return depth === 0 || !/^\/?(?:ul|li)\b/.test(element);
  });
}

/**
 * @param whole elements in order
 * @param parts elements that `whole` must contain in the same order
 * @returns the first missing element and its index in `parts`; undefined if none is missing
 */
export function firstMissing(whole: readonly string[], parts: readonly string[]): string | undefined {
  let at = 0;
  for (const [place, part] of parts.entries()) {
    at = whole.indexOf(part, at) + 1;
    if (at === 0) return `${part}, element ${place} of ${parts.length}`;
  }
  return undefined;
}

/** @returns the document at a path, with any HTTP status */
export async function visit({ url }: Site, path: string, cookie = ''): Promise<string> {
  const response = await fetch(new URL(path, url), { headers: cookie ? { cookie } : {} });
  return response.text();
}

/** @returns Atoll's decision on each script of a page; undefined if the page has no decisions */
export async function decisionsOn(site: Site, path: string, cookie: string): Promise<Decision[] | undefined> {
  const html = await visit(site, path, cookie);
  const json = /<script[^>]* id="atoll-decisions"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as { scripts: Decision[] }).scripts;
}

/**
 * Signs in with WordPress's login form.
 *
 * @returns the administrator's cookies, as the value of a `cookie` header
 * @throws {Error} if the login fails
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
    throw new Error(`cannot sign in to ${url} as admin (see docs/originals.md)`);
  return cookies.join('; ');
}
