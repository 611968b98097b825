/**
 * `npm test`: installs what is missing, runs all checks, and prints the totals on the last line (docs/tests.md). Runs on
 * Node 20 without packages.
 *
 * - `npm test -- --full` also runs what only releases and nights need. Tests read the tier from ATOLL_TEST_TIER.
 * - `npm test -- --changed` runs what the changes since the main branch concern.
 * - `npm test -- --only=types,unit` runs only these steps.
 * - `npm test -- --shard=1/2` runs the first half of the test files of each step, so that two machines can share the work.
 * - `npm test -- widgets/tabs -t 'moves the focus'` runs the tests of a file or folder, or those with a name.
 */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ensureChromium,
  ensureEngines,
  ensureInstalled,
  ensurePhp,
  ensurePhpUnit,
  root,
} from './install.mjs';
import { readChange } from './lib/changed-files.mjs';
import { concernedTests, CONFORMANCE, fragmentPattern, projectOf } from './lib/changed-tests.mjs';
import { readPromises, RELIABILITY_PAGE, unprovenPromises } from './lib/reliability.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { expectedTimes, keepTimes } from './lib/step-times.mjs';
import { FAILED, PASSED, runBuild, runScript, runVitest } from './lib/test-runs.mjs';
import { summary } from './lib/test-summary.mjs';

const options = readOptions();
const tier = options.full ? 'full' : 'default';

// For the tests. Set in both tiers, so that the command's option decides and not the caller's environment.
process.env['ATOLL_TEST_TIER'] = tier;

const CORES = Math.max(2, availableParallelism());
const CACHE = 'node_modules/.cache';
const TIMES = join(root, CACHE, 'atoll-test-times.json');

/** @typedef {import('./lib/count-reporter.mjs').Counts} Counts */
/** @typedef {'build' | 'chromium' | 'engines' | 'phpunit' | 'wordpress'} Need */
/** @typedef {import('./lib/run-steps.mjs').Step & { needs: readonly Need[] }} Step */

/**
 * The missing requirements, with the reasons.
 *
 * @type {Map<Need, string>}
 */
const missing = new Map();

/** The needs of Vitest's projects. @type {Readonly<Record<string, readonly Need[]>>} */
const NEEDS = {
  unit: [],
  build: ['build', 'phpunit'],
  browser: ['build', 'chromium'],
  engines: ['build', 'chromium', 'engines'],
  wordpress: ['build', 'chromium', 'engines', 'wordpress'],
  originals: ['build', 'chromium'],
  fuzz: [],
};

// The build is first, because other steps need it. The slowest check starts beside it.
/** @type {readonly Step[]} */
const CHECKS = [
  { name: 'build', cores: 1, needs: [], run: builtOrMissing },
  check(
    'format',
    'format:check',
    `--cache --cache-strategy content --cache-location ${CACHE}/atoll-format.json`,
  ),
  check('types', 'types', `--incremental --tsBuildInfoFile ${CACHE}/atoll-types.tsbuildinfo`),
  check('lint', 'lint', ''),
];

/** @type {readonly Step[]} */
const STEPS = [
  ...CHECKS,
  project('unit', 'unit', []),
  project('build checks', 'build', []),
  ...['browser', 'engines', 'wordpress', 'originals'].map((name) => project(name, name, [])),
  ...(options.full ? [project('fuzz', 'fuzz', [])] : []),
];

try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/** @returns {Promise<number>} the exit code */
async function main() {
  try {
    ensureInstalled();
  } catch (error) {
    console.log(`${messageOf(error)}\n0 passed, 1 failed`);
    return 1;
  }
  const steps = chooseSteps();
  const needed = new Set(steps.flatMap(({ needs }) => needs));
  if (needed.has('chromium')) provide('chromium', ensureChromium);
  if (needed.has('engines')) provide('engines', ensureEngines);
  if (needed.has('phpunit')) provide('phpunit', ensurePhpUnit);
  if (needed.has('wordpress') && existsSync(join(root, 'tests/wordpress/package-lock.json')))
    provide('wordpress', () => {
      ensureInstalled('tests/wordpress');
      console.log(`Atoll: ${ensurePhp()}`);
    });

  const rows = await runSteps(steps.map(withNeeds), CORES, expectedTimes(TIMES, tier));

  // A partial run lacks the evidence of the other steps, and its times are not those of a whole step.
  if (steps === STEPS && options.shard === undefined) {
    const passed = rows.filter(({ counts }) => counts.failed === 0);
    keepTimes(TIMES, tier, Object.fromEntries(passed.map(({ name, seconds }) => [name, seconds])));
    rows.push({ name: 'promises', counts: checkReliability(rows), seconds: 0 });
  }
  console.log(summary(rows, options.full ? '--full ' : ''));
  const isGreen = rows.every(({ counts }) => counts.failed === 0);
  return isGreen && rows.some(({ counts }) => counts.passed > 0) ? 0 : 1;
}

/**
 * @returns {readonly Step[]} the steps that the options choose, plus the build if one of them needs it
 * @throws {Error} if `--only` contains an unknown name, or `--shard` is not a fraction
 */
function chooseSteps() {
  const { only, shard = '1/1' } = options;
  if (!/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new Error(`--shard accepts 1/2, 2/2 and similar; not ${shard}`);
  if (options.paths.length > 0) return withBuild(stepsOfPaths(options.paths));
  if (options.changed) return withBuild(stepsOfChange());
  if (only === undefined) return STEPS;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => STEPS.every((step) => step.name !== name));
  const known = STEPS.map((step) => step.name).join(', ');
  if (unknown.length > 0) throw new Error(`--only accepts ${known}; not ${unknown.join(', ')}`);
  return withBuild(STEPS.filter(({ name }) => names.includes(name)));
}

