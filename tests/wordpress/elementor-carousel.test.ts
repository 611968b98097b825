/** Pages with Elementor's image carousels (elementor-frontend, section 3.8). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decide, FRONT_END, JQUERY, page, QUIET, widget } from './elementor-page';

const printed = (file: string): string =>
  readFileSync(join(import.meta.dirname, `../../mocks/markup/elementor/${file}.html`), 'utf8');
/** What the server adds. */
const original = (file: string): string =>
  printed(file)
    .replaceAll('e-widget-swiper ', '')
    .replaceAll(/ loading="lazy" src="[^"]*"/g, '');
const ROW = printed('image-carousel-3.21.2');
const ALL = ['image-carousel-4.1.4', 'image-carousel-4.1.4-fade'];
const TYPE = 'image-carousel.default';
const slides = '<div class="swiper-slide"></div>'.repeat(2);

describe.concurrent('an image carousel', () => {
  test.each([...ALL, 'image-carousel-3.21.2'])('needs no script of Elementor: %s', async (file) => {
    const release = file.includes('3.21.2') ? '3.21.2' : '4.1.4';
    const { kept, visit: found } = await decide(page(original(file)), ',allow-elementor', '', release);
    expect(kept).toEqual([]);
    expect(found.scripts.map(({ id }) => id)).toContain('atoll-elementor-js-module');
    expect(found.text).toContain('class="e-widget-swiper elementor-element');
    expect(found.text).toContain('<style id="atoll-elementor-carousels">');
  });

  test('is as it was printed where Elementor’s scripts stay', async () => {
    const { kept, visit: found } = await decide(page(original('image-carousel-3.21.2')), '');
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(found.text).toContain(original('image-carousel-3.21.2').trim());
    expect(found.text).not.toContain('atoll-elementor-carousels');
  });

  test.each([
    [{ sticky_slides: 'yes' }, 'setting sticky_slides'],
    [{ speed: [500] }, 'setting speed'],
    [{ infinite: true }, 'setting infinite'],
    [{ image_spacing_custom: 20 }, 'setting image_spacing_custom'],
  ])('keeps all scripts with %j', async (settings, why) => {
    const { kept, text } = await decide(page(widget(TYPE, slides, settings)));
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain(why);
  });

  test('does not free another widget with its settings', async () => {
    const { kept, text } = await decide(
      page(widget('heading.default', '<h2>Hall</h2>', { slides_to_show: '2' })),
    );
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain('setting slides_to_show');
  });
});

describe.concurrent('the style of the first paint', () => {
  test('has the slides and gaps of the carousel', async () => {
    const { visit: found } = await decide(page(original('image-carousel-3.21.2')));
    const list =
      '.elementor-element-ca30001 .elementor-image-carousel-wrapper:not(.swiper-initialized)>.elementor-image-carousel';
    expect(found.text).toContain(
      `${list}{column-gap:30px}${list}>.swiper-slide{width:calc((100% - 30px)/2);max-width:calc((100% - 30px)/2)}`,
    );
  });

  test('leaves a single picture alone, and is not on other pages', async () => {
    const single = ROW.replaceAll(
      /<div class="swiper-slide"(?=[^>]*"[2-9] of).*?<\/figure><\/a><\/div>/gs,
      '',
    );
    const { visit: found } = await decide(page(single.replace('e-widget-swiper ', '')));
    expect(found.text).not.toContain('e-widget-swiper');
    expect(found.text).not.toContain('column-gap');
    expect((await decide(QUIET)).visit.text).not.toContain('atoll-elementor-carousels');
  });
});
