/**
 * Replaces the page builder's alert boxes, all releases (goodlayers-panels, section 6). Kept: 400 ms easeOutQuart;
 * the box is removed, and is back after a reload. Fixed: the control is a button with a name; the focus is not lost.
 */
import { expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { finishMovements, movements, panelBrowser } from '../../tests/support/panel-page';

const { open, openStill } = panelBrowser();

const alert = fragment('goodlayers/alert-box-2.1.7.html');
const BOX = '.gdlr-core-alert-box-item';
const PHONE = { width: 390, height: 844 };

it('slides closed in 400 ms and leaves the page', async () => {
  const { page, start } = await openStill(alert);
  await start();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(await movements(page)).toEqual([[400, 'easeOutQuart']]);
  await finishMovements(page);
  await page.waitForFunction((box) => !document.querySelector(box), BOX);
  await page.reload();
  expect(await page.locator(BOX).count()).toBe(1);
});

it('leaves the page after a tap on a phone', async () => {
  const page = await open(alert, { hasTouch: true, viewport: PHONE });
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await finishMovements(page);
  await page.locator(BOX).waitFor({ state: 'detached' });
  expect(await page.locator('main').textContent()).not.toContain('Dismiss');
});

it.each(['Enter', ' '])('closes with the key "%s" too, and the focus moves on', async (key) => {
  const page = await open(`<a href="#a">before</a>${alert}<a href="#b">after</a>`);
  await page.getByRole('button', { name: 'Dismiss' }).press(key);
  await finishMovements(page);
  await page.waitForFunction((box) => !document.querySelector(box), BOX);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('after');
});

it('moves the focus to the preceding element if nothing follows', async () => {
  const page = await open(`<a href="#a">before</a>${alert}`);
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await finishMovements(page);
  await page.waitForFunction((box) => !document.querySelector(box), BOX);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('before');
});

it('is page content: no alert role, and no button if it has none', async () => {
  const page = await open(fragment('goodlayers/alert-box-2.1.7-lasting.html'));
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(1);
});

it('takes its name from the page’s translations', async () => {
  const { page, start } = await openStill(
    `${alert}<script type="application/json" id="atoll-config">{"strings":{"alert-box.dismiss":"Schließen"}}</script>`,
  );
  await start();
  expect(await page.getByRole('button').getAttribute('aria-label')).toBe('Schließen');
});
