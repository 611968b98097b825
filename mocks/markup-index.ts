/**
 * The list of the fragments in mocks/markup, checked when it is read: the gallery, the tests and the PHP of the
 * fixture plugin rely on the same file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the fragments. */
export const MARKUP_FOLDER = join(import.meta.dirname, 'markup');

/** One fragment of the server's markup. */
export interface MarkupEntry {
  /** Path of the fragment inside the folder. */
  readonly file: string;
  /** The widget the fragment is for; its gallery page has the same name. */
  readonly widget: string;
  /** Whose behaviour the widget stands in for. */
  readonly original: string;
  /** Releases that print this markup; for link targets, those that answer for it. */
  readonly versions: readonly string[];
  readonly title: string;
  /** What is special here, in a sentence. */
  readonly description: string;
}

/**
 * Reads the index.
 *
 * @returns the entries in the order in which pages show them
 * @throws TypeError naming the entry that is not as it should be
 */
export function readIndex(): readonly MarkupEntry[] {
  const entries: unknown = JSON.parse(readFileSync(join(MARKUP_FOLDER, 'index.json'), 'utf8'));
  if (!Array.isArray(entries)) throw new TypeError('index.json is not a list');
  return entries.map((entry: unknown, position) => {
    if (!isEntry(entry)) throw new TypeError(`index.json: entry ${position} is not complete`);
    return entry;
  });
}

/** Reads one fragment as the server would print it. */
export function readFragment(file: string): string {
  return readFileSync(join(MARKUP_FOLDER, file), 'utf8');
}

function isEntry(value: unknown): value is MarkupEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Readonly<Record<string, unknown>> = { ...value };
  const versions = entry['versions'];
  return (
    ['file', 'widget', 'original', 'title', 'description'].every(
      (key) => typeof entry[key] === 'string' && entry[key] !== '',
    ) &&
    Array.isArray(versions) &&
    versions.length > 0 &&
    versions.every((version) => typeof version === 'string')
  );
}
