/** Serves test pages together with the built plugin's files, as a WordPress would, from 127.0.0.1. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const ASSETS = join(ROOT, 'dist/atoll/assets');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

/** What a test page answers. */
export interface Answer {
  readonly body: string;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers by path, looked up at each request, so that a test can change them. */
export type Routes = Map<
  string,
  Answer | ((request: { url: string; method: string; body: string }) => Answer)
>;

export interface PageServer {
  readonly origin: string;
  readonly routes: Routes;
  readonly close: () => Promise<void>;
}

/** @returns the built entry's address path */
export function entryPath(): string {
  const entry = readdirSync(ASSETS).find((name) => /^atoll-.*\.js$/.test(name));
  if (!entry) throw new Error('there is no build: run `npm run build` first');
  return `/assets/${entry}`;
}

/**
 * @param name a widget's folder, or a shared chunk
 * @returns what the addresses of its built files match
 */
export function chunkAddress(name: string): RegExp {
  return new RegExp(`/assets/(?:[\\w-]{8}/${name}\\d*|${name}-[\\w-]{8})\\.js`);
}

/** Starts the server on a free port. */
export async function startPageServer(): Promise<PageServer> {
  const routes: Routes = new Map();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://test');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const route = routes.get(url.pathname);
      if (route) {
        const body = Buffer.concat(chunks).toString();
        const asked = { url: request.url ?? '/', method: request.method ?? 'GET', body };
        return send(response, typeof route === 'function' ? route(asked) : route);
      }
      void sendFile(response, url.pathname);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    routes,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(
  response: ServerResponse,
  { body, type = TYPES['.html'], status = 200, headers }: Answer,
): void {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
}

async function sendFile(response: ServerResponse, path: string): Promise<void> {
  const folder = path.startsWith('/assets/') ? join(ROOT, 'dist/atoll') : ROOT;
  try {
    const body = await readFile(join(folder, normalize(path)));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('not found');
  }
}
