/** Fetches code, and once more under a new address when that fails. */

/**
 * The build appends this to the address of every chunk that the entry imports: browsers remember a module that
 * could not be fetched, so a second try needs another address.
 */
type RetryMeta = { q?: string };

/**
 * @param load a dynamic import
 * @returns what it resolves to
 * @throws the second failure; the first says nothing that the second will not say again
 */
export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    const meta = import.meta as RetryMeta;
    meta.q = '?retry';
    const second = load();
    delete meta.q;
    return second;
  }
}
