/**
 * Runs a real WordPress that needs only Node: PHP as WebAssembly, SQLite, and the WordPress files from a package. Used
 * by `npm start` and the WordPress tests. Requires the Node version in package.json.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { BUNDLED, isBundled, packages, unpack } from './lib/wordpress-files.mjs';

export { archive, BUNDLED, NEWEST, OLDEST, unpack } from './lib/wordpress-files.mjs';

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

/** The folder inside WordPress in which local folders are mounted. */
const CONTENT = '/wordpress/wp-content';

/**
 * @typedef {object} Options
 * @property {number} [port] default 9400
 * @property {readonly string[]} [plugins] folders of plugins, in the order of their activation
 * @property {string} [wp] a version in the packages (`6.2` to `6.5`, `6.6-RC3`, `6.7-alpha`); any other version
 *   (`latest`, `6.9`) is downloaded
 * @property {string} [php] default `8.3`
 * @property {readonly string[]} [with] slugs of plugins in the directory; a folder tests/.plugins/<slug> has priority
 * @property {Readonly<Record<string, string>>} [mounts] additional folders, by their path in wp-content
 * @property {Readonly<Record<string, string | boolean>>} [constants] constants to define
 * @property {readonly object[]} [steps] additional blueprint steps, run last
 * @property {number} [workers] number of PHP processes, default 3
 * @property {boolean} [writable] whether the site gets a copy of WordPress's files, for plugins that change `wp-config.php`
 *   or write to other folders of `wp-content`; by default, the sites of a release share its files
 */

/**
 * @typedef {object} Site
 * @property {string} url URL of the front page, with a trailing slash
 * @property {string} log the file with PHP's notices
 * @property {() => Promise<void>} stop stops the site and deletes its database
 */

/**
 * Starts a site with a fresh database and waits until its front page responds.
 *
 * @param {Options} [options]
 * @returns {Promise<Site>}
 */
export async function startWordPress(options = {}) {
  const port = options.port ?? 9400;
  const url = `http://127.0.0.1:${port}/`;
  const wp = options.wp ?? BUNDLED;
  ensureInstalled('tests/wordpress');
  if (!(await isFree(port))) throw new Error(`Port ${port} is in use. Set PORT to use another one.`);

  const scratch = mkdtempSync(join(tmpdir(), 'atoll-wordpress-'));
  const log = join(scratch, 'log', 'debug.log');
  const forget = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', forget);
  // The site writes here, so that the unpacked WordPress does not change.
  const database = join(scratch, 'database');
  const own = Object.fromEntries(
    ['log', 'plugins', 'upgrade', 'uploads'].map((name) => [name, join(scratch, name)]),
  );
  for (const folder of [database, ...Object.values(own)]) mkdirSync(folder);
  const bundled = isBundled(wp);
  const local = (options.with ?? []).filter((slug) => existsSync(localPlugin(slug)));
  const remote = (options.with ?? []).filter((slug) => !local.includes(slug));
  const plugins = [...local.map(localPlugin), ...(options.plugins ?? [])];
  // Plugins are copied: the site may delete a plugin, and a parallel build must not change the site.
  for (const folder of plugins)
    cpSync(folder, join(scratch, 'plugins', basename(folder)), { recursive: true });
  const needsNetwork = !bundled || remote.length > 0;

  const constants = constantsOf(options, needsNetwork);
  const content = {
    ...own,
    ...options.mounts,
  };
  const mounts = Object.entries(content).map(([path, hostPath]) => ({
    hostPath,
    vfsPath: `${CONTENT}/${path}`,
  }));

  const wordpress = bundled ? filesOf(wp, options.writable ? join(scratch, 'wordpress') : undefined) : '';
  // Without these folders, the first PHP process would create them in the folder that all sites share, and delete them
  // when it restarts after 400 requests. That fails halfway, and the process goes on without plugins.
  if (bundled)
    for (const path of ['database', ...Object.keys(content)])
      mkdirSync(join(wordpress, 'wp-content', path), { recursive: true });

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
              { hostPath: wordpress, vfsPath: '/wordpress' },
              { hostPath: database, vfsPath: `${CONTENT}/database` },
            ],
          }
        : { wp }),
      mount: mounts,
      'additional-blueprint-steps': stepsOf(options, remote, plugins),
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
 * @param {string} wp
 * @param {string} [copy] folder for a copy
 * @returns {string} the folder with WordPress's files
 */
function filesOf(wp, copy) {
  const shared = unpack(wp);
  if (copy === undefined) return shared;
  // Other sites leave empty folders where they mount files, see below.
  cpSync(shared, copy, { recursive: true, filter: (path) => !path.endsWith('advanced-cache.php') });
  return copy;
}

/**
 * @param {Options} options
 * @param {boolean} needsNetwork
 * @returns {Record<string, string | boolean>}
 */
function constantsOf(options, needsNetwork) {
  return {
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: `${CONTENT}/log/debug.log`,
    // Both would make PHP call a server from within its only process.
    DISABLE_WP_CRON: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    ...(needsNetwork ? {} : { WP_HTTP_BLOCK_EXTERNAL: true }),
    ...options.constants,
  };
}

/**
 * @param {Options} options
 * @param {readonly string[]} remote plugins to download, by slug
 * @param {readonly string[]} plugins folders of the others
 * @returns {object[]} the steps of the blueprint
 */
function stepsOf(options, remote, plugins) {
  return [
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
  ];
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
