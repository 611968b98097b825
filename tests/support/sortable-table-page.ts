/** Pages with a data table, and what tests read from them. */
import type { Page } from 'playwright-core';
import { hasten, openStage, waitForReady, type Watched } from './page-browser';
import { fragment, htmlPage, type PageParts } from './pages';

export const TABLE = fragment('essential-addons/sortable-table-6.6.9.html');
export const PRO_TABLE = fragment('essential-addons/sortable-table-4.9.1-pro.html');

export const td = (content: string): string =>
  content.startsWith('<td') ? content : `<td colspan="" rowspan="">${content}</td>`;

export const row = (id: string, ...cells: string[]): string =>
  `<tr id="${id}">${cells.map(td).join('')}</tr>`;

export const table = (head: string, bodies: string): string =>
  `<div class="eael-data-table-wrap" data-table_id="t" data-custom_responsive="false" data-table_enabled="true">
    <table class="tablesorter eael-data-table" id="eael-data-table-t"><thead>${head}</thead>${bodies}</table></div>`;

export const twoColumns = '<tr><th>Name</th><th>Fee</th></tr>';

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The ids of the rows below the header, in order. */
export const order = (page: Page): Promise<string> =>
  page.locator('tbody tr, tfoot tr').evaluateAll((rows) => rows.map(({ id }) => id).join(''));

export const firstCells = (page: Page): Promise<string[]> =>
  page
    .locator('tbody tr td:first-child')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.querySelector('.td-content,a')?.textContent?.trim() ?? ''),
    );

/** Positions and styles of the headers' texts. */
export const readLooks = (page: Page): Promise<unknown[]> =>
  page.locator('th .data-table-header-text').evaluateAll((texts) =>
    texts.map((text) => {
      const { x, y, width, height } = text.getBoundingClientRect();
      const { font, color, textAlign, textTransform } = getComputedStyle(text);
      return { x, y, width, height, font, color, textAlign, textTransform };
    }),
  );

/** A browser and a server for the tests of one file. */
export function tableBrowser() {
  const stage = openStage();

  async function open(body: string, parts: Partial<PageParts> = {}, lang = 'en'): Promise<Watched> {
    const html = htmlPage({ body, ...parts }).replace('<html lang="en">', `<html lang="${lang}">`);
    const watched = await stage.open(html, { viewport: { width: 1000, height: 900 } });
    await watched.page.goto(stage.url);
    await hasten(watched.page);
    await waitForReady(watched.page);
    return watched;
  }

  return { stage, open };
}
