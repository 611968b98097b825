/** RELIABILITY 13 in Chromium: trusted events on a widget whose code is still loading. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  delayResponse,
  openStage,
  requested,
  waitForAccordionToLoad,
  waitForReady,
  type Watched,
} from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';
import { chunkAddress } from '../../tests/support/page-server';

const { open, server, url } = openStage();

const TITLE_LINK = fragment('goodlayers/accordion-2.1.7-title-link.html');
const RICH = fragment('goodlayers/accordion-2.1.7-rich-panels.html');

/** Delays the accordion's code until the test releases it. */
async function late(body: string, path = url): Promise<Watched & { arrive: () => void }> {
  const watched = await open(htmlPage({ body }));
  const arrive = await delayResponse(watched.page, chunkAddress('accordion'));
  await watched.page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['click', 'keydown', 'submit']) {
      addEventListener(
        type,
        (event) => {
          const { target } = event;
          if (target instanceof Element) heard.push(`${type} ${target.localName}`);
        },
        // After the runtime's listener on the same target: it records the events that passed.
        { capture: false },
      );
    }
  });
  await watched.page.goto(path);
  await waitForAccordionToLoad(watched.page);
  return { ...watched, arrive };
}

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const openItems = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.gdlr-core-accordion-item-tab')].flatMap((tab, index) =>
      tab.matches('.gdlr-core-active') ? [index] : [],
    ),
  );

describe('while the code is loading', () => {
  it('RELIABILITY 13: a click on a title waits, and opens the item once', async () => {
    const { page, arrive } = await late(RICH);
    await page.getByText('What should we read first?').click();
    expect(await heard(page)).toEqual([]);
    expect(await openItems(page)).toEqual([0]);
    arrive();
    await waitForReady(page);
    expect(await openItems(page)).toEqual([2]);
    expect(await heard(page)).toEqual(['click h4']);
  });

  it('RELIABILITY 13: two clicks open and close, in order', async () => {
    const { page, arrive } = await late(RICH);
    await page.getByText('What should we read first?').click();
    await page.getByText('What should we read first?').click();
    arrive();
    await waitForReady(page);
    expect(await openItems(page)).toEqual([]);
  });

  it('RELIABILITY 13: a link in an open panel is followed at once', async () => {
    const { page } = await late(
      RICH.replace('gdlr-core-active', '').replaceAll('tab clearfix', 'tab clearfix gdlr-core-active'),
    );
    await page.getByRole('link', { name: 'handbook for new families' }).click();
    await page.waitForURL('**#handbook');
    expect(await heard(page)).toEqual(['click a']);
  });

  it('RELIABILITY 13: a link in a title is followed after the item has opened', async () => {
    const { page, arrive } = await late(TITLE_LINK);
    await page.getByRole('link', { name: 'school calendar' }).click();
    expect(new URL(page.url()).hash).toBe('');
    arrive();
    await page.waitForURL('**#calendar');
    expect(await openItems(page)).toEqual([1]);
    expect(await heard(page)).toEqual(['click a']);
  });

  it('RELIABILITY 13: a click that asks for a new tab opens one', async () => {
    const { page } = await late(TITLE_LINK);
    const asked = requested(server(), url);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'school calendar' }).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await asked;
    expect(await heard(page)).toEqual(['keydown body', 'click a']);
    await tab.close();
  });

  it('RELIABILITY 13: a form in a panel is sent at once', async () => {
    const { page } = await late(
      RICH.replace('gdlr-core-active', '').replaceAll('tab clearfix', 'tab clearfix gdlr-core-active'),
    );
    await page.getByRole('searchbox').fill('harvest');
    await page.getByRole('searchbox').press('Enter');
    await page.waitForURL('**?s=harvest');
    expect(await heard(page)).toEqual([]);
  });

  it('RELIABILITY 13: nothing happens on a title that has left the page', async () => {
    const { page, arrive, errors } = await late(RICH);
    await page.getByText('What should we read first?').click();
    await page.evaluate(() => document.querySelectorAll('.gdlr-core-accordion-item-tab')[2]?.remove());
    arrive();
    await waitForReady(page);
    expect(await openItems(page)).toEqual([0]);
    expect([await heard(page), errors]).toEqual([[], []]);
  });

  it('RELIABILITY 13: if the code never loads, the click is released after 5 s', async () => {
    const watched = await open(htmlPage({ body: TITLE_LINK }));
    const { page } = watched;
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    // Neither fulfilled nor aborted.
    await page.route(chunkAddress('accordion'), () => undefined);
    await page.goto(url);
    await waitForAccordionToLoad(page);
    await page.getByRole('link', { name: 'school calendar' }).click();
    await page.clock.runFor(4900);
    expect(new URL(page.url()).hash).toBe('');
    await page.clock.runFor(200);
    await page.waitForURL('**#calendar');
  });
});

