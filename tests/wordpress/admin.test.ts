/**
 * Tools for administrators: settings, the inspector, Site Health and WP-CLI (platform-notes, section B). Long, because all
 * tests use one site, and each site takes seconds to start.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { point } from '../support/page-browser';
import { DEFAULTS, openSettings, readFields, save as saveFields } from './administrator';
import { type OwnSite, startOwnSite } from './own-site';
import { loaded, type Visit, type Visitor, visit as visitSite } from './site';

const ENTRY = 'atoll-js-module';
const BUILDER = ['gdlr-core-plugin-js', 'gdlr-core-page-builder-js'];
const HEALTH = 'wp-json/atoll/v1/health';

/** A separate site, because settings affect all tests. */
let site: OwnSite['site'];
let url: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  ({ site, browser, page } = await startOwnSite({ viewport: { width: 1280, height: 900 } }));
  url = site.url;
});
afterAll(() => Promise.all([browser.close(), site.stop()]));

const visit = (path: string, as?: Visitor, init?: RequestInit): Promise<Visit> =>
  visitSite(path, as, init, url);

const save = (fields: Readonly<Record<string, boolean | string>>): Promise<void> =>
  saveFields(page, url, fields);

const REPORT_ONLY = { 'Change nothing for visitors': true };

/** @returns how often the fixture's page cache was purged */
async function purges(): Promise<number> {
  const { scripts } = await visit('?fixture=purges');
  return Number(scripts.find(({ id }) => id === 'fixture-purges')?.text);
}

/** @returns the nonce that admin screens use for the REST API */
async function restNonce(): Promise<string> {
  const { text } = await visit('wp-admin/site-health.php', 'admin');
  return /wpApiSettings = \{[^}]*"nonce":"(\w+)"/.exec(text)?.[1] ?? '';
}

/** Runs a command of WP-CLI and returns its output. */
async function run(query: string): Promise<string> {
  return (await visit(`?fixture=cli&${query}`, 'admin')).text;
}

/** Replaces the nonces, which differ between two requests. */
const steady = (html: string): string => html.replaceAll(/\b[0-9a-f]{10}\b/g, 'nonce');

describe('the settings', () => {
  afterEach(() => visit('?fixture=forget-settings'));

  test('have at most eight fields with sensible defaults, and link to Site Health', async () => {
    await openSettings(page, url);
    const rows = page.locator('.form-table tr');
    expect(await rows.count()).toBeLessThanOrEqual(8);
    expect(await readFields(page)).toEqual(DEFAULTS);
    expect(await page.getByRole('link', { name: 'Site Health' }).last().getAttribute('href')).toContain(
      'site-health.php',
    );
    await page.goto(`${url}wp-admin/plugins.php`);
    await page.locator('[data-plugin="atoll/atoll.php"]').getByRole('link', { name: 'Settings' }).click();
    expect(page.url()).toContain('page=atoll');
  });

  test('switch a family off: its original scripts stay, and other widgets still run', async () => {
    await save({ 'GoodLayers page builder': false });
    const visited = await visit('demo/');
    expect(loaded(visited)).toEqual(expect.arrayContaining([ENTRY, ...BUILDER]));
    expect(loaded(visited)).not.toContain('vk-ltc-js-js');
    await page.goto(`${url}demo/`);
    await page.evaluate(() => window.atoll?.settled());
    const names = await page.evaluate(() => window.atoll?.widgets().map(({ name }) => name));
    expect(names).toContain('link-targets');
    expect(names).not.toContain('accordion');
  });

  test('switch contact forms off: window.wpcf7 does not exist', async () => {
    await save({ 'Contact Form 7': false });
    const off = page.locator(`#${ENTRY}`);
    await page.goto(`${url}link-targets/`);
    expect(await off.getAttribute('data-off')).toMatch(/(?:^| )contact-form-7$/);
    expect(await page.evaluate(() => 'wpcf7' in window)).toBe(false);
  });

  test('report only: visitors get the page without Atoll', async () => {
    await save(REPORT_ONLY);
    const [reported, without] = await Promise.all([visit('demo/'), visit('demo/?fixture=disable')]);
    expect(steady(reported.text)).toBe(steady(without.text));
  });

  test('report only: administrators see the decisions, and the page is unchanged', async () => {
    await save(REPORT_ONLY);
    await page.goto(`${url}demo/`);
    const { panel } = await openInspector();
    expect(await panel.textContent()).toContain('Report only');
    const waiting = panel.getByRole('rowgroup').filter({ hasText: 'Waiting for the visitor' });
    expect(await waiting.getByRole('row', { name: /^accordion/ }).count()).toBeGreaterThan(0);
    expect(
      await panel
        .getByRole('row', { name: /^gdlr-core-page-builder Removed: Atoll does everything/ })
        .count(),
    ).toBe(1);
    expect(await page.locator('[data-atoll]').count()).toBe(0);
    expect(await page.evaluate(() => window.__legacy)).toEqual(
      expect.arrayContaining(['gdlr-core-page-builder']),
    );
  });

  test('exclude pages, with an asterisk for any text', async () => {
    await save({ 'Excluded pages': '/demo/\n/acc*' });
    expect((await visit('demo/')).config).toBeUndefined();
    expect((await visit('demo/?page=2')).config).toBeUndefined();
    expect((await visit('accordion/')).config).toBeUndefined();
    expect((await visit('counter/')).config).toBeDefined();
    expect((await visit('')).config).toBeDefined();
  });

  test('reach the widgets', async () => {
    await save({ 'Keep the filter and the page in the URL': false, 'Tell screen readers': false });
    expect((await visit('demo/')).config).toMatchObject({
      settings: { 'listings.address': false, 'links.hint': false },
    });
  });

  test('purge the page caches when they change', async () => {
    const before = await purges();
    await save({ 'Tell screen readers': false });
    expect(await purges()).toBe(before + 1);
  });

  test('are available to administrators only', async () => {
    expect((await visit('wp-admin/options-general.php?page=atoll', 'reader')).status).toBe(403);
  });
});

