/** Which files a page loads, and what happens if they cannot be loaded, in the production build. */
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readManifest } from '../../tests/build/dist';
import { chunkAddress, entryPath } from '../../tests/support/page-server';
import { hasten, openStage, waitForReady } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const { open, url } = openStage();
const ACCORDION = fragment('goodlayers/accordion-2.1.7-box-icon.html');
const COUNTER = fragment('goodlayers/counter-2.1.7.html');
/** What mounts a counter. What prints it has nearly the same name, and is fetched when the page is idle. */
const counterChunk = (): string => basename(readManifest()['widgets/counter/Counter.tsx']?.file ?? '');
const entryName = (): string => entryPath().replace('/assets/', '');

const states = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.atoll?.widgets() ?? []).filter(({ name }) => name !== 'link-targets').map(({ state }) => state),
  );

/** @returns the names without hashes and numbers */
const namesOf = (scripts: readonly string[]): string[] =>
  scripts.map((name) => name.replace(/(?:-[\w-]{8}|\d+)\.js/, '.js'));

/** The title opens its item, whether it is the server's or a mounted widget's. */
async function clickSecondTitle(page: Page): Promise<void> {
  await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
}

describe('the files that a page loads', () => {
  it('RELIABILITY 70: a page without widgets gets the entry, and no other file of Atoll', async () => {
    const { page, scripts, errors, lines } = await open(htmlPage({ body: '<p>Only text</p>' }));
    const all: string[] = [];
    page.on('request', (request) => all.push(new URL(request.url()).pathname));
    await page.goto(url);
    await page.evaluate(() => window.atoll?.settled());
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2500 }));
      await window.atoll?.settled();
    });
    const widgets = await page.evaluate(() => window.atoll?.widgets().map(({ name }) => name));
    // The link rule is a widget of the whole page; its request belongs to the contract.
    const own = scripts.filter((name) => !/^(link-targets|engine|rest|rolldown|html)\b/.test(name));
    expect(own).toEqual([entryName()]);
    expect(widgets?.length === 0 ? scripts : own).toEqual([entryName()]);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('RELIABILITY 70: a widget far below the screen loads nothing before the visitor scrolls', async () => {
    const { page, scripts } = await open(htmlPage({ body: `<div style="height:5000px"></div>${COUNTER}` }));
    await page.goto(url);
    await page.evaluate(() => window.atoll?.settled());
    expect(scripts.filter((name) => /^(react|Counter|accordion|disclosure)\b/.test(name))).toEqual([]);
    expect(scripts).not.toContain(counterChunk());
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await waitForReady(page);
    expect(scripts.filter((name) => name === counterChunk())).toHaveLength(1);
  });

  it('RELIABILITY 7: an entry that is evaluated again under `?ver=9` creates no second runtime and no second handler', async () => {
    const { page, errors, scripts } = await open(htmlPage({ body: ACCORDION }));
    await page.goto(url);
    await hasten(page);
    await waitForReady(page);
    await page.evaluate(() => Object.assign(window, { first: window.atoll }));
    await page.addScriptTag({ type: 'module', url: `${entryPath()}?ver=9` });
    const isSame = await page.evaluate(async () => {
      await window.atoll?.settled();
      return window.atoll !== undefined && window.atoll === (window as { first?: unknown }).first;
    });
    expect(scripts.filter((name) => name.startsWith(entryName()))).toEqual([
      entryName(),
      `${entryName()}?ver=9`,
    ]);
    expect(isSame).toBe(true);
    await clickSecondTitle(page);
    const opened = page.locator('.gdlr-core-accordion-item-tab').nth(1);
    await page.waitForFunction(() =>
      document.querySelectorAll('.gdlr-core-accordion-item-tab')[1]?.matches('.gdlr-core-active'),
    );
    expect(await opened.getAttribute('class')).toContain('gdlr-core-active');
    expect(await page.locator('[role="button"]').count()).toBe(
      await page.locator('.gdlr-core-accordion-item-title').count(),
    );
    expect(errors).toEqual([]);
  });

  it('RELIABILITY 7: two evaluations on one page mount widgets once', async () => {
    const html = htmlPage({ body: ACCORDION }).replace(
      '</body>',
      `<script type="module" src="${entryPath()}?ver=9"></script></body>`,
    );
    const { page, errors } = await open(html);
    await page.addInitScript(() => {
      addEventListener('atoll:ready', () => document.documentElement.append('!'), true);
    });
    await page.goto(url);
    await hasten(page);
    await waitForReady(page);
    await clickSecondTitle(page);
    expect(await page.evaluate(() => document.querySelectorAll('.gdlr-core-active').length)).toBe(1);
    expect(await page.locator('main [data-atoll]').count()).toBe(1);
    expect(errors).toEqual([]);
  });
});

