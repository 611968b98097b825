/**
 * Counts for `npm test`, beside vitest's own report: vitest's JSON does not say why a test was skipped. Writes to the
 * file that ATOLL_COUNTS names.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { numbersIn } from './reliability.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed tests, and files or errors that are no test's
 * @property {{ name: string, reason: string }[]} skipped
 * @property {Trouble[]} [failures] what failed, for the sum
 * @property {import('./reliability.mjs').Outcome[]} [outcomes] of the tests with a promise's number in their name
 */

/**
 * @typedef {object} Trouble
 * @property {string} name with the file
 * @property {string} message the first line of the first error
 */

// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter by this name
export default class CountReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors that no test can be blamed for
   */
  onTestRunEnd(modules, errors) {
    /** @type {Counts} */
    const counts = { passed: 0, failed: errors.length, skipped: [] };
    /** @type {Trouble[]} */
    const failures = (counts.failures = errors.map((error) => ({
      name: 'no test',
      message: firstLine([error]),
    })));
    /** @type {import('./reliability.mjs').Outcome[]} */
    const outcomes = (counts.outcomes = []);
    for (const module of modules) {
      // A file that cannot be read, or whose hooks fail, has no test to say so.
      const hasFailedTests = [...module.children.allTests('failed')].length > 0;
      const file = relative(process.cwd(), module.moduleId);
      if (module.state() === 'failed' && !hasFailedTests) {
        counts.failed += 1;
        failures.push({ name: file, message: firstLine(module.errors()) });
      }
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'skipped')
          counts.skipped.push({ name: test.fullName, reason: reasonOf(test) });
        else counts.failed += 1;
        const trouble = { name: `${file}: ${test.fullName}`, message: firstLine(result.errors ?? []) };
        if (result.state === 'failed') failures.push(trouble);
        /** @type {import('./reliability.mjs').Outcome['state']} */
        const state = result.state === 'passed' || result.state === 'skipped' ? result.state : 'failed';
        outcomes.push(...numbersIn(test.fullName, file).map((number) => ({ number, file, state })));
      }
    }
    const target = process.env['ATOLL_COUNTS'];
    if (target) writeFileSync(target, JSON.stringify(counts));
  }
}

/**
 * @param {readonly unknown[]} errors
 * @returns {string}
 */
function firstLine(errors) {
  const [error] = errors;
  const text =
    error && typeof error === 'object' && 'message' in error ? String(error.message) : String(error);
  return stripVTControlCharacters(text.trim().split('\n', 1)[0] ?? '');
}

/**
 * Said while it ran (`context.skip(true, note)`), or before: tests/support/skip.ts.
 *
 * @param {import('vitest/node').TestCase} test
 * @returns {string}
 */
function reasonOf(test) {
  const result = test.result();
  const said = result.state === 'skipped' ? result.note : undefined;
  return said ?? test.meta().whySkipped ?? 'no reason given';
}
