/** Runs a WordPress site with the machine's PHP, its built-in server and SQLite. */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { nativePhp } from './native-php.mjs';
import { copyPlugins } from './plugin-copies.mjs';
import { installedPlugins, restore, snapshotFolder, store } from './site-snapshot.mjs';
import { CONTENT_FOLDERS, moveTo, packages, unpack, unzipInto } from './wordpress-files.mjs';

/** @typedef {import('../wordpress.mjs').SiteRecord} SiteRecord */
/** @typedef {import('../wordpress.mjs').Running} Running */

const root = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = join(root, 'tests/wordpress/server');

/** Requests to the own site, as those of a status check, need a second process. */
const PROCESSES = 4;

const LISTEN_RETRY_MS = 20;

/**
 * Runs a command until its standard input ends, which happens however the process that started it ends. Then stops the
 * command with all its processes, and deletes the folder. Prints a line if the command ends by itself.
 */
const GUARD = `
folder=$1; log=$2; shift 2
trap : TERM
{ "$@" >"$log" 2>&1; echo ended; } &
cat >/dev/null
kill -TERM 0
wait
rm -rf "$folder"
`;

/**
 * Starts a site, whose front page may take a second.
 *
 * @param {SiteRecord} site
 * @returns {Promise<Running>}
 * @throws {Error} if the site cannot be set up; the message contains PHP's
 */
export async function startNative(site) {
  // The name is in all of PHP's notices, and tests look for those about Atoll.
  const scratch = mkdtempSync(join(tmpdir(), 'wordpress-site-'));
  const home = join(scratch, 'wordpress');
  const content = join(home, 'wp-content');
  const log = join(content, 'log/debug.log');
  try {
    layFiles(site, home, content);
    writeFileSync(join(home, 'wp-config.php'), configOf(site, content, log));
    writeFileSync(join(content, 'db.php'), dropIn());
    fillContent(site, home, content, log);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    throw error;
  }

  const output = join(scratch, 'server.log');
  const command = ['php', ...settings(log), '-S', site.host, '-t', home, join(SERVER, 'router.php')];
  const guard = spawn('sh', ['-c', GUARD, 'guard', scratch, output, ...command], {
    // A group of its own, so that the guard's signal reaches the server's processes and nothing else.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: String(PROCESSES) },
  });
  const ended = new Promise((resolve) => guard.once('exit', resolve));
  const stop = async () => {
    guard.stdin.end();
    await ended;
  };
  try {
    await listens(site, guard.stdout);
  } catch (error) {
    const reason = readFileSync(output, 'utf8').slice(-2000);
    await stop();
    throw new Error(`PHP's server did not start: ${reason}`, { cause: error });
  }
  return { log, php: `PHP ${nativePhp().release}`, stop };
}

/**
 * Waits until a server accepts connections.
 *
 * @param {SiteRecord} site
 * @param {import('node:stream').Readable} endings prints when the server ends
 */
