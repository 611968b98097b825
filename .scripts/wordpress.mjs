/**
 * A real WordPress without anything but Node: PHP as WebAssembly, SQLite, and the WordPress files that come with a
 * package. Used by `npm start` and by the WordPress tests; needs the Node that package.json names.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { ensureInstalled } from './install.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'tests/wordpress/node_modules');

/** The WordPress that runs when none is named: 6.5.5. */
export const BUNDLED = '6.5';

/** The oldest that comes with the packages: what the plugin's header requires. */
export const OLDEST = '6.2';

/** The newest that comes with the packages. */
export const NEWEST = '6.7-alpha';

/** What the package calls the releases that were not out yet. */
const PREVIEWS = new Map([
  ['6.6-RC3', 'beta'],
  [NEWEST, 'nightly'],
]);

/** The plugin as it was built, the fixture plugin, and the markup, answers and college that the fixture prints. */
export const demoSite = {
  plugins: [join(root, 'tests/wordpress/fixture-plugin'), join(root, 'dist/atoll')],
  mounts: {
    'atoll-markup': join(root, 'mocks/markup'),
    'atoll-answers': join(root, 'mocks/answers'),
    'atoll-college': join(root, 'mocks/college'),
    'atoll-style': join(root, 'mocks/gallery'),
  },
};

/** How long a site may take to answer its first page. */
const START_LIMIT_MS = 120_000;

/** Where folders of the machine appear inside WordPress. */
const CONTENT = '/wordpress/wp-content';

/**
 * @typedef {object} Options
 * @property {number} [port] default 9400
 * @property {readonly string[]} [plugins] folders of plugins, in the order in which they are activated
 * @property {string} [wp] a WordPress that comes with the packages (`6.2` to `6.5`, `6.6-RC3`, `6.7-alpha`); any other
 *   (`latest`, `6.9`) is downloaded
 * @property {string} [php] default `8.3`
 * @property {readonly string[]} [with] plugins of the directory, by slug; a folder tests/.plugins/<slug> is taken first
 * @property {Readonly<Record<string, string>>} [mounts] more folders: path below wp-content to folder
 * @property {Readonly<Record<string, string | boolean>>} [constants] constants to define
 * @property {readonly object[]} [steps] more blueprint steps, run last
 * @property {number} [workers] PHP processes, default 3
 */

/**
 * @typedef {object} Site
 * @property {string} url address of the front page, with its slash
 * @property {string} log file in which PHP's notices end up
 * @property {() => Promise<void>} stop ends the site and forgets its database
 */

/**
 * Starts a site with a fresh database and waits until its front page answers.
 *
 * @param {Options} [options]
 * @returns {Promise<Site>}
 */
