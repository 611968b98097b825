/** An opener whose code is not loaded yet (goodlayers-panels, section 12). */
import { expect, it } from 'vitest';
import { openFarBelow, tabFromLink } from '../../tests/support/far-below';
import { openStage } from '../../tests/support/page-browser';
import { fragment } from '../../tests/support/pages';

const stage = openStage();
const FORM = fragment('goodlayers/lightbox-form-2.1.7.html');

it.each(['Enter', ' '])(
  'is a button before React runs, and its first press with "%s" opens the box',
  async (key) => {
    const { page, hasReact } = await openFarBelow(stage, FORM, '[data-gdlr-lb][role=button]');
    const opener = page.getByRole('button', { name: 'Ask the office' });
    expect(await hasReact()).toBe(false);
    await tabFromLink(page);
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press(key);
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  },
);

it('opens at the first click, which does not go to its address', async () => {
  const { page } = await openFarBelow(stage, FORM, '[data-gdlr-lb][role=button]');
  await page.getByRole('button', { name: 'Ask the office' }).click();
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).hash).toBe('');
});
