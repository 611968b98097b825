import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inlineDefinitions } from './.scripts/lib/inline-definitions.mjs';
import { inlineFacts } from './.scripts/lib/inline-facts.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

const sourcesHash = hashSources();

/** A test lies beside what it tests; those of several things lie in tests/. */
const besideUnit = '{runtime,src,widgets}/**/!(*.browser).test.{ts,tsx}';
const besideBrowser = '{runtime,src,widgets}/**/*.browser.test.ts';
const unitTests = ['tests/unit/**/*.test.{ts,tsx}', besideUnit];

/**
 * The shared chunks: name, then folders and files. A module belongs to the chunk that names the longest part of its path.
 * A chunk also takes what its modules import, unless that belongs to a chunk above it. Everything else is a chunk of its
 * own or goes with the only widget that imports it.
 */
const CHUNKS: readonly (readonly [name: string, ...places: string[]])[] = [
  // Vite's helper around dynamic imports, which bareImports() takes out: in another chunk it would tie the entry to that.
  ['preload-helper', '\0vite/preload-helper.js'],
  ['html', 'node_modules/dompurify', 'runtime/dom/html.ts'],
  // Without React, because most widgets do without.
  ['parts', 'runtime/page', 'runtime/dom', 'runtime/core/queue.ts', 'runtime/react/snapshot.ts'],
  ['motion', 'runtime/motion'],
  [
    'react',
    ...packages('react', 'react-dom', 'scheduler'),
    'runtime/react/mount.tsx',
    'runtime/react/adopt.tsx',
    'runtime/react/server-element.tsx',
  ],
  ['scroll', 'runtime/motion/scroll'],
  ['rest', 'node_modules/ky', 'runtime/net'],
  ['query', 'node_modules/@tanstack', 'runtime/net/query.ts'],
  ['autoplay', 'widgets/shared/autoplay'],
  ['dialog', 'widgets/shared/dialog'],
  ['media', 'widgets/shared/media'],
  ['disclosure', 'widgets/shared/disclosure'],
  ['tabs-engine', 'widgets/shared/tabs'],
  ['grid', 'widgets/shared/grid'],
  ['swiper', 'node_modules/swiper', 'widgets/shared/carousel'],
  // Parts of one widget that are fetched at different times or are too large for one file.
  ['gallery-controls', 'widgets/filterable-gallery/controls'],
  ['lightbox-bars', 'widgets/lightbox/bars'],
  ['lightbox-slides', 'widgets/lightbox/slides'],
  ['listing-control', 'widgets/listing/control'],
  ['slider-parts', 'widgets/slider/parts'],
  ['video-player', 'widgets/sticky-video/player'],
  // A library, and the files that know it.
  ['chart-js', ...packages('chart.js', '@kurkle'), 'widgets/chart/chart-js.ts'],
  ['floating-ui', ...packages('@floating-ui'), 'widgets/tooltip/Bubble.tsx', 'widgets/tooltip/position.ts'],
  ['photoswipe', ...packages('photoswipe'), 'widgets/lightbox/photoswipe.ts'],
  ['typed-js', ...packages('typed.js'), 'widgets/typed-text/typing.ts'],
];

