/** Texts that visitors see: English in the manifests, translated by the page's configuration. */

/** A text of a manifest, as `strings['listing.filter']` names it: the build adds the key. */
export interface Text {
  readonly key?: string;
  /** The English text. */
  readonly text: string;
}

/** Turns a text into the page's language. */
export type Translate = (text: Text) => string;

/**
 * Translates with the strings of the page's configuration.
 *
 * @param translations translated texts by key, as in `PageConfig.strings`
 * @returns a function that returns the translated text, or the English one where the map has none
 */
export function translator(translations: ReadonlyMap<string, string>): Translate {
  return ({ key = '', text }) => translations.get(key) ?? text;
}
