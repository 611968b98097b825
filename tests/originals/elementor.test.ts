/**
 * Elementor's own scripts on sites with the originals (elementor-frontend, section 5): pages whose elements have no behaviour load
 * none of them and no jQuery, and look the same. Other pages keep them, and say why.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { decisionsOn, scriptsOf, signIn, visit } from './documents';
import { scrollThrough } from './walk';
import { type Site, SITE_B, SITE_B41, SITE_B71, whyNoPage, whyNot } from './sites';

/** Font Awesome's script for old names of icons does not belong to the front end, and needs no jQuery. */
const FRONT_END = /\/plugins\/elementor\/assets\/(?!lib\/font-awesome\/)|\/js\/jquery\//;
const WIDTHS = [1350, 800, 390];

/** A page as a visitor sees it at a width. */
interface Look {
  readonly picture: Buffer;
  readonly scripts: readonly string[];
  readonly device: string | null;
  readonly classes: readonly string[];
}

/** Content that differs between two visits: the question of a contact form's quiz, and the errors of frames of other hosts. */
const CHANGING = '.wpcf7-quiz-label,iframe{visibility:hidden}';

async function lookAt(page: Page, url: string): Promise<Look> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.addStyleTag({ content: CHANGING });
  // Pictures and backgrounds load when they are near the window.
  await scrollThrough(page);
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await window.atoll?.settled();
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });
  const body = page.locator('body');
  return {
    picture: await page.screenshot({ fullPage: true, animations: 'disabled' }),
    scripts: scripts.filter((src) => FRONT_END.test(src)),
    device: await body.getAttribute('data-elementor-device-mode'),
    classes: ((await body.getAttribute('class')) ?? '').match(/e--ua-\w+/g)?.toSorted() ?? [],
  };
}

for (const site of [SITE_B, SITE_B71, SITE_B41]) await testSite(site);

async function testSite(site: Site): Promise<void> {
  const quiet = site.quietPages ?? [];
  const freed = site.freedPages ?? [];
  const kept = Object.entries(site.keptPages ?? {});
  const why = await whyNot(site);
  const missing = new Map(
    await Promise.all(
      [...quiet, ...freed, ...kept.map(([path]) => path)].map(
        async (path) => [path, why ?? (await whyNoPage(site, path))] as const,
      ),
    ),
  );
  describe(`Elementor on site ${site.name}`, skipFor(why), () => {
    let browser: Browser;
    let administrator: string;
    beforeAll(async () => {
      const closed = `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${new URL(site.url).hostname}`;
      [browser, administrator] = await Promise.all([launchChromium([closed]), signIn(site)]);
    });
    afterAll(() => browser?.close());

    async function look(url: URL, width: number): Promise<Look> {
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      try {
        return await lookAt(page, url.href);
      } finally {
        await page.close();
      }
    }

    for (const path of quiet)
      describe(`/${path}`, skipFor(missing.get(path)), () => {
        test.each(WIDTHS)('loads none of its scripts, and looks the same at %i px', async (width) => {
          const original = await look(new URL(`${path}?orig=1`, site.url), width);
          const ours = await look(new URL(`${path}?with-atoll=1`, site.url), width);
          expect(original.scripts).not.toEqual([]);
          expect(ours.scripts).toEqual([]);
          expect(ours.picture.equals(original.picture)).toBe(true);
          expect([ours.device, ours.classes]).toEqual([original.device, original.classes]);
        });
      });

    for (const path of freed)
      test(`/${path} loads none of its scripts`, skipFor(missing.get(path)), async () => {
        expect((await look(new URL(path, site.url), 1350)).scripts).toEqual([]);
      });

    for (const [path, name] of kept)
      test(`/${path} keeps its scripts, because of: ${name}`, skipFor(missing.get(path)), async () => {
        const scripts = scriptsOf(await visit(site, path)).map((src) => src.replace(/.*\/|\?.*/g, ''));
        expect(scripts).toEqual(
          expect.arrayContaining(['jquery.min.js', 'frontend-modules.min.js', 'frontend.min.js']),
        );
        const decisions = (await decisionsOn(site, path, administrator)) ?? [];
        expect(decisions.find(({ handle }) => handle === 'elementor-frontend')?.text).toContain(name);
      });
  });
}
