/** The lightbox of a filterable gallery (essential-addons, section 6). Fixed: one lightbox opens instead of two. */
import { describe, expect, it } from 'vitest';
import { axeFaults } from '../../tests/support/looks';
import {
  BAR,
  CALM,
  LAYOUT_3,
  control,
  dialog,
  galleryBrowser,
  place,
} from '../../tests/support/filterable-gallery-page';
import { innerMarkup } from '../../tests/support/markup';

const { open } = galleryBrowser();

describe('a gallery’s lightbox', () => {
  it('RELIABILITY 66, 62: is the original’s popup with the visible items, and Elementor’s lightbox does not open, too', async () => {
    const { page, errors } = await open(BAR);
    await page.evaluate(() => {
      // As Elementor does.
      document.addEventListener('click', ({ target }) => {
        const link = (target as Element).closest<HTMLElement>('a');
        if (link && link.dataset['elementorOpenLightbox'] !== 'no') document.body.dataset['second'] = 'yes';
      });
      for (const link of document.querySelectorAll<HTMLElement>('.eael-magnific-link'))
        link.dataset['elementorOpenLightbox'] = 'yes';
    });
    await control(page, 'Campus').click();
    await page.locator('.eael-magnific-link:visible').first().click();
    await place(page, '1 of 2');
    await page.locator('.mfp-wrap.mfp-ready .mfp-s-ready').waitFor();
    const popup = await page.evaluate(() => {
      const tree = (node: Element): unknown => [
        `${node.localName}.${[...node.classList].join('.')}`,
        ...[...node.children].map(tree),
      ];
      return [...document.body.children].slice(0, 2).map(tree);
    });
    expect(popup).toEqual([
      ['div.mfp-bg.mfp-ready'],
      [
        'div.mfp-wrap.mfp-gallery.mfp-close-btn-in.mfp-auto-cursor.mfp-ready',
        [
          'div.mfp-container.mfp-image-holder.mfp-s-ready',
          [
            'div.mfp-content',
            [
              'div.mfp-figure',
              ['button.mfp-close'],
              [
                'figure.',
                ['img.mfp-img'],
                ['figcaption.', ['div.mfp-bottom-bar', ['div.mfp-title'], ['div.mfp-counter']]],
              ],
            ],
          ],
          ['div.mfp-preloader'],
          ['button.mfp-arrow.mfp-arrow-left.mfp-prevent-close'],
          ['button.mfp-arrow.mfp-arrow-right.mfp-prevent-close'],
        ],
      ],
    ]);
    expect(await page.locator('.mfp-title').textContent()).toBe('Library');
    expect(await dialog(page).getAttribute('aria-label')).toBe('Library');
    expect(
      await page.evaluate(() => [
        document.activeElement?.className.split(' ')[0],
        document.body.className,
        getComputedStyle(document.documentElement).overflow,
        document.body.dataset['second'],
      ]),
    ).toEqual(['mfp-wrap', 'mfp-zoom-out-cur', 'hidden', undefined]);
    expect(await axeFaults(page)).toEqual([]);

    // A film loads when the visitor reaches it, from a URL without the page's start time.
    await page.keyboard.press('ArrowRight');
    const player = dialog(page).locator('.mfp-iframe-holder .mfp-iframe-scaler > iframe.mfp-iframe');
    await player.waitFor();
    expect(await player.getAttribute('src')).toMatch(/embed\/abcdefghijk\?.*autoplay=1/);
    await page.locator('.mfp-close').focus();
    await page.locator('.mfp-arrow-right').click();
    await place(page, '1 of 2');
    await page.locator('.mfp-img').click();
    await player.waitFor();
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.mfp-wrap') !== null)).toBe(true);
    await page.locator('.mfp-close').focus();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.mfp-wrap,.mfp-bg'));
    expect(
      await page.evaluate(() => [
        document.activeElement?.classList.contains('eael-magnific-link'),
        document.body.className,
        getComputedStyle(document.documentElement).overflow,
      ]),
    ).toEqual([true, '', 'visible']);
    expect(errors).toEqual([]);
  });

  it('of later releases has its notice, its text and the site’s translation, and closes on its backdrop', async () => {
    const { page, errors } = await open(
      LAYOUT_3.replace('data-is-randomize', 'data-privacy-notice="Asks a host" data-was-random').replace(
        /class="([^"]*)eael-magnific-link /,
        'title="A fine <b>library</b>" class="$1 playout-vertical video-popup mfp-iframe eael-magnific-link ',
      ),
      CALM,
      '<script>var localize = { eael_translate_text: { fg_mfp_counter_text: "von" } };</script>',
    );
    await page.route(/2-large\.jpg/, (route) => route.fulfill({ status: 404 }));
    await page.locator('.eael-magnific-link').first().click();
    const scaler = page.locator('.eael-gf-mfp-popup .mfp-iframe-scaler');
    await scaler.waitFor();
    expect(await scaler.locator('.eael-privacy-message').textContent()).toBe('Asks a host');
    expect(await scaler.locator('.mfp-title').evaluate(innerMarkup)).toBe('A fine <b>library</b>');
    expect(await scaler.locator('.mfp-counter').textContent()).toMatch(/^1 von \d$/);
    expect(await scaler.locator('iframe').getAttribute('class')).toBe('mfp-iframe eael-video-gallery-on');
    expect(await page.locator('.mfp-container').getAttribute('class')).toContain(
      'eael-gf-vertical-video-popup',
    );
    // An image that cannot be loaded is reported, and its button stays visible.
    await page.keyboard.press('ArrowRight');
    await page.locator('.mfp-image-holder.mfp-s-error').waitFor();
    expect(await page.locator('.mfp-preloader').textContent()).toBe('The image could not be loaded.');
    expect(await page.locator('.mfp-close').isVisible()).toBe(true);
    await page.mouse.click(4, 4);
    expect(await page.locator('.mfp-wrap').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
