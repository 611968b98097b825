import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string };

const unitTests = ['tests/unit/**/*.test.{ts,tsx}'];

export default defineConfig({
  base: './',
  plugins: [react()],
  define: { __ATOLL_VERSION__: JSON.stringify(version) },
  build: {
    outDir: 'dist/atoll/assets',
    // WordPress prints no <link rel=modulepreload> for us, and the polyfill would be inline code in every page.
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
            { name: 'rest', test: /node_modules[\\/]ky[\\/]|[\\/]runtime[\\/](rest|ajax|form-encode|messages)\b/ },
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
