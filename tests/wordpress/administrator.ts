/** Actions of an administrator in a browser: install, configure and remove the plugin. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { visit } from './site';

const ZIP = fileURLToPath(new URL('../../dist/atoll.zip', import.meta.url));

/** The plugin's row in the list of plugins. */
const ROW = '[data-plugin="atoll/atoll.php"]';

/** The default value of every field of the settings page, by label. */
export const DEFAULTS: Readonly<Record<string, boolean | string>> = {
  'GoodLayers page builder': true,
  'Essential Addons for Elementor': true,
  'Contact Form 7': true,
  'VK Link Target Controller': true,
  'Privacy box and GDPR form of the page builder': true,
  'Run Atoll for administrators only': false,
  'Change nothing for visitors': false,
  'Excluded pages': '',
  'Always keep jQuery': false,
  'Keep the filter and the page in the URL': true,
  'Tell screen readers': true,
};

/**
 * Signs in with the request that the login form sends.
 *
 * @returns a page that loads no pictures and fonts, which makes it faster
 */
export async function signIn(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.route(/\.(?:png|svg|woff2?|gif|jpe?g)(?:\?|$)/, (route) => route.abort());
  // In one run, the browser got no response to the submitted form within a minute. The form is not tested here.
  const response = await context.request.post(`${url}wp-login.php`, {
    form: { log: 'admin', pwd: 'password' },
    maxRedirects: 0,
  });
  if (response.status() !== 302) throw new Error(`signing in failed: ${response.status()}`);
  return page;
}

/**
 * Uploads the zip file and activates the plugin with the button on the next page.
 *
 * @param admin URL of the admin area of a site or a network
 */
export async function install(page: Page, admin: string): Promise<void> {
  await page.goto(`${admin}plugin-install.php?tab=upload`);
  await page.locator('#pluginzip').setInputFiles(ZIP);
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByText('Plugin installed successfully.').waitFor();
  await page.getByRole('link', { name: /Activate/ }).click();
  await page.getByText(/^Plugin activated/).waitFor();
}

/** Activates the plugin in the list of plugins. */
export async function activate(page: Page, admin: string): Promise<void> {
  await page.goto(`${admin}plugins.php`);
  await page
    .locator(ROW)
    .getByRole('link', { name: /^Activate/ })
    .click();
  await page.getByText(/^Plugin activated/).waitFor();
}

/** Deactivates the plugin in the list of plugins. */
export async function deactivate(page: Page, admin: string): Promise<void> {
  await page.goto(`${admin}plugins.php`);
  await page
    .locator(ROW)
    .getByRole('link', { name: /Deactivate/ })
    .click();
  await page.getByText(/^Plugin deactivated/).waitFor();
}

/** Deactivates the plugin and deletes it. */
export async function remove(page: Page, admin: string): Promise<void> {
  await deactivate(page, admin);
  // Before the page's script is loaded, the link leads to a confirmation page.
  await page.waitForLoadState();
  page.once('dialog', (dialog) => void dialog.accept());
  await page
    .locator(ROW)
    .getByRole('link', { name: /^Delete/ })
    .click();
  await page.getByText(/was successfully deleted/).waitFor();
}

/** Opens the settings page. */
export const openSettings = (page: Page, url: string): Promise<unknown> =>
  page.goto(`${url}wp-admin/options-general.php?page=atoll`);

/** Sets fields of the settings page, by label, and saves. */
export async function save(
  page: Page,
  url: string,
  fields: Readonly<Record<string, boolean | string>>,
): Promise<void> {
  await openSettings(page, url);
  for (const [label, value] of Object.entries(fields)) {
    const field = page.getByLabel(label);
    await (typeof value === 'string' ? field.fill(value) : field.setChecked(value));
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Settings saved.').waitFor();
}

/** Reads the fields of the open settings page. */
export async function readFields(page: Page): Promise<Readonly<Record<string, boolean | string>>> {
  const fields: Record<string, boolean | string> = {};
  for (const [label, value] of Object.entries(DEFAULTS)) {
    const field = page.getByLabel(label);
    fields[label] = typeof value === 'string' ? await field.inputValue() : await field.isChecked();
  }
  return fields;
}

/** @returns the names of everything that a plugin could leave behind on a site */
export async function rowsOf(url: string): Promise<readonly string[]> {
  const { scripts } = await visit('?fixture=rows', 'anonymous', {}, url);
  return JSON.parse(scripts.find(({ id }) => id === 'fixture-rows')?.text ?? 'null') as string[];
}

/** Options that WordPress adds when a plugin is uploaded or deactivated, or when the admin area is visited. */
const ADDED_BY_WORDPRESS = new Set([
  'can_compress_scripts',
  'recently_activated',
  'upgrader_scheduled_cleanup',
  'wp_delete_temp_updater_backups',
  'wp_site_health_scheduled_check',
]);

/** @returns the names that were added, without those that WordPress adds */
export function addedTo(before: readonly string[], after: readonly string[]): readonly string[] {
  return after.filter((name) => !before.includes(name) && !ADDED_BY_WORDPRESS.has(name));
}
