/**
 * The real VK Link Target Controller on a real WordPress with a theme of WordPress's own: what its script does to the
 * links of a list of posts, and what ours does. Runs when the plugin stands in tests/.plugins.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';
import { skipFor } from '../support/skip';
import { loaded, visit } from './site';

const NAME = 'vk-link-target-controller';
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const whyNot = existsSync(folder(`../.plugins/${NAME}`))
  ? undefined
  : `the real VK Link Target Controller is not there: tests/.plugins/${NAME} (see README.md)`;

/** Title, where its link leads ('' for itself) and whether it opens a tab of its own. */
const POSTS = [
  ['Elsewhere', 'https://example.com/elsewhere/', 1],
  ['Elsewhere, in this tab', 'https://example.com/same-tab/?a=1&b=2', 0],
  ['In letters of its own', 'https://example.com/caf%C3%A9/', 1],
  ['At home', '', 0],
] as const;

const PHP = `<?php
require '/wordpress/wp-load.php';
foreach ( json_decode( '${JSON.stringify(POSTS)}' ) as list( $title, $link, $target ) ) {
	$id = wp_insert_post( array( 'post_title' => $title, 'post_status' => 'publish', 'post_content' => '<a href="https://example.com/elsewhere/">Inside</a>' ) );
	if ( $link ) {
		update_post_meta( $id, 'vk-ltc-link', $link );
		update_post_meta( $id, 'vk-ltc-target', $target );
	}
}
`;

type Site = Awaited<ReturnType<typeof startWordPress>>;

async function start(plugins: readonly string[]): Promise<Site> {
  const steps = [{ step: 'runPHP', code: PHP }];
  return startWordPress({ plugins, with: [NAME], steps, workers: 2, port: await freePort() });
}

describe('the real VK Link Target Controller', { timeout: 240_000, ...skipFor(whyNot) }, () => {
  let browser: Browser;
  let sites: readonly Site[];

  beforeAll(async () => {
    [browser, ...sites] = await Promise.all([
      launchChromium(),
      start([]),
      start([folder('../../dist/atoll')]),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all(sites.map((site) => site.stop()));
  });

  test('its script is gone, and what it was told is not', async () => {
    const [theirs, ours] = await Promise.all(sites.map(({ url }) => visit('', 'anonymous', {}, url)));
    expect(theirs && loaded(theirs)).toContain('vk-ltc-js-js');
    expect(ours && loaded(ours)).not.toContain('vk-ltc-js-js');
    expect(ours?.text).toContain('var vkLtc = {"ajaxurl":');
  });

  test.each(['', '?s=el'])('84: ours does to links what the original does: /%s', async (path) => {
    const [theirs, ours] = await Promise.all(sites.map((site) => linksOf(site, path)));
    expect(theirs?.some((link) => link.includes('_blank'))).toBe(true);
    expect(ours).toEqual(theirs);
  });

  /** @returns the links of all posts once the rule has been applied: text, address, target and relation */
  async function linksOf(site: Site, path: string): Promise<readonly string[]> {
    const page: Page = await browser.newPage();
    await page.goto(site.url + path);
    await page.waitForFunction(() => document.querySelector('[class*="post-"] a[target="_blank"]'));
    await page.evaluate(() => window.atoll?.settled());
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('[class*="post-"] a')].map((link) =>
        [
          link.textContent?.trim(),
          link.getAttribute('href')?.replace(location.origin, ''),
          link.target,
          (link.getAttribute('rel') ?? '').split(' ').toSorted().join(' '),
        ].join(' | '),
      ),
    );
    await page.close();
    return links;
  }
});
