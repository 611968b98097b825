/** The tests for every page of a site with the originals. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import {
  decisionsOn,
  elementsOf,
  firstMissing,
  scriptsOf,
  signIn,
  visit,
  withoutMegaLists,
} from './documents';
import { type Site, whyNoPage, whyNot } from './sites';
import { type Walk, walk } from './walk';

/** States that a widget may have after the page was scrolled through. Hidden widgets are `waiting`. */
const FINE = /: (?:ready|waiting)$/;

/** The scripts of Elementor's front end, and jQuery, which they need. */
const ELEMENTOR = /^(?:elementor-|jquery-|swiper$|share-link$)/;

/** The largest page has 12,000 elements, and the originals measure each of them. */
const WALK_MS = 240_000;

/** Declares the tests of a site's pages. If the site is not running, they are skipped and report the reason. */
export async function testPages(site: Site): Promise<void> {
  const whyNoSite = await whyNot(site);
  const builderPages = await Promise.all(
    site.builderPages.map(async (path) => [path, whyNoSite ?? (await whyNoPage(site, path))] as const),
  );
  describe(`site ${site.name}`, skipFor(whyNoSite), () => {
    let browser: Browser;
    let administrator: string;
    beforeAll(async () => {
      const { hostname } = new URL(site.url);
      const closed = `--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE ${hostname}`;
      [browser, administrator] = await Promise.all([launchChromium([closed]), signIn(site)]);
    });
    afterAll(() => browser?.close());
    for (const path of site.pages) testPage(path, undefined);
    for (const [path, why] of builderPages) testPage(path, why);

    function testPage(path: string, why: string | undefined): void {
      describe(`/${path}`, skipFor(why), () => {
        const original = new URL(`${path}?orig=1`, site.url).href;
        let ours: Walk;
        beforeAll(async () => {
          ours = await walk(browser, new URL(path, site.url).href);
        }, WALK_MS);

        test('prints no script of the originals', async () => {
          expect(scriptsOf(await visit(site, path)).filter((src) => site.scripts.test(src))).toEqual([]);
        });

        test('loads no script of the originals later', () => {
          expect(ours.scripts).toContainEqual(expect.stringContaining('/atoll/assets/atoll-'));
          expect(ours.scripts.filter((src) => site.scripts.test(src))).toEqual([]);
        });

        test('shows administrators why each script was removed', async () => {
          const decisions = (await decisionsOn(site, path, administrator)) ?? [];
          expect(decisions).not.toEqual([]);
          const staying = decisions.filter(({ isEmptied }) => !isEmptied);
          // Elementor's own scripts have tests of their own, and keep jQuery where they stay.
          // So do those of its menu in the toolbar, which only administrators get.
          const hasElementor = staying.some(
            ({ handle, text }) =>
              handle === 'elementor-frontend' || text.includes('which visitors do not have'),
          );
          const kept = staying.filter(({ handle }) => !(hasElementor && ELEMENTOR.test(handle)));
          expect(kept.map(({ handle, text }) => `${handle}: ${text}`)).toEqual([]);
        });

        test('has widgets where it should, and each of them that was in view works', () => {
          expect(ours.widgets.length === 0).toBe(site.pagesWithoutWidgets.includes(path));
          expect(ours.widgets.filter((widget) => !FINE.test(widget))).toEqual([]);
        });

        test('has every element that it has without Atoll, in the same order', async () => {
          // Both requests have a query, because menus mark the link to the current URL.
          const html = await visit(site, `${path}?with-atoll=1`);
          const elements = withoutMegaLists(elementsOf(await visit(site, `${path}?orig=1`)));
          expect(html.trimEnd().slice(-7)).toBe('</html>');
          expect(elements).toContain('/body');
          expect(firstMissing(elementsOf(html), elements)).toBeUndefined();
        });

        test(
          'has no error in the console that it does not have without Atoll',
          async () => {
            // The originals are slow on large pages, so they run only if there is an error to compare.
            const known = ours.errors.length > 0 ? (await walk(browser, original)).errors : [];
            expect(ours.errors.filter((error) => !known.includes(error))).toEqual([]);
          },
          WALK_MS,
        );
      });
    }
  });
}
