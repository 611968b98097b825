// @ts-check
/**
 * Runs the tests that take too long for `npm test`: `npm run bench`, `faults`, `soak` and `fuzz`. Each command installs
 * and builds what it needs, then runs the tests of its name. Words after `--` select files (`npm run bench -- growth`);
 * options are passed to the tests. Results are comparable only on an otherwise idle machine.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureChromium, ensureEngines, ensureInstalled, nodePath, root } from './install.mjs';

/**
 * The options, and the environment variables in which the tests receive them.
 *
 * @type {Readonly<Record<string, string>>}
 */
const OPTIONS = {
  /** Duration of the soak test. */
  minutes: 'ATOLL_MINUTES',
  /** Number of loads of each page in a benchmark; the median is reported. */
  runs: 'ATOLL_RUNS',
  /** Part of the names of the pages to compare. */
  pages: 'ATOLL_PAGES',
  /** Number of mutations of each fragment. */
  mutations: 'ATOLL_FUZZ_MUTATIONS',
  /** A pattern for `{request} {fault}`, or for the file of a fragment. */
  only: 'ATOLL_ONLY',
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }])),
});
const [project = 'bench', ...filters] = positionals;

ensureInstalled();
if (project === 'bench') ensureInstalled('tests/bench');
if (project === 'soak') ensureEngines();
if (project !== 'fuzz') {
  ensureChromium();
  const { table } = await build();
  if (project === 'bench') console.log(table);
}
const chosen = Object.entries(values).map(([name, value]) => [OPTIONS[name], String(value)]);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(nodePath(), [vitest, 'run', '--project', project, ...filters], {
  cwd: root,
  env: { ...process.env, ...Object.fromEntries(chosen) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
