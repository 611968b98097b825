/**
 * Folds upper and lower case for the search and its patterns. This is a separate chunk: the code of a pattern must not
 * import the code that imports it, which may have been loaded with another URL.
 */

/** @returns the normalised text in lower case */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
