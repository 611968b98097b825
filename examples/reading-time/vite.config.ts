/** Builds one small module for the page, and one for the widget's code, which is loaded when it is needed. */
import { defineConfig } from 'vite';

export default defineConfig({
  // The files may lie in any folder of the site.
  base: './',
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'reading-time' },
  },
});
