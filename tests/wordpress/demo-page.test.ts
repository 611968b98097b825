/** The demo page of a real WordPress in a browser: no script of the originals runs, and the widgets work. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { point } from '../support/page-browser';

const url = inject('site').url;
/** A page takes up to a second, and a counter four; on a busy machine, many times as long. */
const SOON = { timeout: 60_000 };

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

interface Opened {
  readonly page: Page;
  readonly problems: string[];
}

interface Axe {
  readonly run: (
    context: Element | null,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

type Probe = Window & { nodes: Map<Element, Element[]>; shift: number };

/** Opens a page and waits until the widgets that are due have mounted. */
async function open(path: string): Promise<Opened> {
  const page = await browser.newPage();
  page.setDefaultTimeout(SOON.timeout);
  const problems: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()),
  );
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addInitScript(() => {
    const probe = window as unknown as Probe;
    probe.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        probe.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    // Modules run after this event, so these are the nodes that the server printed.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const roots = [...document.querySelectorAll('.gdlr-core-pbf-element')];
      probe.nodes = new Map(roots.map((root) => [root, [...root.querySelectorAll('*')]]));
    });
  });
  await page.goto(new URL(path, url).href);
  await point(page);
  await page.evaluate(() => window.atoll?.settled());
  return { page, problems };
}

describe('the demo page', () => {
  let demo: Opened;

  beforeAll(async () => {
    demo = await open('demo/');
  });
  afterAll(() => demo.page.close());

  test('runs none of the originals and no jQuery', async () => {
    expect(await demo.page.evaluate(() => [window.__legacy, 'jQuery' in window])).toEqual([undefined, false]);
  });

  test('mounts the accordion, the toggle box and the link rule', async () => {
    const states = await demo.page.evaluate(() =>
      window.atoll?.widgets().map(({ name, state }) => `${name}: ${state}`),
    );
    expect(states).toEqual(
      expect.arrayContaining(['accordion: ready', 'toggle-box: ready', 'link-targets: ready']),
    );
    expect(await demo.page.locator('[data-atoll-state="failed"]').count()).toBe(0);
  });

  test("keeps the server's nodes without layout shift", async () => {
    const { kept, shift } = await demo.page.evaluate(() => {
      const probe = window as unknown as Probe;
      const all = [...probe.nodes.values()].flat();
      return { kept: all.length > 50 && all.every((node) => node.isConnected), shift: probe.shift };
    });
    expect(kept).toBe(true);
    expect(shift).toBe(0);
  });

  test('opens the accordion with the mouse and the keyboard', async () => {
    const items = demo.page
      .locator('.gdlr-core-accordion-item')
      .first()
      .locator('.gdlr-core-accordion-item-tab');
    const content = (index: number) => items.nth(index).locator('.gdlr-core-accordion-item-content');
    await items.nth(1).locator('.gdlr-core-accordion-item-title').click();
    await expect.poll(() => content(1).isVisible(), SOON).toBe(true);
    await expect.poll(() => content(0).isVisible(), SOON).toBe(false);
    await items.nth(2).locator('[aria-expanded]').focus();
    await demo.page.keyboard.press('Enter');
    await expect.poll(() => content(2).isVisible(), SOON).toBe(true);
    await expect.poll(() => content(1).isVisible(), SOON).toBe(false);
  });

  test('counts when the counter comes into view', async () => {
    const counters = demo.page.locator('.gdlr-core-counter-item-count');
    const all = await counters.all();
    expect(all.length).toBeGreaterThan(0);
    for (const counter of all) {
      await counter.scrollIntoViewIfNeeded();
      const end = Number(await counter.getAttribute('data-counter-end'));
      await expect.poll(async () => Number.parseFloat(await counter.innerText()), SOON).toBe(end);
    }
  });

  test('marks the links that the server names, only inside their posts', async () => {
    const link = (title: string) => demo.page.getByRole('link', { name: title });
    await expect.poll(() => link('Our partner school').getAttribute('target'), SOON).toBe('_blank');
    expect(await link('Our partner school').getAttribute('href')).toBe(
      'https://partner.example/school/?from=atoll&year=9',
    );
    expect(await link('Our partner school').getAttribute('rel')).toContain('noopener');
    expect(await link('Term dates').getAttribute('target')).toBe('_blank');
    expect(await link('The page that moved').getAttribute('href')).toBe('https://elsewhere.example/moved/');
    expect(await link('The page that moved').getAttribute('target')).not.toBe('_blank');
    expect(await link('An ordinary article').getAttribute('target')).toBeNull();
    expect(await demo.page.locator('article a[href$="/plain/"][target="_blank"]').count()).toBe(0);
  });

  test('has no axe violations', async () => {
    await demo.page.evaluate(
      readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
    );
    const faults = await demo.page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(document.querySelector('main'));
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
    expect(faults).toEqual([]);
  });

  test('writes nothing to the console', () => {
    expect(demo.problems).toEqual([]);
  });
});

test.each(['a', 'b', 'c', 'd'])('the link rule works with responses of format %s', async (shape) => {
  const { page, problems } = await open(`link-targets/?ids_shape=${shape}`);
  // The oldest releases list only redirects.
  const link = page.getByRole('link', { name: shape === 'a' ? 'Our partner school' : 'Term dates' });
  await expect.poll(() => link.getAttribute('target'), SOON).toBe('_blank');
  expect(problems).toEqual([]);
  await page.close();
});

test('an administrator gets an edit link', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(new URL('?fixture_user=admin', url).href);
  await page.goto(new URL('link-targets/', url).href);
  await expect.poll(() => page.locator('.vk-ltc-edit-link').count(), SOON).toBe(3);
  await context.close();
});

test('leaves its widgets to an original that is loaded', async () => {
  const { page } = await open('uncovered/');
  expect(await page.evaluate(() => window.__legacy)).toEqual(['gdlr-core-plugin', 'gdlr-core-page-builder']);
  expect(await page.locator('[data-atoll="accordion"]').count()).toBe(0);
  await page.close();
});

test.each([
  ['accordion/', []],
  ['toggle-box/', []],
  ['panels/', []],
  ['counter/', ['Counter with a word for a number']],
])('every fragment on /%s is mounted, except for invalid markup', async (path, invalid) => {
  const { page, problems } = await open(path);
  for (const section of await page.locator('section.demo').all()) await section.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.atoll?.settled());
  const failed = await page
    .locator('section.demo', { has: page.locator('[data-atoll-state="failed"]') })
    .evaluateAll((sections) =>
      sections.map((section) => section.querySelector('h3')?.firstChild?.textContent?.trim()),
    );
  expect(failed).toEqual(invalid);
  expect(problems).toHaveLength(invalid.length);
  expect(await page.locator('section.demo [data-atoll-state="ready"]').count()).toBeGreaterThan(5);
  await page.close();
});
