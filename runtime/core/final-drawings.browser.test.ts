/** Skill circles and countdowns whose code does not load, in the production build. */
import { describe, expect, it } from 'vitest';
import { colors } from '../../tests/support/canvas-colors';
import { openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const { open, url } = openStage();

/** Waits until the widget with the name has failed. */
const isFailed = (name: string): boolean =>
  window.atoll?.widgets().some((one) => one.name === name && one.state === 'failed') === true;

describe('a widget whose code is blocked', () => {
  it('draws the end of a skill circle, with its text in the middle', async () => {
    const html = fragment('goodlayers/skill-circle-2.1.7.html');
    const { page, errors } = await open(htmlPage({ body: html }), { isFresh: true });
    await page.route(/skill-circle/, (route) => route.abort());
    await page.goto(url);
    await page.waitForFunction(isFailed, 'skill-circle');
    await page.waitForSelector('.gdlr-core-skill-circle canvas');
    // 72 % of a ring of 4 px: the right and the bottom are filled, the left above the middle is track.
    expect(
      await colors(page, '.gdlr-core-skill-circle canvas', [
        [0.99, 0.5],
        [0.5, 0.99],
        [0.0224, 0.4],
        [0.5, 0.5],
      ]),
    ).toEqual(['31,107,74', '31,107,74', '211,220,214', '0,0,0']);
    const off = await page.evaluate(() => {
      const [text, ring] = ['.gdlr-core-skill-circle-content', '.gdlr-core-skill-circle'].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return text && ring && Math.round(text.top + text.height / 2 - ring.top - ring.height / 2);
    });
    expect(off).toBe(0);
    expect(errors).toEqual([]);
  });

  it('shows the time that is left in a countdown', async () => {
    const html = fragment('essential-addons/countdown-5.0.8-url.html');
    const { page } = await open(htmlPage({ body: html }), { isFresh: true });
    await page.route(/countdown/, (route) => route.abort());
    await page.goto(url);
    await page.waitForFunction(isFailed, 'eael-countdown');
    await page.waitForFunction(() => Number(document.querySelector('[data-days]')?.textContent) > 0);
    const days = await page.evaluate(() => Number(document.querySelector('[data-days]')?.textContent));
    const left = (Date.UTC(2040, 8, 1, 4) - Date.now()) / 86_400_000;
    expect(Math.abs(days - left)).toBeLessThan(1.1);
  });
});
