/**
 * The advanced tabs of Essential Addons (essential-addons, section 10). The conformance suite tests what holds for
 * every fragment.
 */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { axeFaults, panelBrowser, settle } from '../../tests/support/panel-page';

const { open, openStill } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);

describe('the advanced tabs', () => {
  it.each(['adv-tabs-4.7.0', 'adv-tabs-6.6.9-vertical'])(
    'show the first pane of %s from the first paint',
    async (name) => {
      const { page, start } = await openStill(`${eael(name)}<p id="below">Below</p>`);
      // A pane that can be found has a box, but shows nothing in it.
      const shown = () =>
        page
          .locator('.eael-tabs-content > div')
          .evaluateAll((all) => all.map((pane) => pane.checkVisibility() && !(pane as HTMLElement).hidden));
      const top = () => page.locator('#below').evaluate((below) => below.getBoundingClientRect().top);
      const before = [await shown(), await top()];
      expect(before[0]).toContain(true);
      await start();
      expect([await shown(), await top()]).toEqual(before);
    },
  );

  it('show a pane by class alone, by its title’s position', async () => {
    const page = await open(eael('adv-tabs-4.7.0') + eael('adv-tabs-6.6.9-vertical'));
    const classes = () =>
      page.locator('.eael-tabs-nav li, .eael-tabs-content > div').evaluateAll((all) =>
        all.map((part) =>
          part.className
            .replace(/clearfix|eael-\S+/g, '')
            .trim()
            .replaceAll(/\s+/g, ' '),
        ),
      );
    expect((await classes()).slice(0, 6)).toEqual([
      'active-default',
      'inactive',
      'inactive',
      'active-default',
      'inactive',
      'inactive',
    ]);
    expect((await classes()).slice(6)).toEqual([
      'inactive',
      'active-default active',
      'inactive',
      'inactive',
      'active-default active',
      'inactive',
    ]);
    await page.locator('.eael-tabs-nav li').nth(2).click();
    expect((await classes()).slice(0, 6)).toEqual([
      'inactive',
      'inactive',
      'active',
      'inactive',
      'inactive',
      'active',
    ]);
    expect(await page.locator('.eael-tabs-content > div[style]').count()).toBe(0);
    expect(await page.locator('[role=tablist]').nth(1).getAttribute('aria-orientation')).toBe('vertical');
    expect(await page.locator('[role=tab][aria-expanded]').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('that can be closed are buttons', async () => {
    const page = await open(
      eael('adv-tabs-6.6.9-vertical').replace('eael-tab-auto-active', 'eael-tab-toggle'),
    );
    const west = page.getByRole('button', { name: 'West hall' });
    expect(await west.getAttribute('aria-expanded')).toBe('true');
    await west.press('Enter');
    expect(await west.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('.eael-tabs-content > .active, [aria-selected]').count()).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('open the tab that the address names, and the tabs around it', async () => {
    const inner = eael('adv-tabs-6.6.9-vertical');
    const outer = eael('adv-tabs-4.7.0').replace('Two halls', `${inner}Two halls`);
    const { page, start } = await openStill(outer, { hash: '#kitchens', reducedMotion: true });
    await start();
    await settle(page);
    const chosen = await page.locator('[aria-selected=true]').allTextContents();
    expect(chosen.map((text) => text.trim())).toEqual(['Boarding', 'Kitchens']);
    expect(await page.locator('#kitchens-tab').isVisible()).toBe(true);
  });
});
