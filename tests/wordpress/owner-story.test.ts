/**
 * The story of an owner: install, test mode, check, look, switch on, update with a cached page, break the CDN, repair,
 * switch off. A visitor uses an accordion in between, and it works at every point: with Atoll or with the originals.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';
import { NEXT_VERSION, nextRelease } from '../support/next-release';
import { deactivate, install, openSettings, save, signIn } from './administrator';
import { visit } from './site';

const [fixture = ''] = demoSite.plugins;
const ENTRY = /\/atoll\/assets\/atoll-[\w-]+\.js/;
const PATIENCE = { timeout: 240_000 };

let site: Awaited<ReturnType<typeof startWordPress>>;
let browser: Browser;
let owner: Page;
let visitor: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([
    freePort().then((port) => startWordPress({ ...demoSite, plugins: [fixture], workers: 2, port })),
    launchChromium(),
  ]);
  owner = await signIn(browser, site.url);
  visitor = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  visitor.setDefaultTimeout(60_000);
});
afterAll(() => Promise.all([browser.close(), site.stop()]));

/** Which scripts run the page: those of the originals, here their stand-ins, or Atoll. */
async function runner(path = 'accordion/'): Promise<'Atoll' | 'originals' | 'nothing' | 'both'> {
  await visitor.goto(`${site.url}${path}`);
  await visitor.waitForFunction(() => window.atoll !== undefined || window.__legacy !== undefined);
  const [hasAtoll, hasOriginals] = await visitor.evaluate(() => [
    window.atoll !== undefined,
    window.__legacy?.includes('gdlr-core-page-builder') === true,
  ]);
  if (hasAtoll && hasOriginals) return 'both';
  return hasAtoll ? 'Atoll' : hasOriginals ? 'originals' : 'nothing';
}

/** Opens the second panel of the accordion. Only Atoll does it on this site, whose originals are stand-ins. */
async function openPanel(): Promise<void> {
  const button = visitor.locator('.gdlr-core-accordion-item').first().locator('[aria-expanded]').nth(1);
  await button.click();
  await visitor.waitForFunction((element) => element?.ariaExpanded === 'true', await button.elementHandle());
}

test('before: the originals run', PATIENCE, async () => {
  expect(await runner()).toBe('originals');
});

test('in test mode, visitors keep the originals, and the check says what would go', PATIENCE, async () => {
  await install(owner, `${site.url}wp-admin/`);
  await save(owner, site.url, { 'Run Atoll for administrators only': true });
  expect(await runner()).toBe('originals');
  await owner.route(/atoll\/v1\/pages/, (route) => route.fulfill({ json: [`${site.url}accordion/`] }));
  await openSettings(owner, site.url);
  await owner.getByRole('button', { name: 'Check now' }).click();
  // The stand-ins for the originals are small, so Atoll's code is larger than all that goes.
  await owner.getByText(/Scripts go, but visitors load less on 0 of 1 pages only/).waitFor();
  const row = owner.getByRole('row', { name: '/accordion/' });
  expect(await row.getByRole('cell').first().textContent()).toContain('GoodLayers Core');
});

let cached = '';

test('switched on, the visitor’s accordion works without the originals', PATIENCE, async () => {
  await save(owner, site.url, { 'Run Atoll for administrators only': false });
  expect(await runner()).toBe('Atoll');
  await openPanel();
  cached = (await visit('accordion/', 'anonymous', {}, site.url)).text;
});

test('after an update, a cached page and an open page still work', PATIENCE, async () => {
  // An open page, whose widgets have not been loaded.
  await visitor.goto(`${site.url}accordion/`, { waitUntil: 'commit' });
  await visitor.waitForFunction(() => window.atoll !== undefined);
  const { zip, dispose } = nextRelease();
  try {
    await owner.goto(`${site.url}wp-admin/plugin-install.php?tab=upload`);
    await owner.locator('#pluginzip').setInputFiles(zip);
    await owner.getByRole('button', { name: 'Install Now' }).click();
    await owner.getByRole('link', { name: /Replace current with uploaded/ }).click();
    await owner.getByText('Plugin updated successfully.').waitFor();
  } finally {
    dispose();
  }
  await openPanel();
  await visitor.route(/\/accordion\/$/, (route) => route.fulfill({ body: cached, contentType: 'text/html' }));
  expect(await runner()).toBe('Atoll');
  await openPanel();
  await visitor.unroute(/\/accordion\/$/);
  const fresh = await visit('accordion/', 'anonymous', {}, site.url);
  expect(fresh.text).toContain('/assets/atoll-NEXT.js');
  expect(cached).not.toContain('/assets/atoll-NEXT.js');
  expect(await runner()).toBe('Atoll');
  await openPanel();
  expect((await visit('wp-admin/plugins.php', 'admin', {}, site.url)).text).toContain(NEXT_VERSION);
});

test('with a broken CDN, the originals come back; repaired, Atoll runs again', PATIENCE, async () => {
  await visitor.route(ENTRY, (route) => route.fulfill({ status: 403, body: '' }));
  await visitor.goto(`${site.url}accordion/`);
  await visitor.waitForFunction(() => window.__legacy?.includes('gdlr-core-page-builder'));
  expect(await visitor.evaluate(() => window.atoll)).toBeUndefined();
  await visitor.unroute(ENTRY);
  expect(await runner()).toBe('Atoll');
});

test('switched off, the originals run as before', PATIENCE, async () => {
  await deactivate(owner, `${site.url}wp-admin/`);
  expect(await runner()).toBe('originals');
});
