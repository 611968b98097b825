/** The WordPress releases that come with a package: their names, and their files on disk. */
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

/** @param {string} wp */
export function archive(wp) {
  return join(packages, '@wp-playground/wordpress-builds/src/wordpress', `wp-${PREVIEWS.get(wp) ?? wp}.zip`);
}

/** @param {string} wp */
export function isBundled(wp) {
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
