/** Widgets of Essential Addons in a popup that Elementor opens later. */
import { expect, it } from 'vitest';
import { fragment } from '../support/pages';
import { panelBrowser } from '../support/panel-page';

const { open } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);

it('widgets in a popup that Elementor opens later work, and end with the popup', async () => {
  const page = await open(eael('adv-tabs-4.7.0'), { reducedMotion: true });
  await page.evaluate((html) => {
    const popup = document.createElement('div');
    popup.className = 'elementor-popup-modal';
    const content = `<div data-elementor-type="popup" class="elementor">${html}</div>`;
    popup.append(document.createRange().createContextualFragment(content));
    document.body.append(popup);
  }, eael('adv-accordion-6.6.9-toggle'));
  await page.getByRole('button', { name: 'Library' }).click();
  // The press is replayed when the widget is mounted.
  await page.getByText('three weeks').waitFor();
  expect(await page.getByRole('button', { name: 'Library' }).getAttribute('aria-expanded')).toBe('true');
  await page.evaluate(() => document.querySelector('.elementor-popup-modal')?.remove());
  await page.waitForFunction(() => !window.atoll?.widgets().some(({ name }) => name === 'adv-accordion'));
});
