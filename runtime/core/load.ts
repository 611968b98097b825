/** Imports code, and retries once with a different URL. Without a network, it waits for one before it retries. */

/**
 * The build passes the address of every chunk that the entry imports to this function, and imports the result. Browsers
 * cache a failed module import, so the retry needs a different URL.
 */
type AddressMeta = { a?: (address: string) => string };

const meta = import.meta as AddressMeta;

/**
 * @param load a dynamic import
 * @returns the imported module
 * @throws the error of the second attempt; the first attempt's error is dropped
 */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    if (!navigator.onLine) await new Promise((back) => addEventListener('online', back, { once: true }));
    meta.a = (address) => `${address}?retry`;
    const second = load();
    delete meta.a;
    return second;
  }
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
