/**
 * Atoll beside real optimisers that combine, defer, delay and minify scripts (platform-notes, section A7). Each of them
 * runs if it is in tests/.plugins.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { notices, type Visit, visit } from './site';
import {
  classicCode,
  open,
  openPanelWithFirstClick,
  ownScripts,
  sendForm,
  type Site,
  startBeside,
  view,
  whyNot,
} from './real-plugin-site';

/** An optimiser with settings. */
interface Case {
  readonly name: string;
  readonly slug: string;
  /** Configures it. */
  readonly php: string;
  /** What it does to the site's own script. */
  readonly trace: RegExp;
}

const autoptimize = (options: Readonly<Record<string, string>>): string =>
  Object.entries({
    cache_nogzip: 'on',
    js: 'on',
    html: 'on',
    html_minify_inline: 'on',
    css: '',
    cache_fallback: '',
    ...options,
  })
    .map(([name, value]) => `update_option( 'autoptimize_${name}', '${value}' );`)
    .join(' ');

const CASES: readonly Case[] = [
  {
    name: 'Autoptimize, combining files and inline code',
    slug: 'autoptimize',
    php: autoptimize({ js_aggregate: 'on', js_include_inline: 'on', js_defer_not_aggregate: '' }),
    trace: /<script defer src="[^"]*\/cache\/autoptimize\/js\/autoptimize_\w+\.js"/,
  },
  {
    name: 'Autoptimize, deferring files and inline code',
    slug: 'autoptimize',
    php: autoptimize({ js_aggregate: '', js_defer_not_aggregate: 'on', js_defer_inline: 'on' }),
    trace: /<script defer id="add-on-js-after" src="data:text\/javascript;base64,/,
  },
  {
    name: 'W3 Total Cache, combining files and minifying HTML and inline code',
    slug: 'w3-total-cache',
    php: `$config = new W3TC\\Config();
      foreach ( array( 'minify.enabled', 'minify.auto', 'minify.js.enable', 'minify.html.enable', 'minify.html.inline.js' ) as $name ) {
        $config->set( $name, true );
      }
      $config->set( 'minify.css.enable', false );
      $config->set( 'minify.rewrite', false );
      $config->save();`,
    trace: /<script src="[^"]*w3tc_minify=\w+\.js"/,
  },
  {
    name: 'LiteSpeed Cache, delaying, combining and minifying files and inline code',
    slug: 'litespeed-cache',
    php: `foreach ( array( 'optm-js_min' => 1, 'optm-js_comb' => 1, 'optm-js_comb_ext_inl' => 1, 'optm-js_defer' => 2, 'optm-html_min' => 1 ) as $name => $value ) {
        update_option( "litespeed.conf.$name", $value );
      }`,
    trace: /<script[^>]* type="litespeed\/javascript"/,
  },
];

let browser: Browser;
let alone: Visit;

beforeAll(async () => {
  [browser, alone] = await Promise.all([launchChromium(), visit('demo/')]);
});
afterAll(() => browser.close());

describe.each(CASES)('$name', ({ slug, php, trace }) => {
  describe('beside Atoll', { timeout: 240_000, ...skipFor(whyNot(slug)) }, () => {
    let site: Site;

    beforeAll(async () => {
      site = await startBeside(slug, php);
    });
    afterAll(() => site.stop());

    test('leaves Atoll’s scripts as they are on a site without it', async () => {
      const page = await view(site);
      expect(page.text.match(/<script[^>]*>/g)).toContainEqual(expect.stringMatching(trace));
      const own = ownScripts(page, site.url);
      // Since WordPress 7.0, the attributes are in alphabetical order.
      expect(own.flat()).toContain('id=atoll-early-queue');
      expect(own).toEqual(ownScripts(alone, inject('site').url));
    });

    test('keeps the early queue before all stylesheets', async () => {
      const { text } = await view(site);
      const [before = ''] = text.split(/id="?atoll-early-queue/);
      expect(before.length).toBeLessThan(text.length);
      expect(before).not.toMatch(/<link[^>]*stylesheet|<style/);
    });

    test('gets none of the removed scripts', async () => {
      const code = await classicCode(await view(site));
      expect(code).toContain('add-on');
      expect(code).not.toMatch(/gdlr-core-plugin|gdlr-core-page-builder|jQuery v/);
    });

    test('does not delay the visitor’s first click', async () => {
      const { page, problems } = await open(browser, `${site.url}demo/`);
      await openPanelWithFirstClick(page);
      await page.waitForFunction(() => window.__legacy?.includes('inline'));
      expect(await page.evaluate(() => [window.__legacy, 'jQuery' in window])).toEqual([
        ['add-on', 'inline'],
        false,
      ]);
      expect(problems).toEqual([]);
      await page.context().close();
    });

    test('does not keep a contact form from being sent', async () => {
      const { page, problems } = await open(browser, `${site.url}contact/`);
      await sendForm(page);
      expect(problems).toEqual([]);
      await page.context().close();
    });

    test('causes no PHP notice of Atoll', () => {
      expect(notices(site.log)).toEqual([]);
    });
  });
});
