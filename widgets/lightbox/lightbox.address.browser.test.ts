/**
 * The lightbox in the page's address (goodlayers-panels, section 18). Kept: `#lg={set}&slide={index}`. Fixed: every set has
 * its own number; an invalid address is ignored.
 */
import { describe, expect, it } from 'vitest';
import {
  GALLERY,
  arrived,
  closed,
  dialog,
  lightboxBrowser,
  leftovers,
  link,
  press,
  read,
  ready,
  seen,
} from '../../tests/support/lightbox-page';

const { open, openGallery } = lightboxBrowser();

describe('the lightbox’s address', () => {
  it('[RELIABILITY 66] follows the slides, and Back closes the lightbox once', async () => {
    const { page } = await openGallery({ hash: '#section' });
    await press(page, 'ArrowRight', '2 of 3');
    await press(page, 'ArrowRight', '3 of 3');
    expect((await seen(page)).hash).toBe('#lg=1&slide=2');
    await page.goBack();
    await page.waitForFunction(() => !document.querySelector('.pswp'));
    expect(new URL(page.url()).hash).toBe('#section');
    expect(await link(page).evaluate((node) => node === document.activeElement)).toBe(true);
    // Forward leads to the slide again.
    await page.goForward();
    await arrived(page, '3 of 3');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => location.hash === '#section');
    // The address changes when closing begins.
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('.pswp').count()).toBe(0);
  });

  it.each([
    ['#lg=1&slide=2', '3 of 3', 'a slide'],
    ['#lg=1&slide=99', '3 of 3', 'the last one, where it names more than there are'],
    ['#lg=2&slide=1', '2 of 3', 'another set'],
  ])('%s opens %s: %s', async (hash, place) => {
    const { page } = await open(`${read('2.1.7-set').replace(/<\/div>\s*$/, '</div>')}${GALLERY}`, { hash });
    await arrived(page, place);
    expect(await page.evaluate(() => document.body.className)).toBe('lg-on lg-from-hash');
    await page.goBack();
    await closed(page);
    expect(await page.evaluate(() => document.body.className)).toBe('');
  });

  it.each(['#lg=9&slide=0', '#lg=1', '#lg=1&slide=x', '#lg=1&slide=-1', '#lg=__proto__&slide=0'])(
    '[RELIABILITY 66] ignores %s',
    async (hash) => {
      const { page, errors, lines } = await open(GALLERY, { hash });
      await page.evaluate(() => window.atoll?.settled());
      expect(await dialog(page).count()).toBe(0);
      expect([errors, lines]).toEqual([[], []]);
    },
  );

  it('does not open links that replace the links of an open lightbox', async () => {
    const { page } = await openGallery();
    await page.evaluate(() => {
      // A browser that goes back late.
      history.back = () => undefined;
      document.querySelector('main')?.replaceChildren();
    });
    await dialog(page).waitFor({ state: 'detached' });
    await page.evaluate((html) => {
      document.querySelector('main')?.append(document.createRange().createContextualFragment(html));
    }, GALLERY);
    await ready(page);
    await page.evaluate(() => window.atoll?.settled());
    expect(await leftovers(page)).toMatchObject({ dialogs: 0, inert: 0, hash: '' });
  });

  it('numbers sets of one picture last', async () => {
    const single = GALLERY.replaceAll('gdlr-core-gallery-item-holder', 'x').replaceAll(
      / data-lightbox-group="[^"]*"/g,
      '',
    );
    const { page } = await open(`${single}${GALLERY}`, { hash: '#lg=1&slide=1' });
    await arrived(page, '2 of 3');
    await page.keyboard.press('Escape');
    await closed(page);
    await link(page).click();
    await page.waitForFunction(() => location.hash === '#lg=2&slide=0');
    expect(await page.locator('.atoll-lightbox-counter').count()).toBe(0);
  });
});
