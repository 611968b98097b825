/** The contact form and the return of the originals on a real WordPress, in Firefox and WebKit. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DriverPage } from '../support/engines/driver-page';
import type { EngineBrowser } from '../support/engines/engine-driver';
import { enginesHere } from '../support/engines/engines';
import { entryPath, type PageServer, startPageServer } from '../support/page-server';
import { skipFor } from '../support/skip';

const site = inject('site').url;

describe.each(enginesHere())('$name', ({ launch, why }) => {
  describe('on a real WordPress', skipFor(why), () => {
    let browser: EngineBrowser;
    let server: PageServer;
    let page: DriverPage;

    beforeAll(async () => {
      [browser, server] = await Promise.all([launch(), startPageServer()]);
      page = new DriverPage(browser.driver);
    });
    afterAll(async () => {
      await browser.close();
      await server.close();
    });

    /** Opens the demo page with the entry of this build, in a browser that runs a script first. */
    const openDemo = async (script: string): Promise<void> => {
      const html = await (await fetch(`${site}demo/`)).text();
      const own = html
        .replaceAll(/[^"']*\/atoll\/assets\/atoll-[\w-]+\.js[^"']*/g, entryPath())
        .replace('<head>', `<head><script>${script}</script>`);
      expect(own).toContain(entryPath());
      expect(own).toContain(`<script>${script}</script>`);
      server.routes.set('/old', { body: own });
      await page.goto(`${server.origin}/old`);
    };

    it('sends a message with the keyboard, and shows the response', async () => {
      await page.goto(`${site}contact/`);
      await page.waitForFunction(() => window.atoll !== undefined);
      const form = page.locator('.wpcf7 > form').first();
      for (const [name, text] of [
        ['your-name', 'Ada'],
        ['your-email', 'ada@school.example'],
        ['your-subject', 'Hello'],
      ] as const)
        await form.locator(`[name="${name}"]`).fill(text);
      await form.locator('[name="your-subject"]').press('Enter');
      await page.waitForFunction(() =>
        document.querySelector('.wpcf7 > form')?.matches('[data-status="sent"]'),
      );
      expect(
        await page.evaluate(() => document.querySelector('.wpcf7-response-output')?.textContent),
      ).toMatch(/\w/);
    });

    // Firefox refuses an import map that comes after a module (platform-notes, section D).
    it.each(['interactive-block', 'classic-theme,interactive-block'])(
      'WordPress’s import map works beside it (%s)',
      async (scenarios) => {
        await page.goto(`${site}plain/?fixture=${scenarios}`);
        await page.waitForFunction(() => window.atoll !== undefined);
        await page.evaluate(() => {
          const script = document.createElement('script');
          script.type = 'module';
          script.text = `import '@wordpress/interactivity'; document.body.dataset.resolved = '';`;
          document.body.append(script);
        });
        await page.waitForFunction(() => document.body.matches('[data-resolved]'));
        expect(await page.evaluate(() => document.querySelectorAll('[type="importmap"]').length)).toBe(1);
      },
    );

    it('runs the originals in order if the entry cannot be loaded', async () => {
      const html = await (await fetch(`${site}demo/`)).text();
      // The stand-ins for the originals still come from WordPress.
      const broken = html.replaceAll(/[^"']*\/atoll\/assets\/atoll-[\w-]+\.js[^"']*/g, '/missing.js');
      expect(broken).toContain('/missing.js');
      server.routes.set('/broken', { body: broken });
      await page.goto(`${server.origin}/broken`);
      await page.waitForFunction(() => window.__legacy?.includes('gdlr-core-page-builder'));
      expect(await page.evaluate(() => window.__legacy?.filter((name) => name.startsWith('gdlr')))).toEqual([
        'gdlr-core-plugin',
        'gdlr-core-page-builder',
      ]);
    });

    it.each([
      ['URL.canParse', 'delete URL.canParse'],
      ['AbortSignal.any', 'delete AbortSignal.any'],
    ])('runs the originals without %s, although the entry could be loaded', async (_name, removal) => {
      await openDemo('');
      await page.waitForFunction(() => window.atoll !== undefined);
      await openDemo(removal);
      await page.waitForFunction(() => window.__legacy?.includes('gdlr-core-page-builder'));
      expect(await page.evaluate(() => window.atoll === undefined)).toBe(true);
    });
  });
});
