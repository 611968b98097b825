/** Translates the texts that visitors see. Manifests contain the English texts, the configuration the translations. */

/** A text of a manifest, for example `strings['listing.filter']`. The build adds the key. */
export interface Text {
  readonly key?: string;
  /** The English text. */
  readonly text: string;
}

/** Translates a text into the page's language. */
export type Translate = (text: Text) => string;

/**
 * Creates a translate function.
 *
 * @param translations translated texts by key, as in `PageConfig.strings`
 * @returns a function that returns the translated text, or the English text if there is no translation
 */
export function translator(translations: ReadonlyMap<string, string>): Translate {
  return ({ key = '', text }) => translations.get(key) ?? text;
}
