/**
 * Replaces the page builder's tabs, releases 1.6.0 to 2.1.7, and the Kingster theme's additions (goodlayers-panels,
 * section 3). Kept: all panes are hidden if a title has none; the address is read once and changes every tab widget;
 * a pane fades in and the others disappear at once; a title without a picture closes the picture's container. Fixed:
 * the pane's class changes too; a running fade stops; an odd hash is plain text; keyboard and roles, which the
 * conformance suite tests. Other files test the line and the pictures.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { finishMovements, movements, panelBrowser, press, settle } from '../../tests/support/panel-page';
import { innerMarkup } from '../../tests/support/markup';

const { open, openStill } = panelBrowser();

const tabs = (variant: string) => fragment(`goodlayers/tabs-2.1.7-${variant}.html`);

/** The visible state of the first tab widget: class, inline style and visibility of titles and panes. */
function look(page: Page, root = 'main > *') {
  return page
    .locator(root)
    .first()
    .evaluate((root) => {
      const own = (role: string) =>
        [...root.querySelectorAll<HTMLElement>(`[role=${role}]`)].filter(
          (part) => part.closest('[data-atoll=tabs]') === root,
        );
      return {
        selected: own('tab').map((tab) => tab.getAttribute('aria-selected')),
        activeTitles: own('tab').map((tab) => tab.classList.contains('gdlr-core-active')),
        stops: own('tab').map((tab) => tab.tabIndex),
        activePanes: own('tabpanel').map((pane) => pane.classList.contains('gdlr-core-active')),
        inline: own('tabpanel').map((pane) => pane.style.display),
        shown: own('tabpanel').map(
          (pane) => getComputedStyle(pane).display !== 'none' && !pane.hasAttribute('hidden'),
        ),
      };
    });
}

const tab = (page: Page, index: number): Locator => page.getByRole('tab').nth(index);

const first = [true, false, false];
const second = [false, true, false];

describe.each([
  'style1-horizontal',
  'style1-vertical',
  'style2-horizontal',
  'style2-vertical',
  'style3-horizontal',
  'action',
  'roadmap',
  'feature1',
  'feature2',
  'feature3',
  'featurev',
])('%s', (variant) => {
  it('starts as the server printed it, with roles and no inline style', async () => {
    const page = await open(tabs(variant));
    expect(await look(page)).toEqual({
      selected: first.map(String),
      activeTitles: first,
      stops: [0, -1, -1],
      activePanes: first,
      inline: ['', '', ''],
      shown: first,
    });
    const list = page.getByRole('tablist');
    expect(await list.getAttribute('aria-orientation')).toBe(
      /vertical|roadmap|featurev/.test(variant) ? 'vertical' : null,
    );
    const parts = await page.locator('[role=tab]').all();
    expect(parts).toHaveLength(3);
    for (const part of parts) {
      const pane = page.locator(`[id="${await part.getAttribute('aria-controls')}"]`);
      expect(await pane.getAttribute('aria-labelledby')).toBe(await part.getAttribute('id'));
      expect(await pane.getAttribute('role')).toBe('tabpanel');
    }
  });

  it('a click changes class and visibility of title and pane', async () => {
    const page = await open(tabs(variant));
    await tab(page, 1).click();
    await finishMovements(page);
    expect(await look(page)).toEqual({
      selected: second.map(String),
      activeTitles: second,
      stops: [-1, 0, -1],
      activePanes: second,
      inline: ['none', 'block', 'none'],
      shown: second,
    });
  });

  it('a click on the active title does nothing', async () => {
    const page = await open(tabs(variant));
    const before = await page.locator('main').evaluate(innerMarkup);
    await tab(page, 0).click();
    await page.mouse.move(0, 0);
    await finishMovements(page);
    expect(await page.locator('main').evaluate(innerMarkup)).toBe(before);
  });
});

const shownIn = (root: Locator) =>
  root.evaluate((root) =>
    [...root.querySelectorAll('.gdlr-core-tab-item-content')]
      .filter((pane) => pane.closest('.gdlr-core-tab-item') === root)
      .map((pane) => (pane.hasAttribute('hidden') ? 'none' : getComputedStyle(pane).display)),
  );

describe('the fade', () => {
  it('takes 200 ms, and the other panes disappear at once', async () => {
    const page = await open(tabs('style1-horizontal'));
    await press(page, '[role=tab]', 1);
    expect(await movements(page)).toEqual([[200, 'swing']]);
    expect((await look(page)).shown).toEqual(second);
  });

  it('stops when another title is pressed before its end', async () => {
    const page = await open(tabs('style1-horizontal'));
    const running = await page.evaluate(async () => {
      const titles = document.querySelectorAll<HTMLElement>('[role=tab]');
      for (const index of [1, 2, 1]) {
        titles[index]?.click();
        await Promise.resolve();
      }
      return document.getAnimations().length;
    });
    expect(running).toBe(1);
    await finishMovements(page);
    expect(await look(page)).toMatchObject({ shown: second, inline: ['none', 'block', 'none'] });
  });
});

it('hides all panes when a title has none', async () => {
  const page = await open(
    tabs('style1-horizontal').replace('data-tab-id="2"  >Meals', 'data-tab-id="9"  >Meals'),
  );
  await tab(page, 1).click();
  expect(await tab(page, 1).getAttribute('aria-controls')).toBeNull();
  expect(
    await page
      .locator('.gdlr-core-tab-item-content')
      .evaluateAll((panes) => panes.map((pane) => (pane as HTMLElement).style.display)),
  ).toEqual(['none', 'none', 'none']);
});

