/**
 * Replaces Essential Addons' filterable gallery (essential-addons, section 6) in a real browser: the library's layouts and
 * its lightbox. Kept: inline styles in percent, 30 ms from item to item, the 500 ms of a movement, the 600 ms of a search,
 * `open-filters`, `active`. Fixed: essential-addons, section 6.6; roles and keys, loaded items are sanitised, one
 * lightbox and not two.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import { hasten, openStage, type Watched } from '../../tests/support/page-browser';
import { capturedPage, fragment, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';

const stage = openStage();
const BAR = fragment('essential-addons/filterable-gallery-4.9.1.html');
const LAYOUT_3 = fragment('essential-addons/filterable-gallery-6.6.9-layout-3.html');
const CALM: BrowserContextOptions = { reducedMotion: 'reduce' };
const PICTURE = "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='900'/>";

async function open(body: string, options: BrowserContextOptions = CALM, head = ''): Promise<Watched> {
  const watched = await stage.open(htmlPage({ body, head }), options);
  await serve(watched.page);
  await watched.page.goto(stage.url);
  await ready(watched.page);
  return watched;
}

async function serve(page: Page): Promise<void> {
  const { origin } = stage.server();
  await page.route(
    (url) => url.origin !== origin || url.pathname.endsWith('.jpg'),
    (route) =>
      new URL(route.request().url()).pathname.endsWith('.jpg')
        ? route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' })
        : route.fulfill({ body: '<!doctype html><title>Player</title>', contentType: 'text/html' }),
  );
}

async function ready(page: Page): Promise<void> {
  await hasten(page);
  await page.waitForFunction(() => {
    const found = (window.atoll?.widgets() ?? []).filter(({ name }) => /gallery/.test(name));
    return found.length > 1 && found.every(({ state }) => state === 'ready');
  });
}

/** The items that show, by title. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator('.eael-filterable-gallery-item-wrap')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).display !== 'none')
        .map(
          (item) =>
            item.querySelector('.fg-item-title')?.textContent ?? item.querySelector('img')?.alt ?? '?',
        ),
    );
const styles = (page: Page): Promise<string[]> =>
  page.locator('.eael-filterable-gallery-item-wrap').evaluateAll((items) =>
    items.map((item) => {
      const { position, left, right, top, display } = (item as HTMLElement).style;
      return [position, left || `right ${right}`, top, display].filter(Boolean).join(' ');
    }),
  );
const lengthOf = async (page: Page, count: number): Promise<void> => {
  await page.waitForFunction(
    (count) => document.querySelectorAll('.eael-filterable-gallery-item-wrap').length === count,
    count,
  );
};

const type = async (page: Page, text: string, said: string): Promise<string[]> => {
  await page.getByRole('textbox', { name: 'Search the rooms' }).fill(text);
  await page.waitForFunction(
    (said) => document.querySelector('[data-atoll-region]')?.textContent === said,
    said,
  );
  return shown(page);
};
const dialog = (page: Page) => page.getByRole('dialog');
const place = (page: Page, text: string) =>
  page.waitForFunction((text) => document.querySelector('.mfp-counter')?.textContent === text, text);
const button = (page: Page) => page.locator('.eael-gallery-load-more');
const control = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

describe('a gallery with a bar of choices', () => {
  it('is laid out as masonry in percent, filters, and loads what the choice asks for until nothing is left', async () => {
    const { page, errors, lines } = await open(BAR);
    expect(await styles(page)).toEqual([
      'absolute 0% 0px',
      expect.stringMatching(/^absolute 33\.\d{1,4}% 0px$/),
      expect.stringMatching(/^absolute 66\.\d{1,4}% 0px$/),
      expect.stringMatching(/^absolute 0% [\d.]+px$/),
    ]);
    const box = await page.locator('.eael-filter-gallery-container').evaluate((node) => {
      const bottoms = [...node.children].map((item) => item.getBoundingClientRect().bottom);
      return [
        Math.max(...bottoms) - node.getBoundingClientRect().top,
        Number.parseFloat((node as HTMLElement).style.height),
      ];
    });
    expect(Math.abs(Number(box[0]) - Number(box[1]))).toBeLessThan(1);

    await control(page, 'Campus').click();
    expect(await shown(page)).toEqual(['Library', 'Chapel']);
    expect(await page.locator('.control.active').allTextContents()).toEqual(['Campus']);
    await page.waitForFunction(
      () => document.querySelector('[data-atoll-region]')?.textContent === '2 items',
    );
    // One of two pages of two: the garden is the only one that is left.
    await button(page).focus();
    await page.keyboard.press('Space');
    await lengthOf(page, 5);
    expect(await shown(page)).toEqual(['Library', 'Chapel', 'Garden']);
    expect(await button(page).isVisible()).toBe(false);
    expect(
      await page.evaluate(
        () => document.activeElement?.closest('.eael-filterable-gallery-item-wrap')?.textContent,
      ),
    ).toContain('Garden');
    // Kept by the sanitiser, and of use to the lightbox.
    expect(
      await page
        .locator('[data-elementor-open-lightbox]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('data-elementor-open-lightbox'))),
    ).not.toContain('yes');

    await control(page, 'All').click();
    expect(await button(page).isVisible()).toBe(true);
    await button(page).click();
    await lengthOf(page, 7);
    await button(page).click();
    await lengthOf(page, 9);
    expect(await button(page).textContent()).toBe('No more items!');
    // Gone at once when something else is chosen before it has faded.
    await control(page, 'Science').click();
    expect(await button(page).isVisible()).toBe(false);
    expect(await shown(page)).toEqual(['Laboratory', 'Observatory', 'Museum']);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('RELIABILITY 63, 62: is gone through by keyboard as radio buttons, without a fault that axe can find', async () => {
    const { page } = await open(BAR);
    await control(page, 'All').focus();
    const press = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      return page.evaluate(
        () =>
          `${document.activeElement?.textContent} ${document.activeElement?.getAttribute('aria-checked')}`,
      );
    };
    expect(await press('ArrowRight')).toBe('Campus true');
    expect(await press('End')).toBe('Arts true');
    expect(await press('ArrowDown')).toBe('All true');
    expect(await press('ArrowLeft')).toBe('Arts true');
    expect(await press('Home')).toBe('All true');
    expect(await page.locator('.control[tabindex="0"]').count()).toBe(1);
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
  });

  it('lets items move one after the other, 30 ms apart, in 500 ms; a new one grows', async () => {
    const { page } = await open(BAR, {});
    const started = await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>('.control')[2]?.click();
      const going = document
        .getAnimations()
        .find(({ effect }) => (effect as KeyframeEffect).getKeyframes()[1]?.['opacity'] === '0');
      return {
        timings: document
          .getAnimations()
          .filter((a) => !(a instanceof CSSTransition))
          .map(({ effect }) => [effect?.getTiming().delay, effect?.getTiming().duration]),
        isGoing: going !== undefined,
        easing: going?.effect?.getTiming().easing,
      };
    });
    // The laboratory moves; three go.
    expect(started).toEqual({
      timings: [
        [0, 500],
        [0, 500],
        [30, 500],
        [60, 500],
      ],
      isGoing: true,
      easing: 'ease',
    });
    await page.evaluate(async () => {
      for (const animation of document.getAnimations()) animation.finish();
      await Promise.resolve();
    });
    await page.waitForFunction(
      () =>
        document.querySelectorAll('.eael-filterable-gallery-item-wrap[style*="display: none"]').length === 3,
    );
    expect(await shown(page)).toEqual(['Laboratory']);
  });

  it('follows the sizes of its items and of its place, a closed tab and text from the right included', async () => {
    const { page } = await open(BAR, CALM, '<style>main { direction: rtl; width: 900px }</style>');
    expect(await styles(page)).toContain('absolute right 0% 0px');
    const lefts = () =>
      page
        .locator('.eael-filterable-gallery-item-wrap')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().right)));
    const [first = 0, second = 0] = await lefts();
    expect(first - second).toBe(300);
    await page.locator('main').evaluate((main) => (main.style.width = '600px'));
    await page.waitForFunction(() => {
      const [a, b] = document.querySelectorAll('.eael-filterable-gallery-item-wrap');
      return (
        Math.round(Number(a?.getBoundingClientRect().right) - Number(b?.getBoundingClientRect().right)) ===
        200
      );
    });
    const height = () =>
      page.locator('.eael-filter-gallery-container').evaluate((node) => (node as HTMLElement).offsetHeight);
    const before = await height();
    await page
      .locator('img')
      .first()
      .evaluate((image) => (image.style.height = '600px'));
    await page.waitForFunction((before) => {
      const container = document.querySelector<HTMLElement>('.eael-filter-gallery-container');
      return Number(container?.offsetHeight) > before;
    }, before);
  });
});

describe('a gallery with a search', () => {
  it('RELIABILITY 58, 61: takes what is typed as a pattern or as it is written, says how many there are, and sends nothing', async () => {
    const { page, errors, lines } = await open(LAYOUT_3);
    expect(await type(page, 'l.b', '2 items')).toEqual(['Library', 'Laboratory']);
    expect(await type(page, '(', 'No items')).toEqual([]);
    expect(await page.locator('#eael-fg-no-items-found').isVisible()).toBe(true);
    expect(
      await page
        .locator('.eael-filter-gallery-container')
        .evaluate((node) => Number.parseFloat(node.style.minHeight)),
    ).toBe(32);
    expect(await type(page, 'C++', '4 items')).toHaveLength(4);
    await page.keyboard.press('Enter');
    expect(await type(page, 'CHAPEL', '1 item')).toEqual(['Chapel']);
    expect(await type(page, '', '4 items')).toHaveLength(4);
    expect(await page.evaluate(() => location.search)).toBe('');
    expect([errors, lines]).toEqual([[], []]);
  });

  it('RELIABILITY 63, 62: has a list under its button, by pointer and by keyboard, and loads by the choice', async () => {
    const { page } = await open(LAYOUT_3);
    const trigger = page.locator('.fg-filter-trigger');
    const list = page.locator('.fg-layout-3-filter-controls');
    const state = async () => [
      await trigger.getAttribute('aria-expanded'),
      await list.evaluate((node) => node.classList.contains('open-filters')),
    ];
    await trigger.click();
    expect(await state()).toEqual(['true', true]);
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
    await page.getByRole('option', { name: 'Campus' }).click();
    expect(await state()).toEqual(['false', false]);
    expect(await trigger.textContent()).toBe('Campus');
    expect(await shown(page)).toEqual(['Library', 'Chapel']);
    await trigger.click();
    await page.mouse.click(5, 5);
    expect(await state()).toEqual(['false', false]);
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Campus');
    await page.keyboard.press('Escape');
    expect(await state()).toEqual(['false', false]);
    expect(await trigger.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await trigger.textContent()).toBe('Science');
    // What is missing of a page's items comes with the first choice, and the button brings the rest.
    await lengthOf(page, 5);
    expect(await shown(page)).toEqual(['Laboratory', 'Observatory']);
    await page.waitForFunction(
      () => document.querySelector('[data-atoll-region]')?.textContent === '2 items',
    );
    await button(page).click();
    await lengthOf(page, 6);
    expect(await shown(page)).toEqual(['Laboratory', 'Observatory', 'Museum']);
    expect(await button(page).isVisible()).toBe(false);
    expect(await page.locator('[area-hidden],[aria-label^="eael"]').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'View larger image: Museum' }).count()).toBe(1);
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
  });
});

describe('a gallery in random order', () => {
  it('shows others at each visit, loads the rest, and gives the server’s order back', async () => {
    const { page, errors } = await stage.open(
      htmlPage({
        body: BAR.replace('data-init-show', 'data-is-randomize="yes" data-init-show')
          // What an editor has not closed, or too often, stays in its item.
          .replace('Number 9&lt;/p&gt;', 'Number 9&lt;/div&gt;&lt;/div&gt;&lt;b&gt;'),
        // Always the last one.
        head: '<script>Math.random = () => 0.999;</script>',
      }),
      CALM,
    );
    await serve(page);
    await page.goto(stage.url);
    await ready(page);
    await page.waitForFunction(
      () =>
        document.querySelector('.eael-filterable-gallery-item-wrap .fg-item-title')?.textContent === 'Garden',
    );
    expect(await shown(page)).toEqual(['Garden', 'Museum', 'Boat house', 'Theatre']);
    expect(await page.locator('.eael-filterable-gallery-item-wrap + * b').count()).toBe(0);
    await button(page).click();
    await lengthOf(page, 6);
    // One of the server's own, as it was.
    expect((await shown(page)).slice(4)).toEqual(['Observatory', 'Chapel']);
    expect(await page.locator('.eael-filterable-gallery-item-wrap').first().getAttribute('style')).toContain(
      'left: 0%',
    );
    await page.evaluate(() => {
      const widget = document.querySelector('.elementor-element');
      widget?.remove();
      Object.assign(window, { widget });
    });
    await page.waitForFunction(() => {
      const { widget } = window as unknown as { widget: Element };
      return widget.querySelectorAll('.eael-filterable-gallery-item-wrap').length === 4;
    });
    const back = await page.evaluate(() => {
      const { widget } = window as unknown as { widget: Element };
      return widget.querySelector('.eael-filterable-gallery-item-wrap .fg-item-title')?.textContent;
    });
    expect(back).toBe('Library');
    expect(errors).toEqual([]);
  });
});

describe('its lightbox', () => {
  it('RELIABILITY 66, 62: is the original’s popup on the items that show, and Elementor’s does not open beside it', async () => {
    const { page, errors } = await open(BAR);
    await page.evaluate(() => {
      // As Elementor does.
      document.addEventListener('click', ({ target }) => {
        const link = (target as Element).closest<HTMLElement>('a');
        if (link && link.dataset['elementorOpenLightbox'] !== 'no') document.body.dataset['second'] = 'yes';
      });
      for (const link of document.querySelectorAll<HTMLElement>('.eael-magnific-link'))
        link.dataset['elementorOpenLightbox'] = 'yes';
    });
    await control(page, 'Campus').click();
    await page.locator('.eael-magnific-link:visible').first().click();
    await place(page, '1 of 2');
    await page.locator('.mfp-wrap.mfp-ready .mfp-s-ready').waitFor();
    const popup = await page.evaluate(() => {
      const tree = (node: Element): unknown => [
        `${node.localName}.${[...node.classList].join('.')}`,
        ...[...node.children].map(tree),
      ];
      return [...document.body.children].slice(0, 2).map(tree);
    });
    expect(popup).toEqual([
      ['div.mfp-bg.mfp-ready'],
      [
        'div.mfp-wrap.mfp-gallery.mfp-close-btn-in.mfp-auto-cursor.mfp-ready',
        [
          'div.mfp-container.mfp-image-holder.mfp-s-ready',
          [
            'div.mfp-content',
            [
              'div.mfp-figure',
              ['button.mfp-close'],
              [
                'figure.',
                ['img.mfp-img'],
                ['figcaption.', ['div.mfp-bottom-bar', ['div.mfp-title'], ['div.mfp-counter']]],
              ],
            ],
          ],
          ['div.mfp-preloader'],
          ['button.mfp-arrow.mfp-arrow-left.mfp-prevent-close'],
          ['button.mfp-arrow.mfp-arrow-right.mfp-prevent-close'],
        ],
      ],
    ]);
    expect(await page.locator('.mfp-title').textContent()).toBe('Library');
    expect(await dialog(page).getAttribute('aria-label')).toBe('Library');
    expect(
      await page.evaluate(() => [
        document.activeElement?.className.split(' ')[0],
        document.body.className,
        document.documentElement.style.overflow,
        document.body.dataset['second'],
      ]),
    ).toEqual(['mfp-wrap', 'mfp-zoom-out-cur', 'hidden', undefined]);
    expect(await axeFaults(page)).toEqual([]);

    // A film is asked for when somebody comes to it, by an address without the page's time.
    await page.keyboard.press('ArrowRight');
    const player = dialog(page).locator('.mfp-iframe-holder .mfp-iframe-scaler > iframe.mfp-iframe');
    await player.waitFor();
    expect(await player.getAttribute('src')).toMatch(/embed\/abcdefghijk\?.*autoplay=1/);
    await page.locator('.mfp-close').focus();
    await page.locator('.mfp-arrow-right').click();
    await place(page, '1 of 2');
    await page.locator('.mfp-img').click();
    await player.waitFor();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.mfp-wrap') !== null)).toBe(true);
    await page.locator('.mfp-close').focus();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.mfp-wrap,.mfp-bg'));
    expect(
      await page.evaluate(() => [
        document.activeElement?.classList.contains('eael-magnific-link'),
        document.body.className,
        document.documentElement.style.overflow,
      ]),
    ).toEqual([true, '', '']);
    expect(errors).toEqual([]);
  });

  it('of later releases has its notice, its text and the site’s word, and closes on its backdrop', async () => {
    const { page, errors } = await open(
      LAYOUT_3.replace('data-is-randomize', 'data-privacy-notice="Asks a host" data-was-random').replace(
        /class="([^"]*)eael-magnific-link /,
        'title="A fine <b>library</b>" class="$1 playout-vertical video-popup mfp-iframe eael-magnific-link ',
      ),
      CALM,
      '<script>var localize = { eael_translate_text: { fg_mfp_counter_text: "von" } };</script>',
    );
    await page.route(/2-large\.jpg/, (route) => route.fulfill({ status: 404 }));
    await page.locator('.eael-magnific-link').first().click();
    const scaler = page.locator('.eael-gf-mfp-popup .mfp-iframe-scaler');
    await scaler.waitFor();
    expect(await scaler.locator('.eael-privacy-message').textContent()).toBe('Asks a host');
    expect(await scaler.locator('.mfp-title').innerHTML()).toBe('A fine <b>library</b>');
    expect(await scaler.locator('.mfp-counter').textContent()).toMatch(/^1 von \d$/);
    expect(await scaler.locator('iframe').getAttribute('class')).toBe('mfp-iframe eael-video-gallery-on');
    expect(await page.locator('.mfp-container').getAttribute('class')).toContain(
      'eael-gf-vertical-video-popup',
    );
    // A picture that cannot be had says so, and its button stays in sight.
    await page.keyboard.press('ArrowRight');
    await page.locator('.mfp-image-holder.mfp-s-error').waitFor();
    expect(await page.locator('.mfp-preloader').textContent()).toBe('The image could not be loaded.');
    expect(await page.locator('.mfp-close').isVisible()).toBe(true);
    await page.mouse.click(4, 4);
    expect(await page.locator('.mfp-wrap').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('the captured page', skipFor(whyNoCaptures), () => {
  it('has two galleries that work', async () => {
    const { page, errors } = await stage.open(capturedPage('essential-addons/eael.html'), CALM);
    await serve(page);
    await page.goto(stage.url);
    await ready(page);
    const masonry = page.locator('.eael-filter-gallery-wrapper').first();
    await masonry.getByRole('radio', { name: 'Sport' }).click();
    const visible = masonry.locator('.eael-filterable-gallery-item-wrap:visible');
    const count = await visible.count();
    await masonry.getByRole('radio', { name: 'All' }).click();
    await masonry.locator('.eael-gallery-load-more').click();
    await page.waitForFunction(
      () =>
        document
          .querySelector('.eael-filter-gallery-wrapper')
          ?.querySelectorAll('.eael-filterable-gallery-item-wrap').length !== 6,
    );
    expect(count).toBeGreaterThan(0);
    await page.getByRole('textbox', { name: 'Search the gallery' }).fill('librar(y|ies)');
    const second = page
      .locator('.eael-filter-gallery-wrapper')
      .nth(1)
      .locator('.eael-filterable-gallery-item-wrap:visible');
    await page.waitForFunction(() => document.querySelector('[data-atoll-region]')?.textContent === '1 item');
    expect(await second.count()).toBe(1);
    expect(errors).toEqual([]);
  });
});
