/**
 * `npm start`: starts WordPress with the active plugin and the demo pages. Runs on Node 20 without packages, installs
 * what is missing, and restarts itself with the installed Node.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, nodePath } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const DEFAULT_PORT = 9400;

/** The time after which stopping is forced. */
const STOP_LIMIT_MS = 10_000;

try {
  const options = readOptions();
  ensureInstalled('.');
  if (process.execPath === nodePath() || process.env['ATOLL_RERUN']) await serve(options);
  else await rerun();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  // Setting exitCode is not enough: the channel to the parent would keep this process alive.
  process.exit(1);
}

/**
 * @returns {{ port: number, wp?: string, with: string[] }}
 * @throws {Error} if an option or the port is invalid
 */
function readOptions() {
  const { values } = parseArgs({
    options: { wp: { type: 'string' }, with: { type: 'string', multiple: true } },
  });
  const port = Number(process.env['PORT'] || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('PORT must be an integer from 1 to 65535.');
  const slugs = (values.with ?? []).flatMap((list) => list.split(',')).filter(Boolean);
  for (const slug of slugs) {
    if (!/^[a-z0-9-]+$/.test(slug)) throw new Error(`--with takes plugin slugs, not "${slug}".`);
  }
  return { port, with: slugs, ...(values.wp ? { wp: values.wp } : {}) };
}

/** Runs this script again with the installed Node, and exits with its exit code. */
async function rerun() {
  const child = spawn(nodePath(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    // Through the channel, the child notices when this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ATOLL_RERUN: '1' },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill('SIGTERM'));
  }
  process.exitCode = await ended(child);
}

/** @param {{ port: number, wp?: string, with: string[] }} options */
async function serve(options) {
  const stopping = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(event, () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    });
  }

  const build = spawn(process.execPath, [join(root, '.scripts/build.mjs')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  stopping.signal.addEventListener('abort', () => build.kill());
  const status = await ended(build);
  if (stopping.signal.aborted) process.exit(0);
  if (status !== 0) throw new Error('The build failed.');

  const { demoSite, startWordPress } = await import('./wordpress.mjs');
  const site = await startWordPress({ ...demoSite, ...options });
  if (!stopping.signal.aborted) {
    console.log(`Atoll: ${site.url}`);
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
  }
  await site.stop();
  // Exit even if a browser still has an open connection.
  process.exit(0);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>} its exit code
 */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