/** Opens the inspector, unless it is still open from an earlier page of the tab. */
async function openInspector() {
  const button = page.getByRole('button', { name: /^Atoll: \d+ widgets?$/ });
  const panel = page.getByRole('region', { name: 'Atoll on this page' });
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  return { button, panel };
}

describe('the inspector', () => {
  test('lists widgets with state and time, and scripts with reason and bytes', async () => {
    await page.goto(`${url}demo/`);
    await point(page);
    await page.evaluate(() => window.atoll?.settled());
    const { button, panel } = await openInspector();
    const ready = panel.getByRole('rowgroup').filter({ hasText: /^Ready \(\d+\)/ });
    // React renders a state after its event.
    await ready
      .getByRole('row', { name: /^accordion \d+ ms/ })
      .first()
      .waitFor();
    expect(await panel.getByRole('row', { name: /^vk-ltc-js Removed: / }).count()).toBe(1);
    expect(await panel.getByRole('row', { name: /^jquery-core Removed: / }).count()).toBe(1);
    expect(await panel.getByText(/: \d+ kB not loaded/).count()).toBe(1);
    expect(await panel.getByRole('row', { name: 'Contact Form 7 6.1.6, tested' }).count()).toBe(1);
    await panel.getByRole('button', { name: 'Show' }).first().focus();
    await page.keyboard.press('Escape');
    expect([await panel.count(), await button.getAttribute('aria-expanded')]).toEqual([0, 'false']);
  });

  test('stays as it is on the next page, and the styles of the site do not reach it', async () => {
    await page.goto(`${url}demo/`);
    const button = page.getByRole('button', { name: /^Atoll: \d+ widgets$/ });
    const panel = page.getByRole('region', { name: 'Atoll on this page' });
    await button.waitFor();
    await page.addStyleTag({
      content:
        'section,div,[hidden]{display:block!important}tr,button,th{background:#0f0!important;color:#0f0}',
    });
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await button.waitFor();
    await page.addStyleTag({
      content:
        'section,div,[hidden]{display:block!important}tr,button,th{background:#0f0!important;color:#0f0}',
    });
    expect(await panel.count()).toBe(0);
    await button.click();
    expect(
      await panel
        .getByRole('button', { name: 'Show' })
        .first()
        .evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]),
    ).toEqual(['rgb(10, 75, 120)', 'rgb(246, 247, 247)']);
    await page.goto(`${url}uncovered/`);
    await panel.waitFor();
    const stays = panel.getByRole('table', { name: 'Scripts that stay on this page' });
    expect(await stays.getByRole('row', { name: /^gdlr-core-page-builder Kept: / }).count()).toBe(1);
    await button.click();
    await page.reload();
    await button.waitFor();
    expect(await panel.count()).toBe(0);
  });

  test('links to the page without Atoll, and back', async () => {
    await page.goto(`${url}demo/`);
    await openInspector();
    await page.getByRole('link', { name: 'This page without Atoll' }).last().click();
    await page.waitForURL(/atoll=off/);
    expect(await page.locator(`#${ENTRY}`).count()).toBe(0);
    await page.locator('#wp-admin-bar-atoll').hover();
    await page.getByRole('menuitem', { name: 'This page with Atoll' }).click();
    await page.waitForURL((address) => !address.search.includes('atoll'));
    expect(await page.locator(`#${ENTRY}`).count()).toBe(1);
  });

  test('shows the reason to keep a script', async () => {
    await page.goto(`${url}uncovered/`);
    await openInspector();
    expect(
      await page.getByRole('row', { name: /^gdlr-core-page-builder Kept: .*\(Isotope layout\)/ }).count(),
    ).toBe(1);
  });

  test.each(['anonymous', 'reader'] as const)('is not shown to %s', async (visitor) => {
    const { text } = await visit('demo/', visitor);
    expect(text).not.toContain('atoll-decisions');
    expect(text).not.toContain('inspector-');
  });

  test('hides the decisions from requests with a wrong token', async () => {
    const { text } = await visit('demo/', 'anonymous', { headers: { 'x-atoll-doctor': 'guess' } });
    expect(text).not.toContain('atoll-decisions');
  });
});

