/** Creates reproducible zips: the bytes depend only on the names and contents of the files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { allFiles } from './files.mjs';

/** A zip stores local time without a time zone, so the date is fixed in local time too. */
const MTIME = new Date(1980, 0, 1, 12);

const UNIX = 3;
const PLAIN_FILE = 0o100644;

/**
 * @param {string} folder
 * @param {string} top the folder's name inside the zip
 * @returns {Uint8Array}
 */
export function zipFolder(folder, top) {
  const entries = allFiles(folder).map((file) => [`${top}/${file}`, readFileSync(join(folder, file))]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: MTIME, os: UNIX, attrs: PLAIN_FILE << 16 });
}
