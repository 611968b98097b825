/**
 * The flip box of Essential Addons (essential-addons, section 14). The conformance suite tests what holds for every
 * fragment.
 */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { axeFaults, finishMovements, panelBrowser } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);

describe('the flip box', () => {
  it('turns on focus if the stylesheet handles only hover', async () => {
    const page = await open(eael('flip-box-4.7.0'));
    const link = page.getByRole('link', { name: 'Plan a visit' });
    await link.focus();
    await finishMovements(page);
    const front = page.locator('.eael-elements-flip-box-front-container');
    expect(await front.evaluate((side: HTMLElement) => side.style.visibility)).toBe('hidden');
    await page.keyboard.press('Escape');
    expect(await front.evaluate((side: HTMLElement) => side.style.visibility)).toBe('');
    expect(await axeFaults(page)).toEqual([]);
  });

  it('stays turned for the focus after the pointer has left', async () => {
    const page = await open(eael('flip-box-4.7.0'));
    await page.locator('.eael-elements-flip-box-container').hover();
    await page.getByRole('link', { name: 'Plan a visit' }).focus();
    await page.mouse.move(0, 1500);
    const front = page.locator('.eael-elements-flip-box-front-container');
    expect(await front.evaluate((side: HTMLElement) => side.style.visibility)).toBe('hidden');
  });

  it('turns on click and key, and hides its links before', async () => {
    const page = await open(eael('flip-box-6.6.9-click'));
    const box = page.locator('.eael-elements-flip-box-container');
    expect(await page.locator('[inert] a').count()).toBe(1);
    await box.click();
    expect(await box.getAttribute('class')).toContain('--active');
    expect(await page.locator('[inert] a').count()).toBe(0);
    await box.press('Space');
    expect(await box.getAttribute('class')).not.toContain('--active');
    expect(await axeFaults(page)).toEqual([]);
  });
});
