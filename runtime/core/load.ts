/** Imports code, and retries with different URLs. Without a network, it waits for one before it retries. */

/**
 * The folder of the build, with its first letter encoded: a server sends the same files, but to the browser they are
 * different modules. The chunks import each other by relative addresses, so chunks from this folder import from it.
 * WebKit for Linux decodes the letter in the request, and its chunks import from the first folder again.
 */
const SAME_FOLDER = '../%61ssets';

/** The build passes the address of every chunk that the entry imports to this function, and imports the result. */
type AddressMeta = { a?: (address: string) => string };

const meta = import.meta as AddressMeta;

/**
 * Tries three times. Browsers cache a failed import, so the second attempt has a query in its URL. Many browsers also cache
 * the failure of a chunk that the code imports, so the third attempt requests all chunks from different URLs.
 *
 * @param load a dynamic import
 * @param onSeparate called before the third attempt, whose modules share no state with the modules that have loaded
 * @returns the imported module
 * @throws the error of the last attempt; other errors are dropped
 */
export async function loadWithRetries<T>(load: () => Promise<T>, onSeparate?: () => void): Promise<T> {
  try {
    return await load();
  } catch {
    if (!navigator.onLine) await new Promise((back) => addEventListener('online', back, { once: true }));
  }
  try {
    return await loadFrom((address) => `${address}?retry`, load);
  } catch {
    onSeparate?.();
    return loadFrom((address) => address.replace('.', SAME_FOLDER), load);
  }
}

function loadFrom<T>(convert: (address: string) => string, load: () => Promise<T>): Promise<T> {
  meta.a = convert;
  const loaded = load();
  delete meta.a;
  return loaded;
}

/**
 * @param load a dynamic import of a chunk, in the build
 * @returns the chunk's address, relative to the entry; the chunk is not imported
 */
export function addressOf(load: () => Promise<unknown>): string {
  let found = '';
  meta.a = (address) => {
    found = address;
    throw found;
  };
  try {
    void load();
  } catch {
    delete meta.a;
  }
  return found;
}
