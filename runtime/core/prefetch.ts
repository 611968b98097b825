/** Fetches chunks without running them. */
import { pageGlobal } from '../page/page-global';

/** The build replaces this with the chunks that each chunk imports. Addresses are relative to the entry. */
type ImportsMeta = { readonly chunkImports?: Readonly<Record<string, readonly string[]>> };

/** An idle period must have this much left for a request, in ms: starting one takes 1 to 5 ms on a slow device. */
const NEEDED_MS = 5;

const fetched = new Set<string>();

/**
 * Fetches chunks and their imports in idle periods, each once. Chunks that the page has loaded already are left out.
 *
 * @param page the document
 * @param addresses relative to the entry; empty ones are ignored
 */
export function prefetch(page: Document, addresses: readonly string[]): void {
  const chunkImports = (import.meta as ImportsMeta).chunkImports ?? {};
  const wanted = addresses.flatMap((address) => [address, ...(chunkImports[address] ?? [])]);
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const urls = [...new Set(wanted)]
    .filter((address) => address !== '' && !fetched.has(address))
    .map((address) => {
      fetched.add(address);
      return new URL(address, import.meta.url).href;
    })
    .filter((url) => !loaded.has(url));
  // A strict policy accepts only code with the nonce of the page's scripts.
  const nonce = page.querySelector<HTMLScriptElement>('script[type="module"][nonce]')?.nonce ?? '';
  fetchWhenIdle(urls, (url) => {
    const link = page.createElement('link');
    // WebKit uses the failure for every later import of this URL, until another request for it has been made.
    const onerror = (): void => void fetch(url).catch(() => undefined);
    Object.assign(link, { rel: 'modulepreload', href: url, nonce, onerror });
    page.head.append(link);
  });
}

function fetchWhenIdle(urls: string[], fetchOne: (url: string) => void): void {
  const next = (timeLeft: () => number): void => {
    do {
      const url = urls.shift();
      if (url === undefined) return;
      fetchOne(url);
    } while (timeLeft() > NEEDED_MS);
    request();
  };
  const request = (): void => {
    // Safari has no `requestIdleCallback`.
    if (pageGlobal('requestIdleCallback'))
      requestIdleCallback((deadline) => next(() => deadline.timeRemaining()), { timeout: 1000 });
    else setTimeout(() => next(() => 0));
  };
  if (urls.length > 0) request();
}