export async function startWordPress(options = {}) {
  const port = options.port ?? 9400;
  const url = `http://127.0.0.1:${port}/`;
  const wp = options.wp ?? BUNDLED;
  ensureInstalled('tests/wordpress');
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use. Name another one with PORT.`);

  const scratch = mkdtempSync(join(tmpdir(), 'atoll-wordpress-'));
  const log = join(scratch, 'log', 'debug.log');
  const forget = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', forget);
  // What a site writes goes here, so that the unpacked WordPress stays as it is.
  const database = join(scratch, 'database');
  const own = Object.fromEntries(
    ['log', 'plugins', 'upgrade', 'uploads'].map((name) => [name, join(scratch, name)]),
  );
  for (const folder of [database, ...Object.values(own)]) mkdirSync(folder);
  const bundled = isBundled(wp);
  const local = (options.with ?? []).filter((slug) => existsSync(localPlugin(slug)));
  const remote = (options.with ?? []).filter((slug) => !local.includes(slug));
  const plugins = [...local.map(localPlugin), ...(options.plugins ?? [])];
  // Copies, so that the site may delete a plugin, and a build that runs meanwhile does not change the site.
  for (const folder of plugins)
    cpSync(folder, join(scratch, 'plugins', basename(folder)), { recursive: true });
  const needsNetwork = !bundled || remote.length > 0;

  const constants = {
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: `${CONTENT}/log/debug.log`,
    // Both would have PHP call a server from inside its only process.
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    ...(needsNetwork ? {} : { WP_HTTP_BLOCK_EXTERNAL: true }),
    ...options.constants,
  };
  const content = {
    ...own,
    ...options.mounts,
  };
  const mounts = Object.entries(content).map(([path, hostPath]) => ({
    hostPath,
    vfsPath: `${CONTENT}/${path}`,
  }));

  const { runCLI } = await loadPlayground();
  const server = await explained(needsNetwork, () =>
    runCLI({
      command: 'server',
      port,
      'site-url': url.slice(0, -1),
      php: options.php ?? '8.3',
      workers: options.workers ?? 3,
      verbosity: 'quiet',
      define: only(constants, 'string'),
      'define-bool': only(constants, 'boolean'),
      ...(bundled
        ? {
            wordpressInstallMode: 'install-from-existing-files-if-needed',
            'mount-before-install': [
              { hostPath: unpack(wp), vfsPath: '/wordpress' },
              { hostPath: database, vfsPath: `${CONTENT}/database` },
            ],
          }
        : { wp }),
      mount: mounts,
      'additional-blueprint-steps': [
        ...remote.map((slug) => ({
          step: 'installPlugin',
          pluginData: { resource: 'wordpress.org/plugins', slug },
          options: { activate: true },
        })),
        ...plugins.map((folder) => ({
          step: 'activatePlugin',
          pluginPath: `${CONTENT}/plugins/${basename(folder)}`,
        })),
        ...(options.steps ?? []),
      ],
    }),
  );
  const stop = async () => {
    await server[Symbol.asyncDispose]();
    process.off('exit', forget);
    forget();
  };
  try {
    await answers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, log, stop };
}

/**
 * A port that nothing listens on.
 *
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** @param {string} slug */
function localPlugin(slug) {
  return join(root, 'tests/.plugins', slug);
}

/** @param {string} wp */
export function archive(wp) {
  return join(packages, '@wp-playground/wordpress-builds/src/wordpress', `wp-${PREVIEWS.get(wp) ?? wp}.zip`);
}

/** @param {string} wp */
function isBundled(wp) {
  return /^\d+\.\d+(?:-|$)/.test(wp) && existsSync(archive(wp));
}

/**
 * Unpacks a WordPress of the package: the archive has the PHP files, a folder beside it the rest. Done once.
 *
 * @param {string} wp
 * @returns {string} the folder
 */
export function unpack(wp) {
  const folder = join(root, '.cache/wordpress', wp);
  const stamp = join(folder, '.unpacked');
  const zip = readFileSync(archive(wp));
  const hash = createHash('sha256').update(zip).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;

  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  for (const [path, bytes] of Object.entries(unzipSync(zip))) {
    const target = join(fresh, path);
    mkdirSync(path.endsWith('/') ? target : dirname(target), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(target, bytes);
  }
  const rest = join(packages, '@wp-playground/wordpress-builds/public', `wp-${PREVIEWS.get(wp) ?? wp}`);
  cpSync(rest, fresh, { recursive: true, force: false });
  writeFileSync(join(fresh, '.unpacked'), hash);
  rmSync(folder, { recursive: true, force: true });
  // Whoever unpacked the same in the meantime has the same files.
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
  return folder;
}

/** @returns {Promise<{ runCLI: (options: object) => Promise<AsyncDisposable> }>} */
async function loadPlayground() {
  return import(pathToFileURL(join(packages, '@wp-playground/cli/index.js')).href);
}

/**
 * @param {Readonly<Record<string, string | boolean>>} values
 * @param {'string' | 'boolean'} type
 */
function only(values, type) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === type));
}

/**
 * Says what is missing when a download was the reason of a failure.
 *
 * @template T
 * @param {boolean} needsNetwork
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
async function explained(needsNetwork, work) {
  try {
    return await work();
  } catch (error) {
    if (!needsNetwork) throw error;
    throw new Error(
      'Could not download WordPress or a plugin. --wp and --with need the network; without it, leave them out ' +
        'or put the plugin into tests/.plugins/<slug>.',
      { cause: error },
    );
  }
}

/**
 * Waits for a page.
 *
 * @param {string} url
 */
async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(START_LIMIT_MS) });
  await response.text();
  if (!response.ok) throw new Error(`WordPress answered ${response.status} for its front page.`);
}
