/** The button to the top of the page (goodlayers-theme, section 6). It replaces Kingster's. */
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open, openStill } = panelBrowser();
const HTML = `<a href="#a">First</a><div style="height:3000px"></div>${fragment('goodlayers-theme/back-to-top-3.2.9.html')}`;
const VIEWPORT = { width: 1200, height: 800 };
const BUTTON = '.kingster-footer-back-to-top-button';

it('appears after 300 px, and can be reached only then', async () => {
  const page = await open(HTML, { viewport: VIEWPORT });
  const button = page.locator(BUTTON);
  await scrollPage(page, 300);
  expect(await button.getAttribute('class')).not.toContain('kingster-scrolled');
  expect(await button.getAttribute('tabindex')).toBe('-1');
  await scrollPage(page, 301);
  expect(await button.getAttribute('class')).toContain('kingster-scrolled');
  expect(await button.getAttribute('tabindex')).toBeNull();
  expect(await page.getByRole('link', { name: 'Back to top' }).count()).toBe(1);
});

it('does not keep the focus when it disappears', async () => {
  const page = await open(HTML, { viewport: VIEWPORT });
  await scrollPage(page, 900);
  await page.locator(BUTTON).focus();
  await scrollPage(page, 0);
  expect(await page.locator(BUTTON).getAttribute('aria-hidden')).toBe('true');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

it('is there at once on a page that is restored in the middle', async () => {
  const { page, start } = await openStill(HTML, { viewport: VIEWPORT });
  await page.evaluate(() => scrollTo(0, 900));
  await start();
  await page.waitForSelector(`${BUTTON}.kingster-scrolled`);
  expect(await page.getByRole('link', { name: 'Back to top' }).count()).toBe(1);
});

it('scrolls to the top, keeps the address, and gives the focus to the start of the page', async () => {
  const page = await open(HTML, { viewport: VIEWPORT });
  await scrollPage(page, 900);
  await page.locator(BUTTON).press('Enter');
  await page.waitForFunction(() => scrollY === 0);
  expect(new URL(page.url()).hash).toBe('');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('First');
});

it('jumps with reduced motion', async () => {
  const page = await open(HTML, { viewport: VIEWPORT, reducedMotion: true });
  await scrollPage(page, 900);
  expect(
    await page.locator(BUTTON).evaluate((button: HTMLElement) => {
      button.click();
      return scrollY;
    }),
  ).toBe(0);
});
