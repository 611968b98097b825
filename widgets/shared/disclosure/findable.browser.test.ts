/** Text in closed panels is found: the panel opens before the browser scrolls to the words, and nothing above it moves. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { delayResponse, openStage } from '../../../tests/support/page-browser';
import { fragment, htmlPage } from '../../../tests/support/pages';
import { differencesOf, visibleBoxes } from '../../../tests/support/visible-boxes';

const { open, url } = openStage();

/** A widget, and words of a panel that is closed. */
interface Place {
  readonly file: string;
  readonly words: string;
  readonly panel: string;
}

const PLACES: readonly Place[] = [
  {
    file: 'goodlayers/accordion-2.1.7-box-icon.html',
    words: 'given to the winter bazaar',
    panel: '.gdlr-core-accordion-item-content',
  },
  {
    file: 'goodlayers/toggle-box-2.1.7-all-closed.html',
    words: 'cooked at the autumn feast',
    panel: '.gdlr-core-toggle-box-item-content',
  },
  {
    file: 'goodlayers/tabs-2.1.7-second-active.html',
    words: 'from the station and the',
    panel: '.gdlr-core-tab-item-content',
  },
  {
    file: 'goodlayers/dropdown-tab-2.1.7.html',
    words: 'from the station and the',
    panel: '.gdlr-core-dropdown-tab-content',
  },
  {
    file: 'essential-addons/adv-accordion-6.6.9-toggle.html',
    words: 'Books are lent for three weeks',
    panel: '.eael-accordion-content',
  },
  {
    file: 'essential-addons/adv-tabs-6.6.9-vertical.html',
    words: 'One on each floor',
    panel: '.eael-tabs-content > div',
  },
  {
    file: 'goodlayers/price-table-2.1.7.html',
    words: 'Boarder by year',
    panel: '.gdlr-core-price-table-tab-content',
  },
  { file: 'goodlayers-theme/main-menu-3.2.9.html', words: 'Open to everyone.', panel: '.sf-mega' },
  // A narrow panel, which is moved to the middle of its item.
  { file: 'goodlayers-theme/main-menu-3.2.9.html', words: 'Gazette', panel: '.sf-mega' },
];

const TALL = '<div style="height:2000px"></div>';

const pageOf = (file: string): string =>
  htmlPage({ body: `<h2 id="above">Above</h2>${TALL}${fragment(file)}${TALL}` });

/**
 * Follows a link to words, and waits until they are found in a closed panel. In between, nothing is evaluated in the page: that
 * would count as an action of the visitor, after which the browser is not asked to look again.
 */
async function goToWords(page: Page, words: string): Promise<void> {
  await page.addInitScript(() => addEventListener('beforematch', () => console.debug('found'), true));
  const found = page.waitForEvent('console', (message) => message.text() === 'found');
  await page.goto(`${url}#:~:text=${encodeURIComponent(words)}`);
  await found;
}

/** Waits until the widget is prepared, and begins a search, so that its closed panels can be found. */
async function whenFindable(page: Page): Promise<void> {
  await page.waitForSelector('main [aria-controls]', { state: 'attached' });
  await page.keyboard.press('F3');
  await page.waitForSelector('[hidden=until-found]', { state: 'attached' });
}

const isShown = (page: Page, { panel, words }: Place): Promise<boolean> =>
  page
    .locator(panel, { hasText: words })
    .evaluate((element) => !element.hasAttribute('hidden') && element.getBoundingClientRect().height > 10);

/** The state of the control of the panel. */
const whenMounted = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('main [data-atoll-state=ready]'));

