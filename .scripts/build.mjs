/**
 * `npm run build`: the plugin as a folder (dist/atoll) and as a zip (dist/atoll.zip), and the size of everything in
 * it. Fails when a file is larger than `.limits.json` allows. Two builds of one commit give the same bytes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodePath, root } from './install.mjs';
import { readManifests } from './lib/manifests.mjs';
import { stringsPhp, tablesPhp } from './lib/plugin-tables.mjs';
import { compileTranslations } from './translations.mjs';

/**
 * Builds the plugin. Everything is made aside and put in place at the end, so that whoever reads dist meanwhile sees
 * one build or the other.
 *
 * @returns {Promise<{ table: string, isOver: boolean }>} the size table, and whether a limit was passed
 * @throws {Error} when the bundler or a check fails; dist is then as it was
 */
export async function build() {
  ensureInstalled();
  // Only now are there packages to import.
  const [{ measure, sizeTable }, { notices, shippedPackages }, { zipFolder }] = await Promise.all([
    import('./lib/sizes.mjs'),
    import('./lib/licences.mjs'),
    import('./lib/zip.mjs'),
  ]);
  const manifests = readManifests(root);
  const dist = join(root, 'dist');
  const aside = join(dist, `building-${process.pid}`);
  const plugin = join(aside, 'atoll');
  const assets = join(plugin, 'assets');
  rmSync(aside, { recursive: true, force: true });
  try {
    mkdirSync(plugin, { recursive: true });
    bundle(assets);
    const manifestText = readFileSync(join(assets, 'manifest.json'), 'utf8');
    // WordPress reads assets.php instead; checks and tools read the manifest beside the plugin's folder.
    renameSync(join(assets, 'manifest.json'), join(aside, 'manifest.json'));
    /** @type {import('./lib/sizes.mjs').Manifest} */
    const manifest = JSON.parse(manifestText);

    cpSync(join(root, 'wp-plugin'), plugin, {
      recursive: true,
      filter: (path) => !basename(path).startsWith('.') && path !== join(root, 'wp-plugin/originals'),
    });
    writeFileSync(join(plugin, 'compiled-tables.php'), tablesPhp(manifests));
    writeFileSync(join(plugin, 'includes/strings.php'), stringsPhp(manifests));
    await compileTranslations(join(plugin, 'languages'));
    writeFileSync(join(plugin, 'assets.php'), assetsPhp(manifest));
    writeFileSync(join(plugin, 'third-party-notices.txt'), notices(shippedPackages(root)));
    cpSync(join(root, 'LICENSE'), join(plugin, 'LICENSE'));
    writeFileSync(join(aside, 'atoll.zip'), zipFolder(plugin, 'atoll'));

    /** @type {{ gzippedKb: Record<string, number> }} */
    const { gzippedKb } = JSON.parse(readFileSync(join(root, '.limits.json'), 'utf8'));
    const sizes = measure(assets, manifest, gzippedKb);
    for (const name of ['atoll', 'atoll.zip', 'manifest.json']) {
      rmSync(join(dist, name), { recursive: true, force: true });
      renameSync(join(aside, name), join(dist, name));
    }
    return { table: sizeTable(sizes), isOver: sizes.some(({ isOver }) => isOver) };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** @param {string} outDir */
function bundle(outDir) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(
    nodePath(),
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      // A test that builds has NODE_ENV=test, which would bundle React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('the bundler failed');
}

/**
 * What the plugin needs to know of the build, as PHP that an opcode cache keeps in memory.
 *
 * @param {import('./lib/sizes.mjs').Manifest} manifest
 */
function assetsPhp(manifest) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entry = manifest['src/main.ts'];
  const inspector = manifest['src/inspector/main.tsx'];
  if (!entry || !inspector) throw new Error('the bundler named no entry');
  return `<?php
/**
 * What the build says about itself. Written by the build.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return array(
	'version'   => '${version}',
	'entry'     => 'assets/${entry.file}',
	'inspector' => 'assets/${inspector.file}',
);
`;
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  try {
    const { table, isOver } = await build();
    console.log(`${table}\n\ndist/atoll and dist/atoll.zip are built.`);
    if (isOver) {
      console.error('A file is larger than .limits.json allows.');
      process.exitCode = 1;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
