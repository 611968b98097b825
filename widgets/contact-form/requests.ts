/**
 * The three requests of a contact form, what they send, and the parsers of their responses. A parser never throws: it returns
 * a value or `undefined` (contact-form-7, sections 1.2, 5, 6.2, 6.4, 7, 8, 11 and 15).
 */
import { asRecord } from '../../runtime/page/as-record';
import type { PageConfig } from '../../runtime/page/config';
import { createRestClient, isRestError, type RestOptions } from '../../runtime/net/rest';
import { isOwnUrl } from '../../runtime/page/own-url';
import { translator } from '../../runtime/page/translate';
import { type FormRecord, pageApi } from './page-api';

/** The requests. They reject like the REST client. */
export interface FormRequests {
  /** Sends a message, once. */
  readonly feedback: (id: number, options: Pick<RestOptions, 'body' | 'onBodyNonce'>) => Promise<unknown>;
  /** Fetches new captchas and quiz questions. */
  readonly refill: (id: number, signal: AbortSignal) => Promise<unknown>;
  /** Fetches the rules for validation in the browser. */
  readonly schema: (id: number) => Promise<unknown>;
}

const NAMESPACE = 'contact-form-7/v1';

const made = new WeakMap<PageConfig, FormRequests>();

/**
 * @returns the page's requests. All forms share a client, and so a fresh nonce too
 * @throws {TypeError} if the page's own URL for forms leads to another site. The browser then sends the form itself
 */
export function requestsFor(config: PageConfig): FormRequests {
  const known = made.get(config);
  if (known) return known;
  const { root, namespace } = readApi(pageApi());
  if (root !== '' && !isOwnUrl(document, root)) throw new TypeError(`${root} is another site`);
  const client = createRestClient({
    root: root || config.restRoot,
    nonce: config.nonce,
    nonceEndpoint: config.nonceEndpoint,
    // A cached page may contain an expired nonce, and logged-out visitors cannot get a fresh one.
    retryWithoutNonce: true,
    translate: translator(config.strings),
  });
  const path = (id: number, route: string): string => `${namespace}/contact-forms/${id}/${route}`;
  const requests: FormRequests = {
    feedback: (id, options) => client.call({ ...options, path: path(id, 'feedback'), method: 'POST' }),
    refill: (id, signal) => client.call({ path: path(id, 'refill'), signal }),
    schema: (id) => client.call({ path: path(id, 'feedback/schema') }),
  };
  made.set(config, requests);
  return requests;
}

/** Releases from 5.4.1 print `api`; 5.2 and 5.3 print `apiSettings`, whose root includes the namespace. */
function readApi(page: object): { readonly root: string; readonly namespace: string } {
  const api: unknown = Reflect.get(page, 'api');
  const settings: unknown = Reflect.get(page, 'apiSettings');
  const namespace = text(api, 'namespace') || text(settings, 'namespace') || NAMESPACE;
  const older = text(settings, 'root').replace(/\/$/, '');
  const root = older.endsWith(namespace) ? older.slice(0, -namespace.length) : older && `${older}/`;
  return { root: text(api, 'root') || root, namespace: namespace.replace(/^\/|\/$/g, '') };
}

function text(holder: unknown, name: string): string {
  const value = asRecord(holder)[name];
  return typeof value === 'string' ? value : '';
}

/** @returns the error code for the report */
export function codeOf(error: unknown): string {
  if (isRestError(error)) return error.code;
  const { code } = asRecord(error);
  return typeof code === 'string' ? code : 'request_failed';
}

/** The `detail` of every event of a form (contact-form-7, section 5). */
export interface BaseDetail {
  readonly contactFormId: number;
  readonly pluginVersion: string;
  readonly contactFormLocale: string;
  readonly unitTag: string;
  readonly containerPostId: number;
  status: string;
}

/** The `detail` that all events of a submission share, and that listeners may keep. */
export interface SubmissionDetail extends BaseDetail {
  /** The fields in order, without the plugin's own fields, whose names start with `_`. */
  readonly inputs: readonly { readonly name: string; readonly value: FormDataEntryValue }[];
  /** The body of the request. Listeners may append to it. */
  readonly formData: FormData;
  /** The whole response, including additions of the server's filters. */
  apiResponse?: unknown;
}

export function baseDetail(record: FormRecord): BaseDetail {
  return {
    contactFormId: record.id,
    pluginVersion: record.pluginVersion,
    contactFormLocale: record.locale,
    unitTag: record.unitTag,
    containerPostId: record.containerPost,
    status: record.status,
  };
}

export function createDetail(record: FormRecord, formData: FormData): SubmissionDetail {
  const inputs = [...formData]
    .filter(([name]) => !name.startsWith('_'))
    .map(([name, value]) => ({ name, value }));
  return { ...baseDetail(record), inputs, formData };
}

/**
 * @param submitter the pressed button; its name and value are appended last
 * @returns the successful controls in page order
 */
export function collect(form: HTMLFormElement, submitter?: unknown): FormData {
  const formData = new FormData(form);
  const isButton = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement;
  if (isButton && submitter.name !== '') formData.append(submitter.name, submitter.value);
  return formData;
}

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
