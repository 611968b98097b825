/**
 * Runs a real WordPress with SQLite: with the machine's PHP if it can, and otherwise with PHP as WebAssembly, which needs only
 * Node. Used by `npm start` and the WordPress tests. Requires the Node version in package.json.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { nativePhp } from './lib/native-php.mjs';
import { startNative } from './lib/native-site.mjs';
import { startPlayground } from './lib/playground-site.mjs';
import { BUNDLED, hasFiles } from './lib/wordpress-files.mjs';

export {
  archive,
  BUNDLED,
  FACTS,
  hasFiles,
  localReleases,
  NEWEST,
  OLDEST,
  unpack,
} from './lib/wordpress-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The built plugin, the fixture plugin, and the files of the fixture: markup, responses and the college site. */
export const demoSite = {
  plugins: [join(root, 'tests/wordpress/fixture-plugin'), join(root, 'dist/atoll')],
  mounts: {
    'atoll-markup': join(root, 'mocks/markup'),
    'atoll-answers': join(root, 'mocks/answers'),
    'atoll-college': join(root, 'mocks/college'),
    'atoll-style': join(root, 'mocks/gallery'),
  },
};

/** The time limit for a site's first response. */
const START_LIMIT_MS = 120_000;

/** The processes of a site in WebAssembly. */
const WORKERS = 3;

/**
 * @typedef {object} Options
 * @property {number} [port] default 9400
 * @property {readonly string[]} [plugins] folders of plugins, in the order of their activation
 * @property {string} [wp] a release of .scripts/wordpress-releases.json, or another one in tests/.wordpress; any other
 *   (`latest`, `6.9`) is downloaded
 * @property {string} [php] a release of PHP, such as `7.4`; by default, the machine's, or 8.3
 * @property {boolean} [wasm] whether PHP must run in WebAssembly
 * @property {readonly string[]} [with] slugs of plugins in the directory; a folder tests/.plugins/<slug> has priority
 * @property {Readonly<Record<string, string>>} [mounts] additional folders, and files whose name ends in `.php`, by their
 *   path in wp-content
 * @property {Readonly<Record<string, string | boolean>>} [constants] constants to define
 * @property {string} [theme] folder of the theme
 * @property {string} [run] PHP code to run last, once WordPress is loaded
 * @property {number} [workers] number of PHP processes in WebAssembly, default 3
 * @property {boolean} [writable] whether the site gets a copy of WordPress's files, for plugins that change `wp-config.php`
 *   or write to other folders of `wp-content`; by default, the sites of a release share its files
 */

/**
 * @typedef {object} SiteRecord what a site consists of
 * @property {string} url
 * @property {string} host with the port
 * @property {number} port
 * @property {string} wp
 * @property {string | undefined} php
 * @property {boolean} wasm
 * @property {readonly string[]} plugins folders to activate, in order
 * @property {readonly string[]} remote slugs of plugins to download, which are activated first
 * @property {Readonly<Record<string, string>>} mounts
 * @property {Readonly<Record<string, string | boolean>>} constants
 * @property {string} theme '' for the default theme
 * @property {string} run
 * @property {number} workers
 * @property {boolean} writable
 */

/**
 * @typedef {object} Running
 * @property {string} log the file with PHP's notices
 * @property {string} php the PHP that runs the site
 * @property {() => Promise<void>} stop stops the site and deletes its database
 */

/** @typedef {Running & { readonly url: string }} Site a site that responds; `url` ends in a slash */

/**
 * Starts a site with a fresh database and waits until its front page responds.
 *
 * @param {Options} [options]
 * @returns {Promise<Site>}
 */
export async function startWordPress(options = {}) {
  ensureInstalled('tests/wordpress');
  const site = recordOf(options);
  if (!(await isFree(site.port)))
    throw new Error(`Port ${site.port} is in use. Set PORT to use another one.`);
  const needsNetwork = !hasFiles(site.wp) || site.remote.length > 0;
  const running = await explained(needsNetwork, async () =>
    isForNative(site) ? startNative(site) : startPlayground(site),
  );
  try {
    await answers(site.url);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return { ...running, url: site.url };
}

/** @param {SiteRecord} site */
function isForNative({ wp, php, wasm, remote }) {
  const { release } = nativePhp();
  if (wasm || release === undefined || !hasFiles(wp) || remote.length > 0) return false;
  return php === undefined || php === release;
}

/**
 * @param {Options} options
 * @returns {SiteRecord}
 */
function recordOf(options) {
  const { port = 9400, wp = BUNDLED } = options;
  const wanted = options.with ?? [];
  const local = wanted.filter((slug) => existsSync(localPlugin(slug)));
  const remote = wanted.filter((slug) => !local.includes(slug));
  const isOffline = hasFiles(wp) && remote.length === 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    host: `127.0.0.1:${port}`,
    port,
    wp,
    php: options.php,
    wasm: options.wasm ?? false,
    plugins: [...local.map(localPlugin), ...(options.plugins ?? [])],
    remote,
    mounts: options.mounts ?? {},
    constants: {
      WP_DEBUG: true,
      WP_DEBUG_DISPLAY: false,
      // Both start requests at any time, which would make test runs differ.
      DISABLE_WP_CRON: true,
      AUTOMATIC_UPDATER_DISABLED: true,
      ...(isOffline ? { WP_HTTP_BLOCK_EXTERNAL: true } : {}),
      ...options.constants,
    },
    theme: options.theme ?? '',
    run: options.run ?? '',
    workers: options.workers ?? WORKERS,
    writable: options.writable ?? false,
  };
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

/**
 * Adds an explanation to errors that may be caused by a failed download.
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
      'Could not download WordPress or a plugin. --wp and --with need a network connection. Without one, omit them ' +
        'or put the plugin into tests/.plugins/<slug>.',
      { cause: error },
    );
  }
}

/**
 * Waits until a page responds.
 *
 * @param {string} url
 */
async function answers(url) {
  const response = await fetch(url, { signal: AbortSignal.timeout(START_LIMIT_MS) });
  await response.text();
  if (!response.ok) throw new Error(`The front page of WordPress responded with status ${response.status}.`);
}
