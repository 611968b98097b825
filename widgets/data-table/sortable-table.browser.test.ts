/**
 * Adds sorting to Essential Addons' data table (essential-addons, section 5) in a real browser, or leaves it to the Pro
 * plugin's script. Kept from Pro: its classes, ascending first, equal rows in the server's order.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import {
  hasten,
  delayResponse,
  openStage,
  waitForReady,
  type Watched,
} from '../../tests/support/page-browser';
import { chunkAddress } from '../../tests/support/page-server';
import { fragment, htmlPage, type PageParts } from '../../tests/support/pages';

const stage = openStage();
const TABLE = fragment('essential-addons/sortable-table-6.6.9.html');
const PRO_TABLE = fragment('essential-addons/sortable-table-4.9.1-pro.html');

const td = (content: string): string =>
  content.startsWith('<td') ? content : `<td colspan="" rowspan="">${content}</td>`;
const row = (id: string, ...cells: string[]): string => `<tr id="${id}">${cells.map(td).join('')}</tr>`;
const table = (head: string, bodies: string): string =>
  `<div class="eael-data-table-wrap" data-table_id="t" data-custom_responsive="false" data-table_enabled="true">
    <table class="tablesorter eael-data-table" id="eael-data-table-t"><thead>${head}</thead>${bodies}</table></div>`;
const twoColumns = '<tr><th>Name</th><th>Fee</th></tr>';

async function open(body: string, parts: Partial<PageParts> = {}, lang = 'en'): Promise<Watched> {
  const html = htmlPage({ body, ...parts }).replace('<html lang="en">', `<html lang="${lang}">`);
  const watched = await stage.open(html, { viewport: { width: 1000, height: 900 } });
  await watched.page.goto(stage.url);
  await hasten(watched.page);
  await waitForReady(watched.page);
  return watched;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The ids of the rows below the header, in order. */
const order = (page: Page): Promise<string> =>
  page.locator('tbody tr, tfoot tr').evaluateAll((rows) => rows.map(({ id }) => id).join(''));

const firstCells = (page: Page): Promise<string[]> =>
  page
    .locator('tbody tr td:first-child')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.querySelector('.td-content,a')?.textContent?.trim() ?? ''),
    );

/** Where the texts of the headers are, and how they look. */
const readLooks = (page: Page): Promise<unknown[]> =>
  page.locator('th .data-table-header-text').evaluateAll((texts) =>
    texts.map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const { font, color, textAlign, textTransform } = getComputedStyle(text);
      return { x, y, width, height, font, color, textAlign, textTransform };
    }),
  );

