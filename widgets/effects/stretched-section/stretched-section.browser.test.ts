/**
 * Stretched sections in a real layout (elementor-frontend, section 2.6). Fixed: a section is in its place from the first paint, and
 * follows the width of its column.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { elementorPath } from '../../../tests/support/page-server';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { openStill } = panelBrowser();
const STRETCHED = fragment('elementor/stretched-4.1.4.html');
const WIDTHS_PX = [1350, 800, 390];

interface Scene {
  readonly config?: unknown;
  readonly html?: string;
  readonly width?: number;
}

async function open({ config = {}, html = STRETCHED, width = 1350 }: Scene = {}): Promise<Page> {
  const { page, start } = await openStill(html, { viewport: { width, height: 800 } });
  await page.evaluate((config) => Object.assign(window, { elementorFrontendConfig: config }), config);
  await page.addScriptTag({ type: 'module', url: elementorPath() });
  await start();
  await settle(page);
  return page;
}

/** The section's left edge and width in whole px. */
const placeOf = (page: Page) =>
  page.locator('.elementor-section-stretched').evaluate((section) => {
    const { left, width } = section.getBoundingClientRect();
    return [Math.round(left), Math.round(width)];
  });

const styleOf = (page: Page) =>
  page
    .locator('.elementor-section-stretched')
    .evaluate((section: HTMLElement) => [section.style.left, section.style.right]);

describe('a stretched section', () => {
  it('is as wide as the window, also after its size has changed', async () => {
    const page = await open();
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => placeOf(page)).toEqual([0, width]);
    }
  });

  it('keeps its column’s left edge out of the numbers of a right-to-left page', async () => {
    const html = `<style>html{direction:rtl}</style>${STRETCHED.replace('0 auto', '0 100px 0 auto')}`;
    const page = await open({ config: { is_rtl: true }, html });
    await expect.poll(() => placeOf(page)).toEqual([0, 1350]);
    const [left, right] = await styleOf(page);
    expect(left).toBe('');
    expect(Number.parseFloat(right ?? '')).toBeLessThan(-90);
  });

  it('is as wide as the element that the site names', async () => {
    const config = { kit: { stretched_section_container: '#content' } };
    const html = `<div id="content" style="position:absolute;left:150px;width:900px">${STRETCHED}</div>`;
    expect(await placeOf(await open({ config, html }))).toEqual([150, 900]);
  });

  it.each(['#missing', '[', 7])('is as wide as the window if the site names %j', async (selector) => {
    const page = await open({ config: { kit: { stretched_section_container: selector } } });
    expect(await placeOf(page)).toEqual([0, 1350]);
  });

  it('follows the width of its column', async () => {
    const page = await open();
    await page.locator('.elementor-5').evaluate((column: HTMLElement) => {
      column.style.margin = '0 0 0 40px';
      column.style.maxWidth = '500px';
    });
    await expect.poll(() => placeOf(page)).toEqual([0, 1350]);
  });

  it('stays in its column without its setting', async () => {
    const page = await open({ html: STRETCHED.replaceAll('section-stretched&quot;', '&quot;') });
    expect((await placeOf(page))[1]).toBe(610);
  });
});
