/** Data tables that Atoll does not sort, and those that the Pro plugin's script sorts (essential-addons, section 5). */
import { describe, expect, it } from 'vitest';
import { waitForReady } from '../../tests/support/page-browser';
import { htmlPage } from '../../tests/support/pages';
import {
  PRO_TABLE,
  TABLE,
  order,
  press,
  row,
  table,
  tableBrowser,
  td,
  twoColumns,
} from '../../tests/support/sortable-table-page';

const { open, stage } = tableBrowser();

describe('a table without sorting', () => {
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

  it('may have headers that the site excludes, or without names', async () => {
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

  it('is every table in an editor, which shows the rows as they are edited', async () => {
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

  it('leaves the table to its sorter if that is running', async () => {
    const { page } = await open(PRO_TABLE, { head: SORTER });
    expect(await page.evaluate(() => (window as unknown as { sorted: string[] }).sorted)).toEqual([
      '5c2e0f8',
    ]);
    expect(await page.locator('[role="button"]').count()).toBe(0);
  });

  it('hides the arrows of a table without sorting as the plugin does, if its script is missing', async () => {
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
