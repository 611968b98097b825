/**
 * The gallery of fragments in a real browser: every fragment is on its page, and the address chooses the server's
 * responses.
 */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import idsB from '../../mocks/answers/ids-b.json';
import idsD from '../../mocks/answers/ids-d.json';
import { scenarios } from '../../mocks/handlers/scenarios';
import { readFragment, readIndex } from '../../mocks/markup-index';
import { openChromium } from '../support/shared-chromium';
import { ROOT } from '../support/page-server';

const entries = readIndex();
const widgets = [...new Set(entries.map((entry) => entry.widget))];

/** Warnings of React's development build that are expected; the production build prints none. */
const MEANT_SO = [
  // The button of an adopted heading is a portal into it: the heading's nodes are opaque (design, section 2.7).
  'Cannot use a ref on a React element as a container to `createRoot` or `createPortal`',
];

let server: ViteDevServer;
let origin: string;
let browser: Browser;
/** One page for all tests: each new browser context would load every module again. */
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  server = await createServer({
    configFile: join(ROOT, 'mocks/gallery/vite.config.ts'),
    // A developer may have another gallery open.
    cacheDir: join(ROOT, '.cache/gallery-test'),
    // A file saved during a test must not reload the page.
    server: { port: 0, hmr: false, watch: null },
    logLevel: 'error',
  });
  await server.listen();
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;
  browser = await openChromium();
  page = await browser.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (isComplaint && !MEANT_SO.some((start) => text.startsWith(start))) complaints.push(text);
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(() => {
  complaints = [];
});

/** Opens a page of the gallery and waits until the entry has started. */
async function open(path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.evaluate(() => window.atoll?.settled());
}

/** Shows the content of a page in the place of another's: a navigation would load some hundred modules again. */
async function replaceContent(html: string): Promise<void> {
  await page.evaluate(async (html) => {
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    const content = document.createRange().createContextualFragment(main?.innerHTML ?? '');
    document.querySelector('main')?.replaceChildren(content);
    scrollTo(0, 0);
    // Observers report what is in sight after a frame.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    await window.atoll?.settled();
  }, html);
}

/** Makes the call for link targets as the originals do. */
function askForIds(): Promise<{ status: number; body: string } | 'network error'> {
  return page.evaluate(async () => {
    const body = new URLSearchParams({ action: 'ids' });
    try {
      const response = await fetch('/wp-admin/admin-ajax.php', { method: 'POST', body });
      return { status: response.status, body: await response.text() };
    } catch {
      return 'network error';
    }
  });
}

/** Makes a call to the REST API. */
function askForItems(): Promise<number> {
  return page.evaluate(async () => (await fetch('/wp-json/demo/v1/items')).status);
}

interface InFile {
  readonly file: string | null;
}

const byFile = (one: InFile, other: InFile): number => String(one.file).localeCompare(String(other.file));

describe('the index', () => {
  it('links every case and every scenario', async () => {
    await open('/');
    for (const widget of widgets) {
      const cases = entries.filter((entry) => entry.widget === widget);
      expect(await page.locator(`[data-widget="${widget}"] li a`).count()).toBe(cases.length);
    }
    expect(await page.locator('tr a').count()).toBe(scenarios.length);
    expect(complaints).toEqual([]);
  });

  it('links to the case itself', async () => {
    await open('/');
    await page.getByRole('link', { name: 'Accordion in an accordion' }).click();
    await page.waitForURL('**/accordion/#accordion-2.1.7-nested');
    expect(await page.locator('.gallery-case:target .gdlr-core-accordion-item').count()).toBe(2);
  });
});

describe('the fragments', () => {
  beforeAll(() => open('/accordion/'));

  it.each(widgets)(
    'of %s are on its page as the server prints them, show, and report nothing',
    async (widget) => {
      const own = entries.filter((entry) => entry.widget === widget);
      const html = await (await fetch(`${origin}/${widget}/`)).text();
      expect(own.map(({ file }) => file).filter((file) => !html.includes(readFragment(file)))).toEqual([]);

      await replaceContent(html);
      const shown = await page.locator('[data-file]').evaluateAll((sections) =>
        sections.map((section) => ({
          file: section.getAttribute('data-file'),
          title: section.querySelector('h3')?.innerText,
          isHigh: (section.querySelector('.gallery-fragment > *')?.getBoundingClientRect().height ?? 0) > 20,
        })),
      );
      expect(shown.toSorted(byFile)).toEqual(
        own.map(({ file, title }) => ({ file, title, isHigh: true })).toSorted(byFile),
      );
      expect(complaints).toEqual([]);
    },
  );
});

it('answers 404 for a widget that has no fragments', async () => {
  expect((await fetch(`${origin}/carousel/`)).status).toBe(404);
});

it('starts the entry after the mocked endpoints', async () => {
  // In a new browser context, without the mock's worker.
  const newcomer = await browser.newPage();
  await newcomer.addInitScript(() => {
    let runtime: unknown;
    Object.defineProperty(window, 'atoll', {
      get: () => runtime,
      set(value) {
        runtime = value;
        document.documentElement.dataset['controlled'] = String(navigator.serviceWorker.controller !== null);
      },
    });
  });
  await newcomer.goto(`${origin}/accordion/`);
  await newcomer.waitForFunction(() => window.atoll !== undefined);
  expect(await newcomer.locator('html').getAttribute('data-controlled')).toBe('true');
  await newcomer.close();
});

describe('the scenario in the address', () => {
  it.each([
    ['success', { status: 200, body: JSON.stringify(idsB) }],
    ['ids-d', { status: 200, body: JSON.stringify(idsD) }],
    ['ids-empty', { status: 200, body: '[]' }],
    ['ids-400', { status: 400, body: '0' }],
    ['ids-html', { status: 200, body: '<!doctype html><title>One moment</title>' }],
    ['ids-network-error', 'network error'],
    ['offline', 'network error'],
  ])('%s chooses the responses', async (name, expected) => {
    await open(`/link-targets/?scenario=${name}`);
    expect(await askForIds()).toEqual(expected);
  });

  it('chooses the responses of the REST API, too', async () => {
    await open('/?scenario=success');
    expect(await askForItems()).toBe(200);
    await open('/?scenario=offline');
    await expect(askForItems()).rejects.toThrow('Failed to fetch');
  });

  it('is success if the address names none', async () => {
    await open('/link-targets/');
    expect(await page.locator('#gallery-scenario').inputValue()).toBe('success');
    expect(await askForIds()).toEqual({ status: 200, body: JSON.stringify(idsB) });
  });

  it('changes with the switch and is kept from page to page', async () => {
    await open('/accordion/');
    await page.locator('#gallery-scenario').selectOption('ids-500');
    await page.waitForURL('**/accordion/?scenario=ids-500');
    await page.getByRole('navigation').getByRole('link', { name: 'Link targets' }).click();
    await page.waitForURL('**/link-targets/?scenario=ids-500');
    expect(await page.getByRole('status').innerText()).toBe('The server has a critical error.');
    await page.waitForFunction(() => window.atoll !== undefined);
    expect(await askForIds()).toMatchObject({ status: 500 });
  });
});
