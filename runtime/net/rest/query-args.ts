/**
 * Reads and changes the query arguments of a URL or path. A change rewrites the whole query: one value per name,
 * brackets and spaces percent-encoded, `a[]` numbered as in PHP (rest-client, section 4.3).
 */

/** @returns the value of an argument, or `undefined` */
export function readArg(address: string, name: string): string | undefined {
  return parts(address).args.get(name);
}

/** @returns the URL with the argument set; its position in the query and the fragment are kept */
export function withArg(address: string, name: string, value: string): string {
  const { base, args, fragment } = parts(address);
  return join(base, args.set(name, value), fragment);
}

/** @returns the URL without the argument */
export function withoutArg(address: string, name: string): string {
  const { base, args, fragment } = parts(address);
  args.delete(name);
  return join(base, args, fragment);
}

interface Parts {
  readonly base: string;
  readonly args: Map<string, string>;
  /** With its `#`, or ''. */
  readonly fragment: string;
}

function parts(address: string): Parts {
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const counts = new Map<string, number>();
  const args = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) args.set(numbered(name, counts), value);
  return { base, args, fragment };
}

/** `a[]`, `a[]` → `a[0]`, `a[1]`; after `a[5]` comes `a[6]`. */
function numbered(name: string, counts: Map<string, number>): string {
  let path = '';
  for (const segment of name.split(/(?=\[)/)) {
    const [, digits] = /^\[(\d*)\]$/.exec(segment) ?? [];
    if (digits === undefined) {
      path += segment;
      continue;
    }
    const next = counts.get(path) ?? 0;
    const index = digits === '' ? next : Number(digits);
    counts.set(path, Math.max(next, index + 1));
    path += `[${index}]`;
  }
  return path;
}

function join(base: string, args: ReadonlyMap<string, string>, fragment: string): string {
  const query = [...args].map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
  return base + (query.length > 0 ? `?${query.join('&')}` : '') + fragment;
}