/** @param {string} path of a test file, or of a folder: most folders have unit tests and browser tests */
function projectsOf(path) {
  const kind = projectOf(`${path}/`);
  return /^(runtime|src|widgets)\b/.test(path) && !/\.test\.tsx?$/.test(path) ? ['unit', 'browser'] : [kind];
}

/** @param {readonly string[]} paths of test files or folders */
function stepsOfPaths(paths) {
  const name = options.test === undefined ? [] : ['-t', options.test];
  return Object.keys(NEEDS).flatMap((kind) => {
    const own = paths.filter((path) => projectsOf(path).includes(kind));
    return own.length > 0 ? [project(kind, kind, [...own, ...name, '--passWithNoTests'])] : [];
  });
}

function stepsOfChange() {
  const { changed, tree } = readChange(root);
  console.log(`Changed files: ${changed.length > 0 ? changed.join(', ') : 'none'}`);
  const concerned = concernedTests(changed, tree);
  if (concerned.everything) return STEPS;
  const pattern = ['-t', fragmentPattern(concerned)];
  const conformance = [`${CONFORMANCE}-`, ...pattern];
  return [
    ...CHECKS.filter(({ name }) => name !== 'build'),
    ...Object.entries(concerned.tests)
      .filter(([kind]) => kind !== 'engines')
      .map(([kind, paths]) => project(kind === 'build' ? 'build checks' : kind, kind, paths)),
    ...(concerned.fragments.length > 0
      ? [
          project('fuzz tests', 'unit', ['tests/unit/fuzz/', ...pattern, '--passWithNoTests']),
          project('conformance', 'browser', conformance),
        ]
      : []),
  ];
}

/** @param {readonly Step[]} steps */
function withBuild(steps) {
  const needsBuild = steps.some(({ name, needs }) => needs.includes('build') && name !== 'build');
  const build = STEPS.filter(({ name }) => name === 'build');
  return needsBuild ? [...build, ...steps.filter(({ name }) => name !== 'build')] : steps;
}

/**
 * @param {string} name
 * @param {string} script of package.json
 * @param {string} cacheOptions not used by CI, which checks everything again
 * @returns {Step}
 */
function check(name, script, cacheOptions) {
  const isReused = process.env['CI'] === undefined;
  return { name, cores: 1, needs: [], run: () => runScript(script, isReused ? cacheOptions : '') };
}

/**
 * @param {string} name
 * @param {string} kind a Vitest project; the folder of its tests has the same name
 * @param {readonly string[]} args
 * @returns {Step}
 */
function project(name, kind, args) {
  // In the full tier, the WordPress tests also run in WebAssembly, in a project of their own.
  const projects = { unit: ['unit-node', 'unit-dom'], wordpress: ['wordpress*'] }[kind] ?? [kind];
  const shard = options.shard === undefined ? [] : [`--shard=${options.shard}`, '--passWithNoTests'];
  const run = () => runVitest(projects, [...shard, ...args]);
  return { name, cores: CORES, needs: NEEDS[kind] ?? [], run };
}

/** @returns {Promise<Counts>} */
async function builtOrMissing() {
  const { isBuilt, ...counts } = await runBuild();
  // Otherwise the tests would run with an earlier build in dist.
  if (!isBuilt) missing.set('build', 'the build failed');
  return counts;
}

/**
 * @param {Step} step
 * @returns {import('./lib/run-steps.mjs').Step} a step that fails if a requirement is missing
 */
function withNeeds({ needs, run, ...step }) {
  return {
    ...step,
    after: needs.includes('build') ? ['build'] : [],
    run: async () => {
      const reasons = needs.flatMap((need) => missing.get(need) ?? []);
      if (reasons.length === 0) return run();
      const message = `cannot run: ${reasons.join('; ')}`;
      return { ...FAILED, output: message, failures: [{ name: step.name, message }] };
    },
  };
}

/**
 * Checks that each promise of docs/reliability.md has a test that passed.
 *
 * @param {readonly { counts: Counts }[]} rows the results of a complete run
 * @returns {Counts}
 */
function checkReliability(rows) {
  const outcomes = rows.flatMap(({ counts }) => counts.outcomes ?? []);
  const problems = unprovenPromises(outcomes, readPromises(root));
  if (problems.length === 0) return PASSED;
  return { ...FAILED, failures: problems.map((message) => ({ name: RELIABILITY_PAGE, message })) };
}

/** Ends the process if an option is unknown. */
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        only: { type: 'string' },
        shard: { type: 'string' },
        full: { type: 'boolean' },
        changed: { type: 'boolean' },
        test: { type: 'string', short: 't' },
      },
    });
    if (values.test !== undefined && positionals.length === 0)
      throw new Error('-t needs the path of a test file or folder before it.');
    return { ...values, paths: positionals.map((path) => path.replaceAll('\\', '/').replace(/\/$/, '')) };
  } catch (error) {
    console.error(messageOf(error));
    return process.exit(1);
  }
}

/**
 * @param {Need} need
 * @param {() => unknown} ensure
 */
function provide(need, ensure) {
  try {
    ensure();
  } catch (error) {
    missing.set(need, messageOf(error));
  }
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
