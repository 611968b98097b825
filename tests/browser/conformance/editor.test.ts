/** No widget runs in an editor of the page. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readIndex } from '../../../mocks/markup-index';
import { definitions } from '../../../src/definitions';
import { launchChromium } from '../../support/browser';
import { type PageServer, startPageServer } from '../../support/page-server';
import { fragment, htmlPage } from '../../support/pages';
import { records } from './records';

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('in an editor', () => {
  const index = readIndex();
  // Some definitions are meant for editors.
  const runsThere = new Set(
    definitions.flatMap((one) => ('inEditor' in one && one.inEditor ? [one.name] : [])),
  );
  const body = records
    .filter(({ widget }) => !runsThere.has(widget))
    .flatMap(({ widget }) => index.filter((entry) => entry.widget === widget))
    .map(({ file }) => fragment(file))
    .join('\n');

  it.each([
    ['elementor-preview in the address', '?elementor-preview=7', { body }],
    [
      'the class of an active editor',
      '',
      { body: `${body}<script>document.body.className="elementor-editor-active"</script>` },
    ],
    ['the page builder’s flag', '', { body: `<script>gdlr_core_pbf={admin:"1"}</script>${body}` }],
    ['the plugin’s flag', '', { body, config: { admin: true } }],
  ])('no widget mounts or reacts to a click: %s', async (_name, search, parts) => {
    server.routes.set('/editor', { body: htmlPage(parts) });
    const page = await browser.newPage({ viewport: { width: 1000, height: 20_000 } });
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('pageerror', (error) => lines.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { before: document.querySelector('main')?.innerHTML });
      });
    });
    await page.goto(`${server.origin}/editor${search}`);
    await page.waitForFunction(() => window.atoll !== undefined);
    await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
    await page.evaluate(() => window.atoll?.settled());
    const seen = await page.evaluate(() => ({
      isUntouched: document.querySelector('main')?.innerHTML === (window as { before?: string }).before,
      mounted: window.atoll?.widgets().filter(({ state }) => state === 'ready').length,
    }));
    await page.close();
    expect(seen).toEqual({ isUntouched: true, mounted: 0 });
    expect(lines).toEqual([]);
  });
});
