/** Lists files. Node's own globSync is not in Node 20, on which the commands start. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder, with their subfolders.
 *
 * @param {string} root
 * @param {string} folder relative to the root
 * @param {RegExp} pattern for the path from the root, with slashes
 * @returns {string[]} paths from the root, sorted; none when the folder does not exist
 */
export function filesBelow(root, folder, pattern) {
  const home = join(root, folder);
  if (!existsSync(home)) return [];
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => pattern.test(file))
    .toSorted();
}
