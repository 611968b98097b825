/** The search of a filterable gallery (essential-addons, section 6). Kept: the delay of 600 ms. */
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import {
  LAYOUT_3,
  button,
  galleryBrowser,
  lengthOf,
  shown,
  type,
} from '../../tests/support/filterable-gallery-page';

const { open } = galleryBrowser();

describe('a gallery with a search', () => {
  it('RELIABILITY 58, 61: takes the text as a pattern or literally, announces the number of results, and sends nothing', async () => {
    const { page, errors, lines } = await open(LAYOUT_3);
    expect(await type(page, 'l.b', '2 items')).toEqual(['Library', 'Laboratory']);
    expect(await type(page, '(', 'No items')).toEqual([]);
    expect(await page.locator('#eael-fg-no-items-found').isVisible()).toBe(true);
    expect(
      await page
        .locator('.eael-filter-gallery-container')
        .evaluate((node) => Number.parseFloat(node.style.minHeight)),
    ).toBe(32);
    expect(await type(page, 'C++', '4 items')).toHaveLength(4);
    await page.keyboard.press('Enter');
    expect(await type(page, 'CHAPEL', '1 item')).toEqual(['Chapel']);
    expect(await type(page, '', '4 items')).toHaveLength(4);
    expect(await page.evaluate(() => location.search)).toBe('');
    expect([errors, lines]).toEqual([[], []]);
  });

  it('RELIABILITY 63, 62: has a list under its button, by mouse and keyboard, and loads by filter', async () => {
    const { page } = await open(LAYOUT_3);
    const trigger = page.locator('.fg-filter-trigger');
    const list = page.locator('.fg-layout-3-filter-controls');
    const state = async () => [
      await trigger.getAttribute('aria-expanded'),
      await list.evaluate((node) => node.classList.contains('open-filters')),
    ];
    await trigger.click();
    expect(await state()).toEqual(['true', true]);
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
    await page.getByRole('option', { name: 'Campus' }).click();
    expect(await state()).toEqual(['false', false]);
    expect(await trigger.textContent()).toBe('Campus');
    expect(await shown(page)).toEqual(['Library', 'Chapel']);
    await trigger.click();
    await page.mouse.click(5, 5);
    expect(await state()).toEqual(['false', false]);
    await trigger.focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Campus');
    await page.keyboard.press('Escape');
    expect(await state()).toEqual(['false', false]);
    expect(await trigger.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    expect(await trigger.textContent()).toBe('Science');
    // The missing items of a page load with the first filter, and the button loads the rest.
    await lengthOf(page, 5);
    expect(await shown(page)).toEqual(['Laboratory', 'Observatory']);
    await page.waitForFunction(
      () => document.querySelector('[data-atoll-region]')?.textContent === '2 items',
    );
    await button(page).click();
    await lengthOf(page, 6);
    expect(await shown(page)).toEqual(['Laboratory', 'Observatory', 'Museum']);
    expect(await button(page).isVisible()).toBe(false);
    expect(await page.locator('[area-hidden],[aria-label^="eael"]').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'View larger image: Museum' }).count()).toBe(1);
    expect((await axeFaults(page)).filter((fault) => !fault.startsWith('region'))).toEqual([]);
  });
});
