/** Marking links in the production build. link-targets.test.ts lists what is kept of the original. */
import { describe, expect, test } from 'vitest';
import idsB from '../../../mocks/answers/ids-b.json';
import idsD from '../../../mocks/answers/ids-d.json';
import { htmlPage } from '../../../tests/support/pages';
import {
  AJAX,
  answerWith,
  attributesOf,
  calls,
  complaints,
  context,
  idle,
  marked,
  markup,
  mounted,
  open,
  page,
  server,
  openLinkTargets,
} from '../../../tests/support/link-targets-page';

openLinkTargets();

/** The chunks that the page loaded. */
function chunks(): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/assets\/(.+?)-[\w-]{8}\.js/.exec(name)?.[1])
      .filter((name) => name !== undefined),
  );
}

describe('RELIABILITY 50', () => {
  test('50. the opened tab has no opener, whatever the link’s rel says', async () => {
    server.routes.set('/class-photos/', { body: '<title>Photos</title>' });
    await open(markup('links').replace('<a href="/class-photos/"', '$& rel="opener"'));
    await marked(5);
    const link = page.getByRole('link', { name: 'Class photos can be ordered' });
    expect(await link.getAttribute('rel')).toBe('opener noopener');
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.waitForLoadState();
    expect(await tab.title()).toBe('Photos');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    // The releases that list URLs still send the referrer.
    expect(await tab.evaluate(() => document.referrer)).toBe(`${server.origin}/page`);
  });

  test('50. a page sends one request, after it has loaded', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/slow.png', async (route) => {
      await held;
      await route.fulfill({ status: 404 });
    });
    answerWith(idsB);
    const body = `${markup('articles', 'links')}<img src="/slow.png" alt="">`;
    server.routes.set('/page', { body: htmlPage({ body, config: { ajaxUrl: AJAX } }) });
    await page.goto(`${server.origin}/page`, { waitUntil: 'commit' });
    await mounted();
    // An early call would need two round trips: for the client's code and for the call.
    for (let trip = 0; trip < 6; trip += 1) await page.evaluate(async () => (await fetch('/page')).text());
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    expect(calls).toEqual([]);
    release?.();
    await marked(7);
    await idle();
    expect(calls).toEqual(['action=ids']);
    const [loadedAt, askedAt] = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const call = performance.getEntriesByType('resource').find(({ name }) => name.includes('admin-ajax'));
      return [navigation?.loadEventStart ?? NaN, call?.startTime ?? NaN];
    });
    expect(askedAt).toBeGreaterThanOrEqual(loadedAt);
  });
});

test('a page without posts loads neither the response nor the client, and no page loads React', async () => {
  await open('<p class="post-title"><a href="/">Text</a></p>');
  await idle();
  expect(calls).toEqual([]);
  expect(await chunks()).toEqual(expect.not.arrayContaining(['rest', 'react']));

  await open(markup('articles'));
  await marked(2);
  expect(await chunks()).toContain('rest');
  expect(await chunks()).not.toContain('react');
  expect(complaints).toEqual([]);
});

test('RELIABILITY 48: every mocked page is marked as the mocked response says, in both shapes', async () => {
  const names = [
    'articles',
    'class-only',
    'duplicates',
    'encoded',
    'id-only',
    'quotes',
    'redirected',
    'similar-ids',
  ];
  await open(markup(...names));
  await marked(11);
  expect((await attributesOf('a[target]')).map(([, ...marks]) => marks)).toEqual(
    Array.from({ length: 11 }, () => ['_blank', 'noopener']),
  );
  await open(markup(...names), { rules: idsD });
  await marked(12);
  const hrefs = (await attributesOf('a[target="_self"]')).map(([href]) => href);
  expect(hrefs).toEqual(['https://walls.example/holds']);
  expect(complaints).toEqual([]);
});

test('a form whose inputs have the names of DOM properties is a post like any other', async () => {
  const names = ['id', 'className', 'classList'];
  const inputs = names.map((name) => `<input name="${name}" aria-label="x">`);
  await open(`<article><form id="post-42">${inputs.join('')}<a href="/a/">Text</a></form></article>`, {
    rules: { 42: ['/a/'] },
  });
  await marked(1);
  expect(complaints).toEqual([]);
});

test('content that a script inserts is marked without a second request', async () => {
  await open(markup('articles'));
  await marked(2);
  await page.evaluate(
    (html) => document.querySelector('main')?.append(document.createRange().createContextualFragment(html)),
    markup('duplicates'),
  );
  await marked(4);
  await idle();
  expect(calls).toHaveLength(1);
});

test('a failed call leaves the links alone and is reported once on the console', async () => {
  answerWith(idsB);
  await open(markup('articles'));
  await marked(2);
  complaints.length = 0;
  server.routes.set(AJAX, () => {
    calls.push('again');
    return { body: '0', status: 400 };
  });
  await page.reload();
  await mounted();
  await idle();
  expect(calls).toEqual(['action=ids', 'again']);
  expect(await page.locator('a[target]').count()).toBe(0);
  expect(complaints.filter((text) => text.startsWith('[atoll] link-targets:ids_failed'))).toHaveLength(1);
});

test('RELIABILITY 48: 10,000 posts cost one walk, and one query a post', async () => {
  const MANY = 10_000;
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    Object.assign(window, { counts });
    for (const prototype of [Document.prototype, Element.prototype]) {
      const original = Reflect.get(prototype, 'querySelectorAll');
      Object.defineProperty(prototype, 'querySelectorAll', {
        value(selector: string): unknown {
          counts[selector] = (counts[selector] ?? 0) + 1;
          return Reflect.apply(original, this, [selector]);
        },
      });
    }
  });
  const ids = Array.from({ length: MANY }, (_, at) => at + 1);
  const body = ids
    .map((id) => `<article id="post-${id}" class="post-${id}"><a href="/${id}/">Text</a></article>`)
    .join('');
  await open(body, { rules: Object.fromEntries(ids.map((id) => [id, [`/${id}/`]])) });
  await marked(MANY);
  const counts = await page.evaluate(() => Reflect.get(window, 'counts') as Record<string, number>);
  expect(counts['a[href]']).toBe(1 + MANY);
  expect(counts['[id^="post-"],[class*="post-"]']).toBe(1 + 1 + 1);
});