describe('a sortable table', () => {
  it('sorts by names, dates and fees, empty cells last, and tells screen readers once', async () => {
    const { page } = await open(TABLE);
    await press(page, 'Excursion');
    expect(await firstCells(page)).toEqual(['Glaciers', 'Lakes and ponds', 'Meadow botany', 'Soil']);
    await press(page, 'First day');
    expect(await firstCells(page)).toEqual(['Lakes and ponds', 'Soil', 'Meadow botany', 'Glaciers']);
    await press(page, 'First day');
    expect(await firstCells(page)).toEqual(['Meadow botany', 'Soil', 'Lakes and ponds', 'Glaciers']);
    await page.waitForFunction(
      () => document.querySelector('[data-atoll-region]')?.textContent === 'Sorted by First day, descending',
    );
    await press(page, 'Fee');
    // Equal fees keep the server's order.
    expect(await firstCells(page)).toEqual(['Soil', 'Lakes and ponds', 'Meadow botany', 'Glaciers']);
    expect(await page.locator('th[aria-sort]').count()).toBe(1);
    expect(await page.getByRole('columnheader', { name: 'Fee' }).getAttribute('aria-sort')).toBe('ascending');
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
  });

  it('says it in the page’s language', async () => {
    const strings = { 'data-table.sorted_ascending': 'Sortiert nach %s, aufsteigend' };
    const { page } = await open(TABLE, { config: { strings } }, 'de');
    await press(page, 'Fee');
    await page.waitForFunction(() => document.querySelector('[data-atoll-region]')?.textContent);
    expect(await page.getByRole('status').textContent()).toBe('Sortiert nach Fee, aufsteigend');
  });

  it('reads numbers by the language of the page', async () => {
    const body = `<tbody>${row('a', 'x', '1.200,50 €')}${row('b', 'y', '99,90 €')}${row('c', 'z', '1.199 €')}</tbody>`;
    const { page } = await open(table(twoColumns, body), {}, 'de-DE');
    await press(page, 'Fee');
    expect(await order(page)).toBe('bca');
  });

  it('moves whole rows: nodes, focus, listeners, typed text and frames stay', async () => {
    const body = `<tbody>${row('a', '<a href="#b">Birch</a>', '10')}
      ${row('b', '<input aria-label="Note" value="Alder"><iframe srcdoc="frame" title="Frame"></iframe>', '9')}</tbody>`;
    const { page } = await open(table(twoColumns, body));
    const before = await page.locator('tbody *').evaluateAll((all) => {
      (window as { nodes?: Element[] }).nodes = all;
      return all.length;
    });
    await page.evaluate(() => {
      const probe = window as { loads?: number; clicks?: number };
      document
        .querySelector('iframe')
        ?.addEventListener('load', () => (probe.loads = (probe.loads ?? 0) + 1));
      document.querySelector('a')?.addEventListener('click', () => (probe.clicks = (probe.clicks ?? 0) + 1));
    });
    await page.getByLabel('Note').fill('Yew');
    // Not by a click, which takes the focus to the header.
    await page.locator('th').nth(1).dispatchEvent('click');
    expect(await order(page)).toBe('ba');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Note');
    await page.locator('th').nth(0).dispatchEvent('click');
    // By what the field shows now.
    expect(await order(page)).toBe('ab');
    await page.getByRole('link', { name: 'Birch' }).click();
    const seen = await page.evaluate(() => {
      const {
        nodes = [],
        loads = 0,
        clicks,
      } = window as { nodes?: Element[]; loads?: number; clicks?: number };
      return { kept: nodes.filter(({ isConnected }) => isConnected).length, loads, clicks };
    });
    expect(before).toBeGreaterThan(6);
    expect(seen).toEqual({ kept: before, loads: 0, clicks: 1 });
  });

  it('keeps the focus in a browser that cannot move nodes without removing them', async () => {
    const body = `<tbody>${row('a', '<a href="#a">Birch</a>', '10')}${row('b', '<a href="#b">Alder</a>', '9')}</tbody>`;
    const { page } = await open(table(twoColumns, body), {
      head: '<script>delete Element.prototype.moveBefore</script>',
    });
    for (const name of ['Birch', 'Alder']) {
      await page.getByRole('link', { name }).focus();
      await page.locator('th').nth(1).dispatchEvent('click');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    }
    expect(await order(page)).toBe('ab');
  });

  it('sorts each body for itself and leaves the foot and what stands between the rows in place', async () => {
    const bodies = `<tbody>\n${row('a', 'x', '10')}<!-- between -->\n${row('b', 'y', '9')}</tbody>
      <tbody>${row('c', 'x', '8')}${row('d', 'y', '')}${row('e', 'z', '7')}</tbody><tfoot>${row('f', 'All', '1')}</tfoot>`;
    const { page } = await open(table(twoColumns, bodies));
    await press(page, 'Fee');
    expect(await order(page)).toBe('baecdf');
    await press(page, 'Fee');
    expect(await order(page)).toBe('abcedf');
    expect(await page.locator('tbody').first().innerHTML()).toContain('</tr><!-- between -->\n<tr');
  });

  it('finds the column of a cell where headers and cells span columns', async () => {
    const head = `<tr><th rowspan="2">Tree</th><th colspan="2">Measures</th></tr><tr><th>Height</th><th>Girth</th></tr>`;
    const body = `<tbody>${row('a', '<td colspan="2">wide</td>', '1')}${row('b', 'x', '3', '0')}${row('c', 'x')}${row('d', 'x', '4', '2')}</tbody>`;
    const { page } = await open(table(head, body));
    expect(await page.locator('thead [role="button"]').allTextContents()).toEqual([
      'Tree',
      'Height',
      'Girth',
    ]);
    await press(page, 'Girth');
    expect(await order(page)).toBe('badc');
    await press(page, 'Girth');
    expect(await order(page)).toBe('dabc');
  });

  it('sorts rows that another script has added', async () => {
    const { page } = await open(
      table(twoColumns, `<tbody>${row('a', 'x', '3')}${row('b', 'y', '2')}</tbody>`),
    );
    await page.evaluate(
      (added) => {
        document.querySelector('#a')?.remove();
        document.querySelector('tbody')?.insertAdjacentHTML('beforeend', added);
      },
      row('c', 'z', '1'),
    );
    await press(page, 'Fee');
    expect(await order(page)).toBe('cb');
  });

  it('keeps the link of a header usable, next to the button', async () => {
    const head = '<tr><th>Name <a href="#help">Help</a></th><th>Fee</th></tr>';
    const { page } = await open(table(head, `<tbody>${row('a', 'y', '2')}${row('b', 'x', '1')}</tbody>`));
    await page.getByRole('link', { name: 'Help' }).click();
    expect(await order(page)).toBe('ab');
    expect(page.url()).toContain('#help');
    await page.getByRole('button', { name: 'Name Help' }).press('Enter');
    expect(await order(page)).toBe('ba');
  });

  it('keeps a click that came before its code', async () => {
    const { page } = await stage.open(htmlPage({ body: TABLE }), { viewport: { width: 1000, height: 900 } });
    const letGo = await delayResponse(page, chunkAddress('data-table'));
    await page.goto(stage.url);
    await page.waitForFunction(() => window.atoll !== undefined);
    await page.getByText('Excursion', { exact: true }).click();
    expect((await firstCells(page))[0]).toBe('Meadow botany');
    letGo();
    await page.waitForFunction(() => document.querySelector('th[aria-sort="ascending"]'));
    expect((await firstCells(page))[0]).toBe('Glaciers');
  });

  it('has buttons in the same place and look as the plain headers, from right to left too', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const looks: unknown[] = [];
      for (const withEntry of [false, true]) {
        const { page } = await stage.open(
          htmlPage({ body: TABLE, withEntry }).replace('<html', `<html dir="${dir}"`),
        );
        await page.goto(stage.url);
        if (withEntry) await waitForReady(page);
        looks.push(await readLooks(page));
      }
      expect(looks[0]).toHaveLength(3);
      expect(looks[1]).toEqual(looks[0]);
    }
  });

  it('comes back in the server’s order when it fails, and says so once', async () => {
    const { page, lines } = await open(TABLE);
    const served = await firstCells(page);
    await press(page, 'Fee');
    expect(await firstCells(page)).not.toEqual(served);
    await page.evaluate(() => {
      Object.defineProperty(Intl, 'Collator', {
        get: () => {
          throw new Error('no order');
        },
      });
    });
    await press(page, 'Excursion');
    await page.waitForSelector('[data-atoll-state="failed"]');
    expect(await firstCells(page)).toEqual(served);
    expect(await page.locator('[role="button"], [aria-sort], .sorting, .th-mobile-screen').count()).toBe(0);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('sortable-table');
  });

  it('stays as the visitor has sorted it when its node moves, and goes on from there', async () => {
    const { page } = await open(TABLE);
    await press(page, 'Fee');
    const sorted = await firstCells(page);
    await page.evaluate(() => {
      const widget = document.querySelector('.elementor-element');
      widget?.remove();
      requestAnimationFrame(() => document.querySelector('main')?.append(widget ?? ''));
    });
    await page.waitForFunction(() => document.querySelector('th[aria-sort="ascending"] [role="button"]'));
    expect(await firstCells(page)).toEqual(sorted);
    await press(page, 'Fee');
    expect((await firstCells(page)).at(-1)).toBe('Soil');
  });
});

