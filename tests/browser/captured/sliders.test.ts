/**
 * Every slider, scroll gallery and sliding gallery on a page that a real server printed (RELIABILITY 62): each
 * mounts, works, reports nothing, and axe finds no new fault.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasten } from '../../support/page-browser';
import { whyNoCaptures } from '../../support/pages';
import { axeFaults, finishMovements, panelBrowser, settle } from '../../support/panel-page';
import { skipFor } from '../../support/skip';

const { openCaptured } = panelBrowser();

/** High enough that all of the page is near the screen. */
const VIEWPORT = { width: 1200, height: 24_000 };

/** The number of each widget on the page. */
const EXPECTED = { slider: 18, 'sly-slider': 2, 'sliding-gallery': 1 };

const OURS = Object.keys(EXPECTED);

const mounted = (page: Page) =>
  page.evaluate((ours) => {
    const counts: Record<string, number> = {};
    for (const { name, state } of window.atoll?.widgets() ?? []) {
      if (!ours.includes(name)) continue;
      const key = state === 'ready' ? name : `${name} ${state}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  }, OURS);

describe('the captured page', skipFor(whyNoCaptures), () => {
  it(
    '[RELIABILITY 62] has all widgets mounted and working, without a new fault',
    { timeout: 90_000 },
    async () => {
      const { page, start, complaints } = await openCaptured('goodlayers/sliders.html', {
        viewport: VIEWPORT,
        reducedMotion: true,
      });
      const known = new Set((await axeFaults(page, 'body')).map((fault) => fault.slice(0, 70)));
      await start();
      // Nested sliders are due when their slide is shown.
      await hasten(page);
      await page.waitForFunction(
        (ours) =>
          window.atoll?.widgets().every(({ name, state }) => !ours.includes(name) || state === 'ready'),
        OURS,
      );
      await settle(page);
      expect(await mounted(page)).toEqual(EXPECTED);
      // Each slider advances by its arrow or bullet, and shows as many slides as before.
      const turned = await page.evaluate(() =>
        [...document.querySelectorAll('.gdlr-core-flexslider')].map((root) => {
          const list = root.querySelector('.slides');
          const shown = () =>
            [...(list?.children ?? [])].flatMap((slide, index) =>
              slide.classList.contains('flex-active-slide') ? [index] : [],
            );
          const before = shown();
          const event = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true });
          (list?.querySelector(':scope > .flex-active-slide') ?? root).dispatchEvent(event);
          const after = shown();
          return {
            count: after.length - before.length,
            isTurned: before.join() !== after.join(),
            isAll: before.length === list?.childElementCount,
          };
        }),
      );
      expect(turned.filter(({ count, isTurned, isAll }) => count !== 0 || isTurned === isAll)).toEqual([]);
      await finishMovements(page);
      const fresh = (await axeFaults(page, 'body')).filter((fault) => !known.has(fault.slice(0, 70)));
      expect(fresh.filter((fault) => /slide|flex|sly|gallery/.test(fault))).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
