/** Charts on a real canvas (goodlayers-motion, section 8). */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../tests/support/shared-chromium';
import { type PageServer, startPageServer } from '../../tests/support/page-server';
import { fragment } from '../../tests/support/pages';
import { panelBrowser, settle } from '../../tests/support/panel-page';
import { colors } from '../../tests/support/canvas-colors';

const { open, openStill } = panelBrowser();
const read = (name: string): string => fragment(`goodlayers/${name}.html`);

/** Width by height. */
const shape = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => canvas.clientWidth / canvas.clientHeight);

describe('charts', () => {
  it('of 2.1.7 with a legend on top are drawn: the original failed there', async () => {
    const page = await open(read('chart-2.1.7-pie'), { reducedMotion: true });
    const [right, left] = await colors(page, 'canvas', [
      [0.65, 0.5],
      [0.35, 0.55],
    ]);
    expect([right, left]).toEqual(['31,107,74', '180,95,6']);
    expect(await shape(page)).toBeCloseTo(1, 1);
    expect(await page.getByRole('table', { name: 'Chart data' }).getByRole('row').count()).toBe(5);
    expect(await page.locator('canvas').getAttribute('aria-hidden')).toBe('true');
  });

  it('with options for Chart.js 2 start at zero', async () => {
    const page = await open(read('chart-2.1.7-horizontal-bar'), { reducedMotion: true });
    // All three values are near 300: bars that start at 280 would leave the left of the canvas empty.
    const painted = await colors(page, 'canvas', [
      [0.3, 0.15],
      [0.3, 0.45],
      [0.3, 0.75],
    ]);
    expect(painted).not.toContain('0,0,0');
    expect(await shape(page)).toBeCloseTo(2, 1);
  });

  it('with a legend at the side move it below at a phone’s width, and back', async () => {
    const page = await open(read('chart-1.8.7-doughnut'), { reducedMotion: true });
    expect(await shape(page)).toBeCloseTo(2, 1);
    await page.setViewportSize({ width: 400, height: 900 });
    await settle(page);
    expect(await shape(page)).toBeCloseTo(1, 1);
    await page.setViewportSize({ width: 1200, height: 900 });
    await settle(page);
    expect(await shape(page)).toBeCloseTo(2, 1);
  });

  it('that are invalid keep the server’s markup, and the next one is drawn', async () => {
    const bad = read('chart-1.6.0-pie').replace(/data-content="[^"]*"/, 'data-content="{"');
    const { page, start, complaints } = await openStill(bad + read('chart-1.6.0-pie'), {
      reducedMotion: true,
    });
    await start();
    const states = await page
      .locator('canvas')
      .evaluateAll((canvases) => canvases.map((canvas) => canvas.dataset['atollState']));
    expect(states).toEqual(['failed', 'ready']);
    expect(complaints).toHaveLength(1);
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
