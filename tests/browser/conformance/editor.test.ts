/** No widget runs in an editor of the page. */
import { describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../support/definitions';
import { openStage } from '../../support/page-browser';
import { fragment, htmlPage } from '../../support/pages';
import { records } from './records';

const stage = openStage();

describe('in an editor', () => {
  const index = readIndex();
  // Some definitions are meant for editors.
  const runsThere = new Set(
    definitions.flatMap((one) => ('inEditor' in one && one.inEditor ? [one.name] : [])),
  );
  const body = records
    // Without the cover of the page, which would catch the clicks until the server's rule ends it.
    .filter(({ widget }) => !runsThere.has(widget) && widget !== 'page-preload')
    .flatMap(({ widget }) => index.filter((entry) => entry.widget === widget))
    .map(({ file }) => fragment(file))
    .join('\n');

  it.each([
    [
      'elementor-preview in the address of a signed-in user',
      '?elementor-preview=7',
      { body, config: { nonce: 'aaaaaaaaaa' } },
    ],
    [
      'the class of an active editor',
      '',
      { body: `${body}<script>document.body.className="elementor-editor-active"</script>` },
    ],
    ['the page builder’s flag', '', { body: `<script>gdlr_core_pbf={admin:"1"}</script>${body}` }],
    ['the plugin’s flag', '', { body, config: { admin: true } }],
  ])('no widget mounts or reacts to a click: %s', async (_name, search, parts) => {
    const { page, errors } = await stage.open(htmlPage(parts), { viewport: { width: 1000, height: 20_000 } });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { before: document.querySelector('main')?.cloneNode(true) });
      });
    });
    await page.goto(`${stage.url}${search}`);
    await page.waitForFunction(() => window.atoll !== undefined);
    await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
    await page.evaluate(() => window.atoll?.settled());
    const seen = await page.evaluate(() => ({
      isUntouched: document.querySelector('main')?.isEqualNode((window as { before?: Node }).before ?? null),
      mounted: window.atoll?.widgets().filter(({ state }) => state === 'ready').length,
    }));
    expect(seen).toEqual({ isUntouched: true, mounted: 0 });
    expect([errors, lines]).toEqual([[], []]);
  });
});
