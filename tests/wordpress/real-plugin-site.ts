/**
 * Sites on which Atoll runs beside a real cache or optimiser from tests/.plugins. The originals are stand-ins, and a
 * script of the site can be combined.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { type Visit, visit } from './site';

/** A running site. */
export type Site = Awaited<ReturnType<typeof startWordPress>>;

/** @returns why the tests with a plugin cannot run; undefined if they can */
export function whyNot(slug: string): string | undefined {
  const folder = fileURLToPath(new URL(`../.plugins/${slug}`, import.meta.url));
  return existsSync(folder)
    ? undefined
    : `the real plugin is not there: tests/.plugins/${slug} (see README.md)`;
}

/**
 * Starts a site with the plugin, the fixture and Atoll.
 *
 * @param slug folder in tests/.plugins
 * @param php code that configures the plugin
 */
export async function startBeside(slug: string, php: string): Promise<Site> {
  return startWordPress({
    ...demoSite,
    with: [slug],
    constants: { ATOLL_FIXTURE_SCENARIOS: 'combinable' },
    run: php,
    // A second process would not see that the first has deleted a file of the cache.
    workers: 1,
    writable: true,
    port: await freePort(),
  });
}

/** Requests a page like a browser without cookies. Some caches check the header. */
export const view = (site: Site, path = 'demo/'): Promise<Visit> =>
  visit(path, 'anonymous', { headers: { accept: 'text/html' } }, site.url);

/** @returns the mark of the page, which differs whenever WordPress prints it */
export function printOf({ text }: Visit): string {
  const [, mark] = /<meta name="?fixture-print"? content="?(\w+)/.exec(text) ?? [];
  if (mark === undefined) throw new Error(`the page has no mark: ${text.slice(0, 200)}`);
  return mark;
}

/** @returns Atoll's script elements in order: attributes and code, with the same URLs on every site */
export function ownScripts({ scripts }: Visit, url: string): readonly (readonly string[])[] {
  const own = scripts.filter(({ id }) => id.startsWith('atoll-'));
  return own.map(({ attributes, text }) =>
    [...[...attributes].map((pair) => pair.join('=')), text.trim()].map((part) => part.replaceAll(url, '/')),
  );
}

/** WordPress 6.9 and newer name an inline script's handle in its last line, also in the data of a removed script. */
const SOURCE_NAME = /^\/\/# sourceURL=.*$/gm;

/** @returns the code of all classic scripts: inline and in files */
export async function classicCode({ scripts }: Visit): Promise<string> {
  const urls = scripts.flatMap(({ attributes }) => {
    // A delayed script has its URL in another attribute.
    const src = attributes.get('src') ?? attributes.get('data-src') ?? '';
    return src && attributes.get('type') !== 'module' ? [src.replaceAll('&amp;', '&')] : [];
  });
  const inline = scripts
    .filter(({ id }) => !id.startsWith('atoll-'))
    .map(({ text }) => text.replaceAll(SOURCE_NAME, ''));
  const files = await Promise.all(urls.map(async (url) => (await fetch(url)).text()));
  return [...inline, ...files].join('\n');
}

/** A page in a browser without cookies, and the errors and warnings of its console. */
export interface Opened {
  readonly page: Page;
  readonly problems: readonly string[];
}

/** Opens a page, and returns as soon as the browser has the first bytes. */
export async function open(browser: Browser, url: string): Promise<Opened> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.goto(url, { waitUntil: 'commit' });
  return { page, problems };
}

/** Clicks the title of the second panel as the first action on the page, and waits until the panel is open. */
export async function openPanelWithFirstClick(page: Page): Promise<void> {
  const item = page.locator('.gdlr-core-accordion-item-tab').nth(1);
  await item.locator('.gdlr-core-accordion-item-title').click();
  await item.locator('.gdlr-core-accordion-item-content').waitFor();
  await page.locator('[data-atoll="accordion"][data-atoll-state="ready"]').first().waitFor();
  expect(await page.locator('[data-atoll-state="failed"]').count()).toBe(0);
}

/** Fills in the page's first contact form, sends it, and waits until it says that the message was sent. */
export async function sendForm(page: Page): Promise<void> {
  const form = page.locator('.wpcf7>form').first();
  await form.locator('[name="your-name"]').fill('Ada');
  await form.locator('[name="your-email"]').fill('ada@school.example');
  await form.locator('[name="your-subject"]').fill('Hello');
  await form.locator('.wpcf7-submit').click();
  await page.locator('form[data-status="sent"]').waitFor();
}
