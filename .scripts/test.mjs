/**
 * `npm test`: installs what is missing, runs all checks one after another, and prints the totals on the last line. Runs
 * on Node 20 without packages. `npm test -- --only=types,unit` runs only these steps. `npm test -- --shard=1/2` runs the
 * first half of the test files of each step, so that two machines can share the work. `npm test -- --full` also runs what
 * only releases and nights need; the tests read the tier from ATOLL_TEST_TIER (tests/support/tier.ts).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import {
  ensureChromium,
  ensureEngines,
  ensureInstalled,
  ensurePhp,
  ensurePhpUnit,
  nodePath,
  root,
} from './install.mjs';
import { engineTable } from './lib/engine-table.mjs';
import { OUTCOMES_FILE, readPromises, RELIABILITY_PAGE, reliabilityProblems } from './lib/reliability.mjs';

const options = readOptions();

// For the tests. Set in both tiers, so that the command's option decides and not the caller's environment.
process.env['ATOLL_TEST_TIER'] = options.full ? 'full' : 'default';

/** The time limit of a project. A project that exceeds it is stopped and counts as failed. */
const PROJECT_LIMIT_MS = 35 * 60_000;

/** @typedef {import('./lib/count-reporter.mjs').Counts} Counts */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly Need[]} needs the requirements of the step
 * @property {() => Counts | Promise<Counts>} run
 */

/** @typedef {'build' | 'chromium' | 'engines' | 'phpunit' | 'wordpress'} Need */

/** @type {Counts} */
const PASSED = { passed: 1, failed: 0, skipped: [] };
/** @type {Counts} */
const FAILED = { passed: 0, failed: 1, skipped: [] };

/**
 * The missing requirements, with the reasons.
 *
 * @type {Map<Need, string>}
 */
const missing = new Map();

/** @type {readonly Step[]} */
const STEPS = [
  { name: 'types', needs: [], run: () => runScript('types') },
  { name: 'lint', needs: [], run: () => runScript('lint') },
  { name: 'format', needs: [], run: () => runScript('format:check') },
  { name: 'build', needs: [], run: runBuild },
  { name: 'unit', needs: [], run: () => runProject('unit') },
  { name: 'build checks', needs: ['build', 'phpunit'], run: () => runProject('build') },
  { name: 'browser', needs: ['build', 'chromium'], run: () => runProject('browser') },
  { name: 'engines', needs: ['build', 'chromium', 'engines'], run: () => runProject('engines') },
  {
    name: 'wordpress',
    needs: ['build', 'chromium', 'engines', 'wordpress'],
    // In the full tier, also `wordpress-wasm`.
    run: () => runProject('wordpress*'),
  },
  { name: 'originals', needs: ['build', 'chromium'], run: () => runProject('originals') },
];

try {
  process.exitCode = await main();
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

/**
 * Compares docs/reliability.md with the tests that ran, and stores the outcomes for `npm run reliability`.
 *
 * @param {readonly { counts: Counts }[]} rows the results of a complete run
 * @returns {Counts}
 */
function checkReliability(rows) {
  const outcomes = rows.flatMap(({ counts }) => counts.outcomes ?? []);
  const target = join(root, OUTCOMES_FILE);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(outcomes));
  const page = readFileSync(join(root, RELIABILITY_PAGE), 'utf8');
  const problems = reliabilityProblems(page, outcomes, readPromises(root));
  if (problems.length === 0) return PASSED;
  console.log(`\n== promises ==\n${problems.join('\n')}`);
  console.log(`Run npm run reliability to update ${RELIABILITY_PAGE}.`);
  return { ...FAILED, failures: problems.map((message) => ({ name: RELIABILITY_PAGE, message })) };
}

/** Ends the process if an option is unknown. */
function readOptions() {
  try {
    return parseArgs({
      options: { only: { type: 'string' }, shard: { type: 'string' }, full: { type: 'boolean' } },
    }).values;
  } catch (error) {
    console.error(messageOf(error));
    return process.exit(1);
  }
}

