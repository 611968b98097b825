/**
 * Replaces Essential Addons' filterable gallery (essential-addons, section 6) in a real browser. Kept: inline styles in
 * percent, 30 ms from item to item, animations of 500 ms, `open-filters`, `active`. Fixed: essential-addons, section 6.6;
 * roles and keys; loaded items are sanitised.
 */
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import { capturedPage, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';
import {
  BAR,
  CALM,
  button,
  control,
  galleryBrowser,
  lengthOf,
  ready,
  shown,
  styles,
} from '../../tests/support/filterable-gallery-page';

const { open, serve, stage } = galleryBrowser();

describe('a gallery with a filter bar', () => {
  it('is laid out as masonry in percent, filters, and loads more items of the filter until all are loaded', async () => {
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
    // One of two pages of two items: only the garden is left.
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
    // The sanitiser keeps it, and the lightbox uses it.
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
    // Removed at once if another filter is chosen before it has faded out.
    await control(page, 'Science').click();
    expect(await button(page).isVisible()).toBe(false);
    expect(await shown(page)).toEqual(['Laboratory', 'Observatory', 'Museum']);
    expect([errors, lines]).toEqual([[], []]);
  });

  it('RELIABILITY 63, 62: works by keyboard as radio buttons, and axe finds no fault', async () => {
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

  it('moves items one after another, 30 ms apart, in 500 ms; a new item grows', async () => {
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
    // The laboratory moves; three items leave.
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

  it('follows the sizes of its items and its container, also in a closed tab and from right to left', async () => {
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

describe('a gallery in random order', () => {
  it('shows others at each visit, loads the rest, and restores the server’s order', async () => {
    const { page, errors } = await stage.open(
      htmlPage({
        body: BAR.replace('data-init-show', 'data-is-randomize="yes" data-init-show')
          // An element that an editor closed never or too often stays in its item.
          .replace('Number 9&lt;/p&gt;', 'Number 9&lt;/div&gt;&lt;/div&gt;&lt;b&gt;'),
        // Always the last item.
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
    // The server's item, unchanged.
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
