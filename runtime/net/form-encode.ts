/**
 * Encodes nested settings as `application/x-www-form-urlencoded`, byte for byte as `jQuery.ajax` has always sent
 * them: the server merges, hashes and echoes these settings, so another spelling is another request (contract
 * goodlayers-listings, section 4).
 */

/** Named values to send: JSON-like, of any depth. Class instances are sent as their text. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * Encodes fields for the body of a form post.
 *
 * - nested objects become `a[b]=`, arrays of scalars `a[]=`, arrays of objects or arrays `a[0]…=`;
 * - `null` is sent empty; an empty array, an empty object and an `undefined` member are not sent;
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
    // A name that already ends in [] takes its items as they are, even nested ones.
    if (name.endsWith('[]')) pairs.push(`${encode(name)}=${encode(item)}`);
    else collect(`${name}[${isContainer(item) ? index : ''}]`, item, pairs);
  });
}

function encode(value: unknown): string {
  // join() makes '' of null and undefined, and of all else its text, objects under a [] name included.
  return encodeURIComponent([value].join('')).replaceAll('%20', '+');
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isObject(value: unknown): value is object {
  return isContainer(value) && Object.prototype.toString.call(value) === '[object Object]';
}
