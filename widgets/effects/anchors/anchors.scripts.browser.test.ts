/** Links to a place on a page whose other scripts scroll, too (goodlayers-theme, section 5). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open } = panelBrowser();
const VIEWPORT = { width: 1200, height: 800 };
const HTML = `<style>body,main{margin:0}[id=fees],[id=rooms]{height:1500px}#after{height:1500px}</style>
<script>kingster_anchor_offset = 90</script>
${fragment('goodlayers-theme/anchors-3.2.9.html')}<div id="after"></div>`;

const menuLink = (page: Page, name: string) =>
  page.locator('#kingster-main-menu').getByRole('link', { name });

/** Waits for the last section to be at a distance from the top of the window. */
async function restsAt(page: Page, px: number): Promise<boolean> {
  await page.waitForFunction(
    (px) => Math.round(document.querySelector('#rooms')?.getBoundingClientRect().top ?? 0) === px,
    px,
  );
  return true;
}

/** Scrolls to a link's target by itself, without a distance, as page builders do. */
const scrollAlone = (page: Page, on: 'document' | 'body' | 'html') =>
  page.evaluate((on) => {
    const part = { document, body: document.body, html: document.documentElement }[on];
    part.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const place = link && document.getElementById(link.hash.slice(1));
      if (!place) return;
      event.preventDefault();
      scrollTo(0, scrollY + place.getBoundingClientRect().top);
    });
  }, on);

describe('a link on a page whose other scripts scroll, too', () => {
  it.each(['document', 'body', 'html'] as const)('stops below the header: script on the %s', async (on) => {
    const page = await open(HTML, { viewport: VIEWPORT });
    await scrollAlone(page, on);
    await menuLink(page, 'Rooms').click();
    expect(await restsAt(page, 90)).toBe(true);
    await scrollPage(page, 0);
    await menuLink(page, 'Rooms').focus();
    await page.keyboard.press('Enter');
    expect(await restsAt(page, 90)).toBe(true);
  });

  it('leaves links to other places to them', async () => {
    const page = await open(`${HTML}<a class="fbx-btn-transition" href="#rooms">Theirs</a>`, {
      viewport: VIEWPORT,
    });
    await scrollAlone(page, 'document');
    await page.getByRole('link', { name: 'Theirs' }).click();
    expect(await restsAt(page, 0)).toBe(true);
  });

  it('notifies the widgets around it', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    await page.evaluate(() =>
      document
        .querySelector('#kingster-main-menu')
        ?.addEventListener('click', () => Reflect.set(window, 'isNotified', true)),
    );
    await menuLink(page, 'Rooms').click();
    expect(await page.evaluate(() => Reflect.get(window, 'isNotified') as unknown)).toBe(true);
    expect(await restsAt(page, 90)).toBe(true);
  });
});
