/**
 * Encodes nested settings as `application/x-www-form-urlencoded`, byte for byte like `jQuery.ajax`. The server merges,
 * hashes and echoes these settings, so a different encoding is a different request (contract goodlayers-listings,
 * section 4).
 */

/** The values to send, by name: JSON-like, of any depth. Class instances are converted to strings. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * Encodes fields for the body of a POST request.
 *
 * - nested objects become `a[b]=`, arrays of scalars `a[]=`, arrays of objects or arrays `a[0]…=`;
 * - `null` is sent as an empty value; empty arrays, empty objects and `undefined` members are omitted;
 * - spaces become `+`, everything else is percent-encoded UTF-8, brackets included.
 *
 * @param fields the values by name; not changed
 * @returns the body, without a leading `?` or `&`
 * @throws URIError for a lone surrogate, which has no UTF-8 form
 */
export function formEncode(fields: FormFields): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) collect(name, value, pairs);
  }
  return pairs.join('&');
}

function collect(name: string, value: unknown, pairs: string[]): void {
  if (Array.isArray(value)) {
    collectItems(name, value, pairs);
  } else if (isObject(value)) {
    for (const [key, member] of Object.entries(value)) {
      if (member !== undefined) collect(`${name}[${key}]`, member, pairs);
    }
  } else {
    pairs.push(`${encode(name)}=${encode(value)}`);
  }
}

function collectItems(name: string, items: readonly unknown[], pairs: string[]): void {
  items.forEach((item, index) => {
    // If the name already ends in [], items are encoded directly, even nested ones.
    if (name.endsWith('[]')) pairs.push(`${encode(name)}=${encode(item)}`);
    else collect(`${name}[${isContainer(item) ? index : ''}]`, item, pairs);
  });
}

function encode(value: unknown): string {
  // join() turns null and undefined into '', and any other value into a string, including objects under a [] name.
  return encodeURIComponent([value].join('')).replaceAll('%20', '+');
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isObject(value: unknown): value is object {
  return isContainer(value) && Object.prototype.toString.call(value) === '[object Object]';
}
