/** A gallery keeps its height while it is laid out. Otherwise, the browser would scroll to keep visible content in place. */
import { expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { panelBrowser } from '../../tests/support/panel-page';

const { openStill } = panelBrowser();

const CONTAINER = '.eael-filter-gallery-container';

it('has its height before its items leave the flow', async () => {
  const { page, start } = await openStill(fragment('essential-addons/filterable-gallery-4.9.1.html'));
  await page.evaluate((selector) => {
    const container = document.querySelector<HTMLElement>(selector);
    if (!container) throw new Error('There is no gallery.');
    const written: string[] = [];
    Object.assign(window, { written });
    new MutationObserver((records) => {
      // Each record has the style before the next one.
      for (const [index, { target }] of records.entries()) {
        const next = records.slice(index + 1).find((record) => record.target === target);
        const style = next ? next.oldValue : (target as HTMLElement).getAttribute('style');
        written.push(`${target === container ? 'container' : 'item'} ${style ?? ''}`);
      }
    }).observe(container, { subtree: true, attributeFilter: ['style'], attributeOldValue: true });
  }, CONTAINER);
  await start();
  const written = await page.evaluate(() => Reflect.get(window, 'written') as string[]);
  const first = written.findIndex((line) => /^item .*absolute/.test(line));
  expect(first).toBeGreaterThan(0);
  expect(written.slice(0, first).some((line) => /^container .*height: \d/.test(line))).toBe(true);
});
