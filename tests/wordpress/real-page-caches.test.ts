/**
 * Atoll beside real page caches: a cached page has Atoll, and activation and settings purge the cache. Each of them runs if it
 * is in tests/.plugins.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { save, signIn } from './administrator';
import { loaded, type Visit, visit } from './site';
import {
  open,
  openPanelWithFirstClick,
  ownScripts,
  printOf,
  type Site,
  startBeside,
  view,
  whyNot,
} from './real-plugin-site';

/** A page cache. */
interface Case {
  readonly name: string;
  readonly slug: string;
  /** Configures it. */
  readonly php: string;
}

const CASES: readonly Case[] = [
  {
    name: 'Cache Enabler',
    slug: 'cache-enabler',
    php: `update_option( 'cache_enabler', Cache_Enabler::validate_settings( array( 'minify_html' => 1, 'minify_inline_css_js' => 1 ) ) );`,
  },
];

const WITHOUT_ATOLL = `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'atoll/atoll.php' );`;
const SWITCH = 'Run Atoll for administrators only';
const ORIGINAL = 'gdlr-core-page-builder-js';
const PATIENCE = { timeout: 240_000 };

let browser: Browser;
let alone: Visit;

beforeAll(async () => {
  [browser, alone] = await Promise.all([launchChromium(), visit('demo/')]);
});
afterAll(() => browser.close());

describe.each(CASES)('$name', ({ slug, php }) => {
  describe('beside Atoll', { ...PATIENCE, ...skipFor(whyNot(slug)) }, () => {
    let site: Site;
    let owner: Page;

    beforeAll(async () => {
      site = await startBeside(slug, `${WITHOUT_ATOLL} ${php}`);
      owner = await signIn(browser, site.url);
    });
    afterAll(() => site.stop());

    /** Requests a page twice. @returns the page, which the cache has served at least once */
    async function cachedPage(): Promise<Visit> {
      const first = await view(site);
      const second = await view(site);
      expect(printOf(second)).toBe(printOf(first));
      return second;
    }

    test('caches a page without Atoll, whose originals run', async () => {
      const cached = await cachedPage();
      expect(loaded(cached)).toContain(ORIGINAL);
      expect(cached.text).not.toContain('/plugins/atoll/');
      const { page, problems } = await open(browser, `${site.url}demo/`);
      await page.waitForFunction(() => window.__legacy?.includes('inline'));
      expect(await page.locator('meta[name="fixture-print"]').getAttribute('content')).toBe(printOf(cached));
      expect(await page.evaluate(() => window.__legacy)).toContain('gdlr-core-page-builder');
      expect(problems).toEqual([]);
      await page.context().close();
    });

    test('serves Atoll as soon as it is activated, and caches it', async () => {
      await owner.goto(`${site.url}wp-admin/plugins.php`);
      await owner
        .locator('[data-plugin="atoll/atoll.php"]')
        .getByRole('link', { name: /Activate/ })
        .click();
      await owner.getByText(/^Plugin activated/).waitFor();
      const cached = await cachedPage();
      expect(loaded(cached)).not.toContain(ORIGINAL);
      expect(ownScripts(cached, site.url)).toEqual(ownScripts(alone, inject('site').url));
    });

    test('serves a cached page whose widget reacts to the first click', async () => {
      const cached = await cachedPage();
      const { page, problems } = await open(browser, `${site.url}demo/`);
      await openPanelWithFirstClick(page);
      expect(await page.locator('meta[name="fixture-print"]').getAttribute('content')).toBe(printOf(cached));
      expect(await page.evaluate(() => window.__legacy)).toEqual(['add-on', 'inline']);
      expect(problems).toEqual([]);
      await page.context().close();
    });

    test('serves the originals as soon as the settings say so, and Atoll as soon as they do not', async () => {
      await cachedPage();
      await save(owner, site.url, { [SWITCH]: true });
      const off = await cachedPage();
      expect(loaded(off)).toContain(ORIGINAL);
      await save(owner, site.url, { [SWITCH]: false });
      expect(loaded(await view(site))).not.toContain(ORIGINAL);
    });
  });
});
