/**
 * Replaces the page builder's privacy box, all releases (goodlayers-panels, section 13). Kept: movements, cookie name,
 * value, path and lifetime, the reload that is not awaited. Fixed: hidden where the cookie is there already, early in
 * the tab order, real buttons, nothing covered that has the focus.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { delayResponse, openStage, waitForLooks } from '../../tests/support/page-browser';
import { entryPath } from '../../tests/support/page-server';
import { capturedPage, fragment, whyNoCaptures } from '../../tests/support/pages';
import { axeFaults, settle } from '../../tests/support/panel-page';
import { skipFor } from '../../tests/support/skip';

const stage = openStage();

const BOX = '.gdlr-core-privacy-box-wrap';
const COOKIE = 'gdlr-core-privacy-box';

const box = (name: string): string => fragment(`goodlayers/privacy-box-${name}.html`);
const bottomBar = box('1.6.0');

/** A page whose server prints the box for everybody, as from a cache, at the end of the body as a real one does. */
const cached = (markup: string, content = '<h1>School news</h1><a href="#news">News</a>'): string =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Test page</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/mocks/gallery/site.css"></head><body>
<a class="skip-link" href="#main">Skip to the content</a><main id="main">${content}</main>${markup}
<script type="module" src="${entryPath()}"></script></body></html>`;

const open = async (html: string, options: Parameters<typeof stage.open>[1] = {}) => {
  const watched = await stage.open(html, { viewport: { width: 1000, height: 800 }, ...options });
  const loads: string[] = [];
  watched.page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await watched.page.goto(stage.url);
  await ready(watched.page);
  return { ...watched, loads };
};

const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.atoll !== undefined);
  await settle(page);
};

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === COOKIE);

/** Accepts and waits for the page to come back. */
const accept = async (page: Page): Promise<void> => {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accept' }).click()]);
  await ready(page);
};

describe('accepting', () => {
  it.each([
    ['1.6.0', 2_592_000],
    ['1.8.7', 604_800],
    ['2.1.7', 86_400],
    ['2.1.7-bottom-right', 2_592_000],
  ])('[RELIABILITY 51, 52] %s: sets the cookie for %d s and reloads once', async (name, lifetimeSeconds) => {
    const { page, loads, errors, lines } = await open(cached(box(name)));
    const before = Date.now() / 1000;
    await accept(page);
    const [cookie, ...others] = await cookiesOf(page.context());
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      value: '1',
      path: '/',
      sameSite: 'Lax',
      secure: false,
      httpOnly: false,
      domain: '127.0.0.1',
    });
    expect(Math.abs((cookie?.expires ?? 0) - before - lifetimeSeconds)).toBeLessThan(30);
    expect(loads).toHaveLength(2);
    // The page came from a cache, with the box in it.
    expect(await page.locator(BOX).isVisible()).toBe(false);
    expect([...errors, ...lines]).toEqual([]);
  });

  it.each([
    ['1.6.0', 'slide', 200],
    ['1.8.7', 'slide', 200],
    ['2.1.7', 'fade', 250],
    ['2.1.7-bottom-right', 'fade', 250],
  ])(
    '[RELIABILITY 52] %s: goes with a %s of %d ms, which the reload does not await',
    async (name, kind, ms) => {
      const { page } = await open(cached(box(name)));
      const reloaded = page.waitForEvent('load');
      const seen = await page.evaluate(() => {
        document.querySelector<HTMLElement>('.gdlr-core-privacy-box-button')?.click();
        const [movement] = document.getAnimations();
        const { effect } = movement ?? {};
        const properties =
          effect instanceof KeyframeEffect ? Object.keys(effect.getKeyframes()[0] ?? {}) : [];
        return {
          kind: properties.includes('height') ? 'slide' : properties.includes('opacity') ? 'fade' : 'nothing',
          ms: effect?.getTiming().duration,
          hasCookie: document.cookie.includes('gdlr-core-privacy-box=1'),
        };
      });
      expect(seen).toEqual({ kind, ms, hasCookie: true });
      await reloaded;
    },
  );

  it('[RELIABILITY 52] twice in a row reloads once', async () => {
    const { page, loads } = await open(cached(bottomBar));
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.gdlr-core-privacy-box-button');
      button?.click();
      button?.click();
    });
    await reloaded;
    await ready(page);
    expect(loads).toHaveLength(2);
  });

  it.each(['Enter', ' '])('works with the key "%s"', async (key) => {
    const { page } = await open(cached(bottomBar));
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accept' }).press(key)]);
    expect(await cookiesOf(page.context())).toHaveLength(1);
  });

  it('[RELIABILITY 52] hides the box where the browser keeps no cookies, and does not reload', async () => {
    const watched = await stage.open(cached(bottomBar), { reducedMotion: 'reduce' });
    const { page } = watched;
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    await page.goto(stage.url);
    await ready(page);
    const loads: string[] = [];
    page.on('request', (request) => loads.push(request.url()));
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.locator(BOX).waitFor({ state: 'hidden' });
    await settle(page);
    expect(loads).toEqual([]);
  });

  it('[RELIABILITY 51] over https the cookie is Secure', async () => {
    const { page } = await stage.open('');
    const { origin } = stage.server();
    await page.route('https://school.example/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ body: cached(bottomBar), contentType: 'text/html' });
      const answer = await fetch(origin + pathname);
      return route.fulfill({
        body: Buffer.from(await answer.arrayBuffer()),
        contentType: answer.headers.get('content-type') ?? '',
      });
    });
    await page.goto('https://school.example/');
    await ready(page);
    await accept(page);
    expect(await cookiesOf(page.context())).toMatchObject([
      { secure: true, sameSite: 'Lax', domain: 'school.example', path: '/' },
    ]);
  });
});

describe('a page from a cache', () => {
  it.each([COOKIE, 'gdlr-core-privacy-settings'])(
    '[RELIABILITY 52] hides the box at mount when there is the cookie %s, and reloads nothing',
    async (name) => {
      const { page } = await stage.open(cached(bottomBar));
      const { origin } = stage.server();
      await page.context().addCookies([{ name, value: '%7B%22gdlr-core-privacy-1%22%3A0%7D', url: origin }]);
      const loads: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
      await page.goto(stage.url);
      await ready(page);
      expect(await page.locator(BOX).evaluate((node) => (node as HTMLElement).style.display)).toBe('none');
      expect(loads).toHaveLength(1);
    },
  );

  it('shows the box when the cookie is empty, as the server does', async () => {
    const { page } = await stage.open(cached(bottomBar));
    await page.context().addCookies([{ name: COOKIE, value: '', url: stage.server().origin }]);
    await page.goto(stage.url);
    await ready(page);
    expect(await page.locator(BOX).isVisible()).toBe(true);
  });

  it('that comes back as the visitor left it hides the box, once there is an answer', async () => {
    const { page } = await open(cached(bottomBar));
    await page.evaluate((name) => {
      document.cookie = `${name}=1; path=/`;
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, COOKIE);
    expect(await page.locator(BOX).isVisible()).toBe(false);
  });
});

describe('the keyboard', () => {
  it('[RELIABILITY 53] finds a fixed box right after the way to the content', async () => {
    const { page } = await open(cached(bottomBar));
    const order: (string | null)[] = [];
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    expect(order).toEqual(['Skip to the content', 'privacy settings', 'Accept', 'Privacy Settings', 'News']);
  });

  it('finds a box in the flow of the page where it stands', async () => {
    const { page } = await open(cached(box('1.8.7')));
    expect(await page.locator(BOX).evaluate((node) => node.previousElementSibling?.localName)).toBe('main');
  });

  it('[RELIABILITY 53] never has its focus covered by the box, down to the last link', async () => {
    const links = Array.from({ length: 60 }, (_, index) => `<p><a href="#l${index}">Link ${index}</a></p>`);
    const { page } = await open(cached(bottomBar, links.join('')));
    await page.keyboard.press('Tab');
    for (let press = 0; press < 63; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const { activeElement } = document;
                const cover = document.querySelector('.gdlr-core-privacy-box-wrap');
                if (!activeElement || !cover || cover.contains(activeElement)) return resolve(undefined);
                const isCovered =
                  activeElement.getBoundingClientRect().bottom > cover.getBoundingClientRect().top;
                resolve(isCovered ? (activeElement.textContent ?? '') : undefined);
              }),
            );
          }),
      );
      expect(covered).toBeUndefined();
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Link 59');
  });
});

describe('[RELIABILITY 53] on small screens', () => {
  it.each([
    ['320 px', { width: 320, height: 640 }],
    ['400 % zoom', { width: 320, height: 200 }],
  ])('all of the box can be reached: %s', async (_name, viewport) => {
    const long = bottomBar.replace('We use cookies', 'We use cookies, and say so at length, '.repeat(6));
    const { page } = await open(cached(long), { viewport });
    const { top, bottom } = await page
      .locator(BOX)
      .evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
    for (const name of ['privacy settings', 'Accept', 'Privacy Settings']) {
      const control = page.getByRole('button', { name, exact: true });
      await control.focus();
      const place = await control.boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 1);
    }
  });
});

it('[RELIABILITY 53] asks no other host for anything, before and after consent', async () => {
  const { page } = await stage.open(cached(bottomBar));
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await page.goto(stage.url);
  await ready(page);
  await accept(page);
  expect([...hosts]).toEqual([new URL(stage.server().origin).host]);
});

it('is a region with the name of its text, not a dialog; looks the same, and axe finds no more than before', async () => {
  const { page } = await stage.open(cached(bottomBar));
  const letGo = await delayResponse(page, /\/assets\/atoll-/);
  const asked = page.waitForRequest(/\/assets\/atoll-/);
  await page.goto(stage.url, { waitUntil: 'commit' });
  await page.locator(BOX).waitFor();
  await waitForLooks(page);
  const before = await page.screenshot();
  const faults = await axeFaults(page, 'body');
  await asked;
  letGo();
  await ready(page);
  expect((await page.screenshot()).equals(before)).toBe(true);
  expect(await axeFaults(page, 'body')).toEqual(faults);
  expect(await page.getByRole('region', { name: /^We use cookies/ }).count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

describe('a captured page', skipFor(whyNoCaptures), () => {
  it('has its box, its form of consent and its three openers at work', async () => {
    const { page, errors, lines } = await open(capturedPage('goodlayers/plain.html'));
    await page.getByRole('button', { name: 'Privacy Settings', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'GDPR' });
    await dialog.getByRole('tab', { name: 'Google Analytics' }).click();
    const box = dialog.getByRole('checkbox', { name: 'Google Analytics' });
    expect(await box.isChecked()).toBe(true);
    await box.press(' ');
    expect(await box.isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await accept(page);
    expect(await page.locator(BOX).isVisible()).toBe(false);
    expect(errors).toEqual([]);
    expect(lines.filter((line) => line.startsWith('[atoll]'))).toEqual([]);
  });
});
