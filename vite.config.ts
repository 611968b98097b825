import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

const unitTests = ['tests/unit/**/*.test.{ts,tsx}'];

export default defineConfig({
  base: './',
  plugins: [react(), smallPreload(), retriableImports()],
  define: { __ATOLL_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/atoll/assets',
    modulePreload: { polyfill: false },
    assetsDir: '.',
    // A hidden folder would get lost in the zip.
    manifest: 'manifest.json',
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      input: { atoll: `${root}src/main.ts` },
      // Shared code must never be hoisted into the entry: a chunk that imports the entry makes a browser evaluate
      // it twice when a cache or a CDN adds a query to its address.
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'atoll-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]runtime[\\/](mount|adopt)\b/,
            },
            { name: 'html', test: /node_modules[\\/]dompurify[\\/]|[\\/]runtime[\\/]html\b/ },
            {
              name: 'rest',
              test: /node_modules[\\/]ky[\\/]|[\\/]runtime[\\/](rest|ajax|form-encode|messages)\b/,
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
        test: { name: 'build', include: ['tests/build/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          environment: 'node',
          fileParallelism: false,
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
          fileParallelism: false,
          globalSetup: ['tests/wordpress/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});

/**
 * Vite's own preload helper is a third of the entry's budget, most of it for stylesheets, which travel inside our
 * chunks. This one only asks for a chunk's static imports at the same time as for the chunk.
 */
function smallPreload(): Plugin {
  const code = `export const __vitePreload = (load, chunks, from) => {
    for (const chunk of chunks ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = new URL(chunk, from).href;
      document.head.append(link);
    }
    return load();
  };`;
  return {
    name: 'atoll:small-preload',
    apply: 'build',
    enforce: 'pre',
    load: { order: 'pre', handler: (id) => (id === '\0vite/preload-helper.js' ? code : null) },
  };
}

/**
 * Lets the entry ask for a chunk under another
 * address when the first try has failed: browsers remember a module that could not be fetched. runtime/load.ts sets
 * the query.
 */
function retriableImports(): Plugin {
  return {
    name: 'atoll:retriable-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          chunk.code = chunk.code.replaceAll(
            /import\((`[^`]+`)\)/g,
            'import($1+(import.meta.retryQuery??``))',
          );
        }
      },
    },
  };
}
