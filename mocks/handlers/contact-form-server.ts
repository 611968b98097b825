/**
 * The server's handling of a message: it validates the fields, then responds with the status that a word in the message
 * selects (contact-form-7, section 15). Supports all forms with fields of mocks/answers/contact-form-fields.json.
 */
import fields from '../answers/contact-form-fields.json';
import texts from '../answers/contact-form-texts.json';

/** A word anywhere in the message selects the status. */
const STATUS_BY_WORD = new Map([
  ['spam', 'spam'],
  ['unaccepted', 'acceptance_missing'],
  ['abort', 'aborted'],
  ['fail', 'mail_failed'],
  ['pay', 'payment_required'],
  ['own status', 'my_own_status'],
]);

const ERRORS = new Map([
  ['required', 'Please fill out this field.'],
  ['email', 'Please enter an email address.'],
  ['url', 'Please enter a URL.'],
  ['tel', 'Please enter a telephone number.'],
  ['number', 'Please enter a number.'],
  ['date', 'Please enter a date in YYYY-MM-DD format.'],
  ['maxlength', 'This field has a too long input.'],
  ['maxitems', 'Too many items are selected.'],
]);

const QUIZ_ERROR = 'The answer to the quiz is incorrect.';
const CAPTCHA_ERROR = 'Your entered code is incorrect.';
const QUIZ_PREFIX = '_wpcf7_quiz_answer_';
const CAPTCHA_PREFIX = '_wpcf7_captcha_challenge_';

/** Each round has another question, so that tests can detect a new one. */
const QUESTIONS = ['What is 3 + 4?', 'What is 2 + 5?', 'What is 6 + 1?'];
const QUIZ_ANSWER = '7';

interface FieldRules {
  readonly rules: readonly string[];
  readonly threshold?: number;
}

const FIELDS: readonly [string, FieldRules][] = Object.entries(fields);

/** A round of challenges. Each round has a different image and hash. */
export interface Round {
  readonly number: number;
  readonly origin: string;
}

/**
 * @param form the submitted data
 * @param id the form's id in the URL
 * @returns the response in the shape of the version in the form
 */
export function answerTo(form: FormData, id: number, round: Round): Record<string, unknown> {
  const errors = findErrors(form);
  const words = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !name.startsWith('_') ? [value.toLowerCase()] : [],
  );
  const chosen = [...STATUS_BY_WORD].find(([word]) => words.some((text) => text.includes(word)))?.[1];
  const status = errors.size > 0 ? 'validation_failed' : (chosen ?? 'mail_sent');
  const known: Readonly<Record<string, string>> = texts;
  const isChecked = ['validation_failed', 'acceptance_missing', 'spam'].includes(status);
  const common = {
    status,
    message: known[status] ?? 'The hook has the last word.',
    posted_data_hash: isChecked ? '' : hashOf(round),
    ...challenges(form, round),
    ...(status === 'payment_required' && { stripe: { payment_intent: { id: 'pi_1', client_secret: 's' } } }),
  };
  const unitTag = textOf(form, '_wpcf7_unit_tag');
  const version = textOf(form, '_wpcf7_version');
  const isOld = isBefore(version, 5.6);
  const invalid = [...errors].map(([field, message]) => ({
    ...(isOld ? { into: `span.wpcf7-form-control-wrap.${field}` } : { field }),
    message,
    idref: null,
    error_id: `${unitTag}-ve-${field}`,
  }));
  const hasList = !isBefore(version, 5.5) || errors.size > 0;
  return {
    contact_form_id: id,
    into: `#${unitTag}`,
    ...common,
    ...(hasList && { invalid_fields: invalid }),
  };
}

/** @returns new challenges for the fields; an empty list if there are none, because PHP encodes it like that */
export function refillFor(names: readonly string[], round: Round): object {
  const form = new FormData();
  names.forEach((name) => form.append(name, ''));
  const answer = challenges(form, round);
  return Object.keys(answer).length > 0 ? answer : [];
}

/** The rules of all fields. Rules for fields that a form does not have are ignored. */
export function schemaOf(): object {
  return {
    version: 'Contact Form 7 SWV Schema 2024-10',
    locale: 'en_US',
    rules: FIELDS.flatMap(([field, { rules, threshold }]) =>
      rules.map((rule) => ({ rule, field, error: ERRORS.get(rule), ...(threshold && { threshold }) })),
    ),
  };
}

/** @returns a field's text; '' for a file or a missing field */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function findErrors(form: FormData): Map<string, string> {
  const errors = new Map<string, string>();
  const text = (name: string): string => textOf(form, name).trim();
  for (const [field, { rules }] of FIELDS) {
    if (!form.has(field)) continue;
    if (rules.includes('required') && text(field) === '') errors.set(field, ERRORS.get('required') ?? '');
    else if (rules.includes('email') && !text(field).includes('@'))
      errors.set(field, ERRORS.get('email') ?? '');
  }
  for (const name of form.keys()) {
    const quiz = name.startsWith(QUIZ_PREFIX) ? name.slice(QUIZ_PREFIX.length) : undefined;
    if (quiz !== undefined && text(quiz) !== QUIZ_ANSWER) errors.set(quiz, QUIZ_ERROR);
    const captcha = name.startsWith(CAPTCHA_PREFIX) ? name.slice(CAPTCHA_PREFIX.length) : undefined;
    if (captcha !== undefined && text(captcha) === '') errors.set(captcha, CAPTCHA_ERROR);
  }
  return errors;
}

function challenges(form: FormData, { number, origin }: Round): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  const own = (prefix: string): string[] =>
    names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const captchas = own(CAPTCHA_PREFIX);
  const quizzes = own(QUIZ_PREFIX);
  const image = `${origin}/wp-content/uploads/wpcf7_captcha/${1_000_000_000 + number}.png`;
  const question = [QUESTIONS[number % QUESTIONS.length], hashOf({ number, origin })];
  return {
    ...(captchas.length > 0 && { captcha: Object.fromEntries(captchas.map((name) => [name, image])) }),
    ...(quizzes.length > 0 && { quiz: Object.fromEntries(quizzes.map((name) => [name, question])) }),
  };
}

function hashOf({ number }: Round): string {
  return String(number).padStart(32, '0');
}

function isBefore(version: string, release: number): boolean {
  return Number.parseFloat(version) < release;
}
