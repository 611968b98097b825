/** Runs steps side by side as far as the machine's cores allow, and prints a line when a step starts and ends. */
import { duration } from './step-times.mjs';

/** @typedef {import('./count-reporter.mjs').Counts} Counts */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {number} cores the number of cores that it keeps busy; a step with all cores runs alone
 * @property {readonly string[]} [after] names of steps that must have ended before
 * @property {() => Promise<Counts>} run
 */

/** @typedef {{ name: string, counts: Counts, seconds: number }} Row the result of a step */

/**
 * @param {readonly Step[]} steps in the order in which they start
 * @param {number} cores of the machine
 * @param {import('./step-times.mjs').Seconds} expected
 * @param {(line: string) => void} [say]
 * @returns {Promise<Row[]>} in the order of the steps
 */
export async function runSteps(steps, cores, expected, say = console.log) {
  const waiting = [...steps];
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Map<string, Row>} */
  const rows = new Map();
  const expectedOf = (/** @type {Step} */ { name }) => expected[name] ?? 0;
  const coresOf = (/** @type {Step} */ step) => Math.min(step.cores, cores);

  while (waiting.length > 0 || running.size > 0) {
    const free = cores - [...running.keys()].reduce((sum, step) => sum + coresOf(step), 0);
    const next = waiting.find(({ after = [] }) =>
      after.every((name) => rows.has(name) || steps.every((step) => step.name !== name)),
    );
    if (next && coresOf(next) <= free) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    } else await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => rows.get(name) ?? []);

  /** @param {Step} step */
  async function start(step) {
    const left = [step, ...waiting, ...running.keys()].reduce(
      (sum, other) => sum + (expectedOf(other) * coresOf(other)) / cores,
      0,
    );
    const number = `${steps.indexOf(step) + 1} of ${steps.length}`;
    say(`== ${step.name} == ${number}, about ${duration(expectedOf(step))}; all: about ${duration(left)}`);
    const before = performance.now();
    const counts = await resultOf(step);
    const seconds = (performance.now() - before) / 1000;
    rows.set(step.name, { name: step.name, counts, seconds });
    running.delete(step);
    if (counts.output) say(counts.output.trimEnd());
    say(`${step.name}: ${counts.failed > 0 ? 'failed' : 'passed'} after ${duration(seconds)}`);
  }
}

/**
 * @param {Step} step
 * @returns {Promise<Counts>}
 */
async function resultOf({ name, run }) {
  try {
    return await run();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, skipped: [], output: message, failures: [{ name, message }] };
  }
}
