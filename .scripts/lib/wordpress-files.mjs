/** The WordPress releases that the tests run: their names, and their files on disk. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the packages that only the WordPress tests need. */
export const packages = join(root, 'tests/wordpress/node_modules');

/**
 * The releases that the tests run. Their names are also those of their folders in tests/.wordpress; a release with an
 * `archive` is in the packages too.
 *
 * @type {{
 *   readonly requires: string,
 *   readonly requiresPhp: string,
 *   readonly testedUpTo: string,
 *   readonly byDefault: string,
 *   readonly releases: readonly { readonly name: string, readonly release: string, readonly archive?: string }[],
 * }}
 */
export const FACTS = JSON.parse(readFileSync(join(root, '.scripts/wordpress-releases.json'), 'utf8'));

const ARCHIVES = new Map(FACTS.releases.flatMap(({ name, archive }) => (archive ? [[name, archive]] : [])));

/** The default release. Tests run on another one if ATOLL_WP names it. */
export const BUNDLED = process.env['ATOLL_WP'] || FACTS.byDefault;

/** The oldest supported release, which the plugin's header names as required. */
export const OLDEST = FACTS.requires;

/** The newest release in the packages. */
export const NEWEST = [...ARCHIVES.keys()].at(-1) ?? OLDEST;

/** The folders of wp-content that belong to a site. */
export const CONTENT_FOLDERS = ['database', 'log', 'plugins', 'upgrade', 'uploads'];

/** @param {string} wp */
export function archive(wp) {
  return join(packages, `@wp-playground/wordpress-builds/src/wordpress/wp-${ARCHIVES.get(wp)}.zip`);
}

/** @param {string} wp */
export function isBundled(wp) {
  return ARCHIVES.has(wp) && existsSync(archive(wp));
}

/**
 * The folder with the files of a release that the packages lack, put there by hand.
 *
 * @param {string} wp such as `7.1`
 */
export function localRelease(wp) {
  return join(root, 'tests/.wordpress', wp);
}

/** @param {string} wp */
export function isLocal(wp) {
  return /^[\w.-]+$/.test(wp) && existsSync(join(localRelease(wp), 'wp-includes/version.php'));
}

/** @returns {string[]} the releases in tests/.wordpress */
export function localReleases() {
  const folder = join(root, 'tests/.wordpress');
  return existsSync(folder) ? readdirSync(folder).filter(isLocal).toSorted() : [];
}

/** @param {string} wp */
export function hasFiles(wp) {
  return isBundled(wp) || isLocal(wp);
}

/**
 * Unpacks a WordPress release once, or copies it from tests/.wordpress. The archive contains the PHP files, and a folder
 * beside it all other files.
 *
 * @param {string} wp
 * @returns {string} the folder
 */
export function unpack(wp) {
  const folder = join(root, '.cache/wordpress', wp);
  const stamp = join(folder, '.unpacked');
  const source = isLocal(wp) ? join(localRelease(wp), 'wp-includes/version.php') : archive(wp);
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;

  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  if (isLocal(wp)) {
    cpSync(realpathSync(localRelease(wp)), fresh, { recursive: true });
    // The packages' releases have one too.
    cpSync(join(fresh, 'wp-config-sample.php'), join(fresh, 'wp-config.php'));
  } else {
    unzipInto(archive(wp), fresh);
    const rest = join(packages, '@wp-playground/wordpress-builds/public', `wp-${ARCHIVES.get(wp)}`);
    cpSync(rest, fresh, { recursive: true, force: false });
  }
  writeFileSync(join(fresh, '.unpacked'), hash);
  rmSync(folder, { recursive: true, force: true });
  moveTo(fresh, folder);
  return folder;
}

/**
 * @param {string} zip
 * @param {string} folder
 */
export function unzipInto(zip, folder) {
  for (const [path, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    const target = join(folder, path);
    mkdirSync(path.endsWith('/') ? target : dirname(target), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(target, bytes);
  }
}

/**
 * Gives a complete folder its name, unless another process was first.
 *
 * @param {string} fresh
 * @param {string} folder
 */
export function moveTo(fresh, folder) {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
