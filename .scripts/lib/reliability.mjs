/**
 * Finds the tests of each promise in tests/reliability.json. The evidence comes from Vitest's report: a test that ran,
 * passed and has the promise's number in its name.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ number: number, file: string, state: 'passed' | 'failed' | 'skipped' }} Outcome
 * @typedef {{ what: string, why?: string }} Promised
 * @typedef {Readonly<Record<string, Promised>>} Promises
 */

/** The page's path from the root of the repository. */
export const RELIABILITY_PAGE = 'docs/reliability.md';

/** The file with the outcomes of the last complete `npm test`. Path from the root of the repository. */
export const OUTCOMES_FILE = 'test-results/outcomes.json';

/** `RELIABILITY 16: …` or `[RELIABILITY 4, 68] …` at the start of the name of a test or suite. */
const NUMBERS = /(?:^|> )\[?RELIABILITY (\d{1,2}(?:(?:, | and )\d{1,2})*)\b/g;

/** Tests of the scripts do not count as evidence for Atoll's promises. */
const TOOL_TESTS = 'tests/unit/scripts/';

/** A row of the page: number, promise, files, note. */
const ROW = /^\| (\d+) \| .* \| (.*) \| .*\|$/gm;

/**
 * @param {string} fullName the names of the suites and the test, joined with ` > `
 * @param {string} [file] path of the test file from the root of the repository
 * @returns {number[]} the numbers of the promises that the test proves
 */
export function numbersIn(fullName, file = '') {
  if (file.startsWith(TOOL_TESTS)) return [];
  return [...fullName.matchAll(NUMBERS)].flatMap(([, list = '']) => list.split(/, | and /).map(Number));
}

/**
 * @param {string} root the root of the repository
 * @returns {Promises}
 */
export function readPromises(root) {
  return JSON.parse(readFileSync(join(root, 'tests/reliability.json'), 'utf8')).promises;
}

/**
 * @param {readonly Outcome[]} outcomes the outcomes of all projects
 * @param {Promises} promises
 * @returns {string} the Markdown page, which lists the test files of each promise
 */
export function reliabilityPage(outcomes, promises) {
  const files = filesOf(outcomes, ['passed']);
  const rows = Object.entries(promises).map(([number, { what, why = '' }]) => {
    const list = [...(files.get(number) ?? [])].toSorted().map((file) => `\`${file}\``);
    return `| ${number} | ${what} | ${list.join('<br>')} | ${why} |`;
  });
  return `# Reliability

What Atoll promises, and the test files that prove it. \`npm test\` compares this page with the tests that ran and
passed; \`npm run reliability\` writes it after a complete \`npm test\`.

| number | promise | tested in | why a test cannot prove it all |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

/**
 * Compares the page with a complete test run.
 *
 * The page may list files whose tests were skipped or failed: the summary shows the reason of a skip, and a failed test
 * fails the run.
 *
 * @param {string} page the text of docs/reliability.md
 * @param {readonly Outcome[]} outcomes the outcomes of all projects
 * @param {Promises} promises
 * @returns {string[]} the problems, one sentence each
 */
export function reliabilityProblems(page, outcomes, promises) {
  const passed = filesOf(outcomes, ['passed']);
  const known = filesOf(outcomes, ['passed', 'skipped', 'failed']);
  const documented = new Map(
    [...page.matchAll(ROW)].map(([, number = '', list = '']) => [
      number,
      new Set([...list.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)),
    ]),
  );
  /** @type {string[]} */
  const problems = [];
  for (const number of known.keys())
    if (!(number in promises)) problems.push(`tests/reliability.json has no promise ${number}.`);
  for (const [number, { why }] of Object.entries(promises)) {
    const listed = documented.get(number) ?? new Set();
    const proof = passed.get(number) ?? new Set();
    if (proof.size === 0 && !why) problems.push(`No passing test has the number ${number} in its name.`);
    for (const file of without(proof, listed))
      problems.push(`Promise ${number} is also tested in ${file}, which the page does not list.`);
    for (const file of without(listed, known.get(number)))
      problems.push(`The page lists ${file} for promise ${number}, but it does not test it.`);
  }
  const expected = reliabilityPage(
    [...documented].flatMap(([number, files]) =>
      [...files].map((file) => ({ number: Number(number), file, state: /** @type {const} */ ('passed') })),
    ),
    promises,
  );
  if (page !== expected) problems.push('The page differs from the output of npm run reliability.');
  return problems;
}

/**
 * @param {ReadonlySet<string>} files
 * @param {ReadonlySet<string>} [others]
 */
function without(files, others) {
  return [...files].filter((file) => !others?.has(file));
}

/**
 * @param {readonly Outcome[]} outcomes
 * @param {readonly Outcome['state'][]} states
 * @returns {Map<string, Set<string>>} the files of the tests in these states, by promise
 */
function filesOf(outcomes, states) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const { number, file, state } of outcomes) {
    if (!states.includes(state)) continue;
    files.set(String(number), (files.get(String(number)) ?? new Set()).add(file));
  }
  return files;
}
