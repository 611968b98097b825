/** Imports code, and retries once with a different URL. */

/**
 * The build appends this to the URL of every chunk that the entry imports. Browsers cache a failed module import, so
 * the retry needs a different URL.
 */
type RetryMeta = { q?: string };

/**
 * @param load a dynamic import
 * @returns the imported module
 * @throws the error of the second attempt; the first attempt's error is dropped
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
