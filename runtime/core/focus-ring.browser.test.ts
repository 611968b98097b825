/** The outline of focused controls, where a theme has removed it. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();
const ACCORDION = fragment('goodlayers/accordion-2.1.7-box-icon.html');

/** Opens a page with an accordion between two links, and waits until its titles are buttons. */
async function open(css: string): Promise<Page> {
  const body = `<a id="before" href="#x">before</a>${ACCORDION}<a id="after" href="#x">after</a>`;
  const { page } = await stage.open(htmlPage({ body, head: `<style>${css}</style>` }));
  await page.goto(stage.url);
  await page.locator('.gdlr-core-accordion-item-title [role="button"]').first().waitFor();
  return page;
}

const ring = (page: Page): Promise<readonly [string, string]> =>
  page.evaluate(() => {
    const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
    return [outlineStyle, outlineColor];
  });

it('is there for the keyboard, and gone after it', async () => {
  const page = await open('a,[role="button"]{outline:0!important}');
  await page.locator('#before').focus();
  await page.keyboard.press('Tab');
  expect((await ring(page))[0]).toBe('auto');
  const title = page.locator('[role="button"]').first();
  await page.keyboard.press('Tab');
  expect(await title.getAttribute('style')).toBeNull();
});

it('is not there for a pointer, for the site’s own ring, and outside of widgets', async () => {
  const page = await open('a{outline:0!important}[role="button"]:focus{outline:3px dotted rgb(1,2,3)}');
  await page.locator('#before').focus();
  expect((await ring(page))[0]).toBe('none');
  await page.keyboard.press('Tab');
  expect(await ring(page)).toEqual(['dotted', 'rgb(1, 2, 3)']);
  await page.addStyleTag({ content: '[role="button"]:focus{outline:0!important}' });
  await page.locator('[role="button"]').nth(1).click();
  expect((await ring(page))[0]).toBe('none');
});
