/** Checks the URLs to which Atoll sends requests: only the site may get what a visitor does and types. */

/** WordPress prints it in the head. Authors cannot: their content is in the body. */
const REST_LINK = ':root>head>link[rel="https://api.w.org/"]';

/** @returns the root of the REST API by the link in the page's head; undefined if there is none */
export function linkedRestRoot(page: Document): string | undefined {
  return Document.prototype.querySelector.call(page, REST_LINK)?.getAttribute('href') ?? undefined;
}

/**
 * @param page the document
 * @param address a URL; relative URLs are resolved against the page's URL, not against a `base` element
 * @returns true if the URL has the origin of the page or of the REST API in the page's head
 */
export function isOwnUrl(page: Document, address: string): boolean {
  const { href } = page.location;
  const origin = originOf(address, href);
  return origin !== '' && [href, linkedRestRoot(page) ?? ''].some((own) => originOf(own, href) === origin);
}

/** @returns '' for invalid URLs, and for other schemes than http and https */
function originOf(address: string, base: string): string {
  if (!URL.canParse(address, base)) return '';
  const { protocol, origin } = new URL(address, base);
  return protocol === 'http:' || protocol === 'https:' ? origin : '';
}
