/** The inline script that queues events until the entry runs, as the build writes it. */
import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { inlineCode } from '../../tests/support/inline-code';
import { delayResponse, openStage, requested, waitForReady } from '../../tests/support/page-browser';
import { entryPath } from '../../tests/support/page-server';
import { fragment, htmlPage } from '../../tests/support/pages';

const { open, server, url } = openStage();
const PANELS = fragment('goodlayers/accordion-2.1.7-rich-panels.html');
const TITLE_LINK = fragment('goodlayers/accordion-2.1.7-title-link.html');
const TITLES = '.gdlr-core-accordion-item .gdlr-core-accordion-item-title';

/** A page as the plugin prints it: the inline script in the head, the entry as a module. */
function page(body: string, extra = ''): string {
  const early = `<script id="atoll-early-queue" data-click="${TITLES}" data-keydown="${TITLES}" data-submit="form">${inlineCode('early_queue')}</script>`;
  const entry = `<script type="module" id="atoll-js-module" src="${entryPath()}"></script>`;
  return htmlPage({ body: body + entry, head: extra + early, withEntry: false });
}

const openItems = (of: Page): Promise<number[]> =>
  of.evaluate(() =>
    [...document.querySelectorAll('.gdlr-core-accordion-item-tab')].flatMap((tab, index) =>
      tab.matches('.gdlr-core-active') ? [index] : [],
    ),
  );

/** Opens a page whose entry arrives when the test says so. */
async function openLate(html: string | { body: string; headers: Record<string, string> }) {
  const watched = await open(html);
  const arrive = await delayResponse(watched.page, /\/assets\/atoll-/);
  await watched.page.goto(url, { waitUntil: 'commit' });
  await watched.page.waitForSelector('main');
  return { ...watched, arrive };
}

it('RELIABILITY 13: clicks before the entry runs are replayed in order when the widget is mounted', async () => {
  const { page: visited, arrive } = await openLate(page(PANELS));
  await visited.getByText('What should we read first?').click();
  await visited.locator(TITLES).nth(1).click();
  expect(await openItems(visited)).toEqual([0]);
  arrive();
  await waitForReady(visited);
  expect(await openItems(visited)).toEqual([1]);
});

it('RELIABILITY 13: a scripted click before the entry runs is replayed, too', async () => {
  const { page: visited, arrive } = await openLate(page(PANELS));
  await visited
    .locator(TITLES)
    .nth(2)
    .evaluate((title: HTMLElement) => title.click());
  arrive();
  await waitForReady(visited);
  expect(await openItems(visited)).toEqual([2]);
});

it('does not touch events outside of the widgets, and clicks that open a new tab', async () => {
  const { page: visited } = await openLate(page(`${TITLE_LINK}<a href="#outside">Outside</a>`));
  await visited.getByRole('link', { name: 'Outside' }).click();
  expect(new URL(visited.url()).hash).toBe('#outside');
  const asked = requested(server(), url);
  const opened = visited.context().waitForEvent('page');
  await visited.getByRole('link', { name: 'school calendar' }).click({ modifiers: ['ControlOrMeta'] });
  await Promise.all([opened, asked]);
});

it('follows a link in a title at once if the entry cannot be fetched', async () => {
  const { page: visited } = await open(page(TITLE_LINK));
  const requested: Route[] = [];
  await visited.route(/\/assets\/atoll-/, (route) => void requested.push(route));
  await visited.goto(url, { waitUntil: 'commit' });
  await visited.getByRole('link', { name: 'school calendar' }).click();
  expect(new URL(visited.url()).hash).toBe('');
  expect(requested).toHaveLength(1);
  await requested[0]?.abort();
  await visited.waitForURL('**#calendar');
});

it('follows a link in a title after five seconds without the entry', async () => {
  const watched = await open(page(TITLE_LINK));
  // Stopped: a clock that is only installed runs on, and a busy machine would reach the five seconds earlier.
  await watched.page.clock.install({ time: 0 });
  await watched.page.clock.pauseAt(1000);
  await delayResponse(watched.page, /\/assets\/atoll-/);
  await watched.page.goto(url, { waitUntil: 'commit' });
  await watched.page.getByRole('link', { name: 'school calendar' }).click();
  await watched.page.clock.runFor(4900);
  expect(new URL(watched.page.url()).hash).toBe('');
  await watched.page.clock.runFor(200);
  await watched.page.waitForURL('**#calendar', { waitUntil: 'commit' });
});

it('works under a strict policy that allows it by hash', async () => {
  const hash = createHash('sha256').update(inlineCode('early_queue')).digest('base64');
  const headers = { 'content-security-policy': `script-src 'self' 'sha256-${hash}'; object-src 'none'` };
  const { page: visited, arrive, errors } = await openLate({ body: page(PANELS), headers });
  await visited.locator(TITLES).nth(1).click();
  arrive();
  await waitForReady(visited);
  expect(await openItems(visited)).toEqual([1]);
  expect(errors).toEqual([]);
});
