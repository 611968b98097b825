import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { inlineDefinitions } from './.scripts/lib/inline-definitions.mjs';
import { inlineFacts } from './.scripts/lib/inline-facts.mjs';
import { LongestFirst } from './.scripts/lib/longest-first.mjs';
import { isCopy, ownCopies } from './.scripts/lib/own-copies.mjs';
import { retryImports } from './.scripts/lib/retry-imports.mjs';
import { projects } from './.scripts/lib/test-projects.mjs';
import { TESTED_THEMES } from './.scripts/lib/themes.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

const sourcesHash = hashSources();

/** Starts the ids of the modules that `reactExports` makes. */
const REACT_EXPORTS = '\0react-exports:';
const REACT_PACKAGES: readonly string[] = ['react', 'react-dom', 'react/jsx-runtime'];

/**
 * The shared chunks: a name, then folders and files. A module belongs to the chunk with the longest matching path. A
 * chunk also contains the imports of its modules, unless they belong to an earlier chunk. Any other module is in a
 * separate chunk, or in the chunk of the only widget that imports it.
 */
const CHUNKS: readonly (readonly [name: string, ...places: string[]])[] = [
  // The engine, with what nearly every widget needs.
  [
    'engine',
    'src/engine.ts',
    'runtime/core/engine.ts',
    'runtime/core/queue.ts',
    'runtime/page',
    'runtime/dom',
    'runtime/react/snapshot.ts',
  ],
  // After `engine`, whose modules it imports and would contain.
  ['html', 'node_modules/dompurify', 'runtime/dom/html.ts'],
  // Without React, because most widgets do not use it. With what every theme's effects need.
  ['motion', 'runtime/motion', 'widgets/shared/theme/theme.ts', 'widgets/shared/theme/themes.json'],
  [
    'react',
    ...packages('react', 'react-dom', 'scheduler'),
    ...REACT_PACKAGES.map((name) => REACT_EXPORTS + name),
    ...['mount.tsx', 'adopt.tsx', 'server-element.tsx', 'use-styles.ts', 'live-text.tsx'].map(
      (file) => `runtime/react/${file}`,
    ),
  ],
  // Apart, because few widgets scroll the page.
  ['scroll-to-element', 'runtime/motion/scroll-to-element.ts', 'runtime/motion/sticky-header.ts'],
  ['rest', 'node_modules/ky', 'runtime/net'],
  // Only the module for other scripts imports these.
  ['rest-public', 'runtime/net/rest/public'],
  ['query', 'node_modules/@tanstack', 'runtime/net/query.ts'],
  // Apart from `engine`, because few widgets follow the pointer.
  ['interest', 'runtime/dom/interest.ts'],
  ['autoplay', 'widgets/shared/autoplay'],
  // Apart, because effects use autoplay without React.
  ['use-playback', 'widgets/shared/autoplay/use-playback.ts'],
  // Separate from `swiper`, because other widgets turn at an interval without Swiper.
  [
    'carousel',
    'widgets/shared/autoplay/use-autoplay.ts',
    'widgets/shared/carousel/use-slide-focus.ts',
    'widgets/shared/carousel/place-slides.ts',
  ],
  ['dialog', 'widgets/shared/dialog'],
  ['media', 'widgets/shared/media'],
  // What panels and menus are prepared with, without React. Before `panels`, which imports it and would contain it.
  [
    'early-panels',
    ...['heading-button', 'heading-keys', 'findable', 'text-fragment'].map(
      (name) => `widgets/shared/disclosure/${name}.ts`,
    ),
    'widgets/header-menu/attributes.ts',
    'widgets/accordion/attributes.ts',
    'widgets/alert-box/attributes.ts',
    'widgets/accordion/accordion-machine.ts',
    'widgets/accordion/prepare.ts',
  ],
  // Without React, because tabs are prepared with it. Before `panels`, which imports it and would contain it.
  [
    'tab-attributes',
    ...['attributes', 'first-content', 'marker', 'prepare', 'side-image', 'tab-machine', 'tab-parts'].map(
      (name) => `widgets/shared/tabs/${name}.ts`,
    ),
  ],
  // The components of panels and menus, which the first press on any of them needs.
  [
    'panels',
    'widgets/shared/disclosure',
    'widgets/shared/tabs',
    'widgets/shared/theme/use-layer.ts',
    'widgets/accordion/Accordion.tsx',
    ...['AlertBox.tsx', 'next-focusable.ts'].map((file) => `widgets/alert-box/${file}`),
    ...['MenuButton.tsx', 'open-menu.ts', 'followed-link.ts', 'menu.css?inline', 'use-open-menu.ts'].map(
      (file) => `widgets/header-menu/${file}`,
    ),
  ],
  // The theme's effects. Nearly every page of a theme has all of them.
  [
    'effects',
    ...['anchors', 'back-to-top', 'header-room', 'heading-size', 'slide-bar', 'sticky-header'].map(
      (name) => `widgets/effects/${name}`,
    ),
  ],
  // Effects that give the page builder's elements a size or a place, and those that follow the pointer.
  [
    'layout',
    'theme',
    ...['divider', 'full-height', 'half-height', 'parallax', 'sync-height', 'tab-images'].map(
      (name) => `widgets/effects/${name}`,
    ),
  ],
  ['hover', ...['flip-box', 'hover-box', 'image-overlay'].map((name) => `widgets/effects/${name}`)],
  // What the elements of a theme's header, its consent and its forms in boxes are prepared with, and their components.
  [
    'early',
    'widgets/header-menu/read-menu.ts',
    ...['attributes', 'read-search'].map((name) => `widgets/search-overlay/${name}.ts`),
    ...['attributes', 'place-list', 'toggles', 'find-panel', 'read-markup'].map(
      (name) => `widgets/main-menu/${name}.ts`,
    ),
    ...['attributes', 'hide-box', 'read-form'].map((name) => `widgets/gdpr-form/${name}.ts`),
    ...['attributes', 'consent', 'fixed-box', 'read-markup'].map((name) => `widgets/privacy-box/${name}.ts`),
    ...['attributes', 'read-markup'].map((name) => `widgets/lightbox-form/${name}.ts`),
  ],
  [
    'theme',
    ...['gdpr-form', 'header-menu', 'lightbox-form', 'main-menu', 'privacy-box', 'search-overlay'].map(
      (name) => `widgets/${name}`,
    ),
  ],
  // What counters, bars and circles read and draw, without React: they are printed with it.
  [
    'figures',
    ...['attributes', 'count', 'read-markup', 'read-elementor'].map((name) => `widgets/counter/${name}.ts`),
    ...['attributes', 'read-markup'].map((name) => `widgets/skill-bar/${name}.ts`),
    ...['circle', 'read-markup', 'fill-ring'].map((name) => `widgets/skill-circle/${name}.ts`),
  ],
  ['grid', 'widgets/shared/grid'],
  [
    'swiper',
    'node_modules/swiper',
    ...['swiper', 'use-swiper'].map((name) => `widgets/shared/carousel/${name}.ts`),
  ],
  // Parts of a widget that are fetched at different times, or that are too large for one file.
  // Without React, because galleries are laid out with it. Before `gallery-controls`, which imports it.
  [
    'gallery-items',
    'widgets/filterable-gallery/attributes.ts',
    'widgets/filterable-gallery/gallery-items.ts',
    ...['items.ts', 'load-more-status.ts', 'trigger-text.ts'].map(
      (file) => `widgets/filterable-gallery/controls/${file}`,
    ),
  ],
  ['gallery-controls', 'widgets/filterable-gallery/controls', 'widgets/filterable-gallery/SearchBox.tsx'],
  ['lightbox-slides', 'widgets/lightbox/slides'],
  ['lightbox-bars', 'widgets/lightbox/bars'],
  ['slider-parts', 'widgets/slider/parts'],
  // Apart from `engine`, because only countdowns follow the clock.
  // What the widgets that draw late show on paper. A chart needs its library.
  [
    'paper',
    ...['counter', 'progress-bar', 'skill-bar', 'skill-circle', 'typed-text'].map(
      (widget) => `widgets/${widget}/print.ts`,
    ),
    ...['counter', 'progress-bar'].map((widget) => `widgets/${widget}/print-elementor.ts`),
    'widgets/typed-text/print-fancy.ts',
  ],
  // What texts that are typed read, without React: they are printed with it.
  [
    'typed',
    ...['texts', 'settings', 'complete-text', 'read-goodlayers', 'read-essential-addons'].map(
      (name) => `widgets/typed-text/${name}.ts`,
    ),
  ],
  // What a contact form is prepared with.
  [
    'form',
    ...[
      'markup',
      'attributes',
      'page-api',
      'prepare-form',
      'fields/controls',
      'fields/counters',
      'fields/early-fields',
    ].map((name) => `widgets/contact-form/${name}.ts`),
  ],
  [
    'clock',
    'widgets/countdown/attributes.ts',
    'runtime/page/clock.ts',
    'widgets/countdown/use-countdown.ts',
    'widgets/countdown/write-fields.ts',
  ],
  ['video-player', 'widgets/sticky-video/player'],
  // A library with the files that import it.
  [
    'chart-js',
    ...packages('chart.js', '@kurkle'),
    'widgets/chart/chart-js.ts',
    'widgets/chart/read-markup.ts',
  ],
  ['floating-ui', ...packages('@floating-ui'), 'widgets/tooltip/position.ts'],
  ['photoswipe', ...packages('photoswipe'), 'widgets/lightbox/photoswipe.ts'],
  ['typed-js', ...packages('typed.js'), 'widgets/typed-text/typing.ts'],
];

