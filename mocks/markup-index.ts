/**
 * Reads and validates the index of the fragments in mocks/markup. The gallery, the tests and the PHP of the fixture
 * plugin use the same file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the fragments. */
export const MARKUP_FOLDER = join(import.meta.dirname, 'markup');

/** A fragment of the server's markup. */
export interface MarkupEntry {
  /** The path in the folder. */
  readonly file: string;
  /** The widget of the fragment, which is also the name of its gallery page. */
  readonly widget: string;
  /** The original that the widget replaces. */
  readonly original: string;
  /** Versions that print this markup or, for link targets, that respond for it. */
  readonly versions: readonly string[];
  readonly title: string;
  /** A sentence about this case. */
  readonly description: string;
  /**
   * What the fragment stands for in tests that take long: its widget's newest and richest markup, or a structure that no
   * other of these fragments has. Undefined for a fragment that differs from them in texts, numbers or looks.
   */
  readonly represents?: string;
}

/**
 * Reads the index.
 *
 * @returns the entries in the order of the pages
 * @throws TypeError with the position of an invalid entry
 */
export function readIndex(): readonly MarkupEntry[] {
  const entries: unknown = JSON.parse(readFileSync(join(MARKUP_FOLDER, 'index.json'), 'utf8'));
  if (!Array.isArray(entries)) throw new TypeError('index.json is not a list');
  return entries.map((entry: unknown, position) => {
    if (!isEntry(entry)) throw new TypeError(`index.json: entry ${position} is not complete`);
    return entry;
  });
}

/** Reads a fragment. */
export function readFragment(file: string): string {
  return readFileSync(join(MARKUP_FOLDER, file), 'utf8');
}

function isEntry(value: unknown): value is MarkupEntry {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Readonly<Record<string, unknown>> = { ...value };
  const { versions, represents = 'nothing' } = entry;
  return (
    ['file', 'widget', 'original', 'title', 'description'].every(
      (key) => typeof entry[key] === 'string' && entry[key] !== '',
    ) &&
    typeof represents === 'string' &&
    represents !== '' &&
    Array.isArray(versions) &&
    versions.length > 0 &&
    versions.every((version) => typeof version === 'string')
  );
}
