/** A page that a test has used is like a new one for the next test. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage } from '../support/page-browser';
import { canBePooled, lendPage } from '../support/page-pool';

const { browser, server } = openStage();

const PATH = '/pool';
const DOCUMENT = `<!doctype html><title>Pool</title><link rel="icon" href="data:,">
<style>body { margin: 0 } p { height: 3000px }</style><p>Text</p>`;

/** What a test can see of a page, besides the document. */
async function read(page: Page): Promise<object> {
  const seen = await page.evaluate(async () => ({
    size: [innerWidth, innerHeight],
    scrolled: scrollY,
    cookie: document.cookie,
    stored: [localStorage.length, sessionStorage.length],
    name: window.name,
    media: [
      'print',
      '(prefers-reduced-motion: reduce)',
      '(forced-colors: active)',
      '(prefers-color-scheme: dark)',
      '(prefers-contrast: more)',
    ].filter((query) => matchMedia(query).matches),
    hovered: document.querySelector('p')?.matches(':hover'),
    isOnline: navigator.onLine,
    added: Reflect.get(window, 'added') as unknown,
    answer: await (await fetch('/answer')).text(),
  }));
  const press = await page.evaluateHandle(() => ({
    seen: new Promise<object>((resolve) => {
      addEventListener('click', ({ shiftKey, buttons }) => resolve({ shiftKey, buttons }), { once: true });
    }),
  }));
  await page.mouse.click(50, 50);
  return { ...seen, pressed: await press.evaluate(({ seen }) => seen), pages: page.context().pages().length };
}

/** Everything that the pool undoes. */
async function useUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('a', 'b');
    sessionStorage.setItem('a', 'b');
    document.cookie = 'a=b';
    window.name = 'used';
    window.open('about:blank');
  });
  await page.context().addCookies([{ name: 'c', value: 'd', url: server().origin }]);
  await page.setViewportSize({ width: 300, height: 300 });
  await page.emulateMedia({
    media: 'print',
    reducedMotion: 'reduce',
    forcedColors: 'active',
    colorScheme: 'dark',
    contrast: 'more',
  });
  await page.route('**/answer', (route) => route.fulfill({ body: 'the page’s' }));
  await page.context().route('**/answer', (route) => route.fulfill({ body: 'the context’s' }));
  await page.mouse.move(100, 100);
  await page.mouse.down();
  await page.keyboard.down('Shift');
  await page.mouse.wheel(0, 500);
}

async function lend(): ReturnType<typeof lendPage> {
  const { origin, routes } = server();
  routes.set(PATH, { body: DOCUMENT });
  routes.set('/answer', { body: 'the server’s', type: 'text/plain' });
  const lent = await lendPage(browser(), { origin });
  await lent.page.goto(PATH);
  return lent;
}

describe('a page of the pool', () => {
  it('comes back as it was new', async () => {
    const first = await lend();
    const fresh = await read(first.page);
    expect(fresh).toMatchObject({ answer: 'the server’s', cookie: '', stored: [0, 0], media: [] });
    const lines: string[] = [];
    first.page.on('console', (message) => lines.push(message.text()));
    first.page.on('request', (request) => lines.push(request.url()));
    first.page.context().on('page', (page) => lines.push(page.url()));
    await useUp(first.page);
    expect(await first.page.evaluate(() => [innerWidth, document.cookie])).toEqual([300, 'a=b; c=d']);
    await first.giveBack();
    lines.length = 0;

    const second = await lend();
    expect(second.page).toBe(first.page);
    expect(await read(second.page)).toEqual(fresh);
    await second.page.evaluate(() => console.log('heard by nobody'));
    expect(lines).toEqual([]);
    await second.giveBack();
  });

  it.each<readonly [what: string, act: (page: Page) => Promise<unknown>]>([
    ['an init script', (page) => page.addInitScript(() => Object.assign(window, { added: 1 }))],
    ['a function for the page', (page) => page.exposeFunction('added', () => 1)],
    ['a session of the protocol', (page) => page.context().newCDPSession(page)],
    ['a context without network', (page) => page.context().setOffline(true)],
    ['a clock', (page) => page.clock.install()],
    ['headers', (page) => page.setExtraHTTPHeaders({ 'x-test': '1' })],
    ['a closed page', (page) => page.close()],
  ])('is not used again after %s', async (_what, act) => {
    const first = await lend();
    await act(first.page);
    await first.giveBack();
    expect(first.page.isClosed()).toBe(true);
    const second = await lend();
    expect(second.page).not.toBe(first.page);
    await second.giveBack();
  });

  it('is another one for another origin or another first script', async () => {
    const first = await lend();
    await first.giveBack();
    const other = await lendPage(browser(), { origin: server().origin, initScript: () => undefined });
    expect(other.page).not.toBe(first.page);
    await other.giveBack();
  });
});

it('has the options that a page can change', () => {
  expect(canBePooled({ viewport: { width: 1, height: 1 }, reducedMotion: 'reduce' })).toBe(true);
  expect(canBePooled({ hasTouch: true })).toBe(false);
  expect(canBePooled({ viewport: null })).toBe(false);
});
