/**
 * A reporter that counts tests for `npm test`. Vitest's JSON report lacks the reasons of skipped tests. Writes to the
 * file named in ATOLL_COUNTS.
 */
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { engineTest, readFragments } from './engine-table.mjs';
import { numbersIn } from './reliability.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed tests, and errors outside a test
 * @property {{ name: string, reason: string }[]} skipped
 * @property {Failure[]} [failures] the failures for the summary
 * @property {string} [output] what the step has to print at its end
 * @property {import('./reliability.mjs').Outcome[]} [outcomes] outcomes of the tests with a promise's number in the name
 * @property {import('./engine-table.mjs').EngineResult[]} [engines] results of the tests of a widget in an engine
 */

/**
 * @typedef {object} Failure
 * @property {string} name the test's name, with its file
 * @property {string} message the first line of the first error
 * @property {string} [file] the test file
 * @property {string} [repeat] the command that repeats it alone; missing if the file and the pattern are enough
 * @property {string} [pattern] a pattern for Vitest's `-t` that matches this test; missing if the file failed as a whole
 * @property {string[]} [evidence] traces and screenshots that the test kept, from the root of the repository
 */

// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter's default export
export default class CountReporter {
  /** True if the run has a pattern for names: all other tests count as skipped, and are of no interest. */
  #isFiltered = false;

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.#isFiltered = vitest.getGlobalTestNamePattern() !== undefined;
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} errors errors outside a test
   */
  onTestRunEnd(modules, errors) {
    /** @type {Counts} */
    const counts = { passed: 0, failed: errors.length, skipped: [] };
    /** @type {Failure[]} */
    const failures = (counts.failures = errors.map((error) => ({
      name: 'outside a test',
      message: firstLine([error]),
    })));
    /** @type {import('./reliability.mjs').Outcome[]} */
    const outcomes = (counts.outcomes = []);
    /** @type {import('./engine-table.mjs').EngineResult[]} */
    const engines = (counts.engines = []);
    const fragments = readFragments(process.cwd());
    for (const module of modules) {
      // A file can fail without a failed test, for example if it cannot be imported or a hook fails.
      const hasFailedTests = [...module.children.allTests('failed')].length > 0;
      const file = relative(process.cwd(), module.moduleId);
      if (module.state() === 'failed' && !hasFailedTests) {
        counts.failed += 1;
        failures.push({ name: file, message: firstLine(module.errors()), file });
      }
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'skipped') {
          const reason = reasonOf(test);
          if (reason !== undefined || !this.#isFiltered)
            counts.skipped.push({ name: test.fullName, reason: reason ?? 'no reason given' });
        } else counts.failed += 1;
        if (result.state === 'failed')
          failures.push({
            name: `${file}: ${test.fullName}`,
            message: firstLine(result.errors ?? []),
            file,
            pattern: patternOf(test),
            evidence: test.meta().evidence ?? [],
          });
        /** @type {import('./reliability.mjs').Outcome['state']} */
        const state = result.state === 'passed' || result.state === 'skipped' ? result.state : 'failed';
        outcomes.push(...numbersIn(test.fullName, file).map((number) => ({ number, file, state })));
        const tested = engineTest(file, test.fullName, fragments);
        if (tested) engines.push({ ...tested, state });
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
 * @param {import('vitest/node').TestCase} test
 * @returns {string} a pattern for `-t`: Vitest compares it with the full name
 */
function patternOf(test) {
  return `^${test.fullName.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;
}

/**
 * The reason for a skip: a note given during the test (`context.skip(true, note)`), or metadata from
 * tests/support/skip.ts.
 *
 * @param {import('vitest/node').TestCase} test
 * @returns {string | undefined}
 */
function reasonOf(test) {
  const result = test.result();
  const note = result.state === 'skipped' ? result.note : undefined;
  return note ?? test.meta().whySkipped;
}