describe('a site’s widget that waits for its code', () => {
  const FORM =
    '<form class="own" action="/sent"><input name="q" required><button name="how" value="now">Send</button></form>';

  /** Defines a widget whose code loads when the test says so. */
  async function own(replays: object, body = FORM): Promise<Watched> {
    const watched = await open(htmlPage({ body }));
    await watched.page.goto(url);
    await watched.page.waitForFunction(() => window.atoll !== undefined);
    await watched.page.evaluate((given) => {
      window.atoll?.define({
        name: 'own',
        selector: '.own',
        when: 'interaction',
        replays: given,
        load: () =>
          new Promise((resolve, reject) => {
            Object.assign(window, { arrive: resolve, refuse: reject });
          }),
      });
    }, replays);
    return watched;
  }

  it('RELIABILITY 13: a submit waits, and the widget gets it with its button', async () => {
    const { page } = await own({ submit: '.own' });
    await page.getByRole('textbox').fill('harvest');
    await page.getByRole('button').click();
    expect(new URL(page.url()).pathname).toBe(url);
    await arrive(page);
    expect(await page.title()).toBe('sent q=harvest&how=now');
    expect(new URL(page.url()).pathname).toBe(url);
  });

  it('RELIABILITY 13: a submit whose button has been removed still reaches the widget', async () => {
    const { page, errors } = await own({ submit: '.own' });
    await page.getByRole('textbox').fill('harvest');
    await page.getByRole('button').click();
    await page.evaluate(() => document.querySelector('button')?.remove());
    await arrive(page);
    expect(errors).toEqual([]);
    expect(await page.title()).toBe('sent q=harvest');
    expect(await page.evaluate(() => window.atoll?.widgets().find(({ name }) => name === 'own')?.state)).toBe(
      'ready',
    );
  });

  /** A form whose fields hide its members. */
  const NAMED_FORM = FORM.replace(
    '<button',
    `${['requestSubmit', 'submit', 'elements', 'action', 'closest', 'isConnected', 'dispatchEvent']
      .map((name) => `<input type="hidden" name="${name}" value="1">`)
      .join('')}<button`,
  );
  const NAMED_VALUES = 'requestSubmit=1&submit=1&elements=1&action=1&closest=1&isConnected=1&dispatchEvent=1';

  it('RELIABILITY 13: Enter in a form whose fields are named like its members reaches the widget', async () => {
    const { page, errors } = await own({ submit: '.own' }, NAMED_FORM);
    await page.locator('[name=q]').fill('harvest');
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).pathname).toBe(url);
    await arrive(page);
    expect(errors).toEqual([]);
    expect(await page.title()).toBe(`sent q=harvest&${NAMED_VALUES}&how=now`);
  });

  it('RELIABILITY 13: the form is sent as without Atoll if the code cannot be loaded', async () => {
    const { page } = await own({ submit: '.own' });
    await page.getByRole('textbox').fill('harvest');
    await page.getByRole('button').click();
    await page.evaluate(() => {
      const { refuse } = window as unknown as { refuse: (error: Error) => void };
      refuse(new Error('gone'));
      queueMicrotask(() =>
        queueMicrotask(() => (window as unknown as { refuse: (e: Error) => void }).refuse(new Error('gone'))),
      );
    });
    await page.waitForURL('**/sent?q=harvest&how=now');
    expect(await page.evaluate(() => window.atoll)).toBeUndefined();
  });

  it('RELIABILITY 13: Enter on a link waits and then follows it', async () => {
    const { page } = await own({ keydown: 'a' }, '<p class="own"><a href="#there">There</a></p>');
    await page.getByRole('link').focus();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('');
    await arrive(page);
    await page.waitForURL('**#there');
  });

  it('RELIABILITY 13: Space presses a button once', async () => {
    const { page } = await own({ keydown: 'button' }, '<p class="own"><button>Press</button></p>');
    await page.evaluate(() =>
      document.querySelector('button')?.addEventListener('click', () => {
        document.title += '+';
      }),
    );
    await page.evaluate(() => {
      document.title = '';
    });
    await page.getByRole('button').focus();
    await page.keyboard.press('Space');
    await arrive(page);
    expect(await page.title()).toBe('+');
  });
});

/** Loads the code of the site's widget. */
async function arrive(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { arrive: give } = window as unknown as { arrive: (module: object) => void };
    give({
      mount: (element: HTMLElement) => {
        element.addEventListener('submit', (event) => {
          event.preventDefault();
          const { submitter } = event;
          const form = event.target;
          if (!(form instanceof HTMLFormElement)) return;
          const sent = new URLSearchParams(
            [...new FormData(form, submitter)].map(([k, v]) => [k, typeof v === 'string' ? v : v.name]),
          );
          document.title = `sent ${sent}`;
        });
      },
    });
    await window.atoll?.settled();
  });
}
