/** Measures the built files and compares them with the limits in `.limits.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allFiles } from './files.mjs';

const BYTES_PER_KB = 1000;

/**
 * @typedef {Record<string, { file: string, src?: string, name?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }>} Manifest
 * Vite's build manifest.
 */

/**
 * @typedef {object} Size one built file
 * @property {string} file
 * @property {string} kind the limit's name: `entry`, `widget`, `stylesheet`, or the name of a shared chunk
 * @property {number} rawKb
 * @property {number} gzipKb
 * @property {number} brotliKb
 * @property {number} limitKb limit of the gzipped size
 * @property {boolean} isOver
 */

/**
 * @param {string} assets the folder of the built files
 * @param {Manifest} manifest
 * @param {Readonly<Record<string, number>>} limits kB gzipped, by kind
 * @returns {Size[]} the entry first, then sorted by name
 */
export function measure(assets, manifest, limits) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  return allFiles(assets)
    .map((file) => {
      const bytes = readFileSync(join(assets, file));
      const kind = kindOf(file, chunks.get(file), limits);
      const gzipKb = gzipSync(bytes).length / BYTES_PER_KB;
      const limitKb = limits[kind] ?? 0;
      return {
        file,
        kind,
        rawKb: bytes.length / BYTES_PER_KB,
        gzipKb,
        brotliKb: brotliCompressSync(bytes).length / BYTES_PER_KB,
        limitKb,
        isOver: gzipKb > limitKb,
      };
    })
    .toSorted((a, b) => Number(b.kind === 'entry') - Number(a.kind === 'entry'));
}

/**
 * @param {readonly Size[]} sizes
 * @returns {string} a table with one line per file, in kB with two decimals
 */
export function sizeTable(sizes) {
  const rows = sizes.map(({ file, rawKb, gzipKb, brotliKb, limitKb, isOver }) => [
    file,
    ...[rawKb, gzipKb, brotliKb, limitKb].map((kb) => kb.toFixed(2)),
    isOver ? 'OVER' : '',
  ]);
  const table = [['kB', 'raw', 'gzip', 'brotli', 'gzip limit', ''], ...rows];
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * @param {string} file
 * @param {Manifest[string] | undefined} chunk
 * @param {Readonly<Record<string, number>>} limits
 */
function kindOf(file, chunk, limits) {
  if (file.endsWith('.css')) return 'stylesheet';
  const name = chunk?.name ?? '';
  if (name === 'atoll') return 'entry';
  return Object.hasOwn(limits, name) && name !== 'entry' ? name : 'widget';
}
