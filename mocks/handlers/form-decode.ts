/** Decodes form data with brackets in the names, as PHP does for a listing's request. */

/** A value in PHP: a string or an array. */
export type FormValue = string | { [key: string]: FormValue };

/**
 * @param body `application/x-www-form-urlencoded`
 * @returns the values by name; `a[]=x&a[]=y` becomes `{0: 'x', 1: 'y'}`
 */
export function formDecode(body: string): Record<string, FormValue> {
  const all: { [key: string]: FormValue } = Object.create(null) as Record<string, FormValue>;
  for (const [name, value] of new URLSearchParams(body)) {
    const first = /^[^[]*/.exec(name)?.[0] ?? '';
    const keys = [...name.slice(first.length).matchAll(/\[([^\]]*)\]/g)].map(([, key]) => key ?? '');
    put(all, [first, ...keys], value);
  }
  return all;
}

function put(
  into: { [key: string]: FormValue },
  [key = '', ...rest]: readonly string[],
  value: string,
): void {
  const own = key === '' ? String(Object.keys(into).length) : key;
  if (rest.length === 0) {
    into[own] = value;
    return;
  }
  const inner = into[own];
  const next = typeof inner === 'object' ? inner : (Object.create(null) as Record<string, FormValue>);
  into[own] = next;
  put(next, rest, value);
}
