/** What scripts of the site trigger with jQuery before Atoll's engine runs (goodlayers-platform, section 4). */
import { describe, expect, it } from 'vitest';
import { inlineCode } from '../support/inline-code';
import { FILTER, finish, listingBrowser, MORE, SELECT } from '../support/listing-page';
import { delayResponse } from '../support/page-browser';
import { entryPath } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';

const { stage } = listingBrowser();

const JQUERY = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
const IMAGES = fragment('goodlayers/lightbox-2.1.7.html');

/** A page as the plugin prints it, with a script of the site behind jQuery. */
function page(body: string, code: string, jquery = JQUERY): string {
  const early = `<script id="atoll-early-queue" data-click=".gdlr-core-filterer,.gdlr-core-lightgallery">${inlineCode('early_queue')}</script>`;
  const entry = `<script type="module" id="atoll-js-module" src="${entryPath()}"></script>`;
  return htmlPage({
    body: `${body}<script>(($) => { ${code} })(jQuery)</script>${entry}`,
    head: early + jquery,
    config: { ajaxUrl: '/ajax' },
    withEntry: false,
  });
}

/** Opens a page with a listing, and returns what it sends. */
async function visit(html: string) {
  const watched = await stage.open(html, { viewport: { width: 1000, height: 3000 } });
  const sent: string[] = [];
  stage.server().routes.set('/ajax', ({ body }) => {
    sent.push(decodeURIComponent(body));
    return { body: JSON.stringify({ status: 'success', content: '<p>new</p>' }), type: 'application/json' };
  });
  return { ...watched, sent };
}

describe('an event that jQuery triggers before the engine runs', () => {
  it.each([
    [
      'a filter, when the document is ready',
      FILTER,
      `$(() => $('.gdlr-core-filterer').eq(1).trigger('click'))`,
      'category',
    ],
    ['a filter, with click()', FILTER, `$(() => $('.gdlr-core-filterer').eq(1).click())`, 'category'],
    [
      'a page number, when the page has loaded',
      FILTER,
      `$(window).on('load', () => $('.page-numbers').eq(1).trigger('click'))`,
      '[value]=2',
    ],
    ['load more', MORE, `$(() => $('.gdlr-core-load-more').trigger('click'))`, '[value]=2'],
    ['a select', SELECT, `$(() => $('select').val('music').trigger('change'))`, '[value]=music'],
  ])('presses %s once', async (_name, body, code, option) => {
    const { page: visited, sent, errors } = await visit(page(body, code));
    await visited.goto(stage.url);
    await expect.poll(() => sent).toEqual([expect.stringContaining(option)]);
    await finish(visited);
    expect(sent).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it('waits for an engine that is late, without an action of the visitor', async () => {
    const { page: visited, sent } = await visit(
      page(
        FILTER,
        `$(window).on('load', () => $('.gdlr-core-filterer').eq(1).trigger('click').addClass('done'))`,
      ),
    );
    const arrive = await delayResponse(visited, /\/assets\/engine/);
    await visited.goto(stage.url);
    await visited.waitForSelector('.done');
    expect(sent).toEqual([]);
    arrive();
    await expect.poll(() => sent).toHaveLength(1);
  });

  it('opens a picture of a page on which nothing else needs the engine', async () => {
    const { page: visited } = await visit(
      page(IMAGES, `$(() => $('.gdlr-core-lightgallery').first().trigger('click'))`),
    );
    await visited.goto(stage.url);
    await visited.getByRole('dialog').waitFor();
    expect(new URL(visited.url()).pathname).toBe('/test');
  });

  it.each([
    [
      'before the document is parsed, when the originals do not listen',
      `$('.gdlr-core-filterer').eq(2).trigger('click')`,
    ],
    ['for handlers of another namespace', `$(() => $('.gdlr-core-filterer').eq(2).trigger('click.other'))`],
    [
      'that a handler of the link stops',
      `$(() => $('.gdlr-core-filterer').eq(2).one('click', (e) => e.stopImmediatePropagation()).trigger('click'))`,
    ],
    [
      'that a handler of the link keeps from its ancestors',
      `$(() => $('.gdlr-core-filterer').eq(2).one('click', () => false).trigger('click'))`,
    ],
  ])('does nothing %s', async (_when, code) => {
    const last = `$(() => $('.gdlr-core-filterer').eq(1).trigger('click'))`;
    const { page: visited, sent } = await visit(page(FILTER, `${code}; ${last}`));
    await visited.goto(stage.url);
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    await finish(visited);
    expect(sent).toEqual([expect.stringContaining('category')]);
    expect(sent[0]).toContain(
      await visited.locator('.gdlr-core-filterer').nth(1).getAttribute('data-ajax-value'),
    );
  });

  it.each([
    ['the engine', /\/assets\/engine/],
    ['the code that passes it on', /\/assets\/triggers/],
  ])('is heard in a copy of jQuery that loads after the page, but before %s', async (_what, chunk) => {
    const late = `addEventListener('load', () => {
      const script = document.createElement('script');
      script.src = '/node_modules/jquery/dist/jquery.min.js';
      script.onload = () => jQuery('.gdlr-core-filterer').eq(1).trigger('click').addClass('done');
      document.head.append(script);
    })`;
    const html = page(FILTER, '', '').replace('(($) => {  })(jQuery)', () => late);
    expect(html).toContain(late);
    const { page: visited, sent } = await visit(html);
    const arrive = await delayResponse(visited, chunk);
    await visited.goto(stage.url);
    await visited.waitForSelector('.done');
    expect(sent).toEqual([]);
    arrive();
    await expect.poll(() => sent).toHaveLength(1);
  });

  it('is heard in a copy of jQuery that is a part of the page', async () => {
    const { page: visited, sent } = await visit(
      page(FILTER, `addEventListener('load', () => $('.gdlr-core-filterer').eq(1).trigger('click'))`, ''),
    );
    const code = await (
      await fetch(`${stage.server().origin}/node_modules/jquery/dist/jquery.min.js`)
    ).text();
    stage.server().routes.set('/test', {
      body: page(
        FILTER,
        `addEventListener('load', () => $('.gdlr-core-filterer').eq(1).trigger('click'))`,
        `<script>${code}</script>`,
      ),
    });
    await visited.goto(stage.url);
    await expect.poll(() => sent).toHaveLength(1);
  });
});
