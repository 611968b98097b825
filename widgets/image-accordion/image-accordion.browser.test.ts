/** The image accordion of Essential Addons (essential-addons, section 7). The conformance suite tests what holds for every fragment. */
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { axeFaults, finishMovements, panelBrowser } from '../../tests/support/panel-page';

const { open } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);

describe('the image accordion', () => {
  it('opens on the first click and follows the link on the second', async () => {
    const page = await open(eael('image-accordion-4.7.0'));
    const second = page.locator('.eael-image-accordion-hover').nth(1);
    await second.click();
    expect(new URL(page.url()).hash).toBe('');
    expect(await second.evaluate(({ style, className }: HTMLElement) => [style.flex, className])).toEqual([
      '3 1 0%',
      'eael-image-accordion-hover overlay-active',
    ]);
    expect(
      await page
        .locator('.eael-image-accordion-hover')
        .first()
        .evaluate(({ style }: HTMLElement) => style.flex),
    ).toBe('1 1 0%');
    await second.click();
    expect(new URL(page.url()).hash).toBe('#pond');
    await finishMovements(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('opens on hover and focus, and hides links of closed panels from the keyboard', async () => {
    const page = await open(eael('image-accordion-6.6.9-hover'));
    const panels = page.locator('.eael-image-accordion-hover');
    await panels.nth(0).focus();
    await page.keyboard.press('Tab');
    expect(await panels.nth(1).evaluate((panel) => document.activeElement === panel)).toBe(true);
    expect(await panels.nth(1).getAttribute('class')).toContain('overlay-active');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choir');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await panels.nth(1).getAttribute('class')).not.toContain('overlay-active');
    await panels.nth(1).hover();
    expect(await panels.nth(1).getAttribute('class')).toContain('overlay-active');
    await finishMovements(page);
    expect(await axeFaults(page)).toEqual([]);
  });
});