/** @returns {Promise<number>} the exit code */
async function main() {
  const steps = chooseSteps();
  try {
    ensureInstalled();
  } catch (error) {
    console.log(`${messageOf(error)}\n0 passed, 1 failed`);
    return 1;
  }
  const needed = new Set(steps.flatMap(({ needs }) => needs));
  if (needed.has('chromium')) provide('chromium', ensureChromium);
  if (needed.has('engines')) provide('engines', ensureEngines);
  if (needed.has('phpunit')) provide('phpunit', ensurePhpUnit);
  if (needed.has('wordpress') && existsSync(join(root, 'tests/wordpress/package-lock.json'))) {
    provide('wordpress', () => ensureInstalled('tests/wordpress'));
    console.log(`Atoll: ${ensurePhp()}`);
  }

  const rows = [];
  for (const step of steps) {
    console.log(`\n== ${step.name} ==`);
    const start = performance.now();
    const counts = await runStep(step);
    rows.push({ name: step.name, counts, seconds: (performance.now() - start) / 1000 });
  }

  // A partial run lacks the evidence of the other steps.
  if (steps === STEPS && options.shard === undefined)
    rows.push({ name: 'promises', counts: checkReliability(rows), seconds: 0 });

  const passed = sum(rows.map(({ counts }) => counts.passed));
  const failed = sum(rows.map(({ counts }) => counts.failed));
  const skipped = rows.flatMap(({ counts }) => counts.skipped);
  const engines = rows.flatMap(({ counts }) => counts.engines ?? []);
  if (engines.length > 0) console.log(`\n== widgets by engine: passed tests ==\n${engineTable(engines)}`);

  console.log(`\n== summary ==`);
  for (const { name, counts, seconds } of rows) {
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    console.log(`${name.padEnd(14)}${time}  ${counts.passed} passed, ${counts.failed} failed`);
  }
  for (const reason of new Set(skipped.map((test) => test.reason))) {
    const [first, ...others] = skipped.filter((test) => test.reason === reason);
    console.log(`skipped: ${first?.name}${others.length > 0 ? ` and ${others.length} more` : ''}: ${reason}`);
  }
  if (skipped.length > 0) console.log(`${skipped.length} skipped`);
  for (const { name, message } of rows.flatMap(({ counts }) => counts.failures ?? []))
    console.log(`failed: ${name}: ${message}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

/**
 * @returns {readonly Step[]} all steps, or those in `--only`, plus the build if one of them needs it
 * @throws {Error} if `--only` contains an unknown name, or `--shard` is not a fraction
 */
function chooseSteps() {
  const { only, shard = '1/1' } = options;
  if (!/^[1-9]\d*\/[1-9]\d*$/.test(shard))
    throw new Error(`--shard accepts 1/2, 2/2 and similar; not ${shard}`);
  if (only === undefined) return STEPS;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.filter((name) => STEPS.every((step) => step.name !== name));
  const known = STEPS.map((step) => step.name).join(', ');
  if (unknown.length > 0) throw new Error(`--only accepts ${known}; not ${unknown.join(', ')}`);
  const chosen = STEPS.filter(({ name }) => names.includes(name));
  const needsBuild = chosen.some(({ needs }) => needs.includes('build'));
  return STEPS.filter((step) => chosen.includes(step) || (needsBuild && step.name === 'build'));
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

/** @param {Step} step */
async function runStep({ needs, run }) {
  const reasons = needs.flatMap((need) => missing.get(need) ?? []);
  if (reasons.length > 0) {
    console.log(`cannot run: ${reasons.join('; ')}`);
    return FAILED;
  }
  try {
    return await run();
  } catch (error) {
    console.error(messageOf(error));
    return FAILED;
  }
}

/**
 * Runs a script of package.json like npm, but without npm's start-up time of a second.
 *
 * @param {string} name
 */
function runScript(name) {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const { status } = spawnSync(scripts[name] ?? '', {
    cwd: root,
    env: { ...process.env, PATH },
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0 ? PASSED : FAILED;
}

async function runBuild() {
  try {
    const { table, isOver } = await build();
    console.log(table);
    if (isOver) console.log('A file is larger than .limits.json allows.');
    return isOver ? FAILED : PASSED;
  } catch (error) {
    // Otherwise the tests would run with an earlier build in dist.
    missing.set('build', 'the build failed');
    throw error;
  }
}

/**
 * @param {string} project a Vitest project, or a pattern that names several
 * @returns {Promise<Counts>}
 */
async function runProject(project) {
  const scratch = mkdtempSync(join(tmpdir(), 'atoll-test-'));
  const file = join(scratch, 'counts.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', `--reporter=${join(root, '.scripts/lib/count-reporter.mjs')}`];
    const shard = options.shard === undefined ? [] : [`--shard=${options.shard}`, '--passWithNoTests'];
    const args = [vitest, 'run', '--project', project, ...reporters, ...shard];
    const status = await runWithin(PROJECT_LIMIT_MS, nodePath(), args, { ATOLL_COUNTS: file });
    /** @type {Counts} */
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : FAILED;
    // Vitest can also fail without a failed test, for example because of a crash after the last test.
    return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * @param {number} limitMs
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} the exit code
 */
function runWithin(limitMs, command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (signal)
        console.log(`stopped by ${signal}, probably after the limit of ${limitMs / 60_000} minutes`);
      resolve(code ?? 1);
    });
  });
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @param {unknown} error */
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