describe('Site Health', () => {
  test('tests the front page', async () => {
    const headers = { 'x-wp-nonce': await restNonce() };
    const { status, text } = await visit(HEALTH, 'admin', { headers });
    expect(status).toBe(200);
    const result = JSON.parse(text) as { description: string };
    expect(result.description).toContain('vk-ltc-js: Removed: ');
  });

  test('reports an optimiser that may delay the entry', async () => {
    const headers = { 'x-wp-nonce': await restNonce() };
    const { text } = await visit(`${HEALTH}?fixture=rocket`, 'admin', { headers });
    const result = JSON.parse(text) as { status: string; description: string };
    expect(result.status).toBe('recommended');
    expect(result.description).toContain('WP Rocket');
  });

  test('reports a replaced plugin that is newer than the tested releases', async () => {
    const headers = { 'x-wp-nonce': await restNonce() };
    const facts = encodeURIComponent(JSON.stringify({ 'goodlayers-core/goodlayers-core.php': '3.0.0' }));
    const { text } = await visit(`${HEALTH}?fixture=facts&facts=${facts}`, 'admin', { headers });
    const result = JSON.parse(text) as { status: string; description: string };
    expect(result.status).toBe('recommended');
    expect(result.description).toContain('GoodLayers Core: 3.0.0, newer than the tested releases');
  });

  test('refuses requests of other users', async () => {
    expect((await visit(HEALTH)).status).toBe(401);
  });

  test('lists settings and decisions for support', async () => {
    await page.goto(`${url}wp-admin/site-health.php?tab=debug`);
    await page.getByRole('button', { name: 'Atoll', exact: true }).click();
    const section = page.locator('#health-check-accordion-block-atoll');
    const rows = await section.locator('tr').allTextContents();
    expect(rows).toContainEqual(expect.stringMatching(/^vk-ltc-jsRemoved: /));
    expect(rows).toContain('Report onlyoff');
    expect(rows).toContain('VK Link Target Controller1.10.4, tested');
  });
});

describe('WP-CLI', () => {
  test('status lists settings and replaced scripts', async () => {
    const text = await run('command=status');
    expect(text).toMatch(/^Atoll \d+\.\d+\.\d+$/m);
    expect(text).toMatch(/^vk-ltc-js: link-targets$/m);
    // Scripts of the active theme only.
    expect(text.match(/^\w+-script-core/gm)).toEqual(['kingster-script-core']);
    expect(text).toMatch(/^Essential Addons for Elementor: 6\.6\.9, tested$/m);
    expect(text).toMatch(/^report_only: false$/m);
  });

  test('doctor lists the decision on each script of a page, and its reason', async () => {
    const covered = await run(`command=doctor&page=${encodeURIComponent(`${url}demo/`)}`);
    expect(covered).toMatch(/^gdlr-core-page-builder: Removed: /m);
    expect(covered).toMatch(/^jquery-core: Removed: nothing on this page needs it any more\.$/m);
    expect(covered).toMatch(/^Success: Visitors load \d+ kB more/m);
    const uncovered = await run(`command=doctor&page=${encodeURIComponent(`${url}uncovered/`)}`);
    expect(uncovered).toMatch(/^gdlr-core-page-builder: Kept: .*\(Isotope layout\)/m);
  });

  test('doctor requests no other site', async () => {
    expect(await run(`command=doctor&page=${encodeURIComponent('https://example.org/')}`)).toMatch(
      /^Error: This URL does not belong to this site/m,
    );
  });

  test('doctor follows redirects within the site, and none to another site', async () => {
    const moved = await run(`command=doctor&page=${encodeURIComponent(`${url}demo/?fixture=moved`)}`);
    expect(moved).toMatch(/^gdlr-core-page-builder: Removed: /m);
    const left = await run(`command=doctor&page=${encodeURIComponent(`${url}demo/?fixture=leave`)}`);
    expect(left).toMatch(/^Error: The page redirects to another site: https:\/\/elsewhere\.example\//m);
  });
});
