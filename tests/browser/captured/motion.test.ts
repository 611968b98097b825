/** Charts, dividers, skills, tilt and typed text on a page that a real server printed. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../support/shared-chromium';
import { hasten } from '../../support/page-browser';
import { type PageServer, startPageServer } from '../../support/page-server';
import { whyNoCaptures } from '../../support/pages';
import { axeFaults, panelBrowser } from '../../support/panel-page';
import { skipFor } from '../../support/skip';
import { style } from '../../support/inline-style';

const { openCaptured } = panelBrowser();
const WIDGETS = ['chart', 'divider', 'skill-bar', 'skill-circle', 'tilt', 'typed-text'];
let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('the captured page', skipFor(whyNoCaptures), () => {
  it('[RELIABILITY 62, 64] has all widgets mounted and at rest, reports nothing, and axe finds no new fault', async () => {
    const { page, start, complaints } = await openCaptured('goodlayers/motion.html', {
      viewport: { width: 1200, height: 14_000 },
      reducedMotion: true,
    });
    const known = new Set((await axeFaults(page, 'body')).map((fault) => fault.slice(0, 70)));
    await start();
    // Full heights are as high as the window, so not all widgets are in it.
    await hasten(page);
    await page.evaluate(() => window.atoll?.settled());
    const counts = await page.evaluate((names) => {
      const counts: Record<string, number> = {};
      for (const { name, state } of window.atoll?.widgets() ?? [])
        if (names.includes(name)) counts[`${name} ${state}`] = (counts[`${name} ${state}`] ?? 0) + 1;
      return counts;
    }, WIDGETS);
    expect(counts).toEqual({
      'chart ready': 5,
      'divider ready': 2,
      'skill-bar ready': 9,
      'skill-circle ready': 4,
      'tilt ready': 1,
      'typed-text ready': 1,
    });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const filled = await style(page, '.gdlr-core-skill-bar-filled', 'width');
    expect(filled.slice(0, 3)).toEqual(['91%', '87%', '34%']);
    expect(await page.locator('canvas + table').count()).toBe(5);
    expect(complaints).toEqual([]);
    const fresh = (await axeFaults(page, 'body')).filter((fault) => !known.has(fault.slice(0, 70)));
    expect(fresh).toEqual([]);
  });
});
