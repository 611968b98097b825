// @vitest-environment node
/** Browsers do not keep a page with `unload` listeners or open connections in the back/forward cache. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FORBIDDEN = /['"`.]on(?:before)?unload\b|['"`](?:before)?unload['"`]|\b(?:WebSocket|EventSource)\b/;

it('Atoll adds no unload listener and opens no lasting connection', () => {
  const files = globSync('{runtime,widgets,src}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.{ts,tsx}', '**/*.conformance.ts'],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => FORBIDDEN.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it.each(["addEventListener('beforeunload', stop)", 'window.onunload = stop', 'new WebSocket(url)'])(
  'would find %s',
  (code) => expect(code).toMatch(FORBIDDEN),
);