describe('code that cannot be loaded', () => {
  it.each([
    ['accordion', ['accordion.js?retry']],
    ['engine', ['engine.js?retry']],
    // Chunks that the widget's code imports. Only some releases of browsers repeat their request without a new URL.
    ['react', []],
    ['early-panels', []],
  ])('RELIABILITY 4: the %s chunk, refused once, loads on the second attempt', async (chunk, retried) => {
    const { page, scripts, errors } = await open(htmlPage({ body: ACCORDION }));
    let refused = 0;
    await page.route(chunkAddress(chunk), async (route) => {
      refused += 1;
      await (refused === 1 ? route.abort() : route.continue());
    });
    await page.goto(url);
    await hasten(page);
    await page.waitForFunction(() =>
      document.querySelector('.gdlr-core-accordion-item')?.hasAttribute('data-atoll-state'),
    );
    expect(await states(page)).toEqual(['ready']);
    expect(namesOf(scripts)).toEqual(expect.arrayContaining(retried));
    // A later chunk is first requested from its usual URL.
    await page.evaluate((html) => {
      document.querySelector('main')?.append(document.createRange().createContextualFragment(html));
    }, COUNTER);
    await hasten(page);
    await waitForReady(page, 2);
    expect(scripts).toContain(counterChunk());
    expect(refused).toBeGreaterThanOrEqual(2);
    expect(errors).toEqual([]);
  });

  it.each([
    ['a click', (page: Page) => page.locator('[role="button"]').nth(1).click()],
    [
      'Enter',
      async (page: Page) => {
        await page.locator('[role="button"]').nth(1).focus();
        await page.keyboard.press('Enter');
      },
    ],
  ])('RELIABILITY 4, 13: %s on a prepared button is kept until the third attempt', async (_name, press) => {
    const { page, scripts, errors } = await open(htmlPage({ body: ACCORDION }));
    const { file } = readManifest()['widgets/accordion/mount-goodlayers.ts'] ?? { file: 'missing' };
    await page.route(
      ({ pathname }) => pathname === `/assets/${file}`,
      (route) => route.abort(),
    );
    await page.goto(url);
    await page.waitForSelector('[role="button"]');
    await press(page);
    await page.waitForFunction(() =>
      document.querySelectorAll('[role="button"]')[1]?.matches('[aria-expanded="true"]:focus'),
    );
    expect(await states(page)).toEqual(['ready']);
    expect(namesOf(scripts)).toContain('accordion.js?retry');
    expect(errors).toEqual([]);
  });

  it('RELIABILITY 4, 68: if it is always refused: failed, reported once, markup unchanged, content and links usable', async () => {
    const { page, errors, lines } = await open(htmlPage({ body: ACCORDION + COUNTER }));
    await page.addInitScript(() => {
      addEventListener('atoll:error', ({ target }) => {
        if (target instanceof Element) document.documentElement.dataset['failed'] = target.className;
      });
    });
    await page.route(chunkAddress('accordion'), (route) => route.abort());
    await page.goto(url);
    await hasten(page);
    await page.waitForFunction(() => document.querySelector('[data-atoll-state="failed"]'));
    await waitForReady(page);

    expect(await states(page)).toEqual(['failed', 'ready']);
    const root = page.locator('.gdlr-core-accordion-item');
    const isAsServed = await root.evaluate((element, text) => {
      element.removeAttribute('data-atoll');
      element.removeAttribute('data-atoll-state');
      const served = document.createRange().createContextualFragment(text).firstElementChild;
      return element.isEqualNode(served);
    }, ACCORDION);
    expect(isAsServed).toBe(true);
    expect(await page.locator('html').getAttribute('data-failed')).toContain('gdlr-core-accordion-item');
    expect(lines.filter((line) => line.startsWith('[atoll]'))).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('RELIABILITY 4: a chunk’s import that is cut in half the first time loads from another URL', async () => {
    const { page, errors } = await open(
      htmlPage({ body: fragment('essential-addons/filterable-gallery-6.6.9-layout-3.html') }),
    );
    const cut = new Set<string>();
    const { file } = readManifest()['widgets/filterable-gallery/FilterableGallery.tsx'] ?? {
      file: 'missing',
    };
    const isCut = ({ pathname }: URL): boolean =>
      basename(pathname) === basename(file) || /\/html-[^/]*\.js$/.test(pathname);
    await page.route(isCut, async (route) => {
      const { pathname } = new URL(route.request().url());
      // Twice: browsers may request the same URL again.
      if (cut.has(pathname) && route.request().url().includes('?')) return route.continue();
      cut.add(pathname);
      const body = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/javascript', body: body.slice(0, body.length / 2) });
    });
    await page.goto(url);
    await hasten(page);
    await waitForReady(page);
    const items = page.locator('.eael-filterable-gallery-item-wrap');
    const before = await items.count();
    await page.locator('.eael-gallery-load-more').click();
    await page.waitForFunction(
      (before) => document.querySelectorAll('.eael-filterable-gallery-item-wrap').length > before,
      before,
    );
    await page.locator('#fg-search-box-input').fill('no.*such');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.eael-filterable-gallery-item-wrap')].every(
        (item) => !item.checkVisibility(),
      ),
    );
    expect(cut.size).toBe(2);
    expect(errors).toEqual([]);
  });

  it('RELIABILITY 4: if the code for a caption or for the end of a countdown is refused, it is reported once, and everything else works', async () => {
    const countdown = fragment('essential-addons/countdown-4.7.0-text.html').replace('2040', '2020');
    const picture = `<a class="gdlr-core-lightgallery gdlr-core-js" href="data:image/gif;base64,R0lGODlhAQABAAAAACw=" data-sub-html="<b>Bold</b>"><img alt="The quad" src="data:,"></a>`;
    const { page, errors, lines } = await open(htmlPage({ body: countdown + picture }));
    await page.route(chunkAddress('html'), (route) => route.abort());
    await page.goto(url);
    await hasten(page);
    await waitForReady(page, 2);
    await page.locator('.gdlr-core-lightgallery').click();
    await page.locator('.atoll-lightbox-caption', { hasText: 'The quad' }).waitFor();
    const own = lines.filter((line) => line.startsWith('[atoll]')).map((line) => line.split(' ')[1]);
    expect(own).toEqual(['eael-countdown:expiry_failed', 'lightbox:caption_failed']);
    expect(await page.locator('.eael-countdown-items').isVisible()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('RELIABILITY 68: without scripts the page looks as the server’s stylesheet says', async () => {
    const shown = async (javaScriptEnabled: boolean, abort: boolean): Promise<string[]> => {
      const { page } = await open(htmlPage({ body: ACCORDION }), { javaScriptEnabled });
      if (abort) await page.route(/\.js$/, (route) => route.abort());
      await page.goto(url);
      const panels = await page.locator('.gdlr-core-accordion-item-content').all();
      return Promise.all(panels.map(async (panel) => String(await panel.isVisible())));
    };
    const off = await shown(false, false);
    expect(off[0]).toBe('true');
    expect(await shown(true, true)).toEqual(off);
    const { page } = await open(htmlPage({ body: ACCORDION, withEntry: false }));
    await page.goto(url);
    const panels = await page.locator('.gdlr-core-accordion-item-content').all();
    expect(await Promise.all(panels.map(async (panel) => String(await panel.isVisible())))).toEqual(off);
  });
});
