/** The inline script that brings the originals back, with the queue of early events, as the build writes them. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entranceFallbackStyle } from '../../tests/support/entrance-style';
import { inlineCode } from '../../tests/support/inline-code';
import { delayResponse, openStage, type Watched } from '../../tests/support/page-browser';
import { htmlPage } from '../../tests/support/pages';

const { open, server, url } = openStage();

/** An original: it records the events that reach it, as a part of the page does that scripts drive. */
const ORIGINAL = `addEventListener('DOMContentLoaded', () => {
  window.heard ??= [];
  for (const type of ['click', 'change', 'submit'])
    document.querySelector('.probe').addEventListener(type, ({ target }) => window.heard.push(type + ' ' + (target.id || target.localName)));
});`;

const PROBE = `<div class="probe">
  <input id="box" type="checkbox"><label for="box">Box</label>
  <input id="one" type="radio" name="radio"><input id="two" type="radio" name="radio">
  <a href="#place">Link</a> <button id="button" type="button">Button</button>
</div>`;

/** A page as the plugin prints it. */
function page(body: string, originals: readonly string[], head = ''): string {
  const fallback = `<script id="atoll-entry-fallback" data-scripts='${JSON.stringify(originals)}'>${inlineCode('entry_fallback')}</script>`;
  const early = `<script id="atoll-early-queue" data-click=".probe *" data-keydown=".probe *">${inlineCode('early_queue')}</script>`;
  const entry = '<script type="module" id="atoll-js-module" src="/entry.js"></script>';
  return htmlPage({ body: body + entry, head: fallback + early + head, withEntry: false });
}

interface Late extends Watched {
  readonly failEntry: () => void;
  readonly sendOriginal: () => void;
}

/** Opens a page whose entry fails, and whose original arrives, when the test says so. */
async function openLate(html: string): Promise<Late> {
  const watched = await open(html);
  server().routes.set('/original.js', { body: ORIGINAL, type: 'text/javascript' });
  // The server has no entry.
  const failEntry = await delayResponse(watched.page, /\/entry\.js/);
  const sendOriginal = await delayResponse(watched.page, /\/original\.js/);
  await watched.page.goto(url, { waitUntil: 'commit' });
  await watched.page.waitForSelector('main');
  return { ...watched, failEntry, sendOriginal };
}

/** Waits for the end of the restore: then, the entry's error reaches the page. */
async function restored({ page, sendOriginal }: Late): Promise<void> {
  const end = await page.evaluateHandle(() => ({
    seen: new Promise<void>((resolve) => {
      document.querySelector('#atoll-js-module')?.addEventListener('error', () => resolve());
    }),
  }));
  sendOriginal();
  await end.evaluate(({ seen }) => seen);
}

const state = (visited: Page) =>
  visited.evaluate(() => ({
    checked: Array.from(document.querySelectorAll<HTMLInputElement>('input:checked'), ({ id }) => id),
    hash: location.hash,
    heard: Reflect.get(window, 'heard') as unknown,
  }));

describe.each([
  ['before the entry fails', true],
  ['while the originals load', false],
])('a press %s reaches the originals once', (_, isBefore) => {
  it.each([
    ['a checkbox', ['#box'], { checked: ['box'], hash: '', heard: ['click box', 'change box'] }],
    ['a label', ['label'], { checked: ['box'], hash: '', heard: ['click label', 'click box', 'change box'] }],
    [
      'two radio buttons',
      ['#one', '#two'],
      { checked: ['two'], hash: '', heard: ['click one', 'change one', 'click two', 'change two'] },
    ],
    ['a link', ['a'], { checked: [], hash: '#place', heard: ['click a'] }],
    ['a button', ['#button'], { checked: [], hash: '', heard: ['click button'] }],
  ])('%s', async (_what, pressed, expected) => {
    const late = await openLate(page(PROBE, ['/original.js']));
    const press = async (): Promise<void> => {
      for (const selector of pressed) await late.page.locator(selector).click({ noWaitAfter: true });
    };
    const requested = late.page.waitForRequest(/\/original\.js/);
    if (isBefore) await press();
    late.failEntry();
    await requested;
    if (!isBefore) await press();
    expect(await state(late.page)).toEqual({ checked: [], hash: '', heard: undefined });
    await restored(late);
    expect(await state(late.page)).toEqual(expected);
    await late.page.locator('#button').click();
    expect((await state(late.page)).heard).toEqual([...expected.heard, 'click button']);
    expect(late.errors).toEqual([]);
  });

  it('the Enter key on a link', async () => {
    const late = await openLate(page(PROBE, ['/original.js']));
    const requested = late.page.waitForRequest(/\/original\.js/);
    if (isBefore) await late.page.locator('a').press('Enter', { noWaitAfter: true });
    late.failEntry();
    await requested;
    if (!isBefore) await late.page.locator('a').press('Enter', { noWaitAfter: true });
    await restored(late);
    expect(await state(late.page)).toEqual({ checked: [], hash: '#place', heard: ['click a'] });
  });
});

