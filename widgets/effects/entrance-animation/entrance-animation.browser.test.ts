/**
 * Entrance animations in real frames (goodlayers-motion, section 9): nothing stays invisible. Also the captured page.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entranceFallbackStyle } from '../../../tests/support/entrance-style';
import { observersHaveReported } from '../../../tests/support/page-browser';
import { fragment, whyNoCaptures } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';
import { skipFor } from '../../../tests/support/skip';

const { open, openStill, openCaptured } = panelBrowser();
const VIEWPORT = { width: 1200, height: 800 };

const block = (id: string, offset = '0.8', kind = 'fadeInUp') =>
  `<div id="${id}" class="gdlr-core-js" data-gdlr-animation="${kind}" data-gdlr-animation-duration="600ms" data-gdlr-animation-offset="${offset}">text <a href="#">link</a></div>`;
const gap = (height: number) => `<div style="height:${height}px"></div>`;

/** The blocks that have started or finished, by id. */
const begun = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[id]')]
      .filter((node) => node.matches('.fadeInUp,:not([data-gdlr-animation])'))
      .map(({ id }) => id)
      .join(' '),
  );

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), top);
  await settle(page);
}

const waitFor = (page: Page, id: string) =>
  page.waitForFunction(
    (id) => document.getElementById(id)?.hasAttribute('data-gdlr-animation') === false,
    id,
  );

describe('an entrance', () => {
  it('starts on the screen whatever its start line, below the screen at its line, and not at the very edge', async () => {
    // Lines at 640 px and, for `low`, at 800; `edge` touches the bottom of the screen.
    const page = await open(
      `<style>body,main{margin:0}#edge,#low,#line{height:50px}</style>${gap(700)}${block('seen')}<style>#seen{height:100px}</style>${block('edge', '1')}${gap(100)}${block('line')}${gap(3000)}`,
      { viewport: VIEWPORT },
    );
    await waitFor(page, 'seen');
    expect(await begun(page)).toBe('seen');
    await scrollPage(page, 1);
    await waitFor(page, 'edge');
    // Its top is at 950 − scroll; its line at 640.
    await scrollPage(page, 310);
    expect(await page.locator('#line').evaluate((node) => node.getBoundingClientRect().top)).toBe(640);
    await observersHaveReported(page);
    expect(await begun(page)).toBe('seen edge');
    await scrollPage(page, 311);
    await waitFor(page, 'line');
    expect(await page.locator('[data-gdlr-animation],[style*=animation]').count()).toBe(0);
  });

  it('starts at the end of the page if its line is out of reach', async () => {
    const page = await open(`${gap(1500)}${block('last')}`, { viewport: VIEWPORT });
    await scrollPage(page, 1e6);
    expect(await page.locator('#last').evaluate((node) => node.getBoundingClientRect().top)).toBeGreaterThan(
      640,
    );
    await waitFor(page, 'last');
  });

  it('is skipped in print and when the focus enters', async () => {
    const page = await open(gap(2000) + block('a') + gap(500) + block('b') + gap(2000), {
      viewport: VIEWPORT,
    });
    await page.evaluate(() => document.querySelector<HTMLElement>('#b a')?.focus({ preventScroll: true }));
    expect(await begun(page)).toBe('b');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await begun(page)).toBe('a b');
  });

  it('of all blocks that were scrolled past starts at once', async () => {
    const past = ['a', 'b', 'c', 'd'].map((id) => block(id)).join('');
    const { page, start } = await openStill(`${past}${gap(1500)}${block('seen')}${gap(2000)}`, {
      viewport: VIEWPORT,
    });
    await page.evaluate(() => scrollTo(0, 1200));
    await start();
    await page.waitForFunction(() => document.querySelectorAll('.fadeInUp').length > 0);
    expect(await begun(page)).toBe('a b c d seen');
  });

  it('does not shift the page', async () => {
    const { page, start } = await openStill(fragment('goodlayers/entrance-animation-2.1.7.html') + gap(500), {
      viewport: VIEWPORT,
    });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await start();
    await page.waitForFunction(() => !document.querySelector('[data-gdlr-animation]'));
    expect(await height()).toBe(before);
  });
});

const opacity = (page: Page) => page.locator('#a').evaluate((node) => getComputedStyle(node).opacity);

describe('without our script', () => {
  it('hidden blocks appear after five seconds, and at once in print', async () => {
    const { page } = await openStill(entranceFallbackStyle() + block('a'), { viewport: VIEWPORT });
    expect(await opacity(page)).toBe('0');
    await page.emulateMedia({ media: 'print' });
    expect(await opacity(page)).toBe('1');
    await page.emulateMedia({ media: 'screen' });
    const delay = await page.evaluate(() => {
      const [movement] = document.getAnimations();
      movement?.finish();
      return movement?.effect?.getTiming().delay;
    });
    expect(delay).toBe(5000);
    expect(await opacity(page)).toBe('1');
  });

  it('blocks that have appeared stay visible when the script loads later', async () => {
    const { page, start } = await openStill(entranceFallbackStyle() + block('a') + gap(2000), {
      viewport: VIEWPORT,
    });
    await page.evaluate(() => {
      document.getAnimations()[0]?.finish();
      const now = performance.now.bind(performance);
      performance.now = () => now() + 5000;
    });
    await start();
    expect(await page.locator('#a').getAttribute('data-gdlr-animation')).toBeNull();
    expect(await opacity(page)).toBe('1');
  });

  it('hidden blocks appear if the widget’s code cannot be loaded', async () => {
    const { page, start } = await openStill(entranceFallbackStyle() + block('a'), { viewport: VIEWPORT });
    await page.route(/entrance-animation/, (route) => route.abort());
    await start();
    await page.waitForFunction(
      () => document.querySelector('#a')?.getAttribute('data-atoll-state') === 'failed',
    );
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await opacity(page)).toBe('1');
  });
});

describe('the captured page', skipFor(whyNoCaptures), () => {
  it('mounts every block, shows everything, and reports nothing', async () => {
    const { page, start, complaints } = await openCaptured('goodlayers/motion.html', { viewport: VIEWPORT });
    await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
    await start();
    for (let top = 600; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += 600)
      await scrollPage(page, top);
    await page.waitForFunction(() => !document.querySelector('[data-gdlr-animation]'));
    const counts = await page.evaluate(() => {
      const ours = [
        'entrance-animation',
        'parallax',
        'video-background',
        'particles',
        'sync-height',
        'full-height',
        'sidebar-height',
        'sticky-sidebar',
      ];
      const all = window.atoll?.widgets() ?? [];
      return ours.map((name) => [
        name,
        all.filter((one) => one.name === name && one.state === 'ready').length,
      ]);
    });
    expect(Object.fromEntries(counts)).toEqual({
      'entrance-animation': 10,
      parallax: 6,
      'video-background': 2,
      particles: 1,
      'sync-height': 2,
      'full-height': 1,
      'sidebar-height': 1,
      'sticky-sidebar': 1,
    });
    expect(complaints.filter((line) => !line.includes('player_failed'))).toEqual([]);
    const invisible = await page.evaluate(
      () =>
        [...document.querySelectorAll('.gdlr-core-pbf-column-content,.gdlr-core-pbf-wrapper-content')].filter(
          (node) => getComputedStyle(node).opacity !== '1',
        ).length,
    );
    expect(invisible).toBe(0);
  });
});
