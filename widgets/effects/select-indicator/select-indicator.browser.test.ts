/** Replaces the page builder's select indicators (goodlayers-panels, section 5). */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);

describe('the indicator of a select', () => {
  it('is added once after each select of a form, and again with a form that comes later', async () => {
    const html = read('select-indicator-2.1.7');
    const page = await open(`${html}<select aria-label="Elsewhere"><option>1</option></select>`);
    const indicators = page.locator('select + .wpcf7-form-indicator > i.fa.fa-angle-down');
    expect(await indicators.count()).toBe(2);
    const left = await page.evaluate(async () => {
      const form = document.querySelector('form');
      form?.remove();
      await Promise.resolve();
      const count = form?.querySelectorAll('.wpcf7-form-indicator').length;
      if (form) document.querySelector('main')?.append(form);
      return count;
    });
    expect(left).toBe(0);
    await settle(page);
    expect(await indicators.count()).toBe(2);
    expect(await page.locator('.wpcf7-form-indicator').count()).toBe(2);
  });
});
