/** Lists files. The commands start on Node 20, which has no globSync. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists all files in a folder and its subfolders.
 *
 * @param {string} folder
 * @returns {string[]} the paths relative to the folder, with slashes, sorted by code unit
 */
export function allFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
    )
    .toSorted();
}

/**
 * Lists the files in a folder of a repository whose paths match a pattern.
 *
 * @param {string} root
 * @param {string} folder relative to the root
 * @param {RegExp} pattern matched against the path from the root, with slashes
 * @returns {string[]} sorted paths from the root; an empty list if the folder does not exist
 */
export function filesBelow(root, folder, pattern) {
  const home = join(root, folder);
  if (!existsSync(home)) return [];
  return allFiles(home)
    .map((file) => `${folder}/${file}`)
    .filter((file) => pattern.test(file));
}
