/** What the lightbox shows: pictures, captions, videos, pages and elements of the page (goodlayers-panels, section 18). */
import { describe, expect, it } from 'vitest';
import {
  arrived,
  closed,
  dialog,
  lightboxBrowser,
  link,
  press,
  read,
  seen,
} from '../../tests/support/lightbox-page';
import { innerMarkup } from '../../tests/support/markup';

const { open, stage } = lightboxBrowser();

describe('a slide', () => {
  it('takes its shape from the picture if the link names no size; reports a picture that fails', async () => {
    const { page, lines } = await open(
      '<a class="strip gdlr-core-js" href="/a/one.jpg" data-strip-group="g">One</a> <a class="strip" href="/gone" data-strip-group="g" title="Two">Two</a>',
    );
    await link(page).click();
    await arrived(page, '1 of 2');
    const image = page.locator('.pswp__item[aria-hidden="false"] .pswp__img');
    await page.waitForFunction(
      () => document.querySelector<HTMLElement>('.pswp__img')?.style.visibility === '',
    );
    const box = await image.boundingBox();
    expect(Number(box?.width) / Number(box?.height)).toBeCloseTo(16 / 9, 2);
    await press(page, 'ArrowRight', '2 of 2');
    await page.getByText('The image could not be loaded.').waitFor();
    expect((await seen(page)).caption).toBe('Two');
    expect(lines.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  });

  it('has a caption without scripts, which describes the picture', async () => {
    const caption =
      '<b>Bold</b> <a href="javascript:__x=1">link</a><img src=x onerror=__x=1><script>__x=1</script>';
    const escaped = caption.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const { page } = await open(
      `<a class="gdlr-core-lightgallery gdlr-core-js" href="/a/one.jpg" data-sub-html="${escaped}">One</a><a class="strip" href="/a/two.jpg" title=".atoll">Two</a>`,
    );
    await link(page).click();
    await page.locator('.atoll-lightbox-caption b').waitFor();
    const html = await page.locator('.atoll-lightbox-caption').evaluate(innerMarkup);
    expect(html).toBe('<b>Bold</b> <a>link</a><img src="x">');
    expect(await page.evaluate(() => '__x' in window)).toBe(false);
    // The link has no text.
    expect(await page.locator('.pswp__img').getAttribute('alt')).toBe('Bold link');
    await page.keyboard.press('Escape');
    await closed(page);
    // Text that looks like a selector stays text.
    await link(page, 1).click();
    await page.locator('.atoll-lightbox-caption', { hasText: '.atoll' }).waitFor();
  });

  it('requests nothing from a video’s host before it plays: the first at once, others when their button is pressed', async () => {
    const { page } = await open(read('2.1.7-video'));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.server().origin) && !request.url().startsWith('data:'))
        asked.push(request.url());
    });
    await link(page).click();
    await arrived(page, '1 of 2');
    const frame = page.locator('.pswp iframe');
    await frame.waitFor();
    const first = 'https://www.youtube-nocookie.com/embed/Ow2Shb_nkOw?wmode=opaque&autoplay=1&enablejsapi=1';
    expect(await frame.getAttribute('src')).toBe(first);
    const box = await frame.boundingBox();
    expect([box?.width, Math.round(Number(box?.height))]).toEqual([855, 481]);
    expect(await page.getByRole('link', { name: 'Download' }).count()).toBe(0);
    const player = await (await frame.elementHandle())?.contentFrame();
    await player?.waitForLoadState();
    // A video that is left receives a pause command.
    await frame.evaluate((node) => {
      const said: unknown[] = [];
      Object.assign(window, { said });
      Object.defineProperty(node, 'contentWindow', {
        value: { postMessage: (words: unknown) => said.push(words) },
      });
    });
    await press(page, 'ArrowRight', '2 of 2');
    expect(await page.evaluate(() => String(Reflect.get(window, 'said')))).toContain('pauseVideo');
    expect(asked).toEqual([first]);
    await page.getByRole('button', { name: 'Play video: Main quad' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.localName === 'iframe');
    expect(asked.at(-1)).toBe('https://player.vimeo.com/video/76979871?autoplay=1');
  });

  it('fetches a picture from a video’s host only when the slide is shown, and not for a video that plays', async () => {
    const { page } = await open(
      `<a class="strip" href="/a/one.jpg" data-strip-group="g">One</a>
       <a class="strip" href="https://youtu.be/Ow2Shb_nkOw" data-strip-group="g">Two</a>
       <a class="strip" href="https://youtu.be/Xw2Shb_nkOw" data-strip-group="g">Three</a>`,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.server().origin)) asked.push(request.url());
    });
    await link(page).click();
    await arrived(page, '1 of 3');
    const facades = page.locator('.atoll-lightbox-facade');
    // The slide of the next video exists, and so do the thumbnails.
    await facades.first().waitFor({ state: 'attached' });
    await page.locator('.atoll-lightbox-thumbnails button').nth(2).waitFor();
    expect(asked).toEqual([]);
    await press(page, 'ArrowRight', '2 of 3');
    await page.waitForFunction(() => document.querySelector('.atoll-lightbox-facade img'));
    expect(asked).toEqual(['https://i.ytimg.com/vi/Ow2Shb_nkOw/hqdefault.jpg']);
    await page.keyboard.press('Escape');
    await closed(page);
    await link(page, 2).click();
    await page.locator('.pswp iframe').waitFor();
    await arrived(page, '3 of 3');
    expect(asked.filter((url) => url.includes('ytimg.com'))).toHaveLength(1);
  });

  it('plays files in the browser’s own player, and shows pages in a frame', async () => {
    const { page } = await open(
      '<a class="strip" href="/a/film.mp4">A film</a><a class="strip" data-iframe="true" href="https://x.example/page">A page</a>',
      { hash: '#lg=1&slide=0' },
    );
    await page.getByRole('button', { name: 'Play video' }).click();
    const video = page.locator('.pswp video[controls]');
    expect(await video.getAttribute('src')).toContain('/a/film.mp4');
    await page.locator('.atoll-lightbox-close').click();
    await closed(page);
    await link(page, 1).click();
    const frame = page.locator('.pswp iframe[title="Page"]');
    expect(await frame.getAttribute('src')).toBe('https://x.example/page');
  });

  it.each([
    ['2.1.7-strip', 'data-src, which its own library did not read'],
    ['1.8.7', 'the markup of iLightBox'],
    ['1.6.0', 'the oldest markup'],
    ['2.1.7-set', 'a set behind one link, without the missing picture'],
  ])('is the same for lightbox-%s: %s', async (name) => {
    const { page } = await open(read(name));
    await link(page).click();
    await arrived(page, '1 of 3');
    await press(page, 'End', '3 of 3');
    await page.locator('.atoll-lightbox-caption em').waitFor();
    expect((await seen(page)).caption).toMatch(/^Rowing eight/);
    const image = page.locator('.pswp__item[aria-hidden="false"] .pswp__img');
    expect([await image.getAttribute('alt'), await image.getAttribute('aria-describedby')]).toEqual(
      name.endsWith('set') ? ['Rowing eight', null] : ['Rowing eight', 'atoll-lightbox-caption'],
    );
  });

  it('can be an element of the page, which is restored afterwards', async () => {
    const { page } = await open(
      '<a class="gdlr-core-ilightbox gdlr-core-js" data-type="inline" href="#content-1">More</a><div class="gdlr-core-lb-content" id="content-1" style="display: none"><p>Text <input aria-label="Name"></p></div><p>After</p>',
    );
    const before = await page.locator('main').evaluate(innerMarkup);
    await link(page).click();
    // Escape cancels the opening until the buttons are there.
    await page.locator('.atoll-lightbox-close').waitFor();
    await page.getByLabel('Name').fill('Ada');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Escape');
    expect(await dialog(page).count()).toBe(1);
    await page.locator('.atoll-lightbox-close').click();
    await closed(page);
    expect(await page.locator('main').evaluate(innerMarkup)).toBe(before);
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
  });
});