describe.each(PLACES)('$file, $words', (place) => {
  const html = pageOf(place.file);

  it('opens the panel that a text fragment names', async () => {
    const { page, errors, lines } = await open(html);
    await goToWords(page, place.words);
    await expect.poll(() => isShown(page, place)).toBe(true);
    await whenMounted(page);
    expect(await isShown(page, place)).toBe(true);
    // In the middle of the window, where the browser puts it.
    await expect
      .poll(() =>
        page
          .locator(place.panel, { hasText: place.words })
          .evaluate((element) => Math.abs(element.getBoundingClientRect().top - innerHeight / 2) < 200),
      )
      .toBe(true);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('can be found in a widget that was mounted before idle time', async () => {
    const { page, errors, lines } = await open(html);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(url);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *'))
        element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    });
    await whenMounted(page);
    await page.keyboard.press('Control+f');
    await expect
      .poll(() => page.locator(place.panel, { hasText: place.words }).getAttribute('hidden'))
      .toBe('until-found');
    expect([errors, lines]).toEqual([[], []]);
  });

  it('has closed panels for reader modes, except while the visitor searches', async () => {
    const { page, errors, lines } = await open(html);
    await page.goto(url);
    await page.keyboard.press('Shift');
    await page.waitForSelector('main [aria-controls]', { state: 'attached' });
    const panel = page.locator(place.panel, { hasText: place.words });
    const attributes = () =>
      panel.evaluate((element) => ['hidden', 'aria-hidden'].map((name) => element.getAttribute(name)));
    const before = await attributes();
    expect(before[0]).toBe(null);
    for (let round = 0; round < 2; round += 1) {
      await page.evaluate(() => dispatchEvent(new Event('blur')));
      expect(await attributes()).toEqual(['until-found', 'true']);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      expect(await attributes()).toEqual(before);
    }
    expect([errors, lines]).toEqual([[], []]);
  });

  it('opens it at once when it is mounted, and nothing above it moves afterwards', async () => {
    const { page, errors, lines } = await open(html);
    await page.goto(url);
    // A menu is prepared after the visitor's first action.
    await page.keyboard.press('Shift');
    await whenFindable(page);
    await page
      .locator('main [aria-controls]')
      .first()
      .evaluate((control) => {
        control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
    await whenMounted(page);
    expect(await isShown(page, place)).toBe(false);
    const tops = await page.locator(place.panel, { hasText: place.words }).evaluate(async (element) => {
      element.dispatchEvent(new Event('beforematch', { bubbles: true }));
      const seen: number[] = [];
      for (let frame = 0; frame < 40; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.push(Math.round(element.getBoundingClientRect().top));
      }
      return [...new Set(seen)];
    });
    expect(tops).toHaveLength(1);
    expect(await isShown(page, place)).toBe(true);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('looks as without it, and leaves browsers alone that cannot find', async () => {
    const { page } = await open(html);
    await page.goto(url);
    await page.keyboard.press('Shift');
    await whenFindable(page);
    const boxes = await visibleBoxes(page);
    expect(boxes.length).toBeGreaterThan(2);
    const other = await open(html);
    await other.page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch'));
    await other.page.goto(url);
    await other.page.keyboard.press('Shift');
    await other.page.waitForSelector('main [aria-controls]', { state: 'attached' });
    expect(await other.page.locator('[hidden=until-found]').count()).toBe(0);
    expect(differencesOf(await visibleBoxes(other.page), boxes)).toEqual([]);
  });
});

const ACCORDION = 'goodlayers/accordion-2.1.7-box-icon.html';
const WORDS = 'given to the winter bazaar';

it('opens the panel that a text fragment names if the code comes long after the page has loaded', async () => {
  const { page, errors, lines } = await open(pageOf(ACCORDION));
  const release = await delayResponse(page, /\/assets\/(?!atoll-)[^?]*\.js/);
  // The browser by itself looks for the words until half a second after the load.
  await page.addInitScript(() => {
    let frames = 0;
    const onFrame = (): void => {
      frames += 1;
      if (frames < 90) requestAnimationFrame(onFrame);
      else console.debug('drawn');
    };
    addEventListener('load', onFrame);
  });
  page.on('console', (message) => message.text() === 'drawn' && release());
  await goToWords(page, WORDS);
  const panel = '.gdlr-core-accordion-item-content';
  await expect.poll(() => isShown(page, { file: ACCORDION, words: WORDS, panel })).toBe(true);
  expect([errors, lines]).toEqual([[], []]);
});

it('opens nothing for words that the page displays elsewhere', async () => {
  const { page } = await open(pageOf(ACCORDION).replace('</main>', `<p id="below">${WORDS}</p></main>`));
  await page.goto(`${url}#:~:text=${encodeURIComponent(WORDS)}`);
  await whenFindable(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  const panel = page.locator('.gdlr-core-accordion-item-content', { hasText: WORDS });
  expect(await panel.getAttribute('hidden')).toBe('until-found');
});

describe('a script of the site that opens a panel', () => {
  it.each([
    [
      'with a class of its item',
      `panel.closest('.gdlr-core-accordion-item-tab').classList.add('gdlr-core-active')`,
    ],
    ['with an inline style', `panel.style.display = 'block'`],
    ['with jQuery’s show', `jQuery(panel).show()`],
    ['with jQuery’s toggle', `jQuery(panel).toggle()`],
    ['with jQuery’s slideDown', `jQuery(panel).slideDown(0)`],
  ])('shows it: %s', async (_name, code) => {
    const head = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
    const { page, errors } = await open(htmlPage({ head, body: fragment(ACCORDION) }));
    await page.goto(url);
    await whenFindable(page);
    const place: Place = { file: ACCORDION, words: WORDS, panel: '.gdlr-core-accordion-item-content' };
    expect(await isShown(page, place)).toBe(false);
    const panel = await page.locator(place.panel, { hasText: WORDS }).elementHandle();
    await panel?.evaluate((element) => Object.assign(window, { panel: element }));
    await page.evaluate(code);
    await expect.poll(() => isShown(page, place)).toBe(true);
    expect(errors).toEqual([]);
  });
});
