/** The mistakes of tests/seeded-faults.json: reading and applying them, and which folders they must reach. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from './files.mjs';

/**
 * @typedef {object} Fault
 * @property {string} file from the root of the repository
 * @property {string} original a text that stands exactly once in the file
 * @property {string} broken what replaces it
 * @property {string} what a visitor or developer would notice
 * @property {'unit' | 'browser'} project the Vitest project that must notice it
 * @property {string[]} tests the files to run
 * @property {string} [only] a pattern for the names of the tests to run
 */

/** From the root of the repository. */
export const FAULTS_FILE = 'tests/seeded-faults.json';

/**
 * @param {string} root of the repository
 * @returns {readonly Fault[]}
 */
export function readFaults(root) {
  return JSON.parse(readFileSync(join(root, FAULTS_FILE), 'utf8')).faults;
}

/**
 * @param {Fault} fault
 * @param {string} text of its file
 * @returns {string} the text with the mistake in it
 * @throws {Error} when the original text does not stand exactly once in the file
 */
export function applyFault({ file, original, broken }, text) {
  const [before = '', after, ...others] = text.split(original);
  if (original === '' || after === undefined || others.length > 0)
    throw new Error(`${file}: this text does not stand there exactly once: ${original}`);
  return before + broken + after;
}

/**
 * @param {string} root of the repository
 * @param {Fault} fault
 * @returns {string[]} what is wrong with the entry itself, one sentence each
 */
export function faultProblems(root, fault) {
  const missing = [fault.file, ...fault.tests].filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing.map((file) => `There is no file ${file}.`);
  if (fault.original === fault.broken) return [`${fault.file}: the broken text is the original.`];
  try {
    applyFault(fault, readFileSync(join(root, fault.file), 'utf8'));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * @param {string} file of the source, from the root of the repository
 * @returns {string} the folder that stands for it: `runtime/net`, `widgets/tabs`, `widgets/effects/parallax`
 */
export function folderOf(file) {
  const depth = /^widgets\/(effects|shared)\//.test(file) ? 3 : 2;
  return posix.dirname(file).split('/').slice(0, depth).join('/');
}

/**
 * @param {string} root of the repository
 * @returns {string[]} every folder of runtime and widgets with code in it
 */
export function codeFolders(root) {
  const files = ['runtime', 'widgets']
    .flatMap((folder) => filesBelow(root, folder, /\.tsx?$/))
    // A folder with nothing but a definition has nothing to break.
    .filter((file) => !/\.(test|conformance)\.tsx?$|\/index\.ts$/.test(file));
  return [...new Set(files.map(folderOf))].toSorted();
}
