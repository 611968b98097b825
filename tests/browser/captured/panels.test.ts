/**
 * Every panel of the page builder on a page that a real server printed (RELIABILITY 62): each mounts, changes no
 * pixel, works, and axe finds no new fault. The tests share one page, and each continues from the state of the last
 * one.
 */
import type { ElementHandle, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { definitions } from '../../support/definitions';
import { newFaults, rememberFaults } from '../../support/axe';
import { hasten } from '../../support/page-browser';
import { whyNoCaptures } from '../../support/pages';
import { finishMovements, type Opened, panelBrowser, settle } from '../../support/panel-page';
import { skipFor } from '../../support/skip';

const { openCaptured } = panelBrowser();

/** The number of each widget on the page. */
const EXPECTED = {
  accordion: 6,
  'toggle-box': 5,
  tabs: 13,
  'price-table': 1,
  'price-plan': 1,
  'alert-box': 2,
  'flip-box': 4,
  'hover-box': 4,
  'feature-content': 8,
  'dropdown-tab': 1,
};

/** Shows what interactions will show: the faults in there are the server's. */
const REVEAL =
  '[data-tab-id],[data-price-tab],[data-index],[class$="-content"],.gdlr-core-price-plan-forms > div { display: block !important }';

const selector = definitions
  .filter(({ name }) => name in EXPECTED)
  .map((definition) => definition.selector)
  .join();

describe('the captured page', skipFor(whyNoCaptures), () => {
  let opened: Opened;
  let page: Page;
  let widgets: ElementHandle[];
  let looks: Buffer[];

  const takePictures = async (): Promise<Buffer[]> => {
    const pictures: Buffer[] = [];
    for (const widget of widgets) pictures.push(await widget.screenshot({ animations: 'disabled' }));
    return pictures;
  };

  /** The missing landmarks of the page are not faults of a widget. */
  const faults = async (): Promise<string[]> =>
    (await newFaults(page)).filter((fault) => !fault.startsWith('region:'));

  beforeAll(async () => {
    opened = await openCaptured('goodlayers/panels.html');
    ({ page } = opened);
    // Equal heights belong to another widget, which moves boxes as the original does.
    await page.evaluate(() => {
      for (const member of document.querySelectorAll('[data-sync-height]'))
        member.removeAttribute('data-sync-height');
      // The pictures beside tabs belong to another widget too.
      for (const pictures of document.querySelectorAll('.gdlr-core-tab-item-content-image-wrap'))
        pictures.remove();
    });
    await page.evaluate(() => document.fonts.ready);
    // An image that loads or fails between two screenshots would count as a difference.
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await rememberFaults(page);
    const reveal = await page.addStyleTag({ content: REVEAL });
    await rememberFaults(page);
    await reveal.evaluate((style) => (style as Element).remove());
    widgets = await page.$$(selector);
    looks = await takePictures();
    await opened.start();
    await hasten(page);
    await settle(page);
  });

  it('has all its panels mounted, and reports nothing', async () => {
    const counts = await page.evaluate(() => {
      const found: Record<string, number> = {};
      for (const { name, state } of window.atoll?.widgets() ?? [])
        if (state === 'ready') found[name] = (found[name] ?? 0) + 1;
      return found;
    });
    expect(counts).toMatchObject(EXPECTED);
    expect(opened.complaints).toEqual([]);
  });

  it('shows each widget as before, to the pixel', async () => {
    const now = await takePictures();
    const changed = await Promise.all(
      widgets.map(async (widget, at) =>
        looks[at]?.equals(now[at] ?? Buffer.of()) ? [] : [await widget.getAttribute('class')],
      ),
    );
    expect(changed.flat()).toEqual([]);
  });

  it('has no new fault', async () => {
    expect(await faults()).toEqual([]);
  });

  it('switches each tab of each tab widget', async () => {
    const wrong = await page.evaluate(async () => {
      const seen: string[] = [];
      for (const root of document.querySelectorAll('[data-atoll=tabs]')) {
        const own = (role: string) =>
          [...root.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter(
            (part) => part.closest('[data-atoll=tabs]') === root,
          );
        const titles = own('tab');
        // The first tab last: it is open already.
        for (const title of titles.toReversed()) {
          title.click();
          await Promise.resolve();
          const shown = own('tabpanel').filter(
            (pane) => getComputedStyle(pane).display !== 'none' && !pane.hasAttribute('hidden'),
          );
          if (shown.length !== 1 || shown[0]?.id !== title.getAttribute('aria-controls'))
            seen.push(`${root.className}: ${title.textContent}`);
        }
      }
      return seen;
    });
    expect(wrong).toEqual([]);
    await finishMovements(page);
  });

  it.each<[string, (page: Page) => Promise<void>, string]>([
    [
      'an accordion',
      (page) => page.locator('.gdlr-core-accordion-item-title').nth(1).click(),
      '.gdlr-core-accordion-item-tab:nth-child(2).gdlr-core-active .gdlr-core-accordion-item-content',
    ],
    [
      'a price plan',
      (page) => page.getByRole('radio').nth(1).click(),
      '.gdlr-core-price-plan[aria-checked=true]:nth-child(2) .gdlr-core-price-plan-content',
    ],
    [
      'its second step',
      (page) => page.locator('.gdlr-core-step2').click(),
      '.gdlr-core-price-plan-forms > div:nth-child(2)',
    ],
    [
      'a dropdown tab',
      (page) => page.locator('.gdlr-core-dropdown-tab-title').click(),
      '.gdlr-core-dropdown-tab-head-wrap',
    ],
    [
      'tabs of price tables',
      (page) => page.locator('.gdlr-core-price-table-tab-title').nth(1).click(),
      '.gdlr-core-price-table-tab-content.gdlr-core-active[data-price-tab="2"]',
    ],
    [
      'a flip box',
      (page) => page.locator('.gdlr-core-flipbox').first().hover(),
      '.gdlr-core-flipbox-front[inert]',
    ],
    [
      'a card',
      (page) => page.getByRole('button', { name: 'Discover' }).focus(),
      '.gdlr-core-feature-content:focus-within .gdlr-core-feature-content-wrap',
    ],
    [
      'a hover box',
      (page) => page.locator('.gdlr-core-hover-box:has(.gdlr-core-hover-thumbnail)').first().hover(),
      '.gdlr-core-hover-box:hover .gdlr-core-hover-thumbnail img + img',
    ],
  ])('%s works', async (_name, act, shown) => {
    await act(page);
    await finishMovements(page);
    expect(await page.locator(shown).first().isVisible()).toBe(true);
  });

  it('lets an alert box be closed', async () => {
    await page.getByRole('button', { name: 'Dismiss' }).first().click();
    await finishMovements(page);
    expect(await page.locator('.gdlr-core-alert-box-remove').count()).toBe(1);
  });

  it('has no new fault after these interactions', async () => {
    expect(await faults()).toEqual([]);
    expect(opened.complaints).toEqual([]);
  });
});
