/**
 * The content of a closed panel cannot be measured: when the panel opens, the platform's resize event fires, for
 * native listeners and for jQuery's (goodlayers-platform, section 4).
 */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/page-server';
import { fragment } from '../support/pages';
import { panelBrowser } from '../support/panel-page';

const { open } = panelBrowser();

it.each([
  [
    'an accordion',
    'accordion-2.1.7-box-icon',
    '.gdlr-core-accordion-item-title',
    '.gdlr-core-accordion-item-content',
  ],
  [
    'a toggle box',
    'toggle-box-2.1.7-all-closed',
    '.gdlr-core-toggle-box-item-title',
    '.gdlr-core-toggle-box-item-content',
  ],
  ['tabs', 'tabs-2.1.7-style1-horizontal', '[role=tab]', '[role=tabpanel]'],
  ['a dropdown tab', 'dropdown-tab-2.1.7', '.gdlr-core-dropdown-tab-head', '.gdlr-core-dropdown-tab-content'],
])('%s fires one event, when the panel has its width', async (_name, file, title, panel) => {
  const page = await open(fragment(`goodlayers/${file}.html`));
  await page.addScriptTag({ path: join(ROOT, 'node_modules/jquery/dist/jquery.min.js') });
  const heard = await page.evaluate(
    async ([title, panel]) => {
      const widths: [string, boolean][] = [];
      const note = (who: string) => (): void => {
        widths.push([who, (document.querySelectorAll<HTMLElement>(panel)[1]?.offsetWidth ?? 0) > 0]);
      };
      const { jQuery } = window as unknown as {
        jQuery: (target: Window) => { on: (type: string, listener: () => void) => void };
      };
      addEventListener('gdlr-core-element-resize', note('native'));
      jQuery(window).on('gdlr-core-element-resize', note('jQuery'));
      document.querySelectorAll<HTMLElement>(title)[1]?.click();
      await Promise.resolve();
      return widths;
    },
    [title, panel] as const,
  );
  expect(heard).toEqual([
    ['native', true],
    ['jQuery', true],
  ]);
});

it('a panel that opens lays out no effect elsewhere on the page', async () => {
  const page = await open(
    fragment('goodlayers/accordion-2.1.7-box-icon.html') +
      '<div data-sync-height="a"><p>One</p></div><div data-sync-height="a"><p>Two<br>lines</p></div>',
  );
  const layouts = (press: boolean): Promise<number> =>
    page.evaluate(async (press) => {
      let count = 0;
      const observer = new MutationObserver((records) => (count += records.length));
      for (const element of document.querySelectorAll('[data-sync-height]'))
        observer.observe(element, { attributeFilter: ['style'] });
      if (press) document.querySelectorAll<HTMLElement>('.gdlr-core-accordion-item-title')[1]?.click();
      else dispatchEvent(new Event('gdlr-core-element-resize'));
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      observer.disconnect();
      return count;
    }, press);
  await page.waitForSelector('[data-sync-height][style*=height]');
  expect(await layouts(true)).toBe(0);
  expect(await page.locator('.gdlr-core-accordion-item-tab.gdlr-core-active').count()).toBe(1);
  expect(await layouts(false)).toBeGreaterThan(0);
});
