/** Texts that a server sends as HTML, as the texts that are shown. */

/**
 * @param sources HTML, as attributes hold it
 * @returns what a browser would show of each, without those of which nothing would be seen
 */
export async function toTexts(sources: readonly string[]): Promise<readonly string[]> {
  const texts = await Promise.all(sources.map(toText));
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

async function toText(source: string): Promise<string> {
  // Most hold neither tags nor entities, and the sanitiser is a large chunk.
  if (!/[<&]/.test(source)) return source;
  const { toNodes } = await import('../../runtime/dom/html');
  return toNodes(source).textContent ?? '';
}
