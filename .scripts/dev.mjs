/**
 * Starts the gallery: installs missing packages, then runs Vite with the project's Node. Arguments are passed to Vite:
 * `npm run dev -- --port 5200`.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, nodePath, root } from './install.mjs';

ensureInstalled();

const vite = spawn(
  nodePath(),
  [
    join(root, 'node_modules/vite/bin/vite.js'),
    '--config',
    'mocks/gallery/vite.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);

// Ctrl-C in a terminal signals both processes, but `kill` signals only this one.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => vite.kill(signal));
vite.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 0 : 1);
});