/** The shared chunks whose names are in the entry, beside those of the widgets. */
const NAMED_IN_ENTRY: ReadonlySet<string> = new Set([
  'early',
  'effects',
  'engine',
  'form',
  'hover',
  'layout',
  'theme',
]);

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
        codeSplitting: { groups: CHUNKS.map(toGroup) },
      },
    },
  },
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects,
  },
});

function packages(...names: readonly string[]): string[] {
  return names.map((name) => `node_modules/${name}`);
}

/** Converts a row of CHUNKS to the bundler's format. */
function toGroup([name]: (typeof CHUNKS)[number], index: number) {
  return { name, priority: CHUNKS.length - index, test: (id: string) => chunkOf(id) === name };
}

const chunkNames = new Map<string, string | undefined>();

/** @returns the name of the shared chunk of a module; undefined if it belongs to none */
function chunkOf(id: string): string | undefined {
  // The bundler asks for each module and each chunk.
  if (!chunkNames.has(id)) chunkNames.set(id, findChunk(id));
  return chunkNames.get(id);
}

function findChunk(id: string): string | undefined {
  if (isCopy(id)) return undefined;
  const path = id.replaceAll('\\', '/').replace(root, '');
  const found = CHUNKS.flatMap(([name, ...places]) =>
    places
      .filter((place) => path === place || path.startsWith(`${place}/`))
      .map((place) => ({ name, place })),
  );
  return found.toSorted((one, other) => other.place.length - one.place.length)[0]?.name;
}

/** Hashes all sources of the build. The hash must be known before the first file is named. */
function hashSources(): string {
  const files = globSync(
    [
      '{runtime,src,widgets}/**/*.{ts,tsx,css,json}',
      'package*.json',
      'vite.config.ts',
      '.scripts/lib/{inline-*,retry-imports}.mjs',
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