describe('a table that is not sorted', () => {
  const FIRST = row('a', '<td rowspan="2">x</td>', '2');
  it.each([
    ['its cells span rows', `<tbody>${FIRST}<tr id="b">${td('1')}</tr></tbody>`],
    ['it has one row', `<tbody>${row('a', 'x', '2')}</tbody>`],
    ['it has no row', '<tbody></tbody>'],
  ])('gets no buttons and no error: %s', async (_why, bodies) => {
    const { page, errors, lines } = await open(table(twoColumns, bodies));
    expect(await page.locator('[role="button"], .sorting').count()).toBe(0);
    expect([...errors, ...lines]).toEqual([]);
  });

  it('keeps the labels of a narrow screen', async () => {
    const spanned = TABLE.replace('rowspan=""', 'rowspan="2"');
    const { page } = await open(spanned);
    expect(await page.locator('.th-mobile-screen').count()).toBe(12);
    expect(await page.locator('[role="button"]').count()).toBe(0);
  });

  it('has headers that the site excludes, or that have no name', async () => {
    const { page } = await open(PRO_TABLE);
    expect(await page.locator('thead [role="button"]').allTextContents()).toEqual(['Tree', 'Price']);
    await page.locator('th').nth(1).click();
    expect(await page.locator('th[aria-sort]').count()).toBe(0);
    const head = '<tr><th> </th><th><img src="data:," alt="Fee"></th></tr>';
    const other = await open(table(head, `<tbody>${row('a', 'x', '2')}${row('b', 'y', '1')}</tbody>`));
    expect(await other.page.getByRole('button').count()).toBe(1);
    await press(other.page, 'Fee');
    expect(await order(other.page)).toBe('ba');
  });

  it('is one in an editor, which shows the rows as they are edited', async () => {
    const { page } = await stage.open(
      htmlPage({
        body: TABLE,
        head: '<script>elementorFrontendConfig={environmentMode:{edit:true}}</script>',
      }),
    );
    await page.goto(stage.url);
    await waitForReady(page);
    expect(await page.locator('.th-mobile-screen').count()).toBe(12);
    expect(await page.locator('[role="button"]').count()).toBe(0);
  });

  it('has no buttons without the setting', async () => {
    const { page } = await open(TABLE.replace(' data-table_enabled="true"', ''));
    expect(await page.locator('[data-atoll="data-table"]').count()).toBe(1);
    expect(await page.locator('[role="button"]').count()).toBe(0);
    await page.locator('thead th').first().click();
    expect(await page.locator('[aria-sort]').count()).toBe(0);
  });
});

