/**
 * Replaces the page builder's alert boxes, all releases (goodlayers-panels, section 6). Kept: 400 ms easeOutQuart,
 * gone from the page, back after a reload. Fixed: the control is a button with a name, and the focus is not lost.
 */
import { expect, it } from 'vitest';
import { fragment } from '../../support/pages';
import { axeFaults, finishMovements, isSamePicture, panelBrowser } from './open';

const { open, openStill } = panelBrowser();

const alert = fragment('goodlayers/alert-box-2.1.7.html');
const BOX = '.gdlr-core-alert-box-item';

it('slides closed in 400 ms and leaves the page', async () => {
  const page = await open(alert);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const movement = await page.evaluate(() => {
    const timing = document.getAnimations()[0]?.effect?.getTiming();
    return [timing?.duration, timing?.easing?.startsWith('linear(')];
  });
  expect(movement).toEqual([400, true]);
  await finishMovements(page);
  await page.waitForFunction((box) => !document.querySelector(box), BOX);
  await page.reload();
  expect(await page.locator(BOX).count()).toBe(1);
});

it.each(['Enter', ' '])('goes with the key "%s" too, and the focus goes on', async (key) => {
  const page = await open(`<a href="#a">before</a>${alert}<a href="#b">after</a>`, { reducedMotion: true });
  await page.getByRole('button', { name: 'Dismiss' }).press(key);
  await page.waitForFunction((box) => !document.querySelector(box), BOX);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('after');
});

it('gives the focus to what comes before when nothing follows', async () => {
  const page = await open(`<a href="#a">before</a>${alert}`, { reducedMotion: true });
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await page.waitForFunction((box) => !document.querySelector(box), BOX);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('before');
});

it('is page content: no alert role, and nothing to press where it is meant to stay', async () => {
  const page = await open(fragment('goodlayers/alert-box-2.1.7-lasting.html'));
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(1);
});

it('takes its name from the page’s translations', async () => {
  const { page, start } = await openStill(
    `${alert}<script type="application/json" id="atoll-config">{"strings":{"dismiss":"Schließen"}}</script>`,
  );
  await start();
  expect(await page.getByRole('button').getAttribute('aria-label')).toBe('Schließen');
});

it('fetches no React', async () => {
  const { page, start } = await openStill(alert);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await start();
  expect(asked.filter((url) => /react-/.test(url))).toEqual([]);
});

it('looks the same before and after, and axe finds no more than before', async () => {
  expect(await isSamePicture(await openStill(alert))).toBe(true);
  const still = await openStill(alert);
  const before = await axeFaults(still.page);
  await still.start();
  expect(await axeFaults(still.page)).toEqual(before);
});
