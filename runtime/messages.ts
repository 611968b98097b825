/**
 * The four messages whose wording is fixed, in the one place where they are written. Nobody else spells them: an
 * error is made from its code, and the text is looked up here (contract rest-client, section 5).
 */

/** The ways of failing that the REST client names itself, with the text a visitor may be shown. */
export const MESSAGES = {
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  fetch_error: 'You are probably offline.',
  post_process:
    'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
} as const;

/** A code with a fixed message. */
export type MessageCode = keyof typeof MESSAGES;

/**
 * Turns an English text into the page's language.
 *
 * @param text the English text
 * @param key names the text for look-ups, e.g. `rest.invalid_json`
 */
export type Translate = (text: string, key: string) => string;

/**
 * Translates by the strings that the page configuration carries.
 *
 * @param strings translated texts by key, as in `PageConfig.strings`
 * @returns a function that answers the translated text, or the English one where the map has none
 */
export function translator(strings: ReadonlyMap<string, string>): Translate {
  return (text, key) => strings.get(key) ?? text;
}

/**
 * The text for a code.
 *
 * @param code one of the four codes
 * @param translate gets the English text and the key `rest.{code}`
 */
export function messageFor(code: MessageCode, translate: Translate): string {
  return translate(MESSAGES[code], `rest.${code}`);
}
