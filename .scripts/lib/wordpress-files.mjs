/** The WordPress releases in the packages: their names, and their files on disk. */
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
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the packages that only the WordPress tests need. */
export const packages = join(root, 'tests/wordpress/node_modules');

/** The default release: 6.5.5. */
export const BUNDLED = '6.5';

/** The oldest release in the packages, which the plugin's header names as required. */
export const OLDEST = '6.2';

/** The newest release in the packages. */
export const NEWEST = '6.7-alpha';

/** The package's names of previews. */
const PREVIEWS = new Map([
  ['6.6-RC3', 'beta'],
  [NEWEST, 'nightly'],
]);

/** The folders of wp-content that belong to a site. */
export const CONTENT_FOLDERS = ['database', 'log', 'plugins', 'upgrade', 'uploads'];

/** @param {string} wp */
export function archive(wp) {
  return join(packages, '@wp-playground/wordpress-builds/src/wordpress', `wp-${PREVIEWS.get(wp) ?? wp}.zip`);
}

/** @param {string} wp */
export function isBundled(wp) {
  return /^\d+\.\d+(?:-|$)/.test(wp) && existsSync(archive(wp));
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
    cpSync(localRelease(wp), fresh, { recursive: true });
    // The packages' releases have one too.
    cpSync(join(fresh, 'wp-config-sample.php'), join(fresh, 'wp-config.php'));
  } else {
    unzipInto(archive(wp), fresh);
    const rest = join(packages, '@wp-playground/wordpress-builds/public', `wp-${PREVIEWS.get(wp) ?? wp}`);
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
