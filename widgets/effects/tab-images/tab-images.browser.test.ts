/** Pictures beside tabs (goodlayers-theme, section 6). They replace Kingster's. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { finishMovements, panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();

const look = (page: Page) =>
  page.locator('.gdlr-core-tab-item-content-image-wrap').evaluate((wrap: HTMLElement) => ({
    image: wrap.querySelector('.gdlr-core-active')?.getAttribute('data-tab-id'),
    width: wrap.style.width,
    missing: Math.floor(
      Math.abs(
        (wrap.previousElementSibling?.getBoundingClientRect().height ?? 0) -
          Number.parseFloat(wrap.style.height),
      ),
    ),
  }));

it('the picture changes with the title, has the height of the tabs, and a tab without one has no column', async () => {
  const page = await open(fragment('goodlayers-theme/tab-images-3.2.9.html'), {
    viewport: { width: 1200, height: 800 },
  });
  expect(await look(page)).toEqual({ image: '1', width: '', missing: 0 });
  for (const [name, expected] of [
    ['Harbour', { image: '2', width: '', missing: 0 }],
    ['Archive', { image: undefined, width: '0px', missing: 0 }],
    ['Library', { image: '1', width: '', missing: 0 }],
  ] as const) {
    await page.locator('.gdlr-core-tab-item-title', { hasText: name }).click();
    await finishMovements(page);
    await settle(page);
    expect(await look(page)).toEqual(expected);
  }
});

it.each(['Harbour', 'Library'])(
  'a column without pictures stays until a title is pressed, as in the original: %s',
  async (name) => {
    const html = fragment('goodlayers-theme/tab-images-3.2.9.html').replace(
      /<div class="gdlr-core-tab-item-image .*(?=<\/div><\/div>\s*$)/s,
      '',
    );
    const page = await open(html, { viewport: { width: 1200, height: 800 } });
    expect(await page.locator('.gdlr-core-tab-item-image').count()).toBe(0);
    expect((await look(page)).width).toBe('');
    await page.locator('.gdlr-core-tab-item-title', { hasText: name }).click();
    await finishMovements(page);
    await settle(page);
    expect((await look(page)).width).toBe('0px');
  },
);
