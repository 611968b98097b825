/**
 * Finds the tests of each promise in tests/reliability.json. The page lists every test file with the promise's number in
 * the name of a test, so that it depends on the sources only. That a promise holds is shown by Vitest's report: a test
 * that ran, passed and has the number in its name.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files.mjs';

/**
 * @typedef {{ number: number, file: string, state: 'passed' | 'failed' | 'skipped' }} Outcome
 * @typedef {{ what: string, why?: string }} Promised
 * @typedef {Readonly<Record<string, Promised>>} Promises
 * @typedef {ReadonlyMap<number, ReadonlySet<string>>} TestFiles the paths of test files, by promise
 */

/** The page's path from the root of the repository. */
export const RELIABILITY_PAGE = 'docs/reliability.md';

/** `RELIABILITY 16: …` or `[RELIABILITY 4, 68] …` at the start of the name of a test or suite. */
const NUMBERS = /(?:^|> )\[?RELIABILITY (\d{1,2}(?:(?:, | and )\d{1,2})*)\b/g;

/** The same at the start of a string in a test file. */
const NUMBERS_IN_SOURCE = /['"`]\[?RELIABILITY (\d{1,2}(?:(?:, | and )\d{1,2})*)\b/g;

/** Tests of the scripts do not count as evidence for Atoll's promises, nor do the examples of the test of citations. */
const TOOL_TESTS = ['tests/unit/scripts/', 'tests/unit/citations.test.ts'];

/** The folders with tests, from the root of the repository. */
const TEST_FOLDERS = ['mocks', 'runtime', 'src', 'tests', 'widgets'];

const TEST_FILE = /^(?!.*\/node_modules\/).*\.test\.tsx?$/;

/**
 * @param {string} fullName the names of the suites and the test, joined with ` > `
 * @param {string} [file] path of the test file from the root of the repository
 * @returns {number[]} the numbers of the promises that the test proves
 */
export function numbersIn(fullName, file = '') {
  return isToolTest(file) ? [] : numbersOf(fullName, NUMBERS);
}

/**
 * @param {string} root the root of the repository
 * @returns {Promises}
 */
export function readPromises(root) {
  return JSON.parse(readFileSync(join(root, 'tests/reliability.json'), 'utf8')).promises;
}

/**
 * @param {string} root the root of the repository
 * @returns {TestFiles} the test files that name each promise
 */
export function readTestFiles(root) {
  /** @type {Map<number, Set<string>>} */
  const files = new Map();
  for (const file of TEST_FOLDERS.flatMap((folder) => filesBelow(root, folder, TEST_FILE))) {
    if (isToolTest(file)) continue;
    for (const number of numbersOf(readFileSync(join(root, file), 'utf8'), NUMBERS_IN_SOURCE))
      files.set(number, (files.get(number) ?? new Set()).add(file));
  }
  return files;
}

/**
 * @param {TestFiles} files
 * @param {Promises} promises
 * @returns {string} the Markdown page, which lists the test files of each promise
 */
export function reliabilityPage(files, promises) {
  const rows = Object.entries(promises).map(([number, { what, why = '' }]) => {
    const list = [...(files.get(Number(number)) ?? [])].toSorted().map((file) => `\`${file}\``);
    return `| ${number} | ${what} | ${list.join('<br>')} | ${why} |`;
  });
  return `# Reliability

What Atoll promises, and the test files that prove it. \`npm run reliability\` writes this page from the names of the
tests. \`npm test\` fails if a promise has no test that ran and passed.

| number | promise | tested in | why a test cannot prove it all |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/**
 * @param {TestFiles} files
 * @param {Promises} promises
 * @returns {string[]} one sentence for each number in the name of a test that is not promised
 */
export function unknownPromises(files, promises) {
  return [...files.keys()]
    .filter((number) => !(number in promises))
    .map((number) => `tests/reliability.json has no promise ${number}.`);
}

/**
 * Compares the promises with a complete test run.
 *
 * @param {readonly Outcome[]} outcomes the outcomes of all projects
 * @param {Promises} promises
 * @returns {string[]} one sentence for each promise without a test that passed, unless the promise gives a reason
 */
export function unprovenPromises(outcomes, promises) {
  const proven = new Set(outcomes.filter(({ state }) => state === 'passed').map(({ number }) => number));
  return Object.entries(promises)
    .filter(([number, { why }]) => !why && !proven.has(Number(number)))
    .map(([number]) => `No passing test has the number ${number} in its name.`);
}

/** @param {string} file */
function isToolTest(file) {
  return TOOL_TESTS.some((path) => file.startsWith(path));
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function numbersOf(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(([, list = '']) => list.split(/, | and /).map(Number));
}
