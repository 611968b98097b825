/** Runs a WordPress site with PHP as WebAssembly, which needs only Node. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { copyPlugins } from './plugin-copies.mjs';
import { installedPlugins, restore, snapshotFolder, store } from './site-snapshot.mjs';
import { CONTENT_FOLDERS, hasFiles, packages, unpack } from './wordpress-files.mjs';

/** @typedef {import('../wordpress.mjs').SiteRecord} SiteRecord */
/** @typedef {import('../wordpress.mjs').Running} Running */

/** The PHP of a site that names none. */
const PHP = '8.3';

/** The folder inside WordPress in which local folders are mounted. */
const CONTENT = '/wordpress/wp-content';

/**
 * Starts a site. Its front page may not answer yet.
 *
 * @param {SiteRecord} site
 * @returns {Promise<Running>}
 */
export async function startPlayground(site) {
  const scratch = mkdtempSync(join(tmpdir(), 'atoll-wordpress-'));
  const forget = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', forget);
  // The site writes here, so that the unpacked WordPress does not change.
  const content = join(scratch, 'content');
  for (const name of CONTENT_FOLDERS) mkdirSync(join(content, name), { recursive: true });
  const php = site.php ?? PHP;
  try {
    const isInstalled = hasFiles(site.wp) && (await fillContent(site, php, content));
    const rest = isInstalled
      ? site.plugins.filter((folder) => !installedPlugins(site).includes(folder))
      : site.plugins;
    copyPlugins(rest, content);
    const server = await serve(site, php, content, stepsOf(site, rest));
    return {
      log: join(content, 'log/debug.log'),
      php: `PHP ${php} in WebAssembly`,
      stop: async () => {
        await server[Symbol.asyncDispose]();
        process.off('exit', forget);
        forget();
      },
    };
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * Restores the snapshot of the site, and makes it first if there is none.
 *
 * @param {SiteRecord} site
 * @param {string} php
 * @param {string} content the site's wp-content
 */
async function fillContent(site, php, content) {
  const installed = installedPlugins(site);
  const snapshot = snapshotFolder(site, `wasm-${php}`);
  if (existsSync(snapshot)) {
    restore(snapshot, content, site.host);
    return true;
  }
  // The packages of a download are in no snapshot.
  if (site.remote.length > 0) return false;
  copyPlugins(installed, content);
  const plain = { ...site, theme: '', run: '', workers: 1 };
  const server = await serve(plain, php, content, stepsOf(plain, installed));
  await server[Symbol.asyncDispose]();
  store(snapshot, content, site.host);
  return true;
}

/**
 * @param {SiteRecord} site
 * @param {string} php
 * @param {string} content the site's wp-content
 * @param {readonly object[]} steps of the blueprint
 * @returns {Promise<AsyncDisposable>}
 */
async function serve(site, php, content, steps) {
  const isHere = hasFiles(site.wp);
  const folders = {
    ...Object.fromEntries(CONTENT_FOLDERS.map((name) => [name, join(content, name)])),
    ...site.mounts,
  };
  const { database, ...others } = folders;
  const constants = { ...site.constants, WP_DEBUG_LOG: `${CONTENT}/log/debug.log` };
  const { runCLI } = await loadPlayground();
  return runCLI({
    command: 'server',
    port: site.port,
    'site-url': site.url.slice(0, -1),
    php,
    workers: site.workers,
    verbosity: 'quiet',
    define: only(constants, 'string'),
    'define-bool': only(constants, 'boolean'),
    ...(isHere
      ? {
          wordpressInstallMode: 'install-from-existing-files-if-needed',
          'mount-before-install': [
            { hostPath: filesOf(site, folders, content), vfsPath: '/wordpress' },
            { hostPath: database, vfsPath: `${CONTENT}/database` },
          ],
        }
      : { wp: site.wp }),
    mount: Object.entries(others).map(([path, hostPath]) => ({ hostPath, vfsPath: `${CONTENT}/${path}` })),
    'additional-blueprint-steps': steps,
  });
}

/**
 * @param {SiteRecord} site
 * @param {Readonly<Record<string, string>>} folders that are mounted, by their path in wp-content
 * @param {string} content the site's wp-content
 * @returns {string} the folder with WordPress's files
 */
function filesOf(site, folders, content) {
  const shared = unpack(site.wp);
  const files = site.writable ? join(content, 'wordpress') : shared;
  // Other sites leave empty folders where they mount files, see below.
  if (site.writable && !existsSync(files))
    cpSync(shared, files, { recursive: true, filter: (path) => !path.endsWith('advanced-cache.php') });
  // Without these folders, the first PHP process would create them in the folder that all sites share, and delete them
  // when it restarts after 400 requests. That fails halfway, and the process goes on without plugins.
  for (const path of Object.keys(folders)) mkdirSync(join(files, 'wp-content', path), { recursive: true });
  return files;
}

/**
 * @param {SiteRecord} site
 * @param {readonly string[]} plugins folders of plugins to activate
 * @returns {object[]} the steps of the blueprint
 */
function stepsOf(site, plugins) {
  return [
    ...site.remote.map((slug) => ({
      step: 'installPlugin',
      pluginData: { resource: 'wordpress.org/plugins', slug },
      options: { activate: true },
    })),
    ...plugins.map((folder) => ({
      step: 'activatePlugin',
      pluginPath: `${CONTENT}/plugins/${basename(folder)}`,
    })),
    ...(site.theme ? [{ step: 'activateTheme', themeFolderName: site.theme }] : []),
    ...(site.run ? [{ step: 'runPHP', code: `<?php require '/wordpress/wp-load.php'; ${site.run}` }] : []),
  ];
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
