/**
 * The listings of a page that a real server printed, with the responses that the same server sent to the original
 * (RELIABILITY 42 to 47 on real markup).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasten, openStage } from '../../tests/support/page-browser';
import { ROOT } from '../../tests/support/page-server';
import { capturedPage, whyNoCaptures } from '../../tests/support/pages';
import { idle } from '../../tests/support/listing-page';
import { skipFor } from '../../tests/support/skip';

const stage = openStage();

const ACTION = 'gdlr_core_portfolio_ajax';

const answer = (kind: string): string =>
  readFileSync(join(ROOT, `../shared/captured/goodlayers/ajax/${ACTION}-${kind}.json`), 'utf8');

const itemsOf = (kind: string): number => {
  const { content } = JSON.parse(answer(kind)) as { content: string };
  return content.split('"gdlr-core-item-list ').length - 1;
};

describe('the captured page', skipFor(whyNoCaptures), () => {
  it('filters, pages and loads more with the captured responses', async () => {
    const { page, errors, lines } = await stage.open(capturedPage('goodlayers/listings.html'), {
      viewport: { width: 1200, height: 24_000 },
      reducedMotion: 'reduce',
    });
    page.setDefaultTimeout(30_000);
    const sent: string[] = [];
    stage.server().routes.set('/ajax', ({ body }) => {
      const text = decodeURIComponent(body);
      sent.push(text);
      if (text.includes('option[name]=category')) return { body: answer('filter') };
      return { body: answer(text.includes('settings[portfolio-style]=grid') ? 'page' : 'load-more') };
    });
    await page.route(/^(?!http:\/\/127\.0\.0\.1)/, (route) => route.abort());
    await page.goto(stage.url);
    await hasten(page);
    const controls = await page.locator('[data-ajax].gdlr-core-js').count();
    await page.waitForFunction(
      (count) =>
        document.querySelectorAll('[data-atoll~="listing"][data-atoll-state="ready"]').length === count,
      controls,
    );
    const grid = page.locator('.gdlr-core-portfolio-item-style-grid');
    const items = grid.locator('.gdlr-core-item-list');

    await grid.locator('[data-ajax-value="biology"]').click();
    await idle(page);
    expect(await items.count()).toBe(itemsOf('filter'));
    await grid.getByRole('button', { name: 'Page 2' }).press('Enter');
    await expect.poll(() => sent.at(-1), { timeout: 20_000 }).toContain('settings[category]=biology&');
    await expect.poll(() => items.count()).toBe(itemsOf('page'));
    expect(sent.at(-1)).toContain('option[name]=paged&option[value]=2');

    const modern = page.locator('.gdlr-core-portfolio-item-style-modern').first();
    const before = await modern.locator('.gdlr-core-item-list').count();
    // By key: without the site's stylesheet another element covers the button.
    await modern.locator('.gdlr-core-load-more').press('Enter');
    await expect
      .poll(() => modern.locator('.gdlr-core-item-list').count())
      .toBe(before + itemsOf('load-more'));
    await page.evaluate(() => window.atoll?.settled());
    expect(errors).toEqual([]);
    expect(lines.filter((line) => line.startsWith('[atoll]'))).toEqual([]);
  });
});
