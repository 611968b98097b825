/**
 * The oldest and the newest supported WordPress and PHP. On each, an administrator uploads the zip file in a browser, activates,
 * configures and uses the plugin, deactivates and deletes it. RELIABILITY 77 and 88.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nativePhp } from '../../.scripts/lib/native-php.mjs';
import {
  demoSite,
  FACTS,
  freePort,
  hasFiles,
  NEWEST,
  OLDEST,
  startWordPress,
} from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';
import { point } from '../support/page-browser';
import { skipFor } from '../support/skip';
import {
  addedTo,
  DEFAULTS,
  install,
  openSettings,
  readFields,
  remove,
  rowsOf,
  save,
  signIn,
} from './administrator';
import { inline, loaded, notices, visit } from './site';

const [fixture = ''] = demoSite.plugins;

/** The newest PHP is there in WebAssembly. */
const NEWEST_PHP = nativePhp().release === undefined ? '8.5' : undefined;

const RELEASES = [
  { wp: OLDEST, php: FACTS.requiresPhp, theme: 'twentytwentythree' },
  { wp: NEWEST, php: NEWEST_PHP, theme: 'twentytwentyfour' },
  { wp: '7.1', php: undefined, theme: 'twentytwentyfive' },
];
const present = RELEASES.filter(({ wp }) => hasFiles(wp));

type Site = Awaited<ReturnType<typeof startWordPress>>;

let browser: Browser;
/** The sites start in parallel, because each start uses one core. By release. */
let sites: Map<string, Promise<Site>>;

beforeAll(async () => {
  sites = new Map(
    present.map(({ wp, php, theme }) => [
      wp,
      freePort().then((port) =>
        startWordPress({
          ...demoSite,
          plugins: [fixture],
          wp,
          ...(php === undefined ? {} : { php }),
          theme,
          workers: 2,
          port,
        }),
      ),
    ]),
  );
  [browser] = await Promise.all([launchChromium(), ...sites.values()]);
});
afterAll(async () => {
  await browser.close();
  await Promise.all((await Promise.all(sites.values())).map((site) => site.stop()));
});

/** All fields with values that differ from the defaults. */
const CHANGED = Object.fromEntries(
  Object.entries(DEFAULTS).map(([label, value]) => [label, typeof value === 'string' ? '/counter/' : !value]),
);

for (const { wp, php, theme } of RELEASES) {
  const whyNot = hasFiles(wp) ? undefined : `WordPress ${wp} is not there: tests/.wordpress/${wp}`;
  describe(
    `RELIABILITY 77, 88: WordPress ${wp} on PHP ${php ?? 'of the machine'} with ${theme}`,
    {
      timeout: 240_000,
      ...skipFor(whyNot),
    },
    () => {
      let site: Site;
      let page: Page;
      let before: readonly string[];
      const at = (path: string) => visit(path, 'anonymous', {}, site.url);

      beforeAll(async () => {
        site = (await sites.get(wp)) as Site;
        page = await signIn(browser, site.url);
        await page.goto(`${site.url}wp-admin/plugins.php`);
        before = await rowsOf(site.url);
      });

      test('installs in the admin area and works after activation; a page view stores facts about files, and no settings', async () => {
        await install(page, `${site.url}wp-admin/`);
        expect(addedTo(before, await rowsOf(site.url))).toEqual([]);
        const covered = await at('demo/');
        expect(loaded(covered)).toEqual(['atoll-js-module']);
        expect(inline(covered)).toEqual(
          expect.arrayContaining(['vk-ltc-js-js-extra', 'gdlr-core-page-builder-js-extra']),
        );
        const uncovered = await at('uncovered/');
        expect(loaded(uncovered)).toEqual(
          expect.arrayContaining(['jquery-core-js', 'gdlr-core-plugin-js', 'gdlr-core-page-builder-js']),
        );
        expect(addedTo(before, await rowsOf(site.url))).toEqual(['atoll_files', 'atoll_settings']);
      });

      test('prints the entry as a module without a version query, and the configuration', async () => {
        // With the theme's template, because block themes and classic themes print scripts in different places.
        const printed = await at('plain/');
        const entries = printed.scripts.filter(({ src }) => src.includes('/plugins/atoll/'));
        expect(entries.map(({ query }) => query)).toEqual(['']);
        expect(Object.fromEntries(entries[0]?.attributes ?? [])).toMatchObject({
          type: 'module',
          id: 'atoll-js-module',
          'data-no-optimize': '1',
          'data-no-defer': '1',
          'data-cfasync': 'false',
          'data-noptimize': '1',
        });
        expect(printed.config).toMatchObject({ admin: false, settings: {} });
        expect((await fetch(entries[0]?.src ?? '')).status).toBe(200);
      });

      test('runs the widgets of a page, and shows the decisions to the administrator', async () => {
        await page.goto(`${site.url}demo/`);
        await point(page);
        await page.locator('[data-atoll="accordion"][data-atoll-state="ready"]').waitFor();
        await page.goto(`${site.url}wp-admin/site-health.php?tab=debug`);
        const rows = await page.locator('#health-check-accordion-block-atoll tr').allTextContents();
        expect(rows).toContainEqual(expect.stringMatching(/^vk-ltc-jsRemoved: /));
      });

      test('saves and applies every setting', async () => {
        await openSettings(page, site.url);
        expect(await readFields(page)).toEqual(DEFAULTS);
        await save(page, site.url, CHANGED);
        await openSettings(page, site.url);
        expect(await readFields(page)).toEqual(CHANGED);
        expect((await at('demo/')).config).toBeUndefined();
        await save(page, site.url, { ...DEFAULTS, 'Tell screen readers': false });
        expect((await at('demo/')).config).toMatchObject({ settings: { 'links.hint': false } });
      });

      test('leaves nothing behind after it is deactivated and deleted', async () => {
        await remove(page, `${site.url}wp-admin/`);
        const without = await at('demo/');
        expect(without.text).not.toMatch(/\/plugins\/atoll\/|"atoll-/);
        expect(loaded(without)).toContain('gdlr-core-page-builder-js');
        expect(addedTo(before, await rowsOf(site.url))).toEqual([]);
      });

      test('causes no PHP notices', () => {
        expect(notices(site.log)).toEqual([]);
      });
    },
  );
}
