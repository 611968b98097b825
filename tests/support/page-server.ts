/** Serves test pages together with the built plugin's files, as WordPress would, from 127.0.0.1. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The repository's root, with a slash at the end. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The path of an empty document. */
export const BLANK_PATH = '/blank';

const BLANK = '<!doctype html><title>Blank</title><link rel="icon" href="data:,">';

const ASSETS = join(ROOT, 'dist/atoll/assets');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
};

/** A response of a test page. */
export interface PageResponse {
  readonly body: string;
  readonly type?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Responses by path, looked up at each request, so that a test can change them. */
export type Routes = Map<
  string,
  | PageResponse
  | ((request: { url: string; method: string; body: string }) => PageResponse | Promise<PageResponse>)
>;

export interface PageServer {
  readonly origin: string;
  readonly routes: Routes;
  readonly close: () => Promise<void>;
}

/** @returns the path of the built entry */
export function entryPath(): string {
  const entry = readdirSync(ASSETS).find((name) => /^atoll-.*\.js$/.test(name));
  if (!entry) throw new Error('there is no build: run `npm run build` first');
  return `/assets/${entry}`;
}

/** @returns the path of the built module with the widgets for Elementor */
export function elementorPath(): string {
  const module = readdirSync(ASSETS).find((name) => /^elementor-.*\.js$/.test(name));
  if (!module) throw new Error('there is no build: run `npm run build` first');
  return `/assets/${module}`;
}

/** Whether the server prints the module with the widgets for Elementor on a page with this markup. */
export const hasElementorWidgets = (html: string): boolean =>
  /elementor-counter-number|data-elementor-open-lightbox="yes"|animation(?:_\w+)?&quot;:|elementor-alert-dismiss|elementor-section-stretched|elementor-background-video-container|&quot;slideshow&quot;|elementor-action|elementor-custom-embed-image-overlay|class="elementor-video"|data-widget_type="(?:accordion|image-carousel|nested-accordion|nested-tabs|progress|tabs|toggle)\.default"/.test(
    html,
  );

/**
 * @param name a widget's folder, or a shared chunk
 * @returns a pattern for the paths of its built files, at the first and the second attempt
 */
export function chunkAddress(name: string): RegExp {
  return new RegExp(`/(?:a|%61)ssets/(?:[\\w-]{6}/${name}\\d*|${name}-[\\w-]{8})\\.js`);
}

/**
 * For `page.route`. A function would be asked in the test's process for each of our own files, too.
 *
 * @param origin the server's
 * @param endings of paths on the server, as the source of a pattern
 * @returns a pattern for the addresses of other servers, and for the server's paths with one of the endings
 */
export function elsewhereOr(origin: string, endings?: string): RegExp {
  const own = endings === undefined ? '' : String.raw`|^[^?#]*(?:${endings})(?:[?#]|$)`;
  return new RegExp(`^(?!${origin}/)https?:${own}`, 'i');
}

/**
 * Holds a built file back. Works in every browser, unlike routes of Playwright.
 *
 * @param path below `/assets/`
 * @returns sends it, now and at every later request
 */
export function holdAsset({ routes }: PageServer, path: string): () => void {
  const gate = { open: (): void => undefined };
  const isOpen = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  routes.set(`/assets/${path}`, async () => {
    await isOpen;
    return { body: await readFile(join(ASSETS, path), 'utf8'), type: 'text/javascript' };
  });
  return () => gate.open();
}

/**
 * Answers the first request for a built file with an error of the server.
 *
 * @param path below `/assets/`
 */
export function refuseAssetOnce({ routes }: PageServer, path: string): void {
  routes.set(`/assets/${path}`, () => {
    routes.delete(`/assets/${path}`);
    return { body: '', status: 503 };
  });
}

/** Options of the server. */
export interface ServerOptions {
  /** Compresses text with gzip, as a site's server does, for tests that count bytes. */
  readonly compresses?: boolean;
}

/** Starts the server on a free port. */
export async function startPageServer({ compresses = false }: ServerOptions = {}): Promise<PageServer> {
  const routes: Routes = new Map();
  const compress: Compress = compresses ? gzipped : (body) => ({ body, headers: {} });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://test');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = decodeURIComponent(url.pathname);
      const route = routes.get(path) ?? (path === BLANK_PATH ? { body: BLANK } : undefined);
      if (route) {
        const body = Buffer.concat(chunks).toString();
        const asked = { url: request.url ?? '/', method: request.method ?? 'GET', body };
        const answer = typeof route === 'function' ? route(asked) : route;
        void Promise.resolve(answer).then((answer) => send(response, answer, compress));
      } else void sendFile(response, path, compress);
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

type Compress = (body: string | Buffer) => {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
};

/** Once for each body: compressing takes longer than the measured time. */
const compressed = new Map<string, Buffer>();

const gzipped: Compress = (body) => {
  const text = body.toString();
  const bytes = compressed.get(text) ?? gzipSync(text);
  compressed.set(text, bytes);
  return { body: bytes, headers: { 'content-encoding': 'gzip' } };
};

function send(
  response: ServerResponse,
  { body, type = TYPES['.html'], status = 200, headers }: PageResponse,
  compress: Compress,
): void {
  const sent = body === '' ? { body, headers: {} } : compress(body);
  response.writeHead(status, { 'content-type': type, ...sent.headers, ...headers });
  response.end(sent.body);
}

async function sendFile(response: ServerResponse, path: string, compress: Compress): Promise<void> {
  const folder = path.startsWith('/assets/') ? join(ROOT, 'dist/atoll') : ROOT;
  try {
    const type = TYPES[extname(path)];
    const file = await readFile(join(folder, normalize(path)));
    const { body, headers } = type ? compress(file) : { body: file, headers: {} };
    // Their names contain a hash, as on a site.
    const caching = path.startsWith('/assets/') ? { 'cache-control': 'max-age=31536000, immutable' } : {};
    response.writeHead(200, { 'content-type': type ?? 'application/octet-stream', ...caching, ...headers });
    response.end(body);
  } catch {
    response.writeHead(404, { 'content-type': 'text/plain' });
    response.end('not found');
  }
}
