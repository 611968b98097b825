// @ts-check
/**
 * What takes longer than `npm test` may: `npm run bench`, `faults`, `soak` and `fuzz`. Each installs and builds what it
 * needs and runs the tests of its name; words after `--` choose among the files (`npm run bench -- growth`), options
 * are for the tests. Repeatable on a machine that does nothing else.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureChromium, ensureInstalled, nodePath, root } from './install.mjs';

/**
 * Options, and the names under which the tests find them.
 *
 * @type {Readonly<Record<string, string>>}
 */
const OPTIONS = {
  /** Length of the soak. */
  minutes: 'ATOLL_MINUTES',
  /** How often each page of a bench is loaded; the median counts. */
  runs: 'ATOLL_RUNS',
  /** Part of the names of the comparison's pages. */
  pages: 'ATOLL_PAGES',
  /** How often each fragment is damaged. */
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
