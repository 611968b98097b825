/** The animation of skill bars (goodlayers-motion, section 6). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../tests/support/shared-chromium';
import { type PageServer, startPageServer } from '../../tests/support/page-server';
import { fragment } from '../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../tests/support/panel-page';
import { style } from '../../tests/support/inline-style';

const { open } = panelBrowser();
const read = (name: string): string => fragment(`goodlayers/${name}.html`);

describe('a skill bar', () => {
  it('below the screen waits, then fills in 1200 ms by easeOutQuart and stays filled', async () => {
    const page = await open(
      `<div style="height:640px"></div>${read('skill-bar-2.1.7')}<div style="height:900px"></div>`,
      {
        viewport: { width: 1000, height: 600 },
      },
    );
    const widths = () => style(page, '.gdlr-core-skill-bar-filled', 'width');
    expect(await page.locator('[data-atoll="skill-bar"]').count()).toBe(2);
    expect(await widths()).toEqual(['', '']);
    await page.evaluate(() => scrollTo(0, 600));
    await page.waitForFunction(() => document.getAnimations().length === 2);
    const [half, duration, overflow] = await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.gdlr-core-skill-bar-filled');
      const [movement] = bar?.getAnimations() ?? [];
      movement?.pause();
      if (movement) movement.currentTime = 600;
      const share = (bar?.offsetWidth ?? 0) / (bar?.parentElement?.offsetWidth ?? 1);
      return [share, movement?.effect?.getTiming().duration, bar && getComputedStyle(bar).overflow] as const;
    });
    expect(half).toBeCloseTo(0.84 * (1 - 0.5 ** 4), 2);
    expect([duration, overflow]).toEqual([1200, 'hidden']);
    await finishMovements(page);
    expect(await widths()).toEqual(['84%', '66%']);
    const values = await page
      .getByRole('progressbar')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-valuenow')));
    expect(values).toEqual(['84', '66']);
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
