/** The controls of a listing (goodlayers-listings). Fixed: the bar follows the focus (3.2); roles and names. */
import { describe, expect, it } from 'vitest';
import { axeFaults, finishMovements } from '../../tests/support/panel-page';
import {
  FILTER,
  finish,
  holdCalls,
  idle,
  listingBrowser,
  mounted,
  movements,
  SHOP,
  slowMotion,
  spoken,
  STAFF,
  stopTimers,
} from '../../tests/support/listing-page';
import { innerMarkup } from '../../tests/support/markup';

const { open, stage } = listingBrowser();
const CALM = { reducedMotion: 'reduce' } as const;

const first = (noun: string, ...numbers: readonly number[]): string[] =>
  numbers.map((number) => `${noun} ${number}`);

describe('controls', () => {
  it('the bar is below the active link, and follows pointer and focus in 200 ms', async () => {
    const { page, press } = await open(FILTER);
    await slowMotion(page);
    const bar = page.locator('.gdlr-core-filterer-slide-bar');
    const link = (name: string) => page.getByRole('button', { name, exact: true });
    const offset = async (name: string): Promise<readonly number[]> => {
      const [bars, links] = [await bar.boundingBox(), await link(name).boundingBox()];
      return [bars, links].every(Boolean)
        ? [(bars?.x ?? 0) - (links?.x ?? 0), (bars?.width ?? 0) - (links?.width ?? 0)].map(Math.round)
        : [NaN];
    };
    const stands = async (name: string): Promise<void> => {
      await expect
        .poll(async () => {
          await finishMovements(page);
          return offset(name);
        })
        .toEqual([0, 0]);
    };
    await stands('All');
    await link('Music').hover();
    expect((await movements(page)).filter((line) => line.includes('slide-bar'))).toEqual([
      'gdlr-core-filterer-slide-bar left+width 200',
    ]);
    await stands('Music');
    await page.mouse.move(5, 2500);
    await stands('All');
    await link('Sport').focus();
    await stands('Sport');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await press('History');
    await finish(page);
    await stands('History');
    await page.setViewportSize({ width: 800, height: 3000 });
    await stands('History');
  });

  it('a custom dropdown loads by keyboard, and restores its label if that fails', async () => {
    // The time that a key has been down varies, so the test removes it.
    const settings = { 'listings.prefetch': false };
    const { page, titles, answer, sent } = await open(STAFF, { ...CALM, settings });
    const box = page.getByRole('combobox');
    await box.press('Enter');
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect.poll(titles).toEqual(first('Teacher', 1, 4, 7, 10, 13, 16));
    await idle(page);
    expect(await box.textContent()).toBe('Junior school');
    answer({ body: 'no', status: 500 });
    await box.press('Enter');
    await box.press('End');
    await box.press('Enter');
    await expect.poll(() => spoken(page)).toBe('The items could not be loaded');
    await idle(page);
    expect(await box.textContent()).toBe('Junior school');
    expect(await page.locator('.gdlr-core-ajax-link.gdlr-core-active').textContent()).toBe('Junior school');
    expect(sent).toHaveLength(2);
    answer(undefined);
    await page.goBack();
    await expect.poll(titles).toEqual(first('Teacher', 1, 2, 3, 4, 5, 6));
    expect(await box.textContent()).toBe('All');
    expect(decodeURIComponent(sent[2] ?? '')).toContain('option[name]=category&option[value]=');
  });

  it('a shop’s dropdown is a combobox for the keyboard, and its label shows the chosen entry', async () => {
    const { page, titles, sent, answer } = await open(SHOP, CALM);
    const box = page.getByRole('combobox', { name: 'Filter' });
    const list = page.getByRole('listbox', { name: 'Filter' });
    const selected = () => page.locator('[role="option"][aria-selected="true"]').allTextContents();
    const at = () =>
      box.evaluate((node) => {
        const entry = document.getElementById(node.getAttribute('aria-activedescendant') ?? '');
        return entry && { text: entry.textContent, ring: entry.style.outlineWidth };
      });
    const faults = await axeFaults(page);
    const newFaults = async () => (await axeFaults(page)).filter((fault) => !faults.includes(fault));
    expect(await page.getByRole('group').count()).toBe(0);

    await box.press('Enter');
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await list.getAttribute('id')).toBe(await box.getAttribute('aria-controls'));
    expect(await at()).toEqual({ text: 'All', ring: '2px' });
    expect(await newFaults()).toEqual([]);
    await stopTimers(page);
    await box.press('n');
    expect(await at()).toEqual({ text: 'Novels', ring: '2px' });
    await box.press('Escape');
    expect(await list.isVisible()).toBe(false);
    expect(await at()).toBeNull();
    expect(await selected()).toEqual(['All']);
    expect(sent).toEqual([]);

    // Two letters select the last entry; the focus pauses on the entry before it, which is prefetched.
    await box.press('a');
    await box.press('t');
    expect(await at()).toEqual({ text: 'Atlases', ring: '2px' });
    await box.press('ArrowUp');
    await page.clock.runFor(65);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toContain('novels');
    await page.clock.resume();
    await box.press('End');
    // Chooses the entry, and moves on.
    await box.press('Tab');
    await expect.poll(titles).toEqual(first('Book', 2, 4, 6, 8, 10, 12));
    await idle(page);
    expect(await box.evaluate(innerMarkup)).toBe('<span class="gdlr-core-head">Atlases</span>');
    expect([await selected(), await list.isVisible()]).toEqual([['Atlases'], false]);
    const active = page.locator(':focus');
    expect(await active.evaluate((node) => node.closest('[class*="-item-holder"]') !== null)).toBe(true);
    expect(await newFaults()).toEqual([]);

    // A failure restores the label, too.
    answer({ body: 'no', status: 500 });
    await box.press('Home');
    await box.press('Space');
    await expect.poll(() => spoken(page)).toBe('The items could not be loaded');
    await idle(page);
    expect([await box.textContent(), ...(await selected())]).toEqual(['Atlases', 'Atlases']);
    answer(undefined);
    await page.goBack();
    await expect.poll(selected).toEqual(['All']);
    expect(await box.textContent()).toBe('All');
  });

  it('a shop’s dropdown opens on hover as before, and a tap opens and closes it', async () => {
    const { page, titles } = await open(SHOP, CALM);
    const box = page.getByRole('combobox');
    const list = page.locator('.gdlr-core-filterer-dropdown');
    await box.hover();
    expect([await list.isVisible(), await box.getAttribute('aria-expanded')]).toEqual([true, 'true']);
    expect(await list.getAttribute('style')).toBeFalsy();
    await page.getByRole('option', { name: 'Novels' }).click();
    await expect.poll(titles).toEqual(first('Book', 1, 3, 5, 7, 9, 11));
    // The focus stays for the keyboard, and the list stays while the mouse is over it.
    expect(await box.evaluate((node) => node === document.activeElement)).toBe(true);
    expect(await list.isVisible()).toBe(true);
    await page.mouse.move(5, 2500);
    expect([await list.isVisible(), await box.getAttribute('aria-expanded')]).toEqual([false, 'false']);
    // A click keeps it open, until the next click elsewhere.
    await box.click();
    await page.mouse.move(5, 2500);
    expect(await list.isVisible()).toBe(true);
    await page.mouse.click(5, 2500);
    expect(await list.isVisible()).toBe(false);

    const touched = await open(SHOP, { ...CALM, hasTouch: true, isMobile: true });
    const fingerBox = touched.page.getByRole('combobox');
    const fingerList = touched.page.locator('.gdlr-core-filterer-dropdown');
    for (const isOpen of [true, false, true]) {
      await fingerBox.tap();
      expect([isOpen, await fingerList.isVisible()]).toEqual([isOpen, isOpen]);
    }
    await touched.page.getByRole('option', { name: 'Atlases' }).tap();
    await expect.poll(touched.titles).toEqual(first('Book', 2, 4, 6, 8, 10, 12));
    expect(await fingerList.isVisible()).toBe(false);
  });

  it('have roles and names, and axe finds nothing in any state', async () => {
    const { page, press } = await open(FILTER, CALM);
    const roles = () =>
      page
        .locator('[data-ajax]')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')]));
    expect(await roles()).toEqual([
      ['group', 'Filter'],
      ['navigation', 'Pages'],
    ]);
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['All']);
    expect(await page.locator('[aria-current="page"]').getAttribute('aria-label')).toBe('Page 1');
    const faults = await axeFaults(page);
    const calls = await holdCalls(page);
    await press('Music');
    await page.waitForSelector('[aria-busy]');
    expect((await axeFaults(page)).filter((fault) => !faults.includes(fault))).toEqual([]);
    await calls.letGo();
    await idle(page);
    await mounted(page);
    expect(await page.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Music']);
    expect(await roles()).toEqual([
      ['group', 'Filter'],
      ['navigation', 'Pages'],
    ]);
  });

  it('plain page links and a control without a holder are left alone', async () => {
    const plain = '<div class="gdlr-core-pagination"><a class="page-numbers" href="#2">2</a></div>';
    const lost =
      '<div class="gdlr-core-js" data-ajax="x" data-target="none"><a href="#" data-ajax-name="paged">2</a></div>';
    const { page, lines } = await open(`${plain}${lost}${FILTER}`, CALM);
    await expect.poll(() => lines.filter((line) => line.includes('listing:mount_failed'))).toHaveLength(1);
    expect(await page.locator('.page-numbers').first().getAttribute('role')).toBeNull();
    expect(stage.server().routes.has('/ajax')).toBe(true);
  });
});
