/** A ticker that has not been near the screen (essential-addons, section 8). */
import { expect, it } from 'vitest';
import { openFarBelow } from '../../tests/support/far-below';
import { openStage } from '../../tests/support/page-browser';
import { fragment } from '../../tests/support/pages';

const stage = openStage();
const TICKER = fragment('essential-addons/content-ticker-4.7.0.html');

it('has its arrows before React runs, and the first press of a key turns it', async () => {
  const { page, hasReact } = await openFarBelow(stage, TICKER, '.eael-ticker-wrap[role=region]');
  const next = page.getByRole('button', { name: 'Next slide' });
  expect(await next.count()).toBe(1);
  expect(await page.locator('[aria-roledescription=slide]').count()).toBeGreaterThan(1);
  expect(await hasReact()).toBe(false);
  const first = await page.locator('.swiper-slide').first().textContent();
  await next.press('Enter');
  await page.waitForFunction((first) => {
    const active = document.querySelector('.swiper-slide-active');
    return active !== null && active.textContent !== first;
  }, first);
});
