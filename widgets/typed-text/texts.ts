/** Converts HTML texts from the server to plain text. */

/**
 * @param sources HTML from an attribute
 * @returns the text content of each, without empty ones
 */
export async function toTexts(sources: readonly string[]): Promise<readonly string[]> {
  const texts = await Promise.all(sources.map(toText));
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

async function toText(source: string): Promise<string> {
  // Most contain neither tags nor entities, and the sanitiser is a large chunk.
  if (!/[<&]/.test(source)) return source;
  const { toNodes } = await import('../../runtime/dom/html');
  return toNodes(source).textContent ?? '';
}
