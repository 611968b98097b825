/** Charts before and after they are drawn (goodlayers-motion, section 8): what is below does not move. */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { panelBrowser } from '../../tests/support/panel-page';

const { openStill } = panelBrowser();

const chart = (file: string, legend?: string): string => {
  const html = fragment(`goodlayers/chart-${file}.html`);
  return legend ? html.replace(/(position&quot;:&quot;)\w+/, `$1${legend}`) : html;
};

describe('the space of a chart', () => {
  it.each([
    ['a circle of an older release', chart('1.6.0-pie'), 2],
    ['a ring with its legend beside it', chart('1.8.7-doughnut'), 2],
    ['the same on a phone', chart('1.8.7-doughnut'), 1, 400],
    ['a circle of a newer release', chart('2.1.7-pie'), 1],
    ['the same on a phone with its legend beside it', chart('2.1.7-pie', 'left'), 1, 400],
    ['bars', chart('2.1.7-horizontal-bar'), 2],
    ['bars on a phone', chart('2.1.7-horizontal-bar'), 2, 400],
  ])('[RELIABILITY 8] is reserved from the first paint on: %s', async (_name, html, shape, width = 1200) => {
    const { page, start } = await openStill(`${html}<p id="below">Below</p>`, {
      viewport: { width, height: 1600 },
      reducedMotion: true,
    });
    const look = () =>
      page.evaluate(() => {
        const box = document.querySelector('canvas')?.getBoundingClientRect();
        const below = document.querySelector('#below')?.getBoundingClientRect();
        return { width: box?.width ?? NaN, height: box?.height ?? NaN, below: below?.top };
      });
    const before = await look();
    expect(before.width / before.height).toBeCloseTo(shape, 1);
    await start();
    expect(await page.locator('canvas').getAttribute('data-atoll-state')).toBe('ready');
    const after = await look();
    expect(Math.abs(after.height - before.height)).toBeLessThanOrEqual(0.5);
    expect(after.width).toBe(before.width);
    expect(Math.abs((after.below ?? NaN) - (before.below ?? NaN))).toBeLessThanOrEqual(0.5);
  });
});
