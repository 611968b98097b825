/** What a listing's response moves and shows (goodlayers-listings, sections 6.3 and 6.8). */
import { expect, it } from 'vitest';
import { FILTER, finish, listingBrowser } from '../../tests/support/listing-page';

const { open } = listingBrowser();

const ITEMS = 12;
const CONTENT = Array.from(
  { length: ITEMS },
  (_, index) =>
    `<div class="gdlr-core-item-list gdlr-core-item-pdlr gdlr-core-column-30"><div style="height:${400 + index}px">New</div></div>`,
).join('');
const ANSWER = { status: 'success', content: CONTENT };

it.each(['fitrows', 'masonry'])(
  'shows every new item, also those far below the screen: %s',
  async (layout) => {
    const html = FILTER.replace(/data-layout="\w+"/, `data-layout="${layout}"`);
    const { page, press, answer, holder } = await open(html);
    await page.setViewportSize({ width: 1000, height: 400 });
    answer(ANSWER);
    await press('Music');
    await finish(page);
    const unseen = () =>
      holder
        .locator('.gdlr-core-item-list')
        .evaluateAll((items) => items.map((item) => getComputedStyle(item).opacity).join(' '));
    expect(await holder.getAttribute('data-layout')).toBe(layout);
    await expect.poll(unseen, { timeout: 10_000 }).toBe(Array.from({ length: ITEMS }, () => '1').join(' '));
  },
);

it('moves only what is below the items', async () => {
  const html = `<p>Above</p>${FILTER}<p id="below">Below</p>`;
  const { page, press, answer } = await open(html, { viewport: { width: 1000, height: 6000 } });
  answer(ANSWER);
  const top = () => page.locator('#below').evaluate((below) => Math.round(below.getBoundingClientRect().top));
  const before = await top();
  await page.evaluate(() => {
    const moved: boolean[] = [];
    Object.assign(window, { moved });
    const holder = document.querySelector('[class*="-item-holder"]');
    // The bar under the chosen filter moves.
    const pressed = document.querySelector('.gdlr-core-filterer-wrap');
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources)
          if (node?.isConnected && !pressed?.contains(node) && !holder?.contains(node))
            moved.push(
              Boolean((holder?.compareDocumentPosition(node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING),
            );
    }).observe({ type: 'layout-shift' });
  });
  await press('Music');
  await finish(page);
  await expect.poll(top).toBeGreaterThan(before + 1000);
  const moved = () => page.evaluate(() => Reflect.get(window, 'moved') as boolean[]);
  await expect.poll(async () => (await moved()).length).toBeGreaterThan(0);
  expect(await moved()).not.toContain(false);
});
