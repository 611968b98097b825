/** Starts the commands of `npm test`'s steps: scripts of package.json, the build, and Vitest. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { nodePath, root } from '../install.mjs';

/** @typedef {import('./count-reporter.mjs').Counts} Counts */

/** The time limit of a step. A step that exceeds it is stopped and counts as failed. */
const STEP_LIMIT_MS = 50 * 60_000;

/** The 1,000 rounds of the full tier's fuzz step take longer. */
const FULL_STEP_LIMIT_MS = 90 * 60_000;

/** @type {Counts} */
export const PASSED = { passed: 1, failed: 0, skipped: [] };
/** @type {Counts} */
export const FAILED = { passed: 0, failed: 1, skipped: [] };

/**
 * Runs a script of package.json like npm, but without npm's start-up time of a second. Prints its output only if it
 * fails, in one piece, because other steps run at the same time.
 *
 * @param {string} name
 * @param {string} [options] further options of the command
 * @returns {Promise<Counts>}
 */
export async function runScript(name, options = '') {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const PATH = [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const { code, output } = await run(`${scripts[name] ?? ''} ${options}`, [], { PATH }, true);
  if (code === 0) return PASSED;
  return { ...FAILED, output, failures: [{ name, message: 'see above', repeat: `npm run ${name}` }] };
}

/**
 * Builds the plugin in a process of its own, so that other steps go on.
 *
 * @returns {Promise<Counts & { isBuilt: boolean }>} `isBuilt` is false if dist still contains an earlier build
 */
export async function runBuild() {
  const { code, output } = await run(process.execPath, [join(root, '.scripts/build.mjs')], {}, true);
  if (code === 0) return { ...PASSED, output, isBuilt: true };
  const failure = { name: 'build', message: 'see above', repeat: 'npm run build' };
  return { ...FAILED, output, failures: [failure], isBuilt: code === OVER_LIMIT };
}

/** The exit code of the build if it has succeeded but a file is larger than .limits.json allows. */
export const OVER_LIMIT = 2;

/**
 * @param {readonly string[]} projects Vitest's projects
 * @param {readonly string[]} [args] further arguments of Vitest, such as paths
 * @param {string} [command] of Vitest
 * @returns {Promise<Counts>}
 */
export async function runVitest(projects, args = [], command = 'run') {
  const scratch = mkdtempSync(join(tmpdir(), 'atoll-test-'));
  const file = join(scratch, 'counts.json');
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const reporters = ['--reporter=default', `--reporter=${join(root, '.scripts/lib/count-reporter.mjs')}`];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const all = [vitest, command, ...chosen, ...reporters, ...args];
    const { code } = await run(nodePath(), all, { ATOLL_COUNTS: file }, false);
    /** @type {Counts} */
    const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : FAILED;
    // Vitest can also fail without a failed test, for example because of a crash after the last test.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * @param {string} command for a shell if there are no arguments
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isQuiet true to return the output instead of printing it
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(command, args, env, isQuiet) {
  const limitMs = process.env['ATOLL_TEST_TIER'] === 'full' ? FULL_STEP_LIMIT_MS : STEP_LIMIT_MS;
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: args.length === 0,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      timeout: limitMs,
      killSignal: 'SIGKILL',
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal) output += `stopped by ${signal}, probably after the limit of ${limitMs / 60_000} minutes`;
      if (signal && !isQuiet) console.log(output);
      resolve({ code: code ?? 1, output });
    });
  });
}
