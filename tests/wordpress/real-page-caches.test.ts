/**
 * Atoll beside real page caches: a cached page has Atoll and works, and activation, settings, updates and deactivation purge the
 * cache. Each of them runs if it is in tests/.plugins.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { nativePhp } from '../../.scripts/lib/native-php.mjs';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { activate, deactivate, save, signIn } from './administrator';
import { loaded, type Visit, visit } from './site';
import {
  open,
  openPanelWithFirstClick,
  ownScripts,
  printOf,
  sendForm,
  type Site,
  startBeside,
  view,
  whyNot,
} from './real-plugin-site';

/** A page cache. */
interface Case {
  readonly name: string;
  readonly slug: string;
  /** Configures it as its settings page does. */
  readonly php: string;
  /** Whether it needs PHP itself, because it stores no page in WebAssembly. */
  readonly needsPhp?: true;
}

/** Some write to `wp-config.php` with a function that WordPress loads for administrators only. */
const FILES = "require_once ABSPATH . 'wp-admin/includes/file.php';";

const CASES: readonly Case[] = [
  {
    name: 'Cache Enabler',
    slug: 'cache-enabler',
    php: `update_option( 'cache_enabler', Cache_Enabler::validate_settings( array( 'minify_html' => 1, 'minify_inline_css_js' => 1 ) ) );`,
  },
  {
    name: 'WP Super Cache',
    slug: 'wp-super-cache',
    needsPhp: true,
    php: `${FILES} $GLOBALS['wp_cache_check_wp_config'] = true;
      wp_cache_verify_config_file();
      wp_cache_verify_cache_dir();
      ob_start();
      wp_cache_check_global_config();
      ob_end_clean();
      wp_cache_create_advanced_cache();
      wp_cache_enable();
      wp_super_cache_enable();
      wp_cache_setting( 'wp_cache_slash_check', 1 );`,
  },
  {
    name: 'W3 Total Cache',
    slug: 'w3-total-cache',
    needsPhp: true,
    php: `${FILES} $config = new W3TC\\Config();
      $config->set( 'pgcache.enabled', true );
      $config->set( 'pgcache.engine', 'file' );
      $config->save();
      ( new W3TC\\Root_Environment() )->fix_in_wpadmin( $config, true );`,
  },
  {
    name: 'WP-Optimize',
    slug: 'wp-optimize',
    needsPhp: true,
    php: `${FILES} $config = WPO_Cache_Config::instance();
      $config->update( array( 'enable_page_caching' => true ) + $config->get_defaults(), true );
      WPO_Page_Cache::instance()->enable( true );`,
  },
  {
    name: 'Jetpack Boost',
    slug: 'jetpack-boost',
    needsPhp: true,
    php: `update_option( 'jetpack_boost_status_page-cache', true );
      Automattic\\Jetpack_Boost\\Modules\\Optimizations\\Page_Cache\\Page_Cache_Setup::run_setup();`,
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

describe.each(CASES)('$name', ({ slug, php, needsPhp }) => {
  const why = whyNot(slug) ?? (needsPhp && nativePhp().why);
  describe('beside Atoll', { ...PATIENCE, ...skipFor(why) }, () => {
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
      await activate(owner, `${site.url}wp-admin/`);
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

    test('serves a cached form that can be sent', async () => {
      const first = await view(site, 'contact/');
      expect(printOf(await view(site, 'contact/'))).toBe(printOf(first));
      const { page, problems } = await open(browser, `${site.url}contact/`);
      await sendForm(page);
      expect(problems).toEqual([]);
      await page.context().close();
    });

    test('prints the page again after an update of Atoll, and caches it', async () => {
      const before = await cachedPage();
      expect((await view(site, 'wp-json/?fixture=other-release')).status).toBe(200);
      expect(printOf(await cachedPage())).not.toBe(printOf(before));
    });

    test('serves the originals as soon as the settings say so, and Atoll as soon as they do not', async () => {
      await cachedPage();
      await save(owner, site.url, { [SWITCH]: true });
      const off = await cachedPage();
      expect(loaded(off)).toContain(ORIGINAL);
      await save(owner, site.url, { [SWITCH]: false });
      expect(loaded(await view(site))).not.toContain(ORIGINAL);
    });

    test('serves the originals as soon as Atoll is deactivated', async () => {
      await cachedPage();
      await deactivate(owner, `${site.url}wp-admin/`);
      const cached = await cachedPage();
      expect(loaded(cached)).toContain(ORIGINAL);
      expect(cached.text).not.toContain('/plugins/atoll/');
    });
  });
});
