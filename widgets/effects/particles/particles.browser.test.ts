/** Particles in real frames (goodlayers-motion, section 12). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';
import { framesAsked } from '../../../tests/support/requested-frames';
import { setHidden } from '../../../tests/support/slider-visitor';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 400, height: 800 };
const FAR = '<div style="height:3000px"></div>';

const paint = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length);

describe('particles', () => {
  it('[RELIABILITY 65, 73] move only near the screen, in a visible tab, and until they are paused', async () => {
    const page = await open(read('particles-2.1.7') + FAR, { viewport: VIEWPORT });
    expect(await page.locator('.gdlr-core-particle-bg').getAttribute('id')).toBe('gdlr-core-particle1');
    expect(
      await page
        .locator('canvas')
        .evaluate((node) => [
          node.className,
          node.getAttribute('aria-hidden'),
          (node as HTMLElement).style.width,
        ]),
    ).toEqual(['particles-js-canvas-el', 'true', '100%']);
    expect(await framesAsked(page)).toBeGreaterThan(2);
    await setHidden(page, true);
    expect(await framesAsked(page)).toBe(0);
    await setHidden(page, false);
    await scrollPage(page, 2500);
    expect(await framesAsked(page)).toBe(0);
    await scrollPage(page, 0);
    expect(await framesAsked(page)).toBeGreaterThan(2);
    await page.locator('.gdlr-core-pbf-wrapper > button').press('Space');
    expect(await framesAsked(page)).toBe(0);
  });

  it('[RELIABILITY 64] are drawn once when reduced motion is preferred, and again for another size', async () => {
    const page = await open(read('particles-2.1.7'), { viewport: VIEWPORT, reducedMotion: true });
    expect(await paint(page)).toBeGreaterThan(5000);
    expect(await framesAsked(page)).toBe(0);
    await page.setViewportSize(PHONE);
    await settle(page);
    expect(await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(
      await page.locator('.gdlr-core-particle-bg').evaluate((node) => (node as HTMLElement).offsetWidth),
    );
    expect(await paint(page)).toBeGreaterThan(1000);
  });
});