it('the open pane is a tab stop if it does not start with a focusable element', async () => {
  for (const [variant, stops] of [
    ['style1-horizontal', ['0', null, null]],
    ['feature2', [null, null, null]],
  ] as const) {
    const page = await open(tabs(variant));
    const panes = await page.locator('[role=tabpanel]').all();
    expect(await Promise.all(panes.map((pane) => pane.getAttribute('tabindex')))).toEqual(stops);
  }
});

it('turns a vertical widget into a row at phone widths, and its keys', async () => {
  const page = await open(tabs('style2-vertical'), { viewport: { width: 767, height: 900 } });
  expect(await page.getByRole('tablist').getAttribute('aria-orientation')).toBeNull();
  await tab(page, 0).focus();
  await page.keyboard.press('ArrowRight');
  expect((await look(page)).selected.indexOf('true')).toBe(1);
  await page.setViewportSize({ width: 768, height: 900 });
  await settle(page);
  expect(await page.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
  await page.keyboard.press('ArrowDown');
  expect((await look(page)).selected.indexOf('true')).toBe(2);
});

it('turns a roadmap into a column at phone widths', async () => {
  const page = await open(tabs('roadmap'), { viewport: { width: 500, height: 900 } });
  expect(await page.getByRole('tablist').getAttribute('aria-orientation')).toBe('vertical');
});

it('reverses the arrow keys in right-to-left text', async () => {
  const page = await open(`<div dir="rtl">${tabs('style1-horizontal')}</div>`);
  await tab(page, 0).focus();
  await page.keyboard.press('ArrowLeft');
  expect((await look(page, '.gdlr-core-tab-item')).selected.indexOf('true')).toBe(1);
});

describe('the hash', () => {
  it('chooses title, pane and picture in every widget, by classes alone', async () => {
    const page = await open(tabs('theme-images') + tabs('featurev') + tabs('style2-horizontal'), {
      hash: '#3',
    });
    for (const root of ['.gdlr-core-tab-item', '.gdlr-core-tab-featurev-item']) {
      const { activeTitles, activePanes, inline, shown } = await look(page, root);
      expect([activeTitles[2], activePanes[2], shown[2]]).toEqual([true, true, true]);
      expect(activeTitles.filter(Boolean)).toHaveLength(1);
      expect(new Set(inline)).toEqual(new Set(['']));
    }
    for (const part of ['.gdlr-core-tab-item-image', '.gdlr-core-tab-featurev-background-switch > *'])
      expect(await page.locator(`${part}.gdlr-core-active`).getAttribute('data-tab-id')).toBe('3');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it.each(['#"', '#\\', '#%22', '#nothing'])('%s does no harm', async (hash) => {
    const page = await open(tabs('style1-horizontal'), { hash });
    expect(await look(page)).toMatchObject({ activeTitles: first, shown: first });
  });

  it('is read once: not after a change, and not when the widget moves to another parent', async () => {
    const page = await open(tabs('style1-horizontal'), { hash: '#2' });
    await tab(page, 2).click();
    await page.evaluate(async () => {
      location.hash = '#1';
      const node = document.querySelector('.gdlr-core-tab-item');
      node?.remove();
      // Long enough for the widget to unmount.
      await new Promise((resolve) => setTimeout(resolve));
      if (node) document.querySelector('main')?.append(node);
    });
    await settle(page);
    expect((await look(page)).selected.indexOf('true')).toBe(2);
  });

  it('is never written', async () => {
    const page = await open(tabs('style1-horizontal'));
    await tab(page, 1).click();
    expect(new URL(page.url()).hash).toBe('');
  });
});

it('changes the background behind the heading of vertical feature tabs', async () => {
  const page = await open(tabs('featurev'));
  await tab(page, 2).click();
  const active = page.locator('.gdlr-core-tab-featurev-background-switch > .gdlr-core-active');
  expect(await active.getAttribute('data-tab-id')).toBe('3');
});

it('follows a link in a title as well', async () => {
  const page = await open(
    tabs('style1-horizontal').replace('>Meals<', '><a href="#to-the-kitchen">Meals</a><'),
  );
  await page.getByRole('link', { name: 'Meals' }).click();
  expect(new URL(page.url()).hash).toBe('#to-the-kitchen');
  expect((await look(page)).shown).toEqual(second);
});

describe('nesting', () => {
  it('tabs in an accordion in tabs work independently', async () => {
    const page = await open(tabs('nested'));
    const outer = page.locator('main > .gdlr-core-tab-item');
    const inner = page.locator('.gdlr-core-accordion-item .gdlr-core-tab-item');
    await inner.locator('[role=tab]').nth(1).click();
    await finishMovements(page);
    expect(await shownIn(inner)).toEqual(['none', 'block']);
    expect(await shownIn(outer)).toEqual(['block', 'none']);
    await outer.locator(':scope > * > [role=tab]').last().click();
    await finishMovements(page);
    expect(await shownIn(outer)).toEqual(['none', 'block']);
    await outer.locator('[role=tab]').first().click();
    await finishMovements(page);
    expect(await shownIn(inner)).toEqual(['none', 'block']);
    await page.locator('.gdlr-core-accordion-item-title').nth(1).click();
    await finishMovements(page);
    expect(await shownIn(outer)).toEqual(['block', 'none']);
  });
});

it('is left alone without its marker class', async () => {
  const page = await open(tabs('style1-horizontal').replace(' gdlr-core-js', ''));
  expect(await page.locator('main [data-atoll]').count()).toBe(0);
});

it('restores the server’s markup if it cannot use it', async () => {
  const html = '<div class="gdlr-core-tab-item gdlr-core-js"><p>No titles</p></div>';
  const { page, start, complaints } = await openStill(html);
  await start();
  expect(await page.locator('.gdlr-core-tab-item').getAttribute('data-atoll-state')).toBe('failed');
  expect(complaints).toHaveLength(1);
});
