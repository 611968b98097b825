/** The errors that the REST client names itself, with the text a visitor may see (rest-client, section 5). */
import { strings } from './strings.json';
import type { Translate } from './translate';

/** The ways of failing, with their texts. */
export const MESSAGES = {
  invalid_json: strings['rest.invalid_json'],
  unknown_error: strings['rest.unknown_error'],
  fetch_error: strings['rest.fetch_error'],
  post_process: strings['rest.post_process'],
} as const;

/** A code with a fixed message. */
export type MessageCode = keyof typeof MESSAGES;

/**
 * @param code one of the four codes
 * @param translate turns the message into the page's language
 * @returns the text for the code
 */
export function messageFor(code: MessageCode, translate: Translate): string {
  return translate(MESSAGES[code]);
}
