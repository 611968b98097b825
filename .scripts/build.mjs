/**
 * `npm run build`: builds the plugin as a folder (dist/atoll) and a zip (dist/atoll.zip), and prints the sizes of the
 * files. Fails if a file is larger than `.limits.json` allows. Two builds of a commit have identical bytes.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodePath, root } from './install.mjs';
import { readManifests } from './lib/manifests.mjs';
import { stringsPhp, tablesPhp } from './lib/plugin-tables.mjs';
import { readPublisher, releaseReadme } from './lib/readme.mjs';
import { OVER_LIMIT } from './lib/test-runs.mjs';
import { compileTranslations } from './translations.mjs';

/**
 * Builds the plugin in a temporary folder and moves it to dist at the end, so that dist never contains a mix of two
 * builds.
 *
 * @returns {Promise<{ table: string, isOver: boolean }>} the size table, and whether a file is over its limit
 * @throws {Error} if the bundler or a check fails; dist is not changed then
 */
export async function build() {
  ensureInstalled();
  // These modules import packages, which are available only after ensureInstalled.
  const [{ measure, sizeTable }, { notices, shippedPackages }, { zipFolder }, { pageChunks, pageChunksPhp }] =
    await Promise.all([
      import('./lib/sizes.mjs'),
      import('./lib/licences.mjs'),
      import('./lib/zip.mjs'),
      import('./lib/page-chunks.mjs'),
    ]);
  const manifests = readManifests(root);
  const dist = join(root, 'dist');
  const temporary = join(dist, `building-${process.pid}`);
  const plugin = join(temporary, 'atoll');
  const assets = join(plugin, 'assets');
  rmSync(temporary, { recursive: true, force: true });
  try {
    mkdirSync(plugin, { recursive: true });
    bundle(assets);
    const manifestText = readFileSync(join(assets, 'manifest.json'), 'utf8');
    // WordPress reads assets.php instead. Checks and tools read the manifest next to the plugin's folder.
    renameSync(join(assets, 'manifest.json'), join(temporary, 'manifest.json'));
    /** @type {import('./lib/sizes.mjs').Manifest} */
    const manifest = JSON.parse(manifestText);

    cpSync(join(root, 'wp-plugin'), plugin, {
      recursive: true,
      filter: (path) => !basename(path).startsWith('.') && path !== join(root, 'wp-plugin/originals'),
    });
    for (const file of readdirSync(plugin).filter((name) => name.endsWith('.css')))
      writeFileSync(join(plugin, file), withoutSpace(readFileSync(join(plugin, file), 'utf8')));
    writeFileSync(join(plugin, 'compiled-tables.php'), tablesPhp(manifests));
    writeFileSync(join(plugin, 'includes/tables/strings.php'), stringsPhp(manifests));
    await compileTranslations(join(plugin, 'languages'));
    const publisher = readPublisher(
      JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
      process.env,
    );
    const readme = join(plugin, 'readme.txt');
    writeFileSync(readme, releaseReadme(readFileSync(readme, 'utf8'), publisher));
    writeFileSync(
      join(plugin, 'assets.php'),
      assetsPhp(
        manifest,
        await inlineScript('early-queue', 'es2022'),
        await inlineScript('entry-fallback', 'es2015'),
      ),
    );
    const [printing = '', ...codes] = ['src/printing.ts', 'src/main.ts', 'src/elementor.ts'].map((key) =>
      readFileSync(join(assets, manifest[key]?.file ?? ''), 'utf8'),
    );
    writeFileSync(
      join(plugin, 'page-chunks.php'),
      pageChunksPhp(pageChunks(manifest, codes, printing, manifests.widgets)),
    );
    writeFileSync(join(plugin, 'third-party-notices.txt'), notices(shippedPackages(root)));
    cpSync(join(root, 'LICENSE'), join(plugin, 'LICENSE'));
    writeFileSync(join(temporary, 'atoll.zip'), zipFolder(plugin, 'atoll'));

    /** @type {{ gzippedKb: Record<string, number> }} */
    const { gzippedKb } = JSON.parse(readFileSync(join(root, '.limits.json'), 'utf8'));
    const sizes = measure(assets, manifest, gzippedKb);
    for (const name of ['atoll', 'atoll.zip', 'manifest.json']) {
      rmSync(join(dist, name), { recursive: true, force: true });
      renameSync(join(temporary, name), join(dist, name));
    }
    return { table: sizeTable(sizes), isOver: sizes.some(({ isOver }) => isOver) };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * @param {string} css one of the plugin's stylesheets; none has a comment in a string
 * @returns {string} the stylesheet without comments, indentation and the line breaks that have no meaning
 */
function withoutSpace(css) {
  return (
    css
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(/\s*\n\s*/g, '\n')
      // Other line breaks can be between an element and its descendant.
      .replaceAll(/(?<=[{};,])\n|\n(?=})/g, '')
      .trimStart()
  );
}

/** @param {string} outDir */
function bundle(outDir) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(
    nodePath(),
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      // Tests set NODE_ENV=test, which would bundle React's development build.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  if (status !== 0) throw new Error('The bundler failed.');
}

/**
 * @param {string} name name of the file in src
 * @param {string} target the language of the oldest browsers that run it
 * @returns {Promise<string>} the code of an inline script, without a line break at its end
 */
async function inlineScript(name, target) {
  const { build: viteBuild } = await import('vite');
  const { NODE_ENV } = process.env;
  const results = await viteBuild({
    configFile: false,
    root,
    logLevel: 'warn',
    define: { __ATOLL_KEY__: JSON.stringify('atoll') },
    build: {
      write: false,
      minify: true,
      target,
      lib: { entry: join(root, `src/${name}.ts`), formats: ['iife'], name: 'atoll' },
    },
  });
  // Vite sets it to `production`, and the tests that run after the build would inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const [chunk] = [results].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The bundler made no inline script.');
  return chunk.code.trim();
}

/**
 * The paths and the version that the plugin needs, as PHP, which an opcode cache keeps in memory.
 *
 * @param {import('./lib/sizes.mjs').Manifest} manifest
 * @param {string} earlyQueueCode the inline script that queues events
 * @param {string} entryFallbackCode the inline script that brings the originals back
 */
function assetsPhp(manifest, earlyQueueCode, entryFallbackCode) {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entry = manifest['src/main.ts'];
  const elementor = manifest['src/elementor.ts'];
  const inspector = manifest['src/inspector/main.tsx'];
  const log = manifest['src/log/main.ts'];
  const status = manifest['src/status/main.tsx'];
  const restClient = manifest['src/rest.ts'];
  if (!entry || !elementor || !inspector || !log || !status || !restClient)
    throw new Error("The bundler's manifest has no entry.");
  return `<?php
/**
 * The version and the files of the build. Generated by the build.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

return array(
	'version'     => '${version}',
	'entry'       => 'assets/${entry.file}',
	'elementor'   => 'assets/${elementor.file}',
	'inspector'   => 'assets/${inspector.file}',
	'log'         => 'assets/${log.file}',
	'status'      => 'assets/${status.file}',
	'rest_client' => 'assets/${restClient.file}',
	'early_queue' => ${phpString(earlyQueueCode)},
	'entry_fallback' => ${phpString(entryFallbackCode)},
);
`;
}

/**
 * @param {string} text without line breaks
 * @returns {string} a PHP expression over several lines, because reviewers of plugins reject long lines of PHP
 */
function phpString(text) {
  const parts = text.match(/.{1,100}/g) ?? [''];
  return parts.map((part) => `'${part.replaceAll(/['\\]/g, String.raw`\$&`)}'`).join('\n\t\t. ');
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  try {
    const { table, isOver } = await build();
    console.log(`${table}\n\nBuilt dist/atoll and dist/atoll.zip.`);
    if (isOver) {
      console.error('A file is larger than .limits.json allows.');
      process.exitCode = OVER_LIMIT;
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
