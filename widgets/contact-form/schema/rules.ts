/** The rules of a schema as functions that check values (contact-form-7, section 11). */
import type { Rule, Values } from './schema';

/** Checks trimmed texts without blanks. */
type TextCheck = (texts: readonly string[], rule: Rule) => boolean;
type FileCheck = (files: readonly File[], rule: Rule) => boolean;

const SHORTEST_EMAIL = 6;
const STEP_DECIMALS = 6;

const SCHEMES = new Set(
  'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
    ' ',
  ),
);

const TEXT_RULES = new Map<string, TextCheck>([
  ['required', (texts) => texts.length > 0],
  ['email', (texts) => texts.every(isEmail)],
  ['url', (texts) => texts.every(isUrl)],
  ['tel', (texts) => texts.every(isTelephone)],
  ['number', (texts) => texts.every(isNumber)],
  ['date', (texts) => texts.every((text) => dayOf(text) !== undefined)],
  ['time', (texts) => texts.every((text) => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text))],
  ['enum', (texts, { accept }) => texts.every((text) => accept.includes(text))],
  ['dayofweek', (texts, { accept }) => texts.every((text) => isWeekday(text, accept))],
  ['minitems', (texts, rule) => atLeast(texts.length, rule)],
  ['maxitems', (texts, rule) => atMost(texts.length, rule)],
  ['minlength', (texts, rule) => lengthOf(texts) === 0 || atLeast(lengthOf(texts), rule)],
  ['maxlength', (texts, rule) => atMost(lengthOf(texts), rule)],
  ['minnumber', (texts, rule) => texts.every((text) => atLeast(Number.parseFloat(text), rule))],
  ['maxnumber', (texts, rule) => texts.every((text) => atMost(Number.parseFloat(text), rule))],
  ['stepnumber', (texts, rule) => texts.every((text) => isStep(Number.parseFloat(text), rule))],
  ['mindate', (texts, { threshold }) => texts.every((text) => !isBefore(text, threshold))],
  ['maxdate', (texts, { threshold }) => texts.every((text) => !isBefore(threshold, text))],
]);

let fileTypes: { readonly extensionsFor: (accept: string) => readonly string[] } | undefined;

/** Loads the table of file types. Before that, the server alone checks the types of files. */
export async function loadFileTypes(): Promise<void> {
  fileTypes = await import('./file-extensions');
}

const FILE_RULES = new Map<string, FileCheck>([
  ['requiredfile', (files) => files.length > 0],
  ['file', (files, { accept }) => files.every((file) => isAccepted(file, accept))],
  ['minfilesize', (files, rule) => files.length === 0 || atLeast(sizeOf(files), rule)],
  ['maxfilesize', (files, rule) => atMost(sizeOf(files), rule)],
]);

/**
 * Checks a rule.
 *
 * @returns the error message, which may be ''; undefined if the rule passes or is unknown
 */
export function failureOf(rule: Rule, values: Values): string | undefined {
  switch (rule.name) {
    case 'all': {
      const failures = rule.rules.map((child) => failureOf(child, values));
      const first = failures.find((failure) => failure !== undefined);
      return first === undefined ? undefined : first || rule.error;
    }
    case 'any':
      return rule.rules.length === 0 || rule.rules.some((child) => failureOf(child, values) === undefined)
        ? undefined
        : rule.error;
    default:
      return passes(rule, values) ? undefined : rule.error;
  }
}

function passes(rule: Rule, values: Values): boolean {
  const onFiles = FILE_RULES.get(rule.name);
  if (onFiles)
    return onFiles(
      values.filter((value) => typeof value !== 'string'),
      rule,
    );
  const onTexts = TEXT_RULES.get(rule.name);
  return onTexts === undefined || onTexts(textsOf(values), rule);
}

/** @returns trimmed texts without blanks; for a file, its name */
export function textsOf(values: Values): string[] {
  return values
    .map((value) => (typeof value === 'string' ? value.trim() : value.name))
    .filter((text) => text !== '');
}

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  if (text.length < SHORTEST_EMAIL || local === '' || more.length > 0) return false;
  const labels = domain.split('.');
  return (
    /^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/i.test(label))
  );
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && SCHEMES.has(new URL(text).protocol.slice(0, -1));
}

function isTelephone(text: string): boolean {
  const digits = text
    .replace(/[#*].*$/s, '')
    .replace(/[()/.*#\s-]/g, '')
    .replace(/^(?:\+|00)0*/, '+');
  return /^\+?\d+$/.test(digits) && digits.length >= 6 && digits.length <= 15;
}

function isNumber(text: string): boolean {
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
}

/** @returns the date; undefined for a date that does not exist */
function dayOf(text: string): Date | undefined {
  const match = /^(\d{4,})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(0);
  // In UTC, so that the time zone does not change the day. The Date constructor would read the year 24 as 1924.
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : undefined;
}

/** Monday is 1, Sunday 7. */
function isWeekday(text: string, accept: readonly string[]): boolean {
  const day = dayOf(text);
  return day !== undefined && accept.some((entry) => Number.parseInt(entry, 10) === (day.getUTCDay() || 7));
}

function isBefore(one: string | undefined, other: string | undefined): boolean {
  return isDate(one) && isDate(other) && String(one) < String(other);
}

function isDate(text = ''): boolean {
  return /^\d{4,}-\d{2}-\d{2}$/.test(text);
}

function isStep(value: number, { base, interval }: Rule): boolean {
  if (interval <= 0 || Number.isNaN(value)) return true;
  const steps = (value - base) / interval;
  const rest = Math.abs(value - base - Math.round(steps) * interval);
  return Number(rest.toFixed(STEP_DECIMALS)) === 0;
}

function isAccepted(file: File, accept: readonly string[]): boolean {
  if (!fileTypes) return true;
  const name = file.name.toLowerCase();
  return accept.flatMap(fileTypes.extensionsFor).some((extension) => name.endsWith(extension));
}

function atLeast(value: number, { threshold }: Rule): boolean {
  return !(value < Number.parseFloat(threshold ?? ''));
}

function atMost(value: number, { threshold }: Rule): boolean {
  return !(value > Number.parseFloat(threshold ?? ''));
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0);
}

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
