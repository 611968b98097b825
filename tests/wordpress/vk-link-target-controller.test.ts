/**
 * The real VK Link Target Controller on a real WordPress with a default theme: compares the links of a list of posts after its
 * script and after Atoll. Runs if the plugin is in tests/.plugins.
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

/** Title, URL of the redirect ('' for none), and whether the link opens in a new tab. */
const POSTS = [
  ['Elsewhere', 'https://example.com/elsewhere/', 1],
  ['Elsewhere, in this tab', 'https://example.com/same-tab/?a=1&b=2', 0],
  ['With an encoded letter', 'https://example.com/caf%C3%A9/', 1],
  ['At home', '', 0],
] as const;

const PHP = `
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
  return startWordPress({ plugins, with: [NAME], run: PHP, workers: 2, port: await freePort() });
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

  test('removes its script and keeps its data', async () => {
    const [theirs, ours] = await Promise.all(sites.map(({ url }) => visit('', 'anonymous', {}, url)));
    expect(theirs && loaded(theirs)).toContain('vk-ltc-js-js');
    expect(ours && loaded(ours)).not.toContain('vk-ltc-js-js');
    expect(ours?.text).toContain('var vkLtc = {"ajaxurl":');
  });

  test.each(['', '?s=el'])('RELIABILITY 84: changes links like the original: /%s', async (path) => {
    const [theirs, ours] = await Promise.all(sites.map((site) => linksOf(site, path)));
    expect(theirs?.some((link) => link.includes('_blank'))).toBe(true);
    expect(ours).toEqual(theirs);
  });

  /** @returns the links of all posts after the rule was applied: text, URL, target and rel */
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
