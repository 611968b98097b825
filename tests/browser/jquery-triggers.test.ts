/**
 * What scripts of the site do with jQuery to the controls of widgets (goodlayers-platform, section 4). jQuery clicks no
 * link, and dispatches no native `change` or `resize`.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FILTER, finish, listingBrowser, MORE, SELECT } from '../support/listing-page';
import { fragment, htmlPage } from '../support/pages';

const { open, stage } = listingBrowser();

const ADDRESS = '/node_modules/jquery/dist/jquery.min.js';
const HEAD = `<script src="${ADDRESS}"></script>`;
const IMAGES = fragment('goodlayers/lightbox-2.1.7.html');

/** Runs code in the page, where `$` is jQuery. */
const run = (page: Page, code: string): Promise<unknown> => page.evaluate(`(($) => { ${code} })(jQuery)`);

/** Waits until the engine passes events on, which it starts when its code has loaded. */
const passesOn = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /triggers-[\w-]{8}\.js/.test(name)),
  );

const openWithJQuery = async (body: string, head = HEAD) => {
  const listing = await open(body, { head });
  await passesOn(listing.page);
  return listing;
};

describe('an event that jQuery triggers', () => {
  it.each([
    ['a filter', FILTER, `$('.gdlr-core-filterer').eq(1).trigger('click')`, 'option[name]=category'],
    ['a filter, with click()', FILTER, `$('.gdlr-core-filterer').eq(1).click()`, 'option[name]=category'],
    ['a filter’s handlers', FILTER, `$('.gdlr-core-filterer').eq(1).trigger($.Event('click'))`, 'category'],
    ['a page number', FILTER, `$('.page-numbers').eq(1).trigger('click')`, 'option[value]=2'],
    ['load more', MORE, `$('.gdlr-core-load-more').trigger('click')`, 'option[value]=2'],
    ['a select', SELECT, `$('select').val('music').trigger('change')`, 'option[value]=music'],
    ['a select, with change()', SELECT, `$('select').val('biology').change()`, 'option[value]=biology'],
  ])('presses %s once', async (_name, body, code, option) => {
    const { page, sent, errors } = await openWithJQuery(body);
    await run(page, code);
    await finish(page);
    expect(sent).toEqual([expect.stringContaining(option)]);
    expect(errors).toEqual([]);
  });

  it('opens a picture, whatever other handlers of the link return, and follows no link', async () => {
    const { page } = await openWithJQuery(FILTER + IMAGES);
    await run(page, `$('.gdlr-core-lightgallery').on('click', () => false).first().trigger('click')`);
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe('/test');
  });

  it('opens nothing if an earlier handler of the picture stops the event at once', async () => {
    const { page, sent } = await openWithJQuery(FILTER + IMAGES);
    await run(
      page,
      `$('.gdlr-core-lightgallery').on('click', (event) => event.stopImmediatePropagation()).trigger('click');
       $('.gdlr-core-filterer').eq(1).trigger('click')`,
    );
    await finish(page);
    expect(sent).toHaveLength(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it.each(['false', 'event.stopPropagation()', 'event.stopImmediatePropagation()'])(
    'does not filter a list if a handler of the link says %s: the original listens above the links',
    async (answer) => {
      const { page, sent } = await openWithJQuery(FILTER);
      await run(page, `$('.gdlr-core-filterer').eq(1).on('click', (event) => ${answer}).trigger('click')`);
      await run(page, `$('.page-numbers').eq(1).trigger('click')`);
      await finish(page);
      expect(sent).toEqual([expect.stringContaining('option[name]=paged')]);
    },
  );

  it('stops at the widget, as the original stopped it, before handlers of the document', async () => {
    const { page, sent } = await openWithJQuery(FILTER);
    const heard = await run(
      page,
      `const heard = [];
       $(document).on('click', '.gdlr-core-filterer', () => heard.push('document'));
       $('.gdlr-core-filterer').eq(1).on('click', () => heard.push('link'));
       $('.gdlr-core-filterer').eq(1).trigger('click');
       return heard`,
    );
    await finish(page);
    expect(heard).toEqual(['link']);
    expect(sent).toHaveLength(1);
  });

  it('is passed on for other copies, later copies, and copies without a global name of their own', async () => {
    const hidden = `<script src="${ADDRESS}"></script><script>var $other = jQuery.noConflict(true)</script>`;
    const { page, sent } = await openWithJQuery(FILTER, hidden + HEAD);
    await page.addScriptTag({ url: `${ADDRESS}?later` });
    await page.evaluate(() => Object.assign(window, { $third: Reflect.get(window, 'jQuery') }));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    for (const [name, at] of [
      ['$other', 1],
      ['$', 2],
      ['$third', 0],
    ] as const) {
      await page.evaluate(`${name}('.gdlr-core-filterer').eq(${at}).trigger('click')`);
      await finish(page);
    }
    expect(sent).toHaveLength(3);
  });

  it('leaves namespaces of other scripts alone, and triggerHandler presses', async () => {
    const { page, sent } = await openWithJQuery(FILTER);
    await run(page, `$('.gdlr-core-filterer').eq(2).trigger('click.other')`);
    await run(page, `$('.gdlr-core-filterer').eq(1).triggerHandler('click')`);
    await finish(page);
    expect(sent).toEqual([expect.stringContaining('category')]);
  });

  it('mounts a widget that waits, and presses it', async () => {
    const { page } = await stage.open(
      htmlPage({ body: IMAGES + FILTER, config: { ajaxUrl: '/ajax' }, head: HEAD }),
    );
    await page.goto(stage.url);
    await passesOn(page);
    await run(page, `$('.gdlr-core-lightgallery').first().trigger('click')`);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  });

  it('opens a title once, also if another handler prevents what jQuery does itself', async () => {
    const { page } = await stage.open(
      htmlPage({ body: FILTER + fragment('goodlayers/accordion-2.1.7-close-all.html'), head: HEAD }),
    );
    await page.goto(stage.url);
    await passesOn(page);
    const states = (): Promise<unknown> =>
      page.$$eval('.gdlr-core-accordion-item-tab', (tabs) =>
        tabs.map((tab) => tab.matches('.gdlr-core-active')),
      );
    const second = `$('.gdlr-core-accordion-item-title').eq(1)`;
    await run(page, `${second}.trigger('click')`);
    await expect.poll(states).toEqual([false, true, ...(await restOf(page))]);
    await run(page, `${second}.on('click', () => false).trigger('click')`);
    await expect.poll(states).toEqual([false, false, ...(await restOf(page))]);
  });

  it('turns a flip box as the pointer does', async () => {
    const { page } = await stage.open(
      htmlPage({ body: fragment('goodlayers/flip-box-2.1.7.html'), head: HEAD }),
    );
    await page.goto(stage.url);
    await passesOn(page);
    const isTurned = (): Promise<boolean> =>
      page.$eval('.gdlr-core-flipbox-front', (front) => (front as HTMLElement).inert);
    await run(page, `$('.gdlr-core-flipbox').first().trigger('mouseenter')`);
    await expect.poll(isTurned).toBe(true);
    // Leaving does nothing before the turn has ended.
    await expect
      .poll(async () => {
        await run(page, `$('.gdlr-core-flipbox').first().trigger('mouseleave')`);
        return isTurned();
      })
      .toBe(false);
  });

  it.each(['resize', 'gdlr-core-element-resize', 'scroll'])(
    'of the window, %s, reaches native listeners once',
    async (type) => {
      const { page } = await openWithJQuery(FILTER);
      const heard = await run(
        page,
        `const heard = [];
       addEventListener('${type}', () => { heard.push('native'); if (heard.length < 9) $(window).trigger('${type}') });
       $(window).on('${type}', () => heard.push('jQuery'));
       $(window).trigger('${type}');
       return heard`,
      );
      expect(heard).toEqual(['jQuery', 'native', 'jQuery']);
    },
  );
});

/** The states of the accordion's items after the second, which are closed. */
async function restOf(page: Page): Promise<boolean[]> {
  const count = await page.locator('.gdlr-core-accordion-item-tab').count();
  return Array.from({ length: count - 2 }, () => false);
}
