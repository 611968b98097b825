/** Makes the zip file of a later release from the built plugin: the same code under other file names. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFolder } from '../../.scripts/lib/zip.mjs';
import { ROOT } from './page-server';

/** Later than any release of this repository. */
export const NEXT_VERSION = '99.0.0';

/** @returns the path of the zip file, and a function that deletes it */
export function nextRelease(): { readonly zip: string; readonly dispose: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'atoll-next-'));
  const plugin = join(folder, 'atoll');
  cpSync(join(ROOT, 'dist/atoll'), plugin, { recursive: true });
  const assets = join(plugin, 'assets');
  const names = readdirSync(assets);
  const entry = names.find((name) => /^atoll-[\w-]+\.js$/.test(name)) ?? '';
  // The widgets' chunks are in a folder that is named after the hash of the sources.
  const chunks = names.find((name) => !name.includes('.')) ?? '';
  if (!entry || !chunks) throw new Error('the build has no entry or no chunks');
  const renamed = new Map([
    [entry, 'atoll-NEXT.js'],
    [chunks, 'nextnext'],
  ]);
  for (const path of [join(plugin, 'assets.php'), join(plugin, 'atoll.php'), ...scriptsIn(assets)]) {
    let text = readFileSync(path, 'utf8').replace(/^( \* Version:\s+)\S+$/m, `$1${NEXT_VERSION}`);
    for (const [from, to] of renamed) text = text.replaceAll(from, to);
    writeFileSync(path, text);
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  const zip = join(folder, 'atoll.zip');
  writeFileSync(zip, zipFolder(plugin, 'atoll'));
  return { zip, dispose: () => rmSync(folder, { recursive: true }) };
}

const scriptsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name));
