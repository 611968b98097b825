/** PHP on this machine, which answers a page of WordPress ten times as fast as PHP in WebAssembly. */
import { spawnSync } from 'node:child_process';

/** Debian's packages with PHP and the extensions that a WordPress with SQLite needs. */
export const PHP_PACKAGES = [
  'php-cli',
  'php-sqlite3',
  'php-mbstring',
  'php-xml',
  'php-gd',
  'php-curl',
  'php-zip',
];

/** The names of the extensions in PHP's list. */
const EXTENSIONS = ['pdo_sqlite', 'mbstring', 'dom', 'SimpleXML', 'gd', 'curl', 'zip'];

/** The oldest PHP that Atoll supports. */
const OLDEST_PHP = 7.4;

/** Prints the version, the missing extensions, and whether processes can be forked, as JSON. */
const QUESTION = `echo json_encode( array(
  'release' => PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION,
  'missing' => array_values( array_diff( json_decode( '${JSON.stringify(EXTENSIONS)}' ), get_loaded_extensions() ) ),
) );`;

/**
 * @typedef {object} NativePhp
 * @property {string} [release] such as `8.2`; undefined if this PHP cannot run a site
 * @property {string} [why] the reason if it cannot
 */

/** @type {NativePhp | undefined} */
let known;

/**
 * Finds out whether the machine's `php` can run a site. `ATOLL_PHP=wasm` in the environment says no.
 *
 * @returns {NativePhp}
 */
export function nativePhp() {
  if (process.env['ATOLL_PHP'] === 'wasm') return { why: 'ATOLL_PHP asks for WebAssembly' };
  known ??= findPhp();
  return known;
}

/** Makes the next call of `nativePhp` look again, after an installation. */
export function forgetPhp() {
  known = undefined;
}

/** @returns {NativePhp} */
function findPhp() {
  // The built-in server has several processes only where it can fork, and a POSIX shell stops them.
  if (process.platform === 'win32') return { why: 'PHP’s server has only one process on Windows' };
  const { status, stdout } = spawnSync('php', ['-r', QUESTION], { encoding: 'utf8' });
  if (status !== 0) return { why: 'there is no PHP on this machine' };
  /** @type {{ release: string, missing: string[] }} */
  const { release, missing } = JSON.parse(stdout.slice(stdout.indexOf('{')));
  if (missing.length > 0) return { why: `this machine’s PHP lacks ${missing.join(', ')}` };
  if (Number(release) < OLDEST_PHP) return { why: `this machine’s PHP is ${release}` };
  return { release };
}
