/** A sticky video that is not in sight: its play button can be reached before React is loaded (essential-addons, section 12). */
import { expect, it } from 'vitest';
import { openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();

it('far below can be reached with Tab without React, and its button starts the video', async () => {
  const body = `<a href="#top">Top</a><div style="height:6000px"></div>${fragment('essential-addons/sticky-video-4.7.0-overlay.html')}`;
  const { page, scripts } = await stage.open(htmlPage({ body }), { reducedMotion: 'reduce' });
  page.setDefaultTimeout(30_000);
  await page.route(/youtube/, (route) => route.abort());
  await page.goto(stage.url);
  const button = page.locator('.eaelsv-overlay[role="button"]');
  await button.waitFor({ state: 'attached' });
  expect(await button.getAttribute('aria-label')).toBe('Play video');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((name) => name.startsWith('react-'))).toEqual([]);
  await page.getByRole('link', { name: 'Top' }).focus();
  await page.keyboard.press('Tab');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.plyr--playing');
});
