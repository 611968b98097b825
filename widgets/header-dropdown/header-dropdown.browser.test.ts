/** The cart and the user menu in a real layout (goodlayers-theme, sections 3.3 and 4.2). */
import { expect, it } from 'vitest';
import { openStage, waitForReady } from '../../tests/support/page-browser';
import { fragment, htmlPage } from '../../tests/support/pages';

const stage = openStage();
const CART = fragment('goodlayers-theme/header-cart-3.2.9.html');
const USER = fragment('goodlayers-theme/header-user-3.2.9.html');
const PANEL = '[class$="-top-cart-content-wrap"], [class$="-lp-top-bar-nav"]';

async function openPage(html: string, options: Parameters<typeof stage.open>[1] = {}) {
  const body = `<p>Before</p><div style="padding:40px 300px">${html}</div><a href="#after">After</a>`;
  const opened = await stage.open(htmlPage({ body }), { reducedMotion: 'reduce', ...options });
  await opened.page.goto(stage.url);
  const { page } = opened;
  // Widgets of every page are prepared after the first action.
  await page.keyboard.press('Shift');
  const opacity = (): Promise<string> =>
    page.locator(PANEL).evaluate((panel) => getComputedStyle(panel).opacity);
  return { ...opened, opacity };
}

it.each([
  ['Cart', CART, 'View Cart'],
  ['User menu', USER, 'My Courses'],
])('%s: Tab goes through the open panel, and closes it behind the last link', async (name, html, first) => {
  const { page, opacity } = await openPage(html);
  await page.getByRole('button', { name }).press('Enter');
  await waitForReady(page);
  await expect.poll(opacity).toBe('1');
  await page.keyboard.press('Tab');
  expect(
    await page.getByRole('link', { name: first }).evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.getByRole('link', { name: 'After' }).focus();
  await expect.poll(opacity).toBe('0');
});

it('opens with the focus of a link in the invisible user menu', async () => {
  const { page, opacity } = await openPage(USER);
  await page.getByRole('button', { name: 'User menu' }).focus();
  await waitForReady(page);
  await page.keyboard.press('Tab');
  await expect.poll(opacity).toBe('1');
});

it('Escape hides the panel from the pointer that is over it, until it leaves', async () => {
  const { page, opacity } = await openPage(CART);
  const icon = page.getByRole('button', { name: 'Cart' });
  await icon.hover();
  await waitForReady(page);
  await expect.poll(opacity).toBe('1');
  await page.keyboard.press('Escape');
  await expect.poll(opacity).toBe('0');
  await page.mouse.move(5, 5);
  await icon.hover();
  await expect.poll(opacity).toBe('1');
});

it('a tap opens it, a second tap closes it, and so does a tap beside it', async () => {
  const { page, opacity } = await openPage(CART, { hasTouch: true });
  const icon = page.locator('.kingster-main-menu-cart > i');
  await icon.tap();
  await waitForReady(page);
  await expect.poll(opacity).toBe('1');
  await icon.tap();
  await expect.poll(opacity).toBe('0');
  await icon.tap();
  await expect.poll(opacity).toBe('1');
  await page.getByText('Before').tap();
  await expect.poll(opacity).toBe('0');
});

it('keeps a number that WooCommerce replaces', async () => {
  const { page, errors } = await openPage(CART);
  await page.getByRole('button', { name: 'Cart' }).press('Enter');
  await waitForReady(page);
  await page.evaluate(() => {
    for (const count of document.querySelectorAll('span.kingster-top-cart-count')) {
      const next = document.createElement('span');
      next.className = 'kingster-top-cart-count';
      next.textContent = '3';
      count.replaceWith(next);
    }
  });
  await page.keyboard.press('Escape');
  expect(await page.locator('span.kingster-top-cart-count').allTextContents()).toEqual(['3', '3']);
  expect(errors).toEqual([]);
});
