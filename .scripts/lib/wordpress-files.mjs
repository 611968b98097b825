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

/** @param {string} wp */
export function archive(wp) {
  return join(packages, '@wp-playground/wordpress-builds/src/wordpress', `wp-${PREVIEWS.get(wp) ?? wp}.zip`);
}

/** @param {string} wp */
export function isBundled(wp) {
  return /^\d+\.\d+(?:-|$)/.test(wp) && existsSync(archive(wp));
}

/**
 * Unpacks a WordPress release once. The archive contains the PHP files, and a folder beside it all other files.
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
  // Another process may have unpacked the same files meanwhile.
  if (existsSync(folder)) rmSync(fresh, { recursive: true });
  else renameSync(fresh, folder);
  return folder;
}
