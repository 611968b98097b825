/**
 * The events of jQuery for a listing's requests (goodlayers-listings, section 4): the originals send with `jQuery.ajax`, so
 * scripts of the site wait for these events.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { FILTER, finish, holdCalls, listingBrowser, mounted, MORE } from '../support/listing-page';

const { open } = listingBrowser();

const ADDRESS = '/node_modules/jquery/dist/jquery.min.js';

/** Writes down each event with what its listener sees. `$` is jQuery. */
const LISTEN = `
  window.heard = [];
  $(document).on('ajaxStart ajaxSend ajaxSuccess ajaxError ajaxComplete ajaxStop', (event, xhr, settings, last) => {
    const note = { type: event.type, active: $.active, count: document.querySelectorAll('.gdlr-core-item-list').length };
    if (xhr) Object.assign(note, {
      url: settings.url, method: settings.type, data: settings.data, status: xhr.status, text: xhr.responseText,
      json: typeof xhr.responseJSON, last: typeof last, header: xhr.getResponseHeader('content-type'), state: xhr.readyState,
    });
    window.heard.push(note);
  });`;

interface Note {
  readonly type: string;
  readonly active: number;
  readonly count: number;
  readonly url?: string;
  readonly method?: string;
  readonly data?: string;
  readonly status?: number;
  readonly text?: string;
  readonly json?: string;
  readonly last?: string;
  readonly header?: string;
  readonly state?: number;
}

const HEAD = `<script src="${ADDRESS}"></script><script>(($) => {${LISTEN}})(jQuery)</script>`;

const heard = (page: Page): Promise<Note[]> => page.evaluate(() => Reflect.get(window, 'heard') as Note[]);

const active = (page: Page): Promise<unknown> =>
  page.evaluate(() => (Reflect.get(window, 'jQuery') as unknown as { active: number }).active);

const types = async (page: Page): Promise<string[]> => (await heard(page)).map(({ type }) => type);

it('fire for a press, with the arguments of the original, and end when the new items are in the page', async () => {
  const { page, press, sent } = await open(MORE, { head: HEAD });
  const before = await page.locator('.gdlr-core-item-list').count();
  await press('Load More');
  await finish(page);
  const after = await page.locator('.gdlr-core-item-list').count();
  expect(after).toBeGreaterThan(before);
  const notes = await heard(page);
  expect(notes.map(({ type, active, count }) => [type, active, count])).toEqual([
    ['ajaxStart', 1, before],
    ['ajaxSend', 1, before],
    ['ajaxSuccess', 1, after],
    ['ajaxComplete', 1, after],
    ['ajaxStop', 0, after],
  ]);
  const [, send, success, complete] = notes;
  expect(send).toMatchObject({ url: '/ajax', method: 'POST', state: 1 });
  expect(decodeURIComponent(send?.data ?? '')).toBe(sent[0]);
  expect(success).toMatchObject({
    status: 200,
    json: 'object',
    last: 'object',
    state: 4,
    header: 'text/html; charset=utf-8',
  });
  expect(JSON.parse(complete?.text ?? '')).toMatchObject({ status: 'success' });
});

it('fire again for a filter whose items are cached', async () => {
  const { page, press, sent } = await open(FILTER, { head: HEAD });
  for (const name of ['Biology', 'All', 'Biology']) {
    await press(name);
    await finish(page);
  }
  expect(sent).toHaveLength(2);
  expect((await types(page)).filter((type) => type === 'ajaxComplete')).toHaveLength(3);
});

it.each([
  ['an error of the server', { body: 'no', status: 500 }, { status: 500, text: 'no', last: 'string' }],
  ['an answer that is no JSON', { body: '<p>', status: 200 }, { status: 200, text: '<p>', last: 'object' }],
])('say what is wrong with %s', async (_name, answer, expected) => {
  const listing = await open(MORE, { head: HEAD });
  listing.answer(answer);
  await listing.press('Load More');
  await listing.page.waitForFunction(() => (Reflect.get(window, 'heard') as unknown[]).length === 5);
  const notes = await heard(listing.page);
  expect(notes.map(({ type }) => type)).toEqual([
    'ajaxStart',
    'ajaxSend',
    'ajaxError',
    'ajaxComplete',
    'ajaxStop',
  ]);
  expect(notes[2]).toMatchObject({ ...expected, json: 'undefined' });
});

it('fire for a refusal like for a success: the original tells them apart itself', async () => {
  const listing = await open(MORE, { head: HEAD });
  listing.answer({ status: 'failed', message: 'no' });
  await listing.press('Load More');
  await listing.page.waitForFunction(() => (Reflect.get(window, 'heard') as unknown[]).length === 5);
  expect(await types(listing.page)).toContain('ajaxSuccess');
});

it('count the requests of the page with jQuery’s own, and reach every copy of jQuery', async () => {
  const hidden = `<script src="${ADDRESS}"></script><script>var $old = jQuery.noConflict(true); $old(document).on('ajaxComplete', () => window.old = true)</script>`;
  const { page, press } = await open(MORE, { head: hidden + HEAD });
  const { letGo } = await holdCalls(page);
  await press('Load More');
  await expect.poll(() => active(page)).toBe(1);
  await letGo();
  await finish(page);
  expect(await active(page)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'old') as unknown)).toBe(true);
});

it('reach a copy of jQuery that the page loads later, and survive a listener that throws', async () => {
  const { page, press, errors } = await open(MORE);
  await page.addScriptTag({ url: ADDRESS });
  await page.evaluate(`(($) => {${LISTEN}})(jQuery)`);
  await page.evaluate(`jQuery(document).ajaxSend(() => { throw new Error('theirs') })`);
  await press('Load More');
  await finish(page);
  expect(await types(page)).toEqual(['ajaxStart', 'ajaxSend', 'ajaxSuccess', 'ajaxComplete', 'ajaxStop']);
  await expect.poll(() => errors).toEqual(['theirs']);
});

it('fire for the rules of links', async () => {
  const { page } = await open('<article class="post-1"><a href="/one/">One</a></article>' + MORE, {
    head: HEAD,
  });
  await mounted(page);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() =>
    (Reflect.get(window, 'heard') as { type: string }[]).some(({ type }) => type === 'ajaxStop'),
  );
  const [, send] = await heard(page);
  expect(send).toMatchObject({ type: 'ajaxSend', data: 'action=ids', url: '/ajax' });
});
