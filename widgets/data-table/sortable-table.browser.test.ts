/**
 * Adds sorting to Essential Addons' data table (essential-addons, section 5) in a real browser. Kept from Pro: its classes,
 * ascending first, equal rows in the server's order.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import { delayResponse, hasten, waitForReady } from '../../tests/support/page-browser';
import { chunkAddress } from '../../tests/support/page-server';
import { htmlPage } from '../../tests/support/pages';
import {
  TABLE,
  firstCells,
  order,
  press,
  readLooks,
  row,
  table,
  tableBrowser,
  twoColumns,
} from '../../tests/support/sortable-table-page';
import { innerMarkup } from '../../tests/support/markup';

const { open, stage } = tableBrowser();

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

  it('announces it in the page’s language', async () => {
    const strings = { 'data-table.sorted_ascending': 'Sortiert nach %s, aufsteigend' };
    const { page } = await open(TABLE, { config: { strings } }, 'de');
    await press(page, 'Fee');
    await page.waitForFunction(() => document.querySelector('[data-atoll-region]')?.textContent);
    expect(await page.getByRole('status').textContent()).toBe('Sortiert nach Fee, aufsteigend');
  });

  it('reads numbers in the page’s language', async () => {
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
    // Not by a click, which moves the focus to the header.
    await page.locator('th').nth(1).dispatchEvent('click');
    expect(await order(page)).toBe('ba');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Note');
    await page.locator('th').nth(0).dispatchEvent('click');
    // By the field's current value.
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

  it('keeps the focus in a browser that removes nodes to move them', async () => {
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

  it('sorts each body separately, and leaves the foot and whatever is between the rows in place', async () => {
    const bodies = `<tbody>\n${row('a', 'x', '10')}<!-- between -->\n${row('b', 'y', '9')}</tbody>
      <tbody>${row('c', 'x', '8')}${row('d', 'y', '')}${row('e', 'z', '7')}</tbody><tfoot>${row('f', 'All', '1')}</tfoot>`;
    const { page } = await open(table(twoColumns, bodies));
    await press(page, 'Fee');
    expect(await order(page)).toBe('baecdf');
    await press(page, 'Fee');
    expect(await order(page)).toBe('abcedf');
    expect(await page.locator('tbody').first().evaluate(innerMarkup)).toContain('</tr><!-- between -->\n<tr');
  });

  it('finds the column of a cell if headers and cells span columns', async () => {
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
        const body = document.querySelector('tbody');
        const range = document.createRange();
        // A row is only parsed in a table's body.
        if (body) range.selectNodeContents(body);
        body?.append(range.createContextualFragment(added));
      },
      row('c', 'z', '1'),
    );
    await press(page, 'Fee');
    expect(await order(page)).toBe('cb');
  });

  it('keeps the link of a header working, next to the button', async () => {
    const head = '<tr><th>Name <a href="#help">Help</a></th><th>Fee</th></tr>';
    const { page } = await open(table(head, `<tbody>${row('a', 'y', '2')}${row('b', 'x', '1')}</tbody>`));
    await page.getByRole('link', { name: 'Help' }).click();
    expect(await order(page)).toBe('ab');
    expect(page.url()).toContain('#help');
    await page.getByRole('button', { name: 'Name Help' }).press('Enter');
    expect(await order(page)).toBe('ba');
  });

  it('replays a click that came before its code', async () => {
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

  it.each(['ltr', 'rtl'])(
    'has buttons with the position and look of the plain headers, prepared and mounted: %s',
    async (dir) => {
      const openIn = async (withEntry: boolean): Promise<Page> => {
        const html = htmlPage({ body: TABLE, withEntry }).replace('<html', `<html dir="${dir}"`);
        const { page } = await stage.open(html);
        await page.goto(stage.url);
        return page;
      };
      const plain = await readLooks(await openIn(false));
      expect(plain).toHaveLength(3);
      const page = await openIn(true);
      await page.locator('th [role="button"]').nth(2).waitFor();
      expect(await readLooks(page)).toEqual(plain);
      await hasten(page);
      await waitForReady(page);
      expect(await readLooks(page)).toEqual(plain);
    },
  );

  it('restores the server’s order after a failure, and reports it once', async () => {
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

  it('keeps the visitor’s order when its node moves, and can be sorted again', async () => {
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
