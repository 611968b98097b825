/**
 * `npm run seeded-faults`: proves that the tests can fail. Makes each mistake of tests/seeded-faults.json in a copy of
 * the repository, one at a time, runs the tests that must notice it, and lists the mistakes that no test noticed.
 *
 * - `-- --only=widgets/tabs` selects the mistakes in files with that path, `-- --project=unit` those of a Vitest project.
 * - `-- --shard=1/4` selects every fourth one. `-- --full` runs the tests of the full tier.
 * - A run that was interrupted continues, as long as no file changes. `-- --again` ignores earlier results.
 *
 * A run of the whole list writes tests/seeded-faults-result.json.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureEngines, ensureInstalled, nodePath, root } from './install.mjs';
import { FaultResults, treeHash } from './lib/fault-results.mjs';
import { applyFault, faultProblems, isOfShard, nearestFirst, readFaults } from './lib/seeded-faults.mjs';

/** @typedef {import('./lib/seeded-faults.mjs').Fault} Fault */

/** @typedef {{ failed: number, first: string, output: string }} Run */

/** The time limit of a run: a mistake may cause an endless loop. */
const RUN_LIMIT_MS = 10 * 60_000;

/** The time limit of the run of all these tests without a mistake. */
const LONG_RUN_LIMIT_MS = 60 * 60_000;

/** The projects whose tests read the build. */
const BUILT = new Set(['browser', 'engines', 'build', 'wordpress']);

/** The projects whose tests start Chromium. */
const WITH_CHROMIUM = new Set(['browser', 'engines', 'wordpress']);

/** Folders that the copy shares with the repository. */
const SHARED = ['node_modules', 'tests/wordpress/node_modules', 'tests/.plugins'];

/** Not copied, because these are large or written by the tests. */
const NOT_COPIED = /^(\.git|dist|test-results|\.cache|tests\/\.plugins)$|(^|\/)node_modules$/;

/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
let copy = '';

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    child?.kill('SIGKILL');
    removeCopy();
    process.exit(130);
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  removeCopy();
}

/** @returns {Promise<number>} the exit code */
async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      project: { type: 'string' },
      shard: { type: 'string', default: '1/1' },
      full: { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
  });
  const all = readFaults(root);
  const faults = all.filter(
    ({ file, project }, index) =>
      file.includes(values.only) && project === (values.project ?? project) && isOfShard(index, values.shard),
  );
  if (faults.length === 0) throw new Error('No seeded fault matches --only, --project and --shard.');
  const problems = faults.flatMap((fault) => faultProblems(root, fault));
  if (problems.length > 0) throw new Error(problems.join('\n'));

  ensureInstalled();
  if (faults.some(({ project }) => WITH_CHROMIUM.has(project))) ensureChromium();
  if (faults.some(({ project }) => project === 'engines')) ensureEngines();
  const tier = values.full ? 'full' : 'default';
  process.env['ATOLL_TEST_TIER'] = tier;
  copy = copyRepository();
  const results = new FaultResults(root, `${tier} ${treeHash(root)}`, values.again);
  const open = faults.filter((fault) => !results.get(fault));
  if (open.length < faults.length) console.log(`${faults.length - open.length} results of an earlier run`);
  if (open.length > 0) await checkThatTestsPass(open);

  for (const fault of open) {
    const start = performance.now();
    const { failed, first } = await runWith(fault);
    results.add(fault, { isNoticed: failed > 0, by: first });
    const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
    console.log(`${failed > 0 ? 'noticed    ' : 'NOT NOTICED'} ${seconds} s  ${fault.file}: ${fault.what}`);
    if (first) console.log(`                   by ${first}`);
  }

  const unnoticed = faults.filter((fault) => !results.get(fault)?.isNoticed);
  console.log(`\n${faults.length - unnoticed.length} of ${faults.length} mistakes were noticed`);
  for (const { file, original, broken } of unnoticed)
    console.log(`not noticed: ${file}\n  - ${original.trim()}\n  + ${broken.trim()}`);
  if (all.every((fault) => results.get(fault))) results.publish(all, tier);
  return unnoticed.length > 0 ? 1 : 0;
}

/** @returns {string} the path of a copy of the repository, with the same node_modules */
function copyRepository() {
  const target = realpathSync(mkdtempSync(join(tmpdir(), 'atoll-faults-')));
  cpSync(root, target, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(relative(root, path).replaceAll(sep, '/')),
  });
  for (const folder of SHARED.filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(target, folder)), { recursive: true });
    symlinkSync(join(root, folder), join(target, folder), 'junction');
  }
  return target;
}

function removeCopy() {
  if (copy) rmSync(copy, { recursive: true, force: true });
  copy = '';
}

/**
 * Runs all tests without a mistake, because a test that always fails proves nothing.
 *
 * @param {readonly Fault[]} faults
 * @throws {Error} if a test fails without a mistake
 */
async function checkThatTestsPass(faults) {
  for (const project of new Set(faults.map((fault) => fault.project))) {
    const own = faults.filter((fault) => fault.project === project);
    const tests = [...new Set(own.flatMap((fault) => fault.tests))];
    const { failed, first, output } = await runTests({ project, tests }, LONG_RUN_LIMIT_MS);
    if (failed > 0) throw new Error(`${output}\nThis test fails without a mistake: ${first}`);
  }
}

/**
 * @param {Fault} fault
 * @returns {Promise<Run>}
 */
async function runWith(fault) {
  const path = join(copy, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, applyFault(fault, text));
  try {
    for (const tests of nearestFirst(fault)) {
      const result = await runTests({ ...fault, tests }, RUN_LIMIT_MS);
      if (result.failed > 0) return result;
    }
    return { failed: 0, first: '', output: '' };
  } finally {
    writeFileSync(path, text);
  }
}

/**
 * @param {Pick<Fault, 'project' | 'tests' | 'only'>} fault
 * @param {number} limitMs
 * @returns {Promise<Run>} the result; a run that exceeds the time limit counts as failed
 * @throws {Error} if the code does not build, or no test ran
 */
async function runTests({ project, tests, only }, limitMs) {
  if (BUILT.has(project)) {
    const { code, output } = await run(['.scripts/build.mjs'], limitMs);
    if (code !== 0) throw new Error(`${output}\nThe build failed.`);
  }
  const report = join(copy, 'seeded-faults-report.json');
  rmSync(report, { force: true });
  const { code, output } = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--bail=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(only ? [`--testNamePattern=${only}`] : []),
      ...tests,
    ],
    limitMs,
  );
  if (code === null) return { failed: 1, first: 'a test that never ends', output };
  if (!existsSync(report)) throw new Error(`${output}\nVitest did not write a report.`);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  if (numPassedTests + numFailedTests === 0)
    throw new Error(`${output}\nNo test ran in ${tests.join(', ')}.`);
  const first = testResults
    .flatMap((/** @type {any} */ { assertionResults }) => assertionResults)
    .find((/** @type {any} */ { status }) => status === 'failed');
  return { failed: numFailedTests, first: first?.fullName ?? '', output };
}

/**
 * Runs Node in the copy.
 *
 * @param {readonly string[]} args
 * @param {number} limitMs
 * @returns {Promise<{ code: number | null, output: string }>} the code is null if the time limit was exceeded
 */
function run(args, limitMs) {
  return new Promise((resolve, reject) => {
    let output = '';
    const started = spawn(nodePath(), args, {
      cwd: copy,
      env: { ...process.env, NO_COLOR: '1' },
      timeout: limitMs,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    started.on('error', reject);
    started.on('close', (code) => resolve({ code, output }));
  });
}
