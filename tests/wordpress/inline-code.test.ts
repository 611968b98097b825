/** The inline code that pages of a real WordPress contain because of Atoll, and the table in SECURITY.md. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineCode } from '../support/inline-code';
import { ROOT } from '../support/page-server';
import { fragment } from '../support/pages';
import { visit } from './site';

const security = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8');
const listed = Array.from(security.matchAll(/^\| script \|.*`(sha256-[^`]+)`/gm), ([, hash = '']) => hash);
const MOST_SCRIPTS = Number(/up to (\d+) inline scripts/.exec(security.replaceAll(/\s+/g, ' '))?.[1]);

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Code that the build writes, so its hash differs between releases. */
const built = [inlineCode('early_queue'), inlineCode('entry_fallback')].map((code) => hashOf(`\n${code}\n`));

const KNOWN = new Set([...listed, ...built]);

const address = (markup: string, scenarios: string): string =>
  `demo/?fixture=${scenarios},markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

const EVERYTHING = [
  '<div class="kingster-header-boxed-wrap"><div class="kingster-header-transparent-substitute"></div></div>',
  '<header class="kingster-header-side-nav" id="kingster-header-side-nav"><div class="kingster-style-middle"></div></header>',
  fragment('goodlayers-theme/main-menu-3.2.9.html'),
  '<div class="kingster-page-preload" id="kingster-page-preload"></div><h2>A heading</h2>',
  '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js" data-gdlr-animation="fadeIn"></div>',
].join('');

/** @returns the hashes of the inline scripts that run on a page */
async function hashes(path: string): Promise<readonly string[]> {
  const { scripts } = await visit(path);
  return scripts
    .filter(
      ({ src, attributes }) => !src && !/json|importmap|speculationrules/.test(attributes.get('type') ?? ''),
    )
    .map(({ text }) => hashOf(text));
}

test('are in the table, with the same hash on every page', async () => {
  const pages = ['kingster,allow-theme', 'kingster', 'nothing'];
  const added = await Promise.all(
    pages.map(async (scenarios) => {
      const [on, off] = await Promise.all(
        [scenarios, `${scenarios},disable`].map((names) => hashes(address(EVERYTHING, names))),
      );
      return on?.filter((hash) => !off?.includes(hash)) ?? [];
    }),
  );
  const all = new Set(added.flat());
  expect([...all].filter((hash) => !KNOWN.has(hash))).toEqual([]);
  // No menu of this page has the sliding bar, and nothing on it is Elementor's, which has three scripts.
  expect(all.size).toBeGreaterThanOrEqual(MOST_SCRIPTS - 4);
  expect(Math.max(...added.map(({ length }) => length))).toBeLessThanOrEqual(MOST_SCRIPTS);
});
