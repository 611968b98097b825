/** The width of sliders (goodlayers-sliders, section 1.6). Fixed: a start in a closed tab (quirk 15). */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { hasten } from '../../tests/support/page-browser';
import { panelBrowser, settle } from '../../tests/support/panel-page';
import { look } from '../../tests/support/slider-visitor';

const { open, openStill } = panelBrowser();
const slider = (variant: string) => fragment(`goodlayers/slider-${variant}.html`);

describe('a slider in a flex item', () => {
  const IN_ITEM = `<div style="display:flex"><div id="item">${slider('2.1.7-carousel')}</div></div>`;

  it('keeps to the width of the page, also when it is measured again', async () => {
    const page = await open(IN_ITEM, { reducedMotion: true });
    const before = await page.evaluate(() => document.documentElement.clientWidth);
    expect(
      await page.locator('#item').evaluate((item) => item.getBoundingClientRect().width),
    ).toBeLessThanOrEqual(before);
    await page.setViewportSize({ width: 390, height: 800 });
    await settle(page);
    expect(
      await page.locator('#item').evaluate((item) => item.getBoundingClientRect().width),
    ).toBeLessThanOrEqual(390);
  });
});

describe('the width of a slider', () => {
  it('decides the columns, through the three breakpoints and back', async () => {
    const page = await open(slider('2.1.7-carousel'), { reducedMotion: true });
    await page.locator('.flex-next').click();
    expect(await look(page)).toMatchObject({ shown: [1, 2, 3, 4], inBox: [1, 2, 3, 4] });
    for (const [width, shown] of [
      [960, [1, 2, 3, 4]],
      [959, [1, 2, 3, 4]],
      [768, [1, 2, 3, 4]],
      [767, [1]],
      [420, [1]],
      [419, [1]],
      [800, [1, 2, 3, 4]],
      [1200, [1, 2, 3, 4]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await settle(page);
      expect([width, await look(page)]).toMatchObject([width, { shown, inBox: shown }]);
    }
  });

  it('is measured when a closed tab opens', async () => {
    const { page, start, complaints } = await openStill(
      `<div id="tab" style="display:none">${slider('2.1.7-carousel')}</div>`,
      { reducedMotion: true },
    );
    await start();
    await hasten(page);
    await page.waitForSelector('.gdlr-core-flexslider[data-atoll-state="ready"]', { state: 'attached' });
    await page.evaluate(() => {
      document.getElementById('tab')?.removeAttribute('style');
      dispatchEvent(new Event('gdlr-core-element-resize'));
    });
    expect(complaints).toEqual([]);
    expect(await look(page)).toMatchObject({ shown: [0, 1, 2, 3], inBox: [0, 1, 2, 3] });
  });
});
