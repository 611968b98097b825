/** Lists files. The commands start on Node 20, which has no globSync. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the files in a folder and its subfolders.
 *
 * @param {string} root
 * @param {string} folder relative to the root
 * @param {RegExp} pattern matched against the path from the root, with slashes
 * @returns {string[]} sorted paths from the root; an empty list if the folder does not exist
 */
export function filesBelow(root, folder, pattern) {
  const home = join(root, folder);
  if (!existsSync(home)) return [];
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .toSorted();
}
