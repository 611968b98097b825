/**
 * The advanced accordion of Essential Addons (essential-addons, section 9). The conformance suite tests what holds
 * for every fragment.
 */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { axeFaults, finishMovements, movements, panelBrowser, press } from '../../tests/support/panel-page';

const { open, openStill } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);

describe('the advanced accordion', () => {
  it('has its default item open from the first paint, and opens another one with 6.6’s classes', async () => {
    const { page, start } = await openStill(`${eael('adv-accordion-4.7.0')}<p id="below">Below</p>`);
    const top = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);
    expect(await page.locator('.eael-accordion-content').first().isVisible()).toBe(true);
    const before = await top();
    await start();
    expect(await movements(page)).toEqual([]);
    expect(await top()).toBe(before);
    expect(await page.locator('.eael-accordion-header').first().getAttribute('class')).toContain(
      'show active',
    );
    await press(page, '.eael-accordion-header', 1);
    expect(await movements(page)).toEqual([
      [300, 'swing'],
      [300, 'swing'],
    ]);
    await finishMovements(page);
    const styles = await page
      .locator('.eael-accordion-content')
      .evaluateAll((all) => all.map((content) => (content as HTMLElement).style.display));
    expect(styles).toEqual(['none', 'block']);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('has the item that the address names open from the first paint, instead of the default', async () => {
    const { page, start } = await openStill(`${eael('adv-accordion-4.7.0')}<p id="below">Below</p>`);
    await page.evaluate(() => (location.hash = 'elementor-tab-title-1182'));
    const shown = () =>
      // A panel that can be found has a box, but shows nothing in it.
      page
        .locator('.eael-accordion-content > :first-child')
        .evaluateAll((all) => all.map((one) => one.checkVisibility()));
    const top = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);
    expect(await shown()).toEqual([false, true]);
    const before = await top();
    await start();
    expect(await movements(page)).toEqual([]);
    expect([await shown(), await top()]).toEqual([[false, true], before]);
  });

  it('keeps the header’s children, and leaves items of a nested accordion alone', async () => {
    const inner = eael('adv-accordion-6.6.9-toggle').replace(
      'eael-accordion-header"',
      'eael-accordion-header active-default"',
    );
    const page = await open(
      eael('adv-accordion-4.7.0').replace('<p>On the first', `${inner}<p>On the first`),
    );
    await finishMovements(page);
    await press(page, '.eael-accordion-list > #elementor-tab-title-1182');
    await finishMovements(page);
    const seen = await page
      .locator('.eael-accordion-header')
      .evaluateAll((all) =>
        all.map((header) => [
          header.classList.contains('active'),
          header.querySelector(':scope > .eael-accordion-tab-title') !== null,
        ]),
      );
    expect(seen).toEqual([
      [false, true],
      [true, true],
      [false, true],
      [true, true],
    ]);
  });

  it('opens the item that the address names, now and later, and fires the page’s action', async () => {
    const { page, start } = await openStill(eael('adv-accordion-6.6.9-toggle'), {
      hash: '#library-rules',
      reducedMotion: true,
    });
    await start();
    const openNow = () =>
      page
        .locator('.eael-accordion-header')
        .evaluateAll((all) => all.map((header) => header.getAttribute('aria-expanded')));
    expect(await openNow()).toEqual(['false', 'true']);
    const told = await page.evaluate(async () => {
      const { eael } = window as unknown as {
        eael?: {
          hooks: { addAction: (hook: string, name: string, callback: (element: Element) => void) => void };
        };
      };
      // Nothing has been fired yet, so there is no registry: the page may bring its own.
      if (eael) return 'a registry before its time';
      const told: string[] = [];
      const hooks = {
        addAction: () => undefined,
        doAction: (hook: string, element: Element) => told.push(`${hook} ${element.id}`),
      };
      Object.assign(window, { eael: { hooks: Object.assign(hooks, { [Symbol.for('atoll')]: true }) } });
      location.hash = '#attendance';
      await new Promise((resolve) => window.addEventListener('resize', resolve, { once: true }));
      return told;
    });
    expect(told).toContain('widgets.reinit ');
    expect(await openNow()).toEqual(['true', 'true']);
  });
});
