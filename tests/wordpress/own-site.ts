/** A separate site with a signed-in administrator, for files that change settings, which affect all tests of a site. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { demoSite, freePort, startWordPress } from '../../.scripts/wordpress.mjs';
import { launchChromium } from '../support/browser';

/** A site, a browser, and the administrator's page. */
export interface OwnSite {
  readonly site: Awaited<ReturnType<typeof startWordPress>>;
  readonly browser: Browser;
  readonly page: Page;
}

/**
 * Starts the demo site and signs the administrator in. Stop the site and close the browser after the tests.
 *
 * @param options of the administrator's browser
 */
export async function startOwnSite(options: BrowserContextOptions = {}): Promise<OwnSite> {
  const [site, browser] = await Promise.all([
    freePort().then((port) => startWordPress({ ...demoSite, port })),
    launchChromium(),
  ]);
  const page = await (await browser.newContext(options)).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${site.url}?fixture_user=admin`);
  return { site, browser, page };
}
