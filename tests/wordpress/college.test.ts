/**
 * The pages of the college site: every page works, requests nothing from other hosts, fits a phone, and has no accessibility
 * violations that it does not have without Atoll.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { newFaults, rememberFaults } from '../support/axe';
import { launchChromium } from '../support/browser';
import { hasten, delayResponse } from '../support/page-browser';

const url = inject('site').url;
const ENTRY = /\/atoll\/assets\/atoll-/;
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

const PATHS = [
  '',
  'about/',
  'faculty/',
  'research/',
  'alumni/',
  'programmes/',
  'admissions/',
  'tuition/',
  'faq/',
  'campus-life/',
  'news/',
  'events/',
  'visit/',
  'privacy/',
];

/** What a visitor presses: no word of these texts may be broken. */
const TITLES = '[role="tab"],[class*="-tab-item-title"],[class*="tab-title"],summary,button,h1,h2,h3,h4';

/** @returns the words that are on two lines. Runs in the page */
function brokenWords(selector: string): readonly string[] {
  const broken = new Set<string>();
  for (const title of document.querySelectorAll(selector)) {
    // Browsers do not lay out what a closed panel contains.
    if (!title.checkVisibility()) continue;
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s\-–/]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) broken.add(word);
      }
  }
  return [...broken];
}

let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
  // With reduced motion, the tests do not have to wait for animations.
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: DESK });
  page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(url).origin)
      problems.push(`asks for ${request.url()}`);
  });
});
afterAll(() => browser.close());

test('the menu and the footer link to every page', async () => {
  await page.goto(url);
  const links = await page
    .locator('.kingster-main-menu a, footer a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname.slice(1)));
  expect(new Set(links)).toEqual(new Set([...PATHS, 'demo-pages/']));
});

test('the menus of the theme’s header open: drop-downs, and on a phone the sliding menu', async () => {
  await page.setViewportSize(DESK);
  await page.goto(new URL('about/', url).href);
  await page.locator('.kingster-main-menu .menu-item-has-children').first().hover();
  await page.getByRole('link', { name: 'Faculty and staff' }).first().waitFor();

  await page.setViewportSize(PHONE);
  await page.locator('.kingster-mm-menu-button').click();
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  expect(await menu.getByRole('link').allTextContents()).toContain('Campus life');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
});

test.each(PATHS)('/%s works and is accessible', async (path) => {
  problems = [];
  await page.setViewportSize(DESK);
  const release = await delayResponse(page, ENTRY);
  onTestFinished(() => page.unroute(ENTRY));
  await page.goto(new URL(path, url).href, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await rememberFaults(page);
  release();
  await hasten(page);
  await page.evaluate(() => window.atoll?.settled());

  const states = await page.evaluate(() =>
    (window.atoll?.widgets() ?? []).map(({ name, state }) => `${name}: ${state}`),
  );
  expect(states.length).toBeGreaterThan(2);
  expect(states.filter((state) => !/: (?:ready|waiting)$/.test(state))).toEqual([]);
  expect(await page.evaluate(() => [window.__legacy, 'jQuery' in window])).toEqual([undefined, false]);
  expect(await newFaults(page)).toEqual([]);

  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  expect(await page.evaluate(brokenWords, TITLES)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a film is shown after consent to films, and comes from this site', async () => {
  problems = [];
  const value = encodeURIComponent(JSON.stringify({ 'gdlr-core-privacy-4': 1 }));
  await context.addCookies([
    { name: 'gdlr-core-privacy-settings', value, url },
    { name: 'gdlr-core-privacy-box', value: '1', url },
  ]);
  await page.goto(new URL('campus-life/', url).href);
  const frame = page.locator('.gdlr-core-video-item iframe');
  await frame.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    window.atoll?.widgets().some(({ name, state }) => name === 'responsive-video' && state === 'ready'),
  );
  const box = await frame.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(640 / 360, 1);
  expect(problems).toEqual([]);
});
