/** A page with contact forms in a browser. A test file calls `openForms` once. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type LentPage, lendPage } from './page-pool';
import { openChromium } from './shared-chromium';
import { type PageServer, startPageServer } from './page-server';
import { formPage, type FormServer, serveForms, whenLive } from './contact-form-page';

const IDS = Array.from({ length: 30 }, (_, index) => 101 + index);
export let browser: Browser;
export let server: PageServer;
export let forms: FormServer;
export let page: Page;
let giveBack: LentPage['giveBack'];
export let errors: string[];

/** Starts the browser and the server of a test file, which calls this once, and gives each test a page. */
export function openForms(): void {
  beforeAll(async () => {
    [browser, server] = await Promise.all([openChromium(), startPageServer()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), server.close()]);
  });
  beforeEach(async () => {
    server.routes.clear();
    serve(IDS);
    errors = [];
    ({ page, giveBack } = await lendPage(browser, { origin: server.origin }));
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterEach(async () => {
    await giveBack();
    if (errors.length > 0) throw new Error(errors.join('; '));
  });
}

/** Responds for the forms with these ids from now on. */
export function serve(ids: readonly number[]): void {
  forms = serveForms(server, ids);
}

export async function open(html: string): Promise<void> {
  server.routes.set('/contact/', { body: html });
  await page.goto(`${server.origin}/contact/`);
}

export async function openLive(...names: string[]): Promise<void> {
  await open(formPage(names));
  await whenLive(page);
}

/** Delays something until the test releases it. */
export function createGate(): { readonly gate: Promise<void>; readonly release: () => void } {
  const listeners: (() => void)[] = [];
  return {
    gate: new Promise((resolve) => listeners.push(resolve)),
    release: () => listeners.forEach((resolve) => resolve()),
  };
}

export const posts = () => forms.received.filter(({ path }) => path === 'feedback');

export async function fillIn(): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your email').fill('ada@school.example');
}
