/**
 * Parses the server's responses from unknown values. Never throws: returns a value or `undefined` (contact-form-7,
 * sections 6.4, 7, 8 and 15).
 */
import { asRecord } from '../../runtime/page/as-record';

/** A field that the server rejected. */
export interface InvalidField {
  /** The field's name; in releases up to 5.5, the class that represents it. */
  readonly field: string;
  /** Plain text. */
  readonly message: string;
  /** The id of the control, if the author set one. */
  readonly controlId: string;
}

/** A new question, and the hash of its answer. */
export interface QuizQuestion {
  readonly question: string;
  readonly hash: string;
}

/** New captcha images and quiz questions by field name. */
export interface Challenges {
  readonly captcha: ReadonlyMap<string, string>;
  readonly quiz: ReadonlyMap<string, QuizQuestion>;
}

/** The response to a message. */
export interface Feedback {
  /** The name of the status, as sent by the server. */
  readonly status: string;
  readonly message: string;
  readonly postedDataHash: string;
  readonly invalidFields: readonly InvalidField[];
}

/**
 * @param answer the parsed JSON
 * @returns undefined if it has no status and so is not a response to a message
 */
export function parseFeedback(answer: unknown): Feedback | undefined {
  const { status, message, posted_data_hash: hash, invalid_fields: fields } = asRecord(answer);
  if (typeof status !== 'string' || status === '') return undefined;
  return {
    status,
    message: asText(message),
    postedDataHash: asText(hash),
    invalidFields: Array.isArray(fields) ? fields.flatMap(parseInvalidField) : [],
  };
}

/**
 * @returns the challenges; an empty map for a missing key and for a list, which is PHP's encoding of an empty record
 */
export function parseChallenges(answer: unknown): Challenges {
  const { captcha, quiz } = asRecord(answer);
  return {
    captcha: new Map(Object.entries(asRecord(captcha)).filter(isTextEntry)),
    quiz: new Map(Object.entries(asRecord(quiz)).flatMap(parseQuestion)),
  };
}

/** Releases from 5.6 send the name in `field`; earlier ones send a selector in `into`. */
function parseInvalidField(entry: unknown): InvalidField[] {
  const { field, into, message, idref } = asRecord(entry);
  const name = asText(field) || fieldOfSelector(asText(into));
  return name === '' ? [] : [{ field: name, message: asText(message), controlId: asText(idref) }];
}

/** Extracts the class of the field. Selectors from the server are never executed. */
function fieldOfSelector(selector: string): string {
  const [, token = ''] = /\.wpcf7-form-control-wrap\.(.+)$/.exec(selector.trim()) ?? [];
  return token.replaceAll('\\', '');
}

function parseQuestion([name, value]: [string, unknown]): [string, QuizQuestion][] {
  if (!Array.isArray(value)) return [];
  const [question, hash]: unknown[] = value;
  return typeof question === 'string' && typeof hash === 'string' ? [[name, { question, hash }]] : [];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
