/** Reads and applies the mistakes of tests/seeded-faults.json, and lists the folders that they must cover. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from './files.mjs';

/**
 * @typedef {object} Fault
 * @property {string} file path from the root of the repository
 * @property {string} original a text that occurs exactly once in the file
 * @property {string} broken the replacement
 * @property {string} what the effect for a visitor or developer
 * @property {'unit' | 'browser' | 'engines' | 'build' | 'wordpress'} project the Vitest project that must notice it
 * @property {string[]} tests the test files to run
 * @property {string} [only] a pattern for the names of the tests to run
 */

/** Path from the root of the repository. */
const FAULTS_FILE = 'tests/seeded-faults.json';

/**
 * @param {string} root the root of the repository
 * @returns {readonly Fault[]}
 */
export function readFaults(root) {
  return JSON.parse(readFileSync(join(root, FAULTS_FILE), 'utf8')).faults;
}

/**
 * @param {Fault} fault
 * @param {string} text the text of its file
 * @returns {string} the text with the mistake
 * @throws {Error} if the original text does not occur exactly once in the file
 */
export function applyFault({ file, original, broken }, text) {
  const [before = '', after, ...others] = text.split(original);
  if (original === '' || after === undefined || others.length > 0)
    throw new Error(`${file}: this text does not occur exactly once: ${original}`);
  return before + broken + after;
}

/**
 * @param {string} root the root of the repository
 * @param {Fault} fault
 * @returns {string[]} the problems of the entry itself, one sentence each
 */
export function faultProblems(root, fault) {
  const missing = [fault.file, ...fault.tests].filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return missing.map((file) => `The file ${file} does not exist.`);
  if (fault.original === fault.broken) return [`${fault.file}: the broken text is the original.`];
  try {
    applyFault(fault, readFileSync(join(root, fault.file), 'utf8'));
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * @param {number} index
 * @param {string} shard such as `1/4`
 */
export function isOfShard(index, shard) {
  const [, number = '', count = ''] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard) ?? [];
  if (number === '') throw new Error(`--shard accepts 1/2, 2/2 and similar; not ${shard}`);
  return index % Number(count) === Number(number) - 1;
}

/**
 * @param {Pick<Fault, 'file' | 'tests'>} fault
 * @returns {string[][]} its tests: first those of the file's folder, then the others, which are mostly slower
 */
export function nearestFirst({ file, tests }) {
  const isNear = (/** @type {string} */ test) => folderOf(test) === folderOf(file);
  const groups = [tests.filter(isNear), tests.filter((test) => !isNear(test))];
  return groups.filter(({ length }) => length > 0);
}

/**
 * @param {string} file path of a source file from the root of the repository
 * @returns {string} the folder that it counts for, such as `runtime/net`, `widgets/tabs` or `widgets/effects/parallax`
 */
export function folderOf(file) {
  const depth = /^widgets\/(effects|shared)\//.test(file) ? 3 : 2;
  return posix.dirname(file).split('/').slice(0, depth).join('/');
}

/**
 * @param {string} root the root of the repository
 * @returns {string[]} all folders in runtime and widgets that contain code
 */
export function codeFolders(root) {
  const files = ['runtime', 'widgets']
    .flatMap((folder) => filesBelow(root, folder, /\.tsx?$/))
    // A folder with only a definition contains no code that could be broken.
    .filter((file) => !/\.(test|conformance)\.tsx?$|\/index\.ts$/.test(file));
  return [...new Set(files.map(folderOf))].toSorted();
}
