/**
 * `npm run screenshots`: takes the screenshots for the plugin directory from the college demo site, in the order of the
 * captions in readme.txt.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium, root } from './install.mjs';

const FOLDER = join(root, '.wordpress-org');
const VIEWPORT = { width: 1280, height: 900 };

await build();
const executablePath = ensureChromium();
const [{ chromium }, { demoSite, freePort, startWordPress }] = await Promise.all([
  import('playwright-core'),
  import('./wordpress.mjs'),
]);
const site = await startWordPress({ ...demoSite, port: await freePort() });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(FOLDER, { recursive: true });
  // With reduced motion, counters and bars show their final values.
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'gdlr-core-privacy-box', value: '1', url: site.url }]);
  const page = await context.newPage();
  /** @param {number} number */
  const shoot = (number) => page.screenshot({ path: join(FOLDER, `screenshot-${number}.png`) });

  /** @param {string} path */
  const show = async (path) => {
    await page.goto(site.url + path);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.evaluate(() => window.atoll?.settled());
  };

  await show('');
  await shoot(1);
  await show('tuition/');
  await page.locator('.gdlr-core-price-table-item').scrollIntoViewIfNeeded();
  await shoot(2);
  await page.goto(`${site.url}?fixture_user=admin`);
  await show('programmes/');
  await page.getByRole('button', { name: /^Atoll: / }).click();
  await shoot(3);
  await page.goto(`${site.url}wp-admin/options-general.php?page=atoll`);
  await shoot(4);
  await page.goto(`${site.url}wp-admin/site-health.php?tab=debug`);
  await page.locator('[aria-controls="health-check-accordion-block-atoll"]').click();
  await page.locator('#health-check-accordion-block-atoll').scrollIntoViewIfNeeded();
  await shoot(5);
} finally {
  await browser.close();
  await site.stop();
}
process.exit(0);
