// @ts-check
/** `npm run bench`: builds, then prints the figures that are times. Medians; repeatable on a machine that does nothing else. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium, ensureInstalled, nodePath, root } from './install.mjs';

ensureInstalled();
ensureChromium();
const { table } = await build();
console.log(table);
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const { status } = spawnSync(nodePath(), [vitest, 'run', '--project', 'bench'], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
