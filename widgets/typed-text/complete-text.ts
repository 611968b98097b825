/** The whole text of an animation that shows a part of it. */
import { hasHtml, toStrings } from './texts';

/** The texts of sources that contain HTML, which only the sanitiser can read. It is fetched before it is needed. */
const known = new Map<string, string>();

/** Fetches what `plainTexts` needs to read some sources. */
export async function loadPlainTexts(sources: readonly string[]): Promise<void> {
  for (const source of sources.filter(hasHtml)) {
    const [string] = await toStrings([source]);
    known.set(source, string?.text ?? '');
  }
}

/** @returns the texts of sources, without empty ones and those that cannot be read yet */
export function plainTexts(sources: readonly string[]): readonly string[] {
  return sources
    .map((source) => (hasHtml(source) ? (known.get(source) ?? '') : source.trim()))
    .filter((text) => text !== '');
}

/**
 * @param shown the text on the screen
 * @param texts the texts of the animation
 * @returns the text that has begun; the first text if nothing is shown; undefined if a whole or another text is shown
 */
export function completeText(shown: string, texts: readonly string[]): string | undefined {
  const begun = shown.trim();
  if (texts.includes(begun)) return undefined;
  return texts.find((text) => text.startsWith(begun));
}