async function listens({ port }, endings) {
  const ending = new AbortController();
  endings.once('data', () => ending.abort(new Error('It ended.')));
  while (!(await accepts(port))) await setTimeout(LISTEN_RETRY_MS, undefined, { signal: ending.signal });
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/**
 * Links WordPress's files, which takes a tenth of a second, and copies or links the mounted folders.
 *
 * @param {SiteRecord} site
 * @param {string} home
 * @param {string} content
 */
function layFiles(site, home, content) {
  const put = site.writable ? cpSync : linkOrCopy;
  placeTree(unpack(site.wp), home, put, (path) => !OWN.test(path));
  for (const name of CONTENT_FOLDERS) mkdirSync(join(content, name), { recursive: true });
  for (const [path, folder] of Object.entries(site.mounts)) {
    const target = join(content, path);
    if (path.endsWith('.php')) cpSync(folder, target);
    else symlinkSync(folder, target);
  }
}

/** The files that every site has for itself, or that a site in WebAssembly left in the shared folder. */
const OWN = new RegExp(
  `^(?:wp-config\\.php|\\.unpacked|wp-content/(?:${CONTENT_FOLDERS.join('|')}|atoll-[a-z]+|[\\w-]+\\.php))$`,
);

/**
 * @param {string} from
 * @param {string} to
 * @param {(from: string, to: string) => void} put
 * @param {(path: string) => boolean} isWanted gets the path in the folder
 * @param {string} [path]
 */
function placeTree(from, to, put, isWanted, path = '') {
  mkdirSync(join(to, path), { recursive: true });
  for (const entry of readdirSync(join(from, path), { withFileTypes: true })) {
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (!isWanted(inner)) continue;
    if (entry.isDirectory()) placeTree(from, to, put, isWanted, inner);
    else put(join(from, inner), join(to, inner));
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // Another file system.
    cpSync(from, to);
  }
}

/**
 * Installs WordPress or restores a snapshot, and activates the plugins.
 *
 * @param {SiteRecord} site
 * @param {string} home
 * @param {string} content
 * @param {string} log
 */
function fillContent(site, home, content, log) {
  const installed = installedPlugins(site);
  const task = { root: home, url: site.url, plugins: /** @type {string[]} */ ([]), theme: '', run: '' };
  const snapshot = snapshotFolder(site, `native-${nativePhp().release}`);
  if (existsSync(snapshot)) {
    restore(snapshot, content, site.host);
  } else {
    copyPlugins(installed, content);
    setUp({ ...task, install: true }, log);
    setUp({ ...task, plugins: installed.map((folder) => basename(folder)) }, log);
    store(snapshot, content, site.host);
  }
  const others = site.plugins.filter((folder) => !installed.includes(folder));
  copyPlugins(others, content);
  if (others.length > 0 || site.theme || site.run) {
    const plugins = others.map((folder) => basename(folder));
    setUp({ ...task, plugins, theme: site.theme, run: site.run }, log);
  }
}

/**
 * @param {object} task see tests/wordpress/server/set-up.php
 * @param {string} log
 */
function setUp(task, log) {
  const { status, stdout, stderr } = spawnSync(
    'php',
    [...settings(log), join(SERVER, 'set-up.php'), JSON.stringify(task)],
    { encoding: 'utf8' },
  );
  if (status !== 0) {
    const notes = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '';
    throw new Error(`WordPress could not be set up: ${stdout}${stderr}${notes}`);
  }
}

/**
 * @param {string} log
 * @returns {readonly string[]} options of `php`
 */
function settings(log) {
  const values = {
    memory_limit: '256M',
    max_execution_time: 0,
    upload_max_filesize: '200M',
    post_max_size: '200M',
    output_buffering: 0,
    display_errors: 0,
    log_errors: 1,
    error_log: log,
    error_reporting: 'E_ALL',
    'opcache.enable_cli': 1,
    'date.timezone': 'UTC',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
}

/**
 * @param {SiteRecord} site
 * @param {string} content
 * @param {string} log
 * @returns {string} wp-config.php
 */
function configOf(site, content, log) {
  const keys = ['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'].flatMap((name) => [
    `${name}_KEY`,
    `${name}_SALT`,
  ]);
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: '',
    DB_PASSWORD: '',
    DB_HOST: '',
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    DB_DIR: join(content, 'database'),
    ...Object.fromEntries(keys.map((name) => [name, `a key of the tests: ${name}`])),
    ...site.constants,
    WP_DEBUG_LOG: log,
  };
  const lines = Object.entries(constants).map(([name, value]) => {
    const text =
      typeof value === 'boolean' ? String(value) : `'${value.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
    // The set-up defines some before.
    return `defined( '${name}' ) || define( '${name}', ${text} );`;
  });
  // Page caches write before the comment, which wp-config-sample.php has, too.
  return `<?php
${lines.join('\n')}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

/** Sets up WordPress vars and included files. */
require_once ABSPATH . 'wp-settings.php';
`;
}

/** @returns {string} the drop-in that lets WordPress use SQLite, from Playground's packages */
function dropIn() {
  const zip = join(packages, '@wp-playground/cli/sqlite-database-integration.zip');
  const hash = createHash('sha256').update(readFileSync(zip)).digest('hex').slice(0, 16);
  const folder = join(root, '.cache/wordpress', `sqlite-${hash}`);
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const fresh = mkdtempSync(`${folder}-`);
    unzipInto(zip, fresh);
    moveTo(fresh, folder);
  }
  const inside = join(folder, 'plugin-sqlite-database-integration');
  return readFileSync(join(inside, 'db.copy'), 'utf8')
    .replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', inside)
    .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration/load.php');
}
