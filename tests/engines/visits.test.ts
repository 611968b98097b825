/**
 * Visits in Firefox and WebKit: what a visitor does before the code has arrived, drags with the mouse, the back/forward
 * cache, and functions that an engine lacks. RELIABILITY 13.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '../build/dist';
import { DriverPage } from '../support/engines/driver-page';
import type { EngineBrowser } from '../support/engines/engine-driver';
import { enginesHere } from '../support/engines/engines';
import { holdAsset, type PageServer, refuseAssetOnce, startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { skipFor } from '../support/skip';

/** Functions that an engine, or an earlier release of it, lacks, and the script that removes them elsewhere. */
const LACKING = [
  ['requestIdleCallback', 'delete window.requestIdleCallback'],
  ['scheduler', 'delete window.scheduler'],
  ['scheduler.yield', 'if (window.Scheduler) delete Scheduler.prototype.yield'],
  ['Animation.finished', 'delete Animation.prototype.finished'],
] as const;

describe.each(enginesHere())('$name', ({ launch, why }) => {
  describe('a visit', skipFor(why), () => {
    let browser: EngineBrowser;
    let server: PageServer;
    let page: DriverPage;

    beforeAll(async () => {
      browser = await launch();
      page = new DriverPage(browser.driver);
    });
    afterAll(() => browser.close());
    beforeEach(async () => {
      server = await startPageServer();
    });
    afterEach(() => server.close());

    /** Opens a page with a fragment. */
    const open = async (path: string, head = ''): Promise<void> => {
      server.routes.set(path, { body: htmlPage({ body: fragment(`goodlayers/${FRAGMENTS[path]}`), head }) });
      await page.goto(server.origin + path);
      await page.waitForFunction(() => window.atoll !== undefined);
    };

    /** Waits until the panel of the second title is open. */
    const panelIsOpen = (): Promise<void> =>
      page.waitForFunction(() =>
        document.querySelectorAll('[role="button"]')[1]?.matches('[aria-expanded="true"]'),
      );
    const panels = (): Promise<unknown> =>
      page.evaluate(() =>
        [...document.querySelectorAll('[role="button"]')].map((title) => title.getAttribute('aria-expanded')),
      );
    const secondTitle = () => page.locator('.gdlr-core-accordion-item-title').nth(1);

    it('[RELIABILITY 13] replays a press on a panel whose code arrives later', async () => {
      const { file } = readManifest()['widgets/accordion/mount-goodlayers.ts'] ?? { file: 'missing' };
      const arrive = holdAsset(server, file);
      await open('/accordion');
      await secondTitle().click();
      expect(await page.locator('.gdlr-core-accordion-item[data-atoll-state="ready"]').count()).toBe(0);
      arrive();
      await panelIsOpen();
    });

    it('[RELIABILITY 4] mounts a widget although a chunk that its code imports was refused once', async () => {
      const { file } = Object.values(readManifest()).find(({ name }) => name === 'react') ?? {
        file: 'missing',
      };
      refuseAssetOnce(server, file);
      await open('/accordion');
      await secondTitle().click();
      await panelIsOpen();
      expect(await page.locator('.gdlr-core-accordion-item[data-atoll-state="ready"]').count()).toBe(1);
      expect(server.routes.has(`/assets/${file}`)).toBe(false);
    });

    it('[RELIABILITY 4] mounts a widget although a chunk was refused before its import', async () => {
      const manifest = readManifest();
      const { file: react } = Object.values(manifest).find(({ name }) => name === 'react') ?? {
        file: 'missing',
      };
      const { file: mount } = manifest['widgets/accordion/mount-goodlayers.ts'] ?? { file: 'missing' };
      refuseAssetOnce(server, react);
      const arrive = holdAsset(server, mount);
      await open(
        '/accordion',
        `<script>window.failures = []; addEventListener('error', ({ target }) => failures.push(target.href), true)</script>`,
      );
      await page.waitForFunction(
        (path: string) => (Reflect.get(window, 'failures') as string[]).some((url) => url?.endsWith(path)),
        react,
      );
      await secondTitle().click();
      arrive();
      await panelIsOpen();
      expect(await page.locator('.gdlr-core-accordion-item[data-atoll-state="ready"]').count()).toBe(1);
    });

    it.each(LACKING)('prepares and opens a panel without %s', async (_name, removal) => {
      await open('/accordion', `<script>${removal}</script>`);
      await page.waitForFunction(() => document.querySelector('[role="button"][aria-expanded]'));
      await secondTitle().click();
      await panelIsOpen();
      expect(await panels()).toEqual(['false', 'true', 'false', 'false']);
    });

    it('animates a panel along a linear() curve, which ends', async () => {
      await open(
        '/accordion',
        `<script>{
          const { animate } = Element.prototype;
          window.easings = [];
          Element.prototype.animate = function (frames, timing) {
            window.easings.push(timing.easing);
            return animate.call(this, frames, timing);
          };
        }</script>`,
      );
      await secondTitle().click();
      await panelIsOpen();
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const hasCurve = (): Promise<unknown> =>
        page.evaluate(() =>
          (Reflect.get(window, 'easings') as string[]).some((easing) => easing.startsWith('linear(')),
        );
      expect(await hasCurve()).toBe(true);
      // Its end has removed the styles of the movement.
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLElement>('.gdlr-core-accordion-item-content')].every(
          ({ style }) => style.height === '' && style.overflow === '',
        ),
      );
    });

    it('keeps the focus in a lightbox without inert, and returns it', async () => {
      await open('/lightbox', '<script>delete HTMLElement.prototype.inert</script>');
      await page.locator('[data-gallery-lb]').first().click();
      await page.waitForSelector('.pswp--ui-visible .atoll-lightbox-toolbar');
      const isInside = () => page.evaluate(() => document.activeElement?.closest('.pswp') !== null);
      const inside: unknown[] = [];
      for (let count = 0; count < 10; count += 1) {
        await page.keyboard.press('Tab');
        inside.push(await isInside());
      }
      expect(inside).toEqual(inside.map(() => true));
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.matches('[data-gallery-lb]'));
    });

    it('opens a lightbox with the mouse, drags to the next picture, and returns the focus', async () => {
      await open('/lightbox');
      const link = page.locator('[data-gallery-lb]').first();
      await link.click();
      await page.waitForSelector('.pswp--ui-visible .atoll-lightbox-toolbar');
      // A drag turns the page once the first picture has arrived.
      await page.waitForFunction(
        () => document.querySelector('.atoll-lightbox-status')?.textContent === '1 of 3',
      );
      await page.waitForFunction(() => document.getAnimations().length === 0);
      const counter = (): Promise<unknown> =>
        page.evaluate(() => document.querySelector('.pswp')?.textContent?.match(/(\d+) (?:of|\/) \d+/)?.[1]);
      expect(await counter()).toBe('1');
      // More than half the width, which turns the page at any speed.
      const width = Number(await page.evaluate(() => innerWidth));
      await page.mouse.drag([0.8, 0.6, 0.3, 0.1].map((part) => [Math.round(width * part), 600] as const));
      await page.until(async () => (await counter()) === '2', 'the second picture');
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.matches('[data-gallery-lb]'));
    });

    it('returns the focus to a control that a press does not focus, as in Safari', async () => {
      await open('/lightbox');
      const link = page.locator('[data-gallery-lb]').first();
      await page.evaluate(() => {
        window.addEventListener('mousedown', (event) => event.preventDefault(), { capture: true });
      });
      await link.click();
      await page.waitForSelector('.pswp--ui-visible .atoll-lightbox-toolbar');
      const hasFocus = () =>
        page.evaluate(() => document.activeElement?.matches('[data-gallery-lb]') ?? false);
      expect(await hasFocus()).toBe(false);
      await page.keyboard.press('Escape');
      await page.until(hasFocus, 'the link to have the focus');
    });

    it('drags a scroll gallery', async () => {
      await open('/strip');
      await page.waitForSelector('.gdlr-core-sly-slider.gdlr-core-after-init');
      const { x, y, width } = await page.locator('.gdlr-core-sly-slider').boundingBox();
      const at = (part: number) => [Math.round(x + width * part), Math.round(y + 40)] as const;
      const strip = page.locator('.gdlr-core-sly-slider .slides');
      const before = await strip.boundingBox();
      await page.mouse.drag([at(0.8), at(0.7), at(0.5), at(0.2)]);
      // It follows the pointer with a delay.
      const isFar = async () => before.x - (await strip.boundingBox()).x > 100;
      expect(await page.until(isFar, 'the strip to move')).toBe(true);
    });

    it('leaves the focus on a link in a slider that mounts', async () => {
      const { file } = readManifest()['widgets/slider/Slider.tsx'] ?? { file: 'missing' };
      const arrive = holdAsset(server, file);
      server.routes.set('/slider', {
        body: htmlPage({ body: fragment('goodlayers/slider-2.1.7-carousel.html') }),
      });
      await page.goto(`${server.origin}/slider`);
      const hasFocus = () =>
        page.evaluate(() => document.querySelector('.slides a') === document.activeElement);
      await page.evaluate(() => document.querySelector<HTMLElement>('.slides a')?.focus());
      expect(await hasFocus()).toBe(true);
      arrive();
      await page.waitForSelector('[data-atoll-state="ready"] .atoll-slides-initialized');
      expect(await hasFocus()).toBe(true);
    });

    it('drags a slider', async () => {
      const body = fragment('goodlayers/slider-2.1.7.html').replace(
        'data-nav="both"',
        'data-nav="touch-navigation"',
      );
      server.routes.set('/slider', { body: htmlPage({ body }) });
      await page.goto(`${server.origin}/slider`);
      await page.waitForSelector('.goodlayers-carousel-nav-follow');
      await page.waitForSelector('[data-atoll-state="ready"] .atoll-slides-initialized');
      const shown = (): Promise<unknown> =>
        page.evaluate(() =>
          [...document.querySelectorAll('.slides > li')].findIndex((slide) =>
            slide.matches('.flex-active-slide'),
          ),
        );
      expect(await shown()).toBe(0);
      const { x, y, width } = await page.locator('.gdlr-core-flexslider').boundingBox();
      const at = (part: number) => [Math.round(x + width * part), Math.round(y + 100)] as const;
      // With few movements, because only a drag of less than 300 ms turns the slider.
      await page.mouse.drag([at(0.8), at(0.2)]);
      await page.until(async () => (await shown()) === 1, 'the second slide');
      expect(await page.evaluate(() => location.pathname)).toBe('/slider');
    });

    it('leaves to the back/forward cache and comes back alive', async () => {
      await open('/accordion');
      await secondTitle().click();
      await panelIsOpen();
      await page.evaluate(() => {
        window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      server.routes.set('/other', { body: htmlPage({ body: '<p>Another page</p>', withEntry: false }) });
      await page.goto(`${server.origin}/other`);
      await page.goBack();
      await page.waitForFunction(() => location.pathname === '/accordion' && 'persisted' in window);
      expect(await page.evaluate(() => Reflect.get(window, 'persisted'))).toBe(true);
      await panelIsOpen();
      await page.locator('.gdlr-core-accordion-item-title').first().click();
      await page.waitForFunction(() =>
        document.querySelector('[role="button"]')?.matches('[aria-expanded="true"]'),
      );
    });
  });
});

const FRAGMENTS: Readonly<Record<string, string>> = {
  '/accordion': 'accordion-2.1.7-box-icon.html',
  '/lightbox': 'lightbox-2.1.7-set.html',
  '/strip': 'sly-slider-1.8.7.html',
};
