/**
 * Replaces Essential Addons' data table (essential-addons, section 5) in a real browser: stacked rows, scrolling, and
 * the export in the page builder's editor. Fixed: essential-addons, section 5.6.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import { hasten, openStage, waitForReady } from '../../tests/support/page-browser';
import { capturedPage, fragment, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';

const stage = openStage();
const TABLE = fragment('essential-addons/data-table-4.9.1.html');

const labels = (page: Page): Promise<string[]> =>
  page
    .locator('.eael-data-table')
    .first()
    .locator('.th-mobile-screen')
    .evaluateAll((all) => all.map((label) => label.textContent ?? ''));

async function open(html: string, width: number, path = stage.url): Promise<Page> {
  const { page } = await stage.open(html, { viewport: { width, height: 900 } });
  await page.goto(path);
  await hasten(page);
  await waitForReady(page);
  return page;
}

const EDITOR = `<script>
  window.actions = new Map();
  window.elementor = { hooks: { addAction: (name, run) => actions.set(name, run), removeAction: (name) => actions.delete(name) } };
</script>`;

describe('a data table', () => {
  it('RELIABILITY 67: keeps its headers and roles when stacked at 320 px, and axe finds no fault', async () => {
    const page = await open(htmlPage({ body: TABLE }), 320);
    expect(await labels(page)).toEqual(['Course', 'Term', 'Term', 'Fee', 'Term', 'Fee', '']);
    expect(await page.locator('.th-mobile-screen').first().isVisible()).toBe(true);
    expect(await page.locator('.th-mobile-screen i.data-header-icon').count()).toBe(1);
    expect(await page.locator('#term-header').count()).toBe(1);
    expect(await page.getByRole('cell').count()).toBe(7);
    expect(await page.locator('.th-mobile-screen[aria-hidden]').count()).toBe(0);
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.waitForSelector('.th-mobile-screen[aria-hidden="true"]', { state: 'attached' });
    expect(await page.getByRole('columnheader').count()).toBe(3);
  });

  it('can be scrolled by keyboard if it is wider than its container', async () => {
    const wide = TABLE.replace('<table ', '<table style="width: 900px" ')
      .replace('data-custom_responsive="true"', '')
      .replace('custom-responsive-option-enable', '');
    const page = await open(htmlPage({ body: wide }), 400);
    const region = page.getByRole('region', { name: 'Table' });
    expect(await region.getAttribute('tabindex')).toBe('0');
    expect(await labels(page)).toEqual([]);
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.waitForFunction(() => !document.querySelector('[role=region]'));
  });

  it('RELIABILITY 67: can be exported in the editor only: quotes doubled, formulas disarmed, labels left out', async () => {
    const page = await open(
      htmlPage({
        body: `${TABLE}<div id="panel"><button data-event="ea:table:export">Export</button></div>`,
        head: EDITOR,
        config: { nonce: 'aaaaaaaaaa' },
      }),
      320,
      `${stage.url}?elementor-preview=7`,
    );
    await page.waitForFunction(
      () => (window as unknown as { actions: Map<string, unknown> }).actions.size === 1,
    );
    await page.evaluate(() => {
      type Open = (panel: unknown, model: unknown, view: unknown) => void;
      const { actions } = window as unknown as { actions: Map<string, Open> };
      const view = { el: document.querySelector('.elementor-element') };
      // Each time the panel opens.
      for (let times = 0; times < 2; times += 1)
        actions.get('panel/open_editor/widget/eael-data-table')?.(
          { el: document.querySelector('#panel') },
          {},
          view,
        );
    });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('eael-data-table-c3d4e5f.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream())
      chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).toString()).toBe(
      '\uFEFF"Course","Term","Fee"\n"Biology","Autumn","Spring","\'=240"\n"All year ""evenings""","410","One too many"',
    );
    expect(await page.locator('[class^="eael-data-table-download"]').count()).toBe(0);
  });

  it('lets the Pro plugin sort it', async () => {
    const sorter = `<script>
      window.sorted = [];
      window.jQuery = (node) => ({ node });
      window.enableProSorter = (jQuery, wrapper) => sorted.push(wrapper.node.className);
    </script>`;
    const page = await open(htmlPage({ body: TABLE, head: sorter }), 1000);
    expect(await page.evaluate(() => (window as unknown as { sorted: string[] }).sorted)).toEqual([
      'eael-data-table-wrap custom-responsive-option-enable',
    ]);
  });
});

describe('the captured page', skipFor(whyNoCaptures), () => {
  it('has a table with labels', async () => {
    const page = await open(capturedPage('essential-addons/eael.html'), 600);
    await page.waitForSelector('.th-mobile-screen');
    expect((await labels(page)).slice(0, 4).map((label) => label.trim())).toEqual([
      'Course',
      'Tutor',
      'Places left',
      'First day',
    ]);
  });
});
