/** Typed text in a real browser (goodlayers-motion, section 3). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../tests/support/shared-chromium';
import { type PageServer, startPageServer } from '../../tests/support/page-server';
import { fragment } from '../../tests/support/pages';
import { axeFaults, panelBrowser } from '../../tests/support/panel-page';

const { open } = panelBrowser();
const read = (name: string): string => fragment(`goodlayers/${name}.html`);

describe('typed text', () => {
  it('shows entities as characters, letter by letter, and its button is visible and works', async () => {
    const page = await open(
      `<style>.typed-cursor{animation:blink 0.7s infinite}@keyframes blink{50%{opacity:0}}</style>${read('typed-text-2.1.7')}`,
    );
    const word = page.locator('.gdlr-core-type-animation-item-animated');
    await page.waitForFunction(
      () => document.querySelector('.typed-cursor + span')?.textContent === 'rowing, Latin & Greek',
    );
    await page.waitForFunction(
      () => document.querySelector('[data-animation-text]')?.textContent?.length === 1,
    );
    const cursor = page.locator('.typed-cursor');
    const isVisible = () => cursor.isVisible();
    await expect.poll(isVisible).toBe(false);
    await expect.poll(isVisible).toBe(true);
    await expect.poll(isVisible).toBe(false);
    // The style of an animation would be computed in every frame.
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const button = page.getByRole('button', { name: 'Pause animation' });
    const hidden = await page.locator('button').boundingBox();
    expect(hidden?.width).toBeLessThan(2);
    await page.keyboard.press('Tab');
    const shown = await button.boundingBox();
    expect([shown && shown.height >= 24, shown && shown.width >= 24]).toEqual([true, true]);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Play animation' }).count()).toBe(1);
    const still = await cursor.evaluate((element) => getComputedStyle(element).animationName);
    expect([still, await cursor.isVisible()]).toEqual(['none', true]);
    await page.keyboard.press('Tab');
    const text = await word.textContent();
    expect(await word.textContent()).toBe(text);
    expect(await axeFaults(page)).toEqual([]);
  });
});

const DRAWN_CURSOR = `<style>.eael-fancy-text-strings{display:none}.eael-fancy-text-container .eael-fancy-text-strings::after{content:"|";
animation:blink 0.7s infinite}@keyframes blink{50%{opacity:0}}</style>`;
const DRAWN = `${DRAWN_CURSOR}${fragment('essential-addons/fancy-text-6.6.9.html')}`;
/** What the widget says, and what the browser does. */
const cursor = () => {
  const place = document.querySelector('.eael-fancy-text-strings');
  return place && [place.getAttribute('data-atoll-cursor'), getComputedStyle(place, '::after').visibility];
};
const animations = () =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after').length;

describe('the cursor that a stylesheet draws after a fancy text', () => {
  it('blinks in steps, and stands still while the text is paused', async () => {
    const page = await open(DRAWN);
    await expect.poll(() => page.evaluate(cursor)).toEqual(['hidden', 'hidden']);
    await expect.poll(() => page.evaluate(cursor)).toEqual(['shown', 'visible']);
    expect(await page.evaluate(animations)).toBe(0);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Pause animation' }).press('Enter');
    await expect.poll(() => page.evaluate(cursor)).toEqual(['shown', 'visible']);
    expect(await page.evaluate(animations)).toBe(0);
  });

  it('does not blink where reduced motion is preferred', async () => {
    const page = await open(DRAWN, { reducedMotion: true });
    await page.locator('.eael-fancy-text-strings[data-atoll-cursor="shown"]').waitFor();
    expect(await page.evaluate(animations)).toBe(0);
  });
});

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});