/** Opens a page that has been parsed, and whose entry does not answer. Its clock stands still. */
const openHung = async (): Promise<Late> => {
  const watched = await open(page(PROBE, ['/original.js']));
  server().routes.set('/original.js', { body: ORIGINAL, type: 'text/javascript' });
  await watched.page.clock.install({ time: 0 });
  await watched.page.clock.pauseAt(1000);
  const failEntry = await delayResponse(watched.page, /\/entry\.js/);
  const sendOriginal = await delayResponse(watched.page, /\/original\.js/);
  await watched.page.goto(url, { waitUntil: 'commit' });
  await watched.page.waitForFunction(() => document.readyState === 'interactive');
  return { ...watched, failEntry, sendOriginal };
};

describe('if the entry never answers', () => {
  it('a checkbox changes after five seconds, and not again with the originals', async () => {
    const late = await openHung();
    await late.page.locator('#box').click();
    await late.page.clock.runFor(4900);
    expect((await state(late.page)).checked).toEqual([]);
    await late.page.clock.runFor(200);
    expect((await state(late.page)).checked).toEqual(['box']);
    const requested = late.page.waitForRequest(/\/original\.js/);
    await late.page.clock.runFor(3000);
    await requested;
    await restored(late);
    expect(await state(late.page)).toEqual({ checked: ['box'], hash: '', heard: [] });
  });

  it('the originals start once, although the page’s own event waits for the entry', async () => {
    const late = await openHung();
    const requested = late.page.waitForRequest(/\/original\.js/);
    await late.page.clock.runFor(8100);
    await requested;
    await restored(late);
    await late.page.locator('#button').click();
    expect((await state(late.page)).heard).toEqual(['click button']);
    late.failEntry();
    await late.page.waitForLoadState('domcontentloaded');
    await late.page.locator('#button').click();
    expect((await state(late.page)).heard).toEqual(['click button', 'click button']);
  });
});

/** Lets the entry fail, and waits until the originals run. */
async function bringBack(html: string): Promise<Page> {
  const late = await openLate(html);
  const end = restored(late);
  late.failEntry();
  await end;
  return late.page;
}

it('an original that throws does not keep the next one from starting', async () => {
  server().routes.set('/broken.js', {
    body: "document.addEventListener('DOMContentLoaded', () => { throw new Error('broken'); });",
    type: 'text/javascript',
  });
  const visited = await bringBack(page(PROBE, ['/broken.js', '/original.js']));
  await visited.locator('#box').click();
  expect((await state(visited)).heard).toEqual(['click box', 'change box']);
});

describe('what the server added', () => {
  const STATE = 'tabindex="0" role="button" aria-expanded="false" aria-controls="list"';
  const MENUS = `<ul class="sf-menu"><li><a href="#" ${STATE}>About</a><ul id="list"></ul></li>
      <li><a href="/study">Study</a><span data-atoll-toggle aria-label="Study submenu" ${STATE}></span></li></ul>
    <ul class="sf-vertical"><li><a class="sf-with-ul" href="/rooms">Rooms</a></li><li><a class="icon sf-with-ul">Fees</a></li></ul>
    <a class="kingster-mobile-menu-button kingster-mm-menu-button" href="#menu" ${STATE} aria-label="Menu">Menu</a>
    <a class="kingster-overlay-menu-icon" href="#overlay" ${STATE} aria-label="Menu">Menu</a>
    <div id="kingster-top-search" ${STATE} aria-label="Search"></div>`;

  it('goes if the originals add it too, or if nothing keeps it up', async () => {
    const visited = await bringBack(
      page(
        `${PROBE}${MENUS}<button aria-expanded="true">Of the author</button>
          <table><td><div class="td-content-wrapper"><div class="th-mobile-screen" data-atoll-served>Fee</div>12</div></table>
          <ol class="flex-control-nav" data-atoll-place></ol>`,
        ['/original.js'],
        '<style id="atoll-first-paint-theme"></style><style id="atoll-consent-hint"></style><style id="others"></style>',
      ),
    );
    const left = await visited.evaluate(() => ({
      expanded: Array.from(document.querySelectorAll('[aria-expanded]'), ({ textContent }) => textContent),
      named: document.querySelectorAll('[aria-label]').length,
      classes: Array.from(document.querySelectorAll('.sf-vertical a'), ({ className }) => className),
      added: document.querySelectorAll('[data-atoll-toggle],[data-atoll-served],[data-atoll-place]').length,
      styles: Array.from(document.querySelectorAll('style'), ({ id }) => id),
    }));
    expect(left).toEqual({
      expanded: ['Of the author'],
      named: 3,
      classes: ['', 'icon sf-with-ul'],
      added: 0,
      styles: ['atoll-consent-hint', 'others'],
    });
  });
});

