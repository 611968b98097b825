/** Pages with Elementor's panels and first letters (elementor-frontend, sections 3.1, 3.4, 3.6 and 3.7). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decide, FRONT_END, JQUERY, page, QUIET, widget } from './elementor-page';

const readFragment = (path: string): string =>
  readFileSync(join(import.meta.dirname, '../../mocks/markup', path), 'utf8');

const MODULE = 'atoll-elementor-js-module';
const printed = (file: string): string =>
  readFragment(`elementor/${file}.html`).replaceAll('elementor-active ', '');
const FILES = {
  '3.21.2': [
    'accordion-3.21.2',
    'toggle-3.21.2',
    'tabs-3.21.2-vertical',
    'alert-3.21.2',
    'progress-3.21.2',
    'nested-tabs-3.21.2',
    'nested-accordion-3.21.2-multiple',
  ],
  '4.1.4': [
    'accordion-4.1.4',
    'toggle-4.1.4',
    'tabs-4.1.4',
    'alert-4.1.4',
    'progress-4.1.4',
    'nested-tabs-4.1.4',
    'nested-accordion-4.1.4',
  ],
};

describe.concurrent.each(
  Object.entries(FILES).flatMap(([release, files]) => files.map((file) => ({ release, file }))),
)('Elementor $release: $file', ({ release, file }) => {
  test('needs no script of Elementor', async () => {
    const { kept, visit: found } = await decide(page(printed(file)), ',allow-elementor', '', release);
    expect(kept).toEqual([]);
    expect(found.scripts.map(({ id }) => id)).toContain(MODULE);
    // The fragment is what a page with Atoll has.
    expect(found.text).toContain(readFragment(`elementor/${file}.html`).trim());
  });

  test('is as it was printed where Elementor’s scripts stay', async () => {
    const { kept, visit: found } = await decide(page(printed(file)), '', '', release);
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(found.text).toContain(printed(file).trim());
    expect(found.text).not.toContain('atoll-elementor-panels');
  });
});

describe.concurrent('nested tabs', () => {
  test.each([
    [{ horizontal_scroll: 'enable', horizontal_scroll_mobile: 'disable', tabs_justify_horizontal: 'end' }],
    [{ tabs_title_background_color_background: 'classic', content_background_slideshow_loop: 'yes' }],
  ])('with the settings %j need no script of Elementor', async (settings) => {
    expect((await decide(page(widget('nested-tabs.default', '<p></p>', settings)))).kept).toEqual([]);
  });

  test('keep all scripts if what is inside is not known', async () => {
    const inside = printed('nested-tabs-4.1.4').replace('text-editor.default', 'price-ticker.default');
    const { kept, text } = await decide(page(inside), ',allow-elementor', '', '4.1.4');
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain('widget price-ticker');
  });

  test('keep all scripts if their settings cannot be read', async () => {
    const broken = printed('nested-tabs-4.1.4').replace('data-settings="{', 'data-settings="{{');
    const { kept, text } = await decide(page(broken), ',allow-elementor', '', '4.1.4');
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain('settings that Atoll cannot read');
  });
});

describe.concurrent('a page with panels', () => {
  test('keeps all scripts if another widget is not known', async () => {
    const { kept, visit: found } = await decide(page(printed('tabs-4.1.4'), widget('price-ticker.default')));
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(found.text).not.toContain('elementor-active');
  });

  test('has the style of the first panel, which others have not', async () => {
    expect((await decide(page(printed('accordion-4.1.4')))).visit.text).toContain(
      '<style id="atoll-elementor-panels">',
    );
    expect((await decide(QUIET)).visit.text).not.toContain('atoll-elementor-panels');
  });

  test('marks the first panel of each, also inside a panel of another one', async () => {
    const inner = printed('accordion-4.1.4');
    const outer = printed('tabs-4.1.4').replace('<p>Exams.</p>', inner);
    const { visit: found } = await decide(page(outer), ',allow-elementor', '', '4.1.4');
    expect(found.text).toContain(
      readFragment('elementor/tabs-4.1.4.html')
        .replace('<p>Exams.</p>', readFragment('elementor/accordion-4.1.4.html'))
        .trim(),
    );
  });
});

const text = (html: string, settings: object = { drop_cap: 'yes' }): string =>
  widget('text-editor.default', html, settings).replace(
    'class="elementor-element',
    'class="elementor-widget-text-editor elementor-element',
  );
const cap = (letter: string, word: string): string =>
  `<span class="elementor-drop-cap" aria-hidden="true"><span class="elementor-drop-cap-letter">${letter}</span></span><span class="elementor-screen-only">${word}</span>`;

describe.concurrent('a large first letter', () => {
  test.each([
    ['<p>Term begins.</p>', `<p>${cap('T', 'Term')}<span aria-hidden="true">erm</span> begins.</p>`],
    ['<div><p>Term</p></div>', `<p>${cap('T', 'Term')}<span aria-hidden="true">erm</span></p>`],
    ['<p class="lead">A pencil</p>', `<p class="lead">${cap('A', 'A')}pencil</p>`],
    ['<p>&nbsp; École</p>', `<p>${cap('É', 'École')}<span aria-hidden="true">cole</span></p>`],
    [
      '<p>&amp;co &lt;b&gt;</p>',
      `<p>${cap('&amp;', '&amp;co')}<span aria-hidden="true">co</span> &lt;b&gt;</p>`,
    ],
    ['<p>$1 each</p>', `<p>${cap('$', '$1')}<span aria-hidden="true">1</span> each</p>`],
    [
      '<p>T<b>erm</b></p>',
      '<p><span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">T</span></span><b>erm</b></p>',
    ],
  ])('is printed by the server: %s', async (before, after) => {
    const { kept, visit: found } = await decide(page(text(before), text('<p>Second.</p>', {})));
    expect(kept).toEqual([]);
    expect(found.text).toContain(after);
    expect(found.text).toContain('<p>Second.</p>');
  });

  test.each(['<p><b>Bold</b> first.</p>', '<p></p>', '<p> </p>', 'No paragraph'])(
    'is not in a text without one: %s',
    async (html) => {
      const { kept, visit: found } = await decide(page(text(html), '<p>Another paragraph.</p>'));
      expect(kept).toEqual([]);
      expect(found.text).toContain(html);
      expect(found.text).not.toContain('elementor-drop-cap-letter');
    },
  );

  test('is left to Elementor’s script where that stays', async () => {
    const { visit: found } = await decide(page(text('<p>Term</p>'), widget('price-ticker.default')));
    expect(found.text).not.toContain('elementor-drop-cap-letter');
  });
});
