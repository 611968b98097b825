/**
 * Replaces the page builder's privacy box, all releases (goodlayers-panels, section 13). Kept: animations, cookie name,
 * value, path and lifetime, a reload that does not wait for the animation. Fixed: hidden if the cookie exists.
 */
import { describe, expect, it } from 'vitest';
import { watchReact } from '../../tests/support/far-below';
import { delayResponse } from '../../tests/support/page-browser';
import { chunkAddress } from '../../tests/support/page-server';
import { capturedPage, whyNoCaptures } from '../../tests/support/pages';
import { settle } from '../../tests/support/panel-page';
import { skipFor } from '../../tests/support/skip';
import {
  BOX,
  COOKIE,
  accept,
  bottomBar,
  box,
  cached,
  cookiesOf,
  privacyBrowser,
  ready,
} from '../../tests/support/privacy-box-page';

const { open, stage } = privacyBrowser();

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
    '[RELIABILITY 52] %s: closes with a %s of %d ms, and the reload does not wait for it',
    async (name, kind, ms) => {
      const { page } = await open(cached(box(name)));
      await page.getByRole('button', { name: 'Accept' }).hover();
      await page.locator(`${BOX}[data-atoll-state="ready"]`).waitFor();
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

  it.each(['1.6.0', '2.1.7-bottom-right'])('%s: works by a tap on a phone', async (name) => {
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
    const { page, loads } = await open(cached(box(name)), phone);
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accept' }).tap()]);
    await ready(page);
    expect(await cookiesOf(page.context())).toHaveLength(1);
    expect(loads).toHaveLength(2);
    expect(await page.locator(BOX).isVisible()).toBe(false);
  });

  it.each(['Enter', ' '])('works with the key "%s"', async (key) => {
    const { page } = await open(cached(bottomBar));
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Accept' }).press(key)]);
    expect(await cookiesOf(page.context())).toHaveLength(1);
  });

  it('[RELIABILITY 52] hides the box if the browser stores no cookies, and does not reload', async () => {
    const watched = await stage.open(cached(bottomBar), { reducedMotion: 'reduce' });
    const { page } = watched;
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    await page.goto(stage.url);
    await ready(page);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
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

it('is there without React, which runs when the visitor uses it', async () => {
  // Without the class, nothing opens the settings in the lightbox, which is another widget.
  const { page } = await stage.open(cached(bottomBar.replaceAll('gdlr-core-js', '')));
  const hasReact = await watchReact(page);
  await page.goto(stage.url);
  await page.waitForLoadState('networkidle');
  expect(await hasReact()).toBe(false);
  await ready(page);
  expect(await page.getByRole('region', { name: /^We use cookies/ }).count()).toBe(1);
  await page.getByRole('button', { name: 'Accept' }).hover();
  await page.locator(`${BOX}[data-atoll-state="ready"]`).waitFor();
  expect(await hasReact()).toBe(true);
});

it('accepts with a key that is pressed before its code is mounted', async () => {
  const { page } = await stage.open(cached(bottomBar));
  const arrive = await delayResponse(page, chunkAddress('theme'));
  await page.goto(stage.url);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.keyboard.press('Shift');
  await page.locator('.gdlr-core-privacy-box-button[role="button"]').waitFor();
  expect(await page.locator(`${BOX}[data-atoll-state]`).count()).toBe(0);
  await page.getByRole('button', { name: 'Accept' }).press(' ');
  const loaded = page.waitForEvent('load');
  arrive();
  await loaded;
  expect(await cookiesOf(page.context())).toHaveLength(1);
});

describe('a page from a cache', () => {
  it.each([COOKIE, 'gdlr-core-privacy-settings'])(
    '[RELIABILITY 52] hides the box without React if the cookie %s exists, and does not reload',
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

  it('shows the box if the cookie is empty, as the server does', async () => {
    const { page } = await stage.open(cached(bottomBar));
    await page.context().addCookies([{ name: COOKIE, value: '', url: stage.server().origin }]);
    await page.goto(stage.url);
    await ready(page);
    expect(await page.locator(BOX).isVisible()).toBe(true);
  });

  it('that comes back from the back/forward cache hides the box if there is consent', async () => {
    const { page } = await open(cached(bottomBar));
    await page.evaluate((name) => {
      document.cookie = `${name}=1; path=/`;
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, COOKIE);
    expect(await page.locator(BOX).isVisible()).toBe(false);
  });
});

it('[RELIABILITY 53] requests nothing from other hosts, before and after consent', async () => {
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

describe('a captured page', skipFor(whyNoCaptures), () => {
  it('has a working box, consent form and three openers', async () => {
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
