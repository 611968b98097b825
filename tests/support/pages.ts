/** Test pages: the server's fragments, or a captured page, with the entry and the configuration as the plugin prints them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementorPath, entryPath, hasElementorWidgets, ROOT } from './page-server';

const CAPTURED = join(ROOT, '../shared/captured');

/** The parts of a page. */
export interface PageParts {
  readonly body: string;
  readonly head?: string;
  /** The plugin's configuration; undefined for a page without one. */
  readonly config?: unknown;
  /** False for the page without Atoll. */
  readonly withEntry?: boolean;
}

/** @returns a whole document, with our stylesheet for the originals' state classes */
export function htmlPage({ body, head = '', config, withEntry = true }: PageParts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Test page</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/mocks/gallery/site.css">${head}</head>
<body><main>${body}</main>${configTag(config)}${withEntry ? entryTag(body) : ''}</body></html>`;
}

/** @returns a fragment of mocks/markup */
export function fragment(path: string): string {
  return readFileSync(join(ROOT, 'mocks/markup', path), 'utf8');
}

/** The reason to skip tests on captured pages; undefined if the pages exist. */
export const whyNoCaptures = existsSync(CAPTURED)
  ? undefined
  : 'the captured pages are not beside this checkout (../shared/captured)';

/**
 * A captured page as it looks with the plugin active: without the replaced scripts, but with their data.
 *
 * @param path below captured/, for instance `goodlayers/panels.html`
 */
export function capturedPage(path: string, config: unknown = { ajaxUrl: '/ajax' }): string {
  const page = readFileSync(join(CAPTURED, path), 'utf8')
    .replaceAll(/<script[^>]*\ssrc=[^>]*><\/script>/g, '')
    .replaceAll(/<link[^>]*rel=['"]stylesheet['"][^>]*>/g, '')
    .replaceAll(/https:(\\?\/){2}college\.example/g, '')
    // A header and a button that stick to the window would cover the widgets.
    .replace('kingster-with-sticky-navigation', '')
    .replace('id="kingster-footer-back-to-top-button"', '');
  return page
    .replace(
      '</head>',
      '<link rel="icon" href="data:,"><link rel="stylesheet" href="/mocks/gallery/site.css"></head>',
    )
    .replace('</body>', `${configTag(config)}${entryTag(page)}</body>`);
}

function entryTag(html: string): string {
  return [entryPath(), ...(hasElementorWidgets(html) ? [elementorPath()] : [])]
    .map((path) => `<script type="module" src="${path}"></script>`)
    .join('');
}

function configTag(config: unknown): string {
  if (config === undefined) return '';
  return `<script type="application/json" id="atoll-config">${JSON.stringify(config)}</script>`;
}
