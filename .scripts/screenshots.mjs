/**
 * `npm run screenshots`: the pictures of the plugin's page in the directory, made from the demo pages, in the order of
 * the captions in readme.txt.
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
  const page = await browser.newPage({ viewport: VIEWPORT });
  /** @param {number} number */
  const shoot = (number) => page.screenshot({ path: join(FOLDER, `screenshot-${number}.png`) });

  await page.goto(`${site.url}demo/`);
  await page.evaluate(() => window.atoll?.settled());
  await shoot(1);
  await page.goto(`${site.url}?fixture_user=admin`);
  await page.goto(`${site.url}demo/`);
  await page.evaluate(() => window.atoll?.settled());
  await page.getByRole('button', { name: /^Atoll: / }).click();
  await shoot(2);
  await page.goto(`${site.url}wp-admin/options-general.php?page=atoll`);
  await shoot(3);
  await page.goto(`${site.url}wp-admin/site-health.php?tab=debug`);
  await page.locator('[aria-controls="health-check-accordion-block-atoll"]').click();
  await page.locator('#health-check-accordion-block-atoll').scrollIntoViewIfNeeded();
  await shoot(4);
} finally {
  await browser.close();
  await site.stop();
}
process.exit(0);
