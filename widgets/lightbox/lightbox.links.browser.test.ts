/**
 * Links that open the lightbox (goodlayers-panels, section 18). Fixed: Strip's links of 2.1.7 work, and items that are loaded
 * later join their holder's set.
 */
import { describe, expect, it } from 'vitest';
import { capturedPage, htmlPage, whyNoCaptures } from '../../tests/support/pages';
import { skipFor } from '../../tests/support/skip';
import {
  CALM,
  GALLERY,
  arrived,
  lightboxBrowser,
  link,
  ready,
  seen,
} from '../../tests/support/lightbox-page';

const { open, serve, stage } = lightboxBrowser();

const PLAIN = `<div class="gallery"><a href="/a/1.JPG"><img alt="One"></a><a href="/a/2.jpeg">2</a></div>
  <div class="gallery"><a href="/a/3.png">3</a><a href="/a/4.gif">4</a></div><p data-gallery-id="2"></p><a href="/a/5.jpg">5</a>
  <a href="/a/6.jpg?x">6</a><a href="/a/7.webp">7</a><a href="/a/8.jpg" data-rel="x">8</a><a class="gdlr-core-social-share-pinterest" href="/a/9.jpg">9</a>`;

/** Elementor's front end, as far as a link to a picture concerns it. */
const elementor = (kit: string): string =>
  `<script>window.elementorFrontend = { config: { kit: ${kit} } }; window.opened = [];
    document.addEventListener('click', (event) => {
      const link = event.target.closest('a');
      if (link && !event.defaultPrevented) { event.preventDefault(); window.opened.push(link.getAttribute('href')); }
    });</script>`;

describe('links to pictures', () => {
  it('open the lightbox if the site’s option says so, in sets by gallery', async () => {
    const { page } = await open(
      `<script>document.body.className = 'gdlr-core-link-to-lightbox'</script>${PLAIN}`,
    );
    const marked = await page
      .locator('a.strip.gdlr-core-ilightbox.gdlr-core-lightgallery')
      .evaluateAll((all) => all.map((node) => [node.textContent, node.getAttribute('data-lightbox-group')]));
    expect(marked).toEqual([
      ['', 'wp-gallery-1'],
      ['2', 'wp-gallery-1'],
      ['3', 'wp-gallery-3'],
      ['4', 'wp-gallery-3'],
      ['5', null],
    ]);
    await link(page, 2).click();
    await arrived(page, '1 of 2');
    expect((await seen(page)).hash).toBe('#lg=2&slide=0');
  });

  it('are plain links without the option', async () => {
    const watched = await stage.open(htmlPage({ body: PLAIN }));
    await watched.page.goto(stage.url);
    await watched.page.waitForFunction(() => window.atoll !== undefined);
    await watched.page.evaluate(() => window.atoll?.settled());
    const widgets = await watched.page.evaluate(() => window.atoll?.widgets().map(({ name }) => name));
    expect(widgets).not.toContain('lightbox');
    expect(watched.scripts.filter((name) => name.startsWith('lightbox'))).toEqual([]);
  });

  it.each([
    ['all pictures', '{ global_image_lightbox: "yes" }', '', true],
    ['all pictures but this', '{ global_image_lightbox: "yes" }', 'data-elementor-open-lightbox="no"', false],
    ['this picture', '{}', 'data-elementor-open-lightbox="yes"', true],
    ['no picture', '{}', '', false],
    ['all pictures, and this is a download', '{ global_image_lightbox: "yes" }', 'download', false],
    ['nothing, because an element has its name', 'null', '', false],
  ])('open one lightbox on a page where Elementor opens %s', async (_name, kit, attribute, isElementors) => {
    const { page } = await open(
      `${elementor(kit)}<a class="gdlr-core-ilightbox gdlr-core-lightgallery" ${attribute} href="/a/1.jpg">1</a>`,
    );
    await link(page, 0).click();
    if (!isElementors) await page.locator('.pswp').waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'opened') as unknown)).toEqual(
      isElementors ? ['/a/1.jpg'] : [],
    );
    expect(await page.locator('.pswp').count()).toBe(isElementors ? 0 : 1);
  });

  it('that are loaded later join the set of their holder, whatever number the server printed', async () => {
    const { page } = await open(GALLERY);
    await page.evaluate(() => {
      const holder = document.querySelector('.gdlr-core-gallery-item-holder');
      const item = holder?.lastElementChild?.cloneNode(true);
      if (item instanceof HTMLElement)
        item.querySelector('a')?.setAttribute('data-lightbox-group', 'gdlr-core-img-group-7');
      if (item) holder?.append(item);
    });
    await ready(page);
    await link(page, 3).click();
    await arrived(page, '4 of 4');
    expect((await seen(page)).hash).toBe('#lg=1&slide=3');
  });
});

describe('the pictures of a captured page open in the lightbox', skipFor(whyNoCaptures), () => {
  it.each([
    ['goodlayers/sliders.html', 5],
    ['goodlayers/listings.html', 8],
  ])('%s', async (path, least) => {
    const watched = await stage.open(capturedPage(path), CALM);
    const { page } = watched;
    await serve(page);
    await page.goto(stage.url);
    await ready(page);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('[data-lightbox-group="gdlr-core-img-group-1"]')?.click(),
    );
    await page.locator('.atoll-lightbox-counter').waitFor();
    const { counter, caption, hash } = await seen(page);
    expect(Number(counter.split(' / ')[1])).toBeGreaterThanOrEqual(least);
    expect(hash).toMatch(/^#lg=\d+&slide=0$/);
    expect(caption).toContain('—');
    expect(watched.errors).toEqual([]);
  });
});
