/** The copies of plugins in a site. */
import { cpSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Plugins are copied: the site may delete a plugin, and a parallel build must not change the site.
 *
 * @param {readonly string[]} folders
 * @param {string} content the site's wp-content
 */
export function copyPlugins(folders, content) {
  for (const folder of folders)
    cpSync(folder, join(content, 'plugins', basename(folder)), { recursive: true });
}
