/**
 * Keyboard, small screens and names of the privacy box (goodlayers-panels, section 13). Fixed: early in the tab order, real
 * buttons, never over the focused element.
 */
import { describe, expect, it } from 'vitest';
import { delayResponse, waitForLooks } from '../../tests/support/page-browser';
import { axeFaults } from '../../tests/support/panel-page';
import { BOX, bottomBar, box, cached, privacyBrowser, ready } from '../../tests/support/privacy-box-page';

const { open, stage } = privacyBrowser();

describe('the keyboard', () => {
  it('[RELIABILITY 53] finds a fixed box right after the skip link', async () => {
    const { page } = await open(cached(bottomBar));
    const order: (string | null)[] = [];
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    expect(order).toEqual(['Skip to the content', 'privacy settings', 'Accept', 'Privacy Settings', 'News']);
  });

  it('finds a box in the page’s flow at its position', async () => {
    const { page } = await open(cached(box('1.8.7')));
    expect(await page.locator(BOX).evaluate((node) => node.previousElementSibling?.localName)).toBe('main');
  });

  it('[RELIABILITY 53] never moves to an element that the box covers, down to the last link', async () => {
    const links = Array.from({ length: 60 }, (_, index) => `<p><a href="#l${index}">Link ${index}</a></p>`);
    const { page } = await open(cached(bottomBar, links.join('')));
    await page.keyboard.press('Tab');
    for (let press = 0; press < 63; press += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                const { activeElement } = document;
                const cover = document.querySelector('.gdlr-core-privacy-box-wrap');
                if (!activeElement || !cover || cover.contains(activeElement)) return resolve(undefined);
                const isCovered =
                  activeElement.getBoundingClientRect().bottom > cover.getBoundingClientRect().top;
                resolve(isCovered ? (activeElement.textContent ?? '') : undefined);
              }),
            );
          }),
      );
      expect(covered).toBeUndefined();
    }
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Link 59');
  });
});

describe('[RELIABILITY 53] on small screens', () => {
  it.each([
    ['320 px', { width: 320, height: 640 }],
    ['400 % zoom', { width: 320, height: 200 }],
  ])('the whole box can be reached: %s', async (_name, viewport) => {
    const long = bottomBar.replace('We use cookies', 'We use cookies, and say so at length, '.repeat(6));
    const { page } = await open(cached(long), { viewport });
    const { top, bottom } = await page
      .locator(BOX)
      .evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
    for (const name of ['privacy settings', 'Accept', 'Privacy Settings']) {
      const control = page.getByRole('button', { name, exact: true });
      await control.focus();
      const place = await control.boundingBox();
      expect(place?.y).toBeGreaterThanOrEqual(0);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(viewport.height + 1);
    }
  });
});

it('is a region named by its text, not a dialog; looks the same, and axe finds no new fault', async () => {
  const { page } = await stage.open(cached(bottomBar));
  const letGo = await delayResponse(page, /\/assets\/atoll-/);
  const asked = page.waitForRequest(/\/assets\/atoll-/);
  await page.goto(stage.url, { waitUntil: 'commit' });
  await page.locator(BOX).waitFor();
  await waitForLooks(page);
  const before = await page.screenshot();
  const faults = await axeFaults(page, 'body');
  await asked;
  letGo();
  await ready(page);
  expect((await page.screenshot()).equals(before)).toBe(true);
  expect(await axeFaults(page, 'body')).toEqual(faults);
  expect(await page.getByRole('region', { name: /^We use cookies/ }).count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