describe('with the Pro plugin', () => {
  const SORTER = `<script>
    window.sorted = [];
    window.jQuery = (node) => ({ node });
    window.enableProSorter = (jQuery, wrapper) => sorted.push(wrapper.node.dataset.table_id);
  </script>`;

  it('leaves a table to its sorter where that is alive', async () => {
    const { page } = await open(PRO_TABLE, { head: SORTER });
    expect(await page.evaluate(() => (window as unknown as { sorted: string[] }).sorted)).toEqual([
      '5c2e0f8',
    ]);
    expect(await page.locator('[role="button"]').count()).toBe(0);
  });

  it('hides the arrows of a table without sorting where its script is gone, as that does', async () => {
    const { page } = await open(PRO_TABLE.replace(' data-table_enabled="true"', ''));
    const classes = (): Promise<string[]> =>
      page.locator('th').evaluateAll((headers) => headers.map(({ className }) => className));
    expect(await classes()).toEqual(['sorting sorting-none', 'sorting-none sorting', 'sorting sorting-none']);
    await page.evaluate(() => {
      const root = document.querySelector('.eael-data-table-wrap');
      Object.assign(window, { headers: root?.querySelectorAll('th') });
      root?.remove();
    });
    await page.waitForFunction(() => window.atoll?.widgets().every(({ name }) => name !== 'data-table'));
    expect(
      await page.evaluate(() =>
        [...(window as unknown as { headers: NodeListOf<Element> }).headers].map(
          ({ className }) => className,
        ),
      ),
    ).toEqual(['sorting', 'sorting-none sorting', 'sorting']);
  });
});
