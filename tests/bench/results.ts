/**
 * Writes the figures of a bench: one JSON file, and a table in docs/numbers.md between two comments with its name. A
 * bench that runs alone does not change the others' figures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/page-server';

const JSON_FILE = join(ROOT, 'docs/numbers.json');
const PAGE_FILE = join(ROOT, 'docs/numbers.md');

/** One row of a table: figures by column heading. */
export type Row = Readonly<Record<string, string | number>>;

/** A row of the tables of figures and limits. */
export type Figure = Row & { readonly measured: number };

/**
 * A figure beside its limit. A figure over its limit is marked and does not fail: times are not tests.
 *
 * @param what was measured
 * @param measured in `unit`
 */
export function figure(
  what: string,
  measured: number,
  { unit = 'ms', limit }: { readonly unit?: string; readonly limit?: number } = {},
): Figure {
  const within = measured <= (limit ?? Infinity) ? 'yes' : 'NO';
  return { what, measured, unit, limit: limit ?? '–', within: limit === undefined ? '–' : within };
}

/**
 * Prints a bench's table and stores its figures.
 *
 * @param name of the bench, as in the comments of docs/numbers.md: `<!-- name -->` and `<!-- end of name -->`
 * @param rows with the same columns; numbers are rounded only in the table
 */
export function keepResults(name: string, rows: readonly Row[]): void {
  const table = markdownTable(rows);
  console.log(table);
  const all = { ...readResults(), [name]: rows };
  writeFileSync(JSON_FILE, `${JSON.stringify(all, null, 2)}\n`);
  const page = readFileSync(PAGE_FILE, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->)[^]*?(<!-- end of ${name} -->)`);
  if (!place.test(page)) throw new Error(`docs/numbers.md has no place for ${name}`);
  writeFileSync(
    PAGE_FILE,
    page.replace(place, (_all, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`),
  );
}

/** @returns the stored figures of a bench; empty if it never ran */
export const storedRows = (name: string): readonly Row[] => readResults()[name] ?? [];

function readResults(): Readonly<Record<string, readonly Row[]>> {
  if (!existsSync(JSON_FILE)) return {};
  return JSON.parse(readFileSync(JSON_FILE, 'utf8')) as Record<string, readonly Row[]>;
}

function markdownTable(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const body = rows.map((row) => line(columns.map((column) => shown(row[column] ?? ''))));
  return [line(columns), line(columns.map(() => '---')), ...body].join('\n');
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Small figures keep their decimals, so that a layout shift of 0.004 is not printed as 0. */
function shown(value: string | number): string {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return '–';
  return String(value < 1 ? Number(value.toFixed(3)) : Number(value.toFixed(value < 100 ? 1 : 0)));
}
