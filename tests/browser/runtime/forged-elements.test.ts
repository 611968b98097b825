/** Content that pretends to be Atoll's own elements, or globals of scripts, in the production build. */
import { expect, test } from 'vitest';
import { forgedForms, forgedGlobals, forgedMarkup, forgedScripts } from '../../support/forged';
import { inlineCode } from '../../support/inline-code';
import { openStage, waitForReady } from '../../support/page-browser';
import { fragment, htmlPage } from '../../support/pages';
import { entryPath } from '../../support/page-server';

const { open, server, url } = openStage();

const ACCORDION = fragment('goodlayers/accordion-2.1.7-background-title-icon.html');

/** The plugin's scripts around the content. */
function page(content: string, config: object = { ajaxUrl: '/ajax' }): string {
  const fallback = `<script id="atoll-entry-fallback" data-scripts='["/original.js"]'>${inlineCode('entry_fallback')}</script>`;
  const early = `<script id="atoll-early-queue" data-click=".gdlr-core-accordion-item *">${inlineCode('early_queue')}</script>`;
  const entry = `<script type="module" id="atoll-js-module" src="${entryPath()}"></script>`;
  return htmlPage({ body: content + ACCORDION + entry, head: fallback + early, config, withEntry: false });
}

test.each([
  ['the ids of scripts', forgedScripts],
  ['the names of globals', forgedGlobals],
  ['scripts that do not run, and a link to an API', forgedMarkup],
  ['forms with the names of globals', forgedForms],
  ['an image with the entry’s id that fails', () => '<img id="atoll-js-module" src="/missing.png" alt="">'],
  [
    'an image with the entry’s id that loads',
    () => '<img id="atoll-js-module" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
  ],
  [
    'files with names of the document’s methods',
    () =>
      '<object id="getElementById" type="application/pdf" data="/a.pdf"></object><object id="currentScript" type="application/pdf" data="/a.pdf"></object>',
  ],
])('the widgets work, nothing is sent elsewhere, and no original comes back: %s', async (_what, content) => {
  const watched = await open(page(content()));
  const asked: string[] = [];
  watched.page.on('request', (request) => asked.push(request.url()));
  server().routes.set('/original.js', { body: 'window.isOriginal = true', type: 'text/javascript' });
  await watched.page.goto(url);
  const tab = watched.page.locator('.gdlr-core-accordion-item-tab').nth(2);
  await tab.locator('.gdlr-core-accordion-item-title').click();
  await waitForReady(watched.page);
  await tab.and(watched.page.locator('.gdlr-core-active')).waitFor();
  expect(await watched.page.evaluate(() => 'isOriginal' in window)).toBe(false);
  expect(asked.filter((address) => /elsewhere\.example|original\.js/.test(address))).toEqual([]);
  expect(watched.lines.filter((line) => line.includes('[atoll]'))).toEqual([]);
});

test('a configuration for another site is reported once, and nothing is sent', async () => {
  const links = fragment('link-targets/links.html');
  const watched = await open(page(links, { ajaxUrl: 'https://elsewhere.example/ajax' }));
  const asked: string[] = [];
  watched.page.on('request', (request) => asked.push(request.url()));
  await watched.page.goto(url);
  await watched.page.locator('.gdlr-core-accordion-item-title').nth(1).click();
  await waitForReady(watched.page);
  expect(asked.filter((address) => /elsewhere|ajax/.test(address))).toEqual([]);
  expect(watched.lines.filter((line) => line.includes('[atoll]'))).toEqual([
    expect.stringContaining('runtime:config_unreadable'),
  ]);
});
