/** The gallery: Vite serves the sources, a plugin of this file the pages, and MSW's plugin its worker. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { inlineFacts } from '../../.scripts/lib/inline-facts.mjs';
import { TESTED_THEMES } from '../../.scripts/lib/themes.mjs';
import manifest from '../../package.json' with { type: 'json' };
import type { renderPage } from './pages';

type RenderPage = typeof renderPage;

const root = join(import.meta.dirname, '../..');
const markup = join(root, 'mocks/markup');

export default defineConfig({
  root,
  // galleryPages() serves the pages. Otherwise Vite would respond to unknown paths with a missing index.html.
  appType: 'custom',
  cacheDir: join(root, '.cache/gallery'),
  server: { host: '127.0.0.1' },
  plugins: [inlineFacts(), react(), msw({ mode: 'worker-only' }), galleryPages()],
  define: {
    __ATOLL_VERSION__: JSON.stringify(manifest.version),
    __ATOLL_KEY__: JSON.stringify('atoll'),
    __ATOLL_THEME__: JSON.stringify(TESTED_THEMES[0]?.prefix),
  },
  // Found before the first page is asked for: a dependency found later makes Vite reload the page under the reader.
  optimizeDeps: { entries: ['src/main.ts', 'mocks/gallery/start.ts'] },
});

function galleryPages(): Plugin {
  return {
    name: 'atoll-gallery-pages',
    configureServer(server) {
      server.watcher.add(markup);
      server.watcher.on('all', (_, file) => {
        if (file.startsWith(markup)) server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        void serve(server, request, response, next);
      });
    },
  };
}

async function serve(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  const origin = `http://${request.headers.host ?? ''}`;
  const { pathname, search } = new URL(request.url ?? '/', origin);
  // The fragments name videos that do not exist. Without content, a player stays empty, and the console too.
  if (pathname.endsWith('.mp4')) {
    response.writeHead(204).end();
    return;
  }
  // Paths of pages end with a slash; everything else is a file.
  if (!pathname.endsWith('/')) return next();
  try {
    // Loaded through Vite, so that changes to a page or a fragment appear without a restart.
    const { renderPage }: { renderPage?: RenderPage } = await server.ssrLoadModule('/mocks/gallery/pages.ts');
    const html = renderPage?.({ path: pathname, search, origin });
    if (html === undefined) return next();
    const page = await server.transformIndexHtml(pathname, html);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(page);
  } catch (error) {
    next(error);
  }
}