const look = (visited: Page) =>
  visited.locator('#block').evaluate((block) => ({
    isWaiting: block.hasAttribute('data-gdlr-animation'),
    opacity: getComputedStyle(block).opacity,
  }));

/** Ends the five seconds. */
const waitForFallback = (visited: Page) =>
  visited.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));

describe('elements with an entrance animation', () => {
  const HIDDEN = '<style>[data-gdlr-animation]{opacity:0}</style>';
  const BLOCK = '<div id="block" data-gdlr-animation="fadeInUp">Text</div>';

  it('are left to the original if they are still hidden', async () => {
    const visited = await bringBack(page(PROBE + BLOCK, ['/original.js'], HIDDEN + entranceFallbackStyle()));
    expect(await look(visited)).toEqual({ isWaiting: true, opacity: '0' });
    expect(await visited.locator('#atoll-entrance-fallback').count()).toBe(0);
  });

  it('stay visible if they have appeared', async () => {
    const late = await openLate(page(PROBE + BLOCK, ['/original.js'], HIDDEN + entranceFallbackStyle()));
    await waitForFallback(late.page);
    expect(await look(late.page)).toEqual({ isWaiting: true, opacity: '1' });
    late.failEntry();
    await restored(late);
    expect(await look(late.page)).toEqual({ isWaiting: false, opacity: '1' });
  });

  it('appear if an original does not load', async () => {
    const visited = await bringBack(
      page(PROBE + BLOCK, ['/missing.js', '/original.js'], HIDDEN + entranceFallbackStyle()),
    );
    expect(await look(visited)).toEqual({ isWaiting: true, opacity: '0' });
    await waitForFallback(visited);
    expect(await look(visited)).toEqual({ isWaiting: true, opacity: '1' });
  });
});

it('the cover of a page stays away if the originals do not load', async () => {
  const cover = '<style id="atoll-cover-fallback">#cover{visibility:hidden}</style>';
  const visited = await bringBack(page('<div id="cover">Loading</div>', ['/missing.js'], cover));
  expect(await visited.locator('#cover').isVisible()).toBe(false);
});

it('what counts or fills shows its end if the originals do not load either', async () => {
  const counter =
    '<span class="gdlr-core-counter-item-count" data-counter-start="0" data-counter-end="5000+">0</span>';
  const bar = '<div><div class="gdlr-core-skill-bar-filled" data-width="91%"></div></div>';
  const time =
    '<div class="eael-countdown-wrapper"><ul data-date="Sep 01 2040 9:30:00"><span data-days class="eael-countdown-digits">00</span></ul></div>';
  const visited = await bringBack(page(counter + bar + time, ['/missing.js']));
  // Without any code there is no date.
  expect(await visited.locator('[data-days]').textContent()).toBe('–');
  expect(await visited.locator('[data-counter-end]').textContent()).toBe('5000+');
  expect(await visited.locator('[data-width]').evaluate((element) => element.style.width)).toBe('91%');
});

it('what counts or fills is left to the originals if they load', async () => {
  const counter =
    '<span class="gdlr-core-counter-item-count" data-counter-start="0" data-counter-end="5000+">0</span>';
  const visited = await bringBack(page(PROBE + counter, ['/original.js']));
  expect(await visited.locator('[data-counter-end]').textContent()).toBe('0');
});
