/** The focus in the menu before its code has loaded, and when another width hides the header (goodlayers-theme, section 11). */
import { expect, it } from 'vitest';
import { delayResponse, openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();
const MAIN = fragment('goodlayers-theme/main-menu-3.2.9.html');
const VIEWPORT = { width: 1200, height: 800 };
const TOGGLE = '.sf-menu > li > [aria-controls]';

/** As the plugin prints it, with its rule until the menu is prepared: tests/wordpress/theme-menus. */
const PRINTED = MAIN.replace(
  '<a href="#"',
  '<a role="button" aria-expanded="false" aria-controls="campus" href="#"',
);
const head =
  '<style>:not(.sf-js-enabled) > .sf-menu li:focus-within > .sf-mega{display:block}@media (max-width:600px){header{display:none}}</style>';

it('stays in a list whose button was pressed before the code had loaded', async () => {
  const { page } = await stage.open(htmlPage({ body: PRINTED, head }), { viewport: VIEWPORT });
  const release = await delayResponse(page, /MainMenu/);
  await page.goto(stage.url);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.locator(TOGGLE).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inside = '.sf-mega :focus';
  expect(await page.locator(inside).count()).toBe(1);
  release();
  await page.locator('.sf-menu[data-atoll-state=ready]').waitFor();
  await page.locator(`${TOGGLE}[aria-expanded=true]`).waitFor();
  expect(await page.locator(inside).isVisible()).toBe(true);
});

it('leaves a list that another width hides', async () => {
  const { page } = await stage.open(htmlPage({ body: `${MAIN}<a href="#below">Below</a>`, head }), {
    viewport: VIEWPORT,
  });
  await page.goto(stage.url);
  const button = page.getByRole('button', { name: 'Academics submenu' });
  await page.keyboard.press('Shift');
  await button.press('Enter');
  await page.locator('.sfHover').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.locator('.sfHover .sub-menu :focus').count()).toBe(1);
  await page.setViewportSize({ width: 500, height: 800 });
  await page.locator('.sfHover').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.getByRole('link', { name: 'Below' }).evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await page.locator('[aria-expanded=true]').count()).toBe(0);
});
