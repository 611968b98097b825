/**
 * `npm run seeded-faults`: proves that the tests can fail. Makes each mistake of tests/seeded-faults.json in a copy of
 * the repository, one at a time, runs the tests that must notice it, and lists the mistakes that no test noticed.
 * `-- --only=widgets/tabs` selects the mistakes in files with that path, `-- --project=unit` those that unit tests must
 * notice.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureInstalled, nodePath, root } from './install.mjs';
import { applyFault, faultProblems, readFaults } from './lib/seeded-faults.mjs';

/** @typedef {import('./lib/seeded-faults.mjs').Fault} Fault */

/** @typedef {{ failed: number, first: string, output: string }} Run */

/** The time limit of a run: a mistake may cause an endless loop. */
const RUN_LIMIT_MS = 5 * 60_000;

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
    options: { only: { type: 'string', default: '' }, project: { type: 'string' } },
  });
  const faults = readFaults(root).filter(
    ({ file, project }) => file.includes(values.only) && project === (values.project ?? project),
  );
  if (faults.length === 0) throw new Error('No seeded fault matches --only and --project.');
  const problems = faults.flatMap((fault) => faultProblems(root, fault));
  if (problems.length > 0) throw new Error(problems.join('\n'));

  ensureInstalled();
  if (faults.some(({ project }) => project === 'browser')) ensureChromium();
  copy = copyRepository();
  await checkThatTestsPass(faults);

  /** @type {Fault[]} */
  const unnoticed = [];
  for (const fault of faults) {
    const start = performance.now();
    const { failed, first } = await runWith(fault);
    if (failed === 0) unnoticed.push(fault);
    const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(4);
    console.log(`${failed > 0 ? 'noticed    ' : 'NOT NOTICED'} ${seconds} s  ${fault.file}: ${fault.what}`);
    if (first) console.log(`                   by ${first}`);
  }

  console.log(`\n${faults.length - unnoticed.length} of ${faults.length} mistakes were noticed`);
  for (const { file, original, broken } of unnoticed)
    console.log(`not noticed: ${file}\n  - ${original.trim()}\n  + ${broken.trim()}`);
  return unnoticed.length > 0 ? 1 : 0;
}

/** @returns {string} the path of a copy of the repository, with the same node_modules */
function copyRepository() {
  const target = realpathSync(mkdtempSync(join(tmpdir(), 'atoll-faults-')));
  cpSync(root, target, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(relative(root, path).replaceAll(sep, '/')),
  });
  symlinkSync(join(root, 'node_modules'), join(target, 'node_modules'), 'junction');
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
  for (const project of /** @type {const} */ (['unit', 'browser'])) {
    const own = faults.filter((fault) => fault.project === project);
    if (own.length === 0) continue;
    const tests = [...new Set(own.flatMap((fault) => fault.tests))];
    const { failed, first, output } = await runTests({ project, tests });
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
    return await runTests(fault);
  } finally {
    writeFileSync(path, text);
  }
}

/**
 * @param {Pick<Fault, 'project' | 'tests' | 'only'>} fault
 * @returns {Promise<Run>} the result; a run that exceeds the time limit counts as failed
 * @throws {Error} if the code does not build, or no test ran
 */
async function runTests({ project, tests, only }) {
  if (project === 'browser') {
    const { code, output } = await run(['.scripts/build.mjs']);
    if (code !== 0) throw new Error(`${output}\nThe build failed.`);
  }
  const report = join(copy, 'seeded-faults-report.json');
  rmSync(report, { force: true });
  const { code, output } = await run([
    'node_modules/vitest/vitest.mjs',
    'run',
    `--project=${project}`,
    '--bail=1',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(only ? [`--testNamePattern=${only}`] : []),
    ...tests,
  ]);
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
 * @returns {Promise<{ code: number | null, output: string }>} the code is null if the time limit was exceeded
 */
function run(args) {
  return new Promise((resolve, reject) => {
    let output = '';
    const started = spawn(nodePath(), args, {
      cwd: copy,
      env: { ...process.env, NO_COLOR: '1' },
      timeout: RUN_LIMIT_MS,
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