export default defineConfig({
  base: './',
  plugins: [inlineFacts(), react(), bareImports()],
  define: { __ATOLL_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/atoll/assets',
    // The entry asks for shared code itself (`shared` in a definition), in a tenth of the helper's size.
    modulePreload: false,
    assetsDir: '.',
    // A hidden folder would get lost in the zip.
    manifest: 'manifest.json',
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      input: { atoll: `${root}src/main.ts`, inspector: `${root}src/inspector/main.tsx` },
      // Shared code must never be hoisted into the entry: a chunk that imports the entry makes a browser evaluate
      // it twice when a cache or a CDN adds a query to its address.
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name]-[hash].js',
        // Named after the widget’s folder alone: every original has a `goodlayers.ts`, and the entry spells these names.
        // One hash for all of them, as a folder: a hash each would be a tenth of the entry.
        chunkFileNames: ({ facadeModuleId }) => {
          const widget = /[\\/]widgets[\\/](?:effects[\\/])?([^\\/]+)/.exec(facadeModuleId ?? '')?.[1];
          return widget ? `${sourcesHash}/${widget}.js` : '[name]-[hash].js';
        },
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: { groups: CHUNKS.map(toGroup) },
      },
    },
  },
  test: {
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unitTests,
          environment: 'happy-dom',
          setupFiles: ['tests/support/unit-setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          environment: 'node',
          // Compressing all chunks takes seconds on a busy machine.
          testTimeout: 60_000,
          globalSetup: ['tests/build/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/**/*.test.ts', 'tests/unit/fuzz/{answers,contact-form}.test.ts'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/unit-setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          env: { ATOLL_FUZZ_ROUNDS: '1000' },
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}', besideBrowser],
          environment: 'node',
          // Each file has a browser and a server of its own, and waits for them half of the time.
          maxWorkers: 2,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'wordpress',
          include: ['tests/wordpress/**/*.test.ts'],
          environment: 'node',
          // A file that changes a site's settings has a site of its own; the others share one, and only read.
          maxWorkers: 2,
          globalSetup: ['tests/wordpress/global-setup.ts'],
          // One PHP answers all tests of a site in turn.
          testTimeout: 240_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'originals',
          include: ['tests/originals/**/*.test.ts'],
          environment: 'node',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

function packages(...names: readonly string[]): string[] {
  return names.map((name) => `node_modules/${name}`);
}

/** A row of CHUNKS as the bundler wants it. */
function toGroup([name]: (typeof CHUNKS)[number], index: number) {
  return { name, priority: CHUNKS.length - index, test: (id: string) => chunkOf(id) === name };
}

/** @returns the name of the shared chunk that a module belongs to; undefined for none */
function chunkOf(id: string): string | undefined {
  const path = id.replaceAll('\\', '/').replace(root, '');
  const found = CHUNKS.flatMap(([name, ...places]) =>
    places
      .filter((place) => path === place || path.startsWith(`${place}/`))
      .map((place) => ({ name, place })),
  );
  return found.toSorted((one, other) => other.place.length - one.place.length)[0]?.name;
}

/** One hash of everything that a build is made of. It must be known before the first file is named. */
function hashSources(): string {
  const files = globSync(
    ['{runtime,src,widgets}/**/*.{ts,tsx,css,json}', 'package*.json', 'vite.config.ts'],
    { cwd: root, exclude: ['**/*.test.{ts,tsx}', '**/*.conformance.ts', '**/*.d.ts'] },
  );
  const digest = createHash('sha256');
  for (const file of files.toSorted()) digest.update(readFileSync(`${root}${file}`));
  return digest.digest('base64url').slice(0, 8);
}

/** The two forms in which Vite leaves a dynamic import: as it was, or with the names that are used of it. */
const WRAPPED_IMPORT =
  /\b\w+\((?:\(\)=>(import\([^)]*\)(?:\.then\(\w=>\w\.\w\))?)|async\(\)=>\{let\{[^}]*\}=await (import\([^)]*\));return\{[^}]*\}\}),\[\],import\.meta\.url\)/g;

const HELPER_IMPORT = /import\{(?:\w+ as )?(\w+)\}from"\.\.?\/preload-helper-[^"]*";/;

/**
 * Makes the entry's dynamic imports bare, and able to ask for a chunk under another address when the first try has
 * failed: browsers remember a module that could not be read, and some one that could not be fetched. runtime/core/load.ts
 * sets the query. A chunk that asks for another one first tries the same address once more, so that two who ask get the
 * same module. Vite's preload helper, which it wraps around each import, would be a third of the entry's budget.
 */
function bareImports(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'atoll:bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      handler: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
    },
    // The names are given before the code is rewritten: a change of how must change them too.
    augmentChunkHash: () => bareImports.toString() + inlineDefinitions.toString(),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type !== 'chunk') continue;
          // Shared by all chunks with a dynamic import, it would be a static import of the entry.
          if (chunk.name === 'preload-helper') delete bundle[file];
          const bare = chunk.code.replaceAll(
            WRAPPED_IMPORT,
            (_all, plain: string, destructured: string) => plain ?? destructured,
          );
          // A binding of its own in place of the shared one, if any is still needed: an import would make the entry
          // wait for a file.
          chunk.code = bare.replace(HELPER_IMPORT, (_all, name: string) =>
            new RegExp(`\\b${name}\\((?:\\(\\)=>|async\\b)`).test(bare) ? `var ${name}=(load)=>load();` : '',
          );
          const again = chunk.isEntry
            ? 'import($1`+(import.meta.q??``))'
            : 'import($1`).catch(()=>import($1`)).catch(()=>import($1?retry`))';
          chunk.code = chunk.code.replaceAll(/import\((`[^`]+)`\)/g, again);
          if (chunk.isEntry) chunk.code = inlineDefinitions(chunk.code);
        }
      },
    },
  };
}
