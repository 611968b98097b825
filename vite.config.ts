import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chunkGroups, NAMED_IN_ENTRY, REACT_EXPORTS, REACT_PACKAGES } from './.scripts/lib/chunks.mjs';
import { inlineDefinitions } from './.scripts/lib/inline-definitions.mjs';
import { inlineFacts } from './.scripts/lib/inline-facts.mjs';
import { LongestFirst } from './.scripts/lib/longest-first.mjs';
import { ownCopies } from './.scripts/lib/own-copies.mjs';
import { retryImports } from './.scripts/lib/retry-imports.mjs';
import { projects } from './.scripts/lib/test-projects.mjs';
import { TESTED_THEMES } from './.scripts/lib/themes.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

const sourcesHash = hashSources();

export default defineConfig({
  base: './',
  plugins: [
    inlineFacts(),
    inlineDefinitions(),
    react(),
    reactExports(),
    ownCopies(root),
    retryImports(),
    productionBuild(),
  ],
  define: {
    __ATOLL_VERSION__: JSON.stringify(version),
    __ATOLL_KEY__: JSON.stringify('atoll'),
    __ATOLL_THEME__: JSON.stringify(TESTED_THEMES[0]?.prefix),
  },
  build: {
    outDir: 'dist/atoll/assets',
    // Built as a library, because Vite wraps an application's dynamic imports in a helper that would take a third of the
    // entry's size limit. The entry requests shared code itself (`shared` in a definition).
    lib: {
      entry: {
        atoll: `${root}src/main.ts`,
        elementor: `${root}src/elementor.ts`,
        inspector: `${root}src/inspector/main.tsx`,
        log: `${root}src/log/main.ts`,
        status: `${root}src/status/main.tsx`,
        'rest-client': `${root}src/rest.ts`,
      },
      formats: ['es'],
    },
    assetsDir: '.',
    // By default, the manifest is in a hidden folder, which the zip does not contain.
    manifest: 'manifest.json',
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      // Shared code must never be hoisted into the entry: if a chunk imports the entry, browsers evaluate it twice when a
      // cache or a CDN adds a query to its URL.
      preserveEntrySignatures: 'strict',
      output: {
        // By default, Vite keeps white space and annotations in a library for another bundler.
        minify: true,
        comments: { annotation: false },
        entryFileNames: '[name]-[hash].js',
        // Named after the widget's folder, because several widgets have a `goodlayers.ts`. All names are in the entry,
        // so they share one hash, in a folder: separate hashes would take a tenth of the entry.
        chunkFileNames: ({ facadeModuleId, name }) => {
          if (NAMED_IN_ENTRY.has(name)) return `${sourcesHash}/${name}.js`;
          const path = facadeModuleId ?? '';
          const widget = /[\\/]widgets[\\/](?:effects[\\/])?([^\\/]+)/.exec(path)?.[1];
          // Without the widgets for Elementor, which are not in the entry, the numbers after its names are smaller.
          const suffix = /(?:elementor|nested)[^\\/]*$/i.test(path) ? '-elementor' : '';
          return widget ? `${sourcesHash}/${widget}${suffix}.js` : '[name]-[hash].js';
        },
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: { groups: chunkGroups(root) },
      },
    },
  },
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects,
  },
});

/** Hashes all sources of the build. The hash must be known before the first file is named. */
function hashSources(): string {
  const files = globSync(
    [
      '{runtime,src,widgets}/**/*.{ts,tsx,css,json}',
      'package*.json',
      'vite.config.ts',
      '.scripts/lib/{chunks,inline-*,retry-imports}.mjs',
    ],
    { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.conformance.ts', '**/*.d.ts'] },
  );
  const digest = createHash('sha256');
  for (const file of files.toSorted()) digest.update(readFileSync(`${root}${file}`));
  return digest.digest('base64url').slice(0, 6);
}

/**
 * Makes modules with named exports of React's packages, which are CommonJS: without them, each chunk would contain the
 * bundler's code for CommonJS, and each call would spell the name of the function.
 */
function reactExports(): Plugin {
  return {
    name: 'atoll:react-exports',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (!REACT_PACKAGES.includes(source) || importer.includes('node_modules')) return null;
      if (importer.startsWith(REACT_EXPORTS)) return this.resolve(source, `${root}vite.config.ts`);
      return REACT_EXPORTS + source;
    },
    load(id) {
      if (!id.startsWith(REACT_EXPORTS)) return null;
      const source = id.slice(REACT_EXPORTS.length);
      const names = Object.keys(createRequire(import.meta.url)(source) as object);
      const lines = names.map((name) => `export const ${name} = all.${name};`);
      return [`import * as all from '${source}';`, ...lines].join('\n');
    },
  };
}

/** Sets the mode, which Vite does not set for a library. */
function productionBuild(): Plugin {
  const mode = JSON.stringify(process.env['NODE_ENV'] ?? 'production');
  return {
    name: 'atoll:production-build',
    apply: 'build',
    config: () => ({ define: { 'process.env.NODE_ENV': mode } }),
  };
}
