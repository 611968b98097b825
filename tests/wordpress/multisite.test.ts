/**
 * A network with a site in a subdirectory and a site with a separate host. The plugin is activated and deleted for all sites,
 * and configured for each site.
 * RELIABILITY 77 and 83; platform-notes, section B.
 */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';
import { addedTo, install, remove, rowsOf, save, signIn } from './administrator';
import { notices, visit } from './site';

const [fixture = ''] = demoSite.plugins;
const dropIn = fileURLToPath(new URL('fixture-plugin/network/advanced-cache.php', import.meta.url));

let site: Awaited<ReturnType<typeof startWordPress>>;
let browser: Browser;
let page: Page;
let second: string;
let before: readonly (readonly string[])[];

const rows = () => Promise.all([site.url, second].map((url) => rowsOf(url)));
/** Only Atoll's names, because WordPress adds options on the first visit of a new site. */
const added = async (): Promise<readonly string[]> =>
  (await rows()).flatMap((names, index) =>
    addedTo(before[index] ?? [], names).filter((name) => name.includes('atoll')),
  );

beforeAll(async () => {
  [site, browser] = await Promise.all([
    startWordPress({
      ...demoSite,
      plugins: [fixture],
      mounts: { ...demoSite.mounts, 'advanced-cache.php': dropIn },
      constants: { WP_CACHE: true },
      workers: 2,
      port: await freePort(),
    }),
    launchChromium(),
  ]);
  second = `${site.url}second/`;
  const made = [];
  for (const _step of ['network', 'sites']) {
    made.push(await (await fetch(`${site.url}?fixture=network`)).json());
  }
  if (JSON.stringify(made) !== '["made",[2,3]]') throw new Error(`no network: ${JSON.stringify(made)}`);
  page = await signIn(browser, site.url);
  await page.goto(`${site.url}wp-admin/network/plugins.php`);
  before = await rows();
});
afterAll(() => Promise.all([browser.close(), site.stop()]));

const PATIENCE = { timeout: 240_000 };

test('RELIABILITY 77: network activation stores nothing', PATIENCE, async () => {
  await install(page, `${site.url}wp-admin/network/`);
  expect(await added()).toEqual([]);
});

/** @returns how often the page caches of the sites were purged */
const purges = () =>
  Promise.all(
    [site.url, second].map(async (url) => {
      const { scripts } = await visit('?fixture=purges', 'anonymous', {}, url);
      return Number(scripts.find(({ id }) => id === 'fixture-purges')?.text);
    }),
  );

test('network activation purges the page caches of every site', PATIENCE, async () => {
  expect(await purges()).toEqual([1, 1]);
});

test(
  'the first request to the main site after an update purges the page caches of every site',
  PATIENCE,
  async () => {
    // The administrator's page must not request anything at the same time.
    await page.goto('about:blank');
    await visit('wp-json/?fixture=other-release', 'anonymous', {}, site.url);
    expect(await purges()).toEqual([2, 2]);
  },
);

test('RELIABILITY 83: each site has its own URLs, in a folder and on a separate host', PATIENCE, async () => {
  const folder = await visit('', 'anonymous', {}, second);
  expect(folder.config).toMatchObject({
    ajaxUrl: `${second}wp-admin/admin-ajax.php`,
    restRoot: `${second}wp-json/`,
  });
  const entry = folder.scripts.find(({ id }) => id === 'atoll-js-module');
  expect((await fetch(entry?.src ?? '')).status).toBe(200);

  // Browsers resolve subdomains of localhost. Node does not do so on every system.
  const third = site.url.replace('127.0.0.1', 'third.localhost');
  await page.goto(third);
  const config = await page.evaluate(
    () => JSON.parse(document.querySelector('#atoll-config')?.textContent ?? '{}') as Record<string, unknown>,
  );
  expect(config).toMatchObject({
    ajaxUrl: `${third}wp-admin/admin-ajax.php`,
    restRoot: `${third}wp-json/`,
  });
});

test('RELIABILITY 77: settings apply to one site, with paths relative to its folder', PATIENCE, async () => {
  await save(page, second, { 'Tell screen readers': false, 'Excluded pages': '/hello-world/' });
  const [first, other] = await Promise.all([
    visit('', 'anonymous', {}, site.url),
    visit('', 'anonymous', {}, second),
  ]);
  expect(first.config).toMatchObject({ settings: { 'links.hint': true } });
  expect(other.config).toMatchObject({ settings: { 'links.hint': false } });
  expect((await visit('hello-world/', 'anonymous', {}, second)).config).toBeUndefined();
  await save(page, site.url, { 'Keep the filter and the page in the URL': false });
  expect(await added()).toEqual(['atoll_files', 'atoll_settings', 'atoll_files', 'atoll_settings']);
});

test('each site of the network counts its own visits', PATIENCE, async () => {
  await save(page, second, { 'Count on this site': true });
  const headers = { 'content-type': 'application/json', origin: new URL(second).origin };
  const body = JSON.stringify({ page: 'front', variant: 'atoll', vitals: { LCP: 900 } });
  const send = async (url: string): Promise<number> =>
    (await fetch(`${url}wp-json/atoll/v1/log`, { method: 'POST', headers, body })).status;
  expect([await send(site.url), await send(second)]).toEqual([401, 204]);
  const [first, other] = await rows();
  expect([first?.includes('atoll_log'), other?.includes('atoll_log')]).toEqual([false, true]);
});

test('RELIABILITY 77: deleting the plugin deletes the settings of every site', PATIENCE, async () => {
  await remove(page, `${site.url}wp-admin/network/`);
  expect(await added()).toEqual([]);
  expect(notices(site.log)).toEqual([]);
});
