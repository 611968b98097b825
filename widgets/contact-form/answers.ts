/**
 * What the server answers, read from unknown values. Total: whatever comes, there is a value or `undefined`
 * (contact-form-7, sections 6.4, 7, 8 and 15).
 */
import { asRecord } from '../../runtime/page/as-record';

/** One field that the server refuses. */
export interface InvalidField {
  /** The field's name; from releases up to 5.5 the class token that stands for it. */
  readonly field: string;
  /** Plain text. */
  readonly message: string;
  /** The id of the control, when the author gave it one. */
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

/** The answer to a message. */
export interface Feedback {
  /** The server's name. */
  readonly status: string;
  readonly message: string;
  readonly postedDataHash: string;
  readonly invalidFields: readonly InvalidField[];
}

/**
 * @param answer the parsed JSON
 * @returns undefined when it is not an answer to a message: it has no status
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

/** @returns what there is; an empty map for a missing key, and for a list, which is how PHP writes an empty record */
export function parseChallenges(answer: unknown): Challenges {
  const { captcha, quiz } = asRecord(answer);
  return {
    captcha: new Map(Object.entries(asRecord(captcha)).filter(isTextEntry)),
    quiz: new Map(Object.entries(asRecord(quiz)).flatMap(parseQuestion)),
  };
}

/** Releases from 5.6 name the `field`, those before give a selector in `into`. */
function parseInvalidField(entry: unknown): InvalidField[] {
  const { field, into, message, idref } = asRecord(entry);
  const name = asText(field) || fieldOfSelector(asText(into));
  return name === '' ? [] : [{ field: name, message: asText(message), controlId: asText(idref) }];
}

/** The class that names the field, without ever running a selector that came from outside. */
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
