/** The output of `npm run build`, as the tests read it. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import type { Manifest } from '../../.scripts/lib/sizes.mjs';
import { allFiles } from '../../.scripts/lib/files.mjs';

/** The repository's root, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const ASSETS = join(ROOT, 'dist/atoll/assets');

/** @param path relative to the repository's root */
export function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

export function readManifest(): Manifest {
  return JSON.parse(read('dist/manifest.json')) as Manifest;
}

/** @returns kB gzipped, by kind of file */
export function readLimits(): Readonly<Record<string, number>> {
  return (JSON.parse(read('.limits.json')) as { gzippedKb: Record<string, number> }).gzippedKb;
}

export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  readonly code: string;
}

export function readChunks(): readonly Chunk[] {
  const entry = readManifest()['src/main.ts']?.file;
  return allFiles(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, isEntry: file === entry, code: readFileSync(join(ASSETS, file), 'utf8') }));
}

/**
 * @param from the chunk that imports
 * @param address as it is written
 * @returns the file's path inside the folder of built files
 */
export function resolveChunk(from: string, address: string): string {
  return posix.join(posix.dirname(from), address);
}

/** @returns the zip's files in their order, by path */
export function readZip(): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(readFileSync(join(ROOT, 'dist/atoll.zip')))));
}
