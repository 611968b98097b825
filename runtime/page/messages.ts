/** The messages of the REST client's own errors, which visitors may see (rest-client, section 5). */
import { strings } from './strings.json';
import type { Translate } from './translate';

/** The messages by error code. */
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
 * @param translate translates the message
 * @returns the text for the code
 */
export function messageFor(code: MessageCode, translate: Translate): string {
  return translate(MESSAGES[code]);
}
