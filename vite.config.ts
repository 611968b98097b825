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

const unitTests = ['tests/unit/**/*.test.{ts,tsx}'];

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
          const widget = /[\\/]widgets[\\/]([^\\/]+)/.exec(facadeModuleId ?? '')?.[1];
          return widget ? `${sourcesHash}/${widget}.js` : '[name]-[hash].js';
        },
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          // A group also takes what its modules import, unless a group of higher priority has it.
          groups: [
            {
              name: 'react',
              priority: 1,
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]runtime[\\/](mount|adopt)\.tsx$/,
            },
            {
              name: 'gallery-controls',
              test: /[\\/]widgets[\\/]filterable-gallery[\\/](controls|fold|items|load-more)\b/,
            },
            {
              name: 'floating-ui',
              test: /node_modules[\\/]@floating-ui[\\/]|[\\/]widgets[\\/]tooltip[\\/]position\b/,
            },
            { name: 'disclosure', test: /[\\/]runtime[\\/]disclosure\b/ },
            // What all three chunks of a listing read: none of them may import another.
            { name: 'listing-control', test: /[\\/]widgets[\\/]listing[\\/]control\b/ },
            { name: 'layout', test: /[\\/]runtime[\\/](layout|motion[\\/]exchange)\b/ },
            {
              name: 'lightbox-bars',
              test: /[\\/]widgets[\\/]lightbox[\\/](Lightbox|controls|lightbox\.css)\b/,
            },
            {
              // What both lightboxes need: nothing of React.
              name: 'lightbox-items',
              priority: 1,
              test: /[\\/]widgets[\\/]lightbox[\\/](item|labels|player-frame|video)\b/,
            },
            {
              name: 'lightbox-sets',
              test: /[\\/]widgets[\\/]lightbox[\\/](sets|image-size)\b/,
            },
            {
              name: 'lightbox-slides',
              priority: 1,
              test: /[\\/]widgets[\\/]lightbox[\\/](contents|share|slide-parts|slides|turn)\b/,
            },
            {
              name: 'photoswipe',
              test: /node_modules[\\/]photoswipe[\\/]|[\\/]widgets[\\/]lightbox[\\/]photoswipe\b/,
            },
            { name: 'tabs-engine', test: /[\\/]runtime[\\/]tabs\b/ },
            {
              // Nothing of React: a widget without it must be able to use these without fetching it.
              name: 'parts',
              priority: 2,
              test: /[\\/]runtime[\\/](adopt-mirror|device|motion[\\/](?:easing|fade|glide|in-view|intersection|slide|tween)|environment|gates|viewport|settings|style-attribute|events|announce|queue|translate|url|disclosure[\\/](?:attention|button|link-name))\b/,
            },
            // Figures that fill up when they are seen.
            { name: 'figures', test: /[\\/]runtime[\\/](sizes|motion[\\/](?:fill|on-screen))\b/ },
            {
              // What follows the screen: a page without such a widget has no use for it.
              name: 'scroll',
              test: /[\\/]runtime[\\/](box|keep-style|motion[\\/](?:scroll|layout-pool|near|playing))\b/,
            },
            // Nothing of React either, and only for those that open something over the page.
            { name: 'dialog', priority: 1, test: /[\\/]runtime[\\/]dialog\b/ },
            { name: 'slider-parts', test: /[\\/]widgets[\\/]slider[\\/](controls|media|settings|stage)\b/ },
            {
              name: 'video-player',
              test: /[\\/]widgets[\\/]sticky-video[\\/](control|hosts|media)\b/,
            },
            { name: 'swiper', test: /node_modules[\\/]swiper[\\/]|[\\/]runtime[\\/]swiper\b/ },
            { name: 'html', test: /node_modules[\\/]dompurify[\\/]|[\\/]runtime[\\/]html\b/ },
            {
              name: 'rest',
              test: /node_modules[\\/]ky[\\/]|[\\/]runtime[\\/](rest|ajax|form-encode|messages)\b/,
            },
            {
              name: 'chart-js',
              test: /node_modules[\\/](chart\.js|@kurkle)[\\/]|[\\/]widgets[\\/]chart[\\/]chart-js\b/,
            },
            {
              name: 'typed-js',
              test: /node_modules[\\/]typed\.js[\\/]|[\\/]widgets[\\/]typed-text[\\/]typing\b/,
            },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/]|[\\/]runtime[\\/]query\b/ },
          ],
        },
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
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Each file has a browser and a server of its own, and waits for them half of the time.
          maxWorkers: 2,
          testTimeout: 30_000,
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
          testTimeout: 60_000,
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

/** One hash of everything that a build is made of. It must be known before the first file is named. */
function hashSources(): string {
  const files = globSync(
    ['{runtime,src,widgets}/**/*.{ts,tsx,css,json}', 'package*.json', 'vite.config.ts'],
    {
      cwd: root,
    },
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
 * failed: browsers remember a module that could not be read, and some one that could not be fetched. runtime/load.ts
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
