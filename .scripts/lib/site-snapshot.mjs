/**
 * Snapshots of installed sites: WordPress with its tables, the fixture and its content. Installing takes half a minute in
 * WebAssembly, and restoring a moment. A snapshot belongs to everything that it was made from.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { moveTo, unpack } from './wordpress-files.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const SNAPSHOTS = join(root, '.cache/sites');

/** The time after which a snapshot is deleted. */
const UNUSED_MS = 7 * 24 * 60 * 60_000;

/** The folders of wp-content that an installation fills. */
const FILLED = ['database', 'plugins', 'uploads'];

/** The database's file in `database`. */
const DATABASE = '.ht.sqlite';

/** The file with the host and the port of the site that the snapshot was made of. */
const HOST_FILE = 'host';

/** @typedef {import('../wordpress.mjs').SiteRecord} SiteRecord */

/**
 * The plugins that a snapshot contains. Those in dist are activated afterwards: they change with every build.
 *
 * @param {SiteRecord} site
 */
export function installedPlugins({ plugins }) {
  return plugins.filter((folder) => !folder.startsWith(join(root, 'dist')));
}

/**
 * @param {SiteRecord} site
 * @param {string} php the engine and its release, such as `native-8.2`
 * @returns {string} the folder of the site's snapshot, which exists once it was made
 */
export function snapshotFolder(site, php) {
  const digest = createHash('sha256');
  const parts = [
    php,
    site.wp,
    site.constants,
    site.remote,
    site.host.length,
    readFileSync(stampOf(site.wp), 'utf8'),
  ];
  digest.update(JSON.stringify(parts));
  const code = ['.scripts/lib', 'tests/wordpress/server', 'tests/wordpress/package-lock.json'];
  const sources = [
    ...code.map((path) => join(root, path)),
    ...installedPlugins(site),
    ...Object.values(site.mounts),
  ];
  for (const source of sources)
    for (const file of filesIn(source)) digest.update(file).update(readFileSync(file));
  return join(SNAPSHOTS, `${php}-${site.wp}-${digest.digest('hex').slice(0, 16)}`);
}

/**
 * Stores the site's content. Of several processes that store the same one, the first wins.
 *
 * @param {string} folder the snapshot's
 * @param {string} content the site's wp-content
 * @param {string} host
 */
export function store(folder, content, host) {
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  for (const name of FILLED) cpSync(join(content, name), join(fresh, name), { recursive: true });
  writeFileSync(join(fresh, HOST_FILE), host);
  deleteUnused();
  moveTo(fresh, folder);
}

/** Deletes the snapshots that no site was started from for a week. */
function deleteUnused() {
  for (const file of globSync(`*/${HOST_FILE}`, { cwd: SNAPSHOTS })) {
    const path = join(SNAPSHOTS, file);
    if (Date.now() - statSync(path).mtimeMs > UNUSED_MS)
      rmSync(dirname(path), { recursive: true, force: true });
  }
}

/**
 * Copies a snapshot into a site, with the site's host in the place of the snapshot's.
 *
 * @param {string} folder the snapshot's
 * @param {string} content the site's wp-content
 * @param {string} host
 */
export function restore(folder, content, host) {
  for (const name of FILLED) cpSync(join(folder, name), join(content, name), { recursive: true });
  utimesSync(join(folder, HOST_FILE), new Date(), new Date());
  changeHost(join(content, 'database', DATABASE), readFileSync(join(folder, HOST_FILE), 'utf8'), host);
}

/**
 * Replaces the host in all texts. Both have the same length, because serialized values contain the lengths of texts.
 *
 * @param {string} file
 * @param {string} from
 * @param {string} to
 */
function changeHost(file, from, to) {
  const database = new DatabaseSync(file);
  const tables = database.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'wp\\_%' ESCAPE '\\'`,
  );
  database.exec('BEGIN');
  for (const { name: table } of tables.all()) {
    for (const { name, type } of database.prepare(`PRAGMA table_info(${quoted(table)})`).all()) {
      if (!/TEXT|CHAR/i.test(String(type))) continue;
      const change = `UPDATE ${quoted(table)} SET ${quoted(name)} = replace(${quoted(name)}, ?, ?) WHERE instr(${quoted(name)}, ?)`;
      database.prepare(change).run(from, to, from);
    }
  }
  database.exec('COMMIT');
  database.close();
}

/** @param {unknown} name of a table or a column */
function quoted(name) {
  return `"${String(name).replaceAll('"', '""')}"`;
}

/** @param {string} source a folder or a file */
function filesIn(source) {
  const names = globSync('**/*', { cwd: source, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => join(entry.parentPath, entry.name));
  return files.length > 0 ? files.toSorted() : [source];
}

/** @param {string} wp */
function stampOf(wp) {
  return join(unpack(wp), '.unpacked');
}
