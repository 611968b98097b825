/** Which of the promises in tests/reliability.json are tested, by the numbers in the tests' names. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ number: number, file: string, state: 'passed' | 'failed' | 'skipped' }} Outcome
 * @typedef {{ what: string, why?: string }} Promised
 */

/** `RELIABILITY 16: …` or `[RELIABILITY 4, 68] …`, in the name of a test or of what it stands in. */
const NUMBERS = /(?:^|> )\[?RELIABILITY (\d{1,2}(?:(?:, | and )\d{1,2})*)\b/g;

/** The tests on the real WordPress name the bare number: `79: …`. */
const BARE_NUMBERS = /(?:^|> )(\d{1,2}(?:, \d{1,2})*)(?=:)/g;

/**
 * @param {string} fullName names of the test and of what it stands in, joined by ` > `
 * @param {string} [file] path of the test
 * @returns {number[]}
 */
export function numbersIn(fullName, file = '') {
  const isBare = file.startsWith('tests/wordpress/');
  return [...fullName.matchAll(NUMBERS), ...(isBare ? fullName.matchAll(BARE_NUMBERS) : [])].flatMap(
    ([, list = '']) => list.split(/, | and /).map(Number),
  );
}

/**
 * @param {readonly Outcome[]} outcomes
 * @param {Readonly<Record<string, Promised>>} promises
 * @returns {{ table: string, gaps: string[] }} a Markdown page, and the numbers with neither a test nor a reason
 */
export function reliabilityTable(outcomes, promises) {
  /** @type {string[]} */
  const gaps = [];
  const rows = Object.entries(promises).map(([number, { what, why }]) => {
    const own = outcomes.filter((outcome) => outcome.number === Number(number));
    const files = [...new Set(own.map(({ file }) => file))].toSorted();
    const failed = own.filter(({ state }) => state === 'failed').length;
    const passed = own.filter(({ state }) => state === 'passed').length;
    if (passed + failed === 0 && !why) gaps.push(number);
    const counted = failed > 0 ? `${failed} failed, ${passed} passed` : passed > 0 ? 'passed' : 'not run';
    const result = [counted, why].filter(Boolean).join('; ');
    return `| ${number} | ${what} | ${files.map((file) => `\`${file}\``).join('<br>')} | ${result} |`;
  });
  const table = `# Reliability

Written by \`npm test\`: which promise is tested where, and how that went the last time.

| number | what | where | result |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  return { table, gaps };
}

/**
 * Writes docs/reliability.md.
 *
 * @param {string} root of the repository
 * @param {readonly Outcome[]} outcomes of every project
 * @returns {string[]} the numbers with neither a test nor a reason
 */
export function writeReliability(root, outcomes) {
  const { promises } = JSON.parse(readFileSync(join(root, 'tests/reliability.json'), 'utf8'));
  const { table, gaps } = reliabilityTable(outcomes, promises);
  writeFileSync(join(root, 'docs/reliability.md'), table);
  return gaps;
}
