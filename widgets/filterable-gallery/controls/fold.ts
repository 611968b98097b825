/**
 * One letter for upper and lower case, for the search and its patterns. In a chunk that neither of the two owns: a
 * pattern's code must not import the code that has asked for it, which may have come under another address.
 */

/** @returns a text in which upper and lower case are one */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
