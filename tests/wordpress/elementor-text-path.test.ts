/** Pages with Elementor's texts on a path (elementor-frontend, section 3.10): the server prints them. */
import { describe, expect, inject, test } from 'vitest';
import { decide, FRONT_END, JQUERY, page, widget } from './elementor-page';

const FOLDER = new URL('wp-content/plugins/fixture-plugin/legacy/paths', inject('site').url).href.replace(
  /^https?:/,
  '',
);

interface Place {
  readonly file?: string;
  readonly text?: string;
  readonly link?: string;
}

const path = (
  { file = 'hill', text = 'Round the quad', link = '' }: Place = {},
  settings: object = {},
): string =>
  widget(
    'text-path.default',
    `<div class="elementor-widget-container"><div class="e-text-path" data-text="${text}" data-url="${FOLDER}/${file}.svg" data-link-url="${link}"></div></div>`,
    {
      text,
      start_point: { unit: '%', size: 10, sizes: [] },
      link: { url: link, is_external: '', nofollow: '' },
      ...settings,
    },
  ).replace('class="elementor-element', 'class="elementor-widget-text-path elementor-element');

describe.concurrent('a text on a path', () => {
  test.each(['3.21.2', '4.1.4'])('is printed by the server, and needs no script: %s', async (release) => {
    const { kept, visit: found } = await decide(page(path()), ',allow-elementor', '', release);
    expect(kept).toEqual([]);
    expect(found.scripts.map(({ id }) => id)).not.toContain('atoll-elementor-js-module');
    expect(found.text).toContain(
      '<svg width="200" height="40" viewBox="0 0 200 40"><path id="e-path-1a2b3c4" d="M0 40C60 0 140 0 200 40"/><path d="M0 0"/><text><textPath id="e-text-path-1a2b3c4" href="#e-path-1a2b3c4" startOffset="10%">Round the quad</textPath></text></svg></div>',
    );
  });

  test.each([
    [path({ file: 'anchor' }), '<path id="e-path-1a2b3c4" data-path-anchor="" d="M0 40h200"/>'],
    [path({}, { start_point: { unit: '%', size: '' } }), 'startOffset="0%"'],
    [path({}, { start_point: { unit: '%', size: 12.5 } }), 'startOffset="12.5%"'],
    [path({}, { text_path_direction: 'ltr' }), 'startOffset="10%"'],
    [path({ text: '&lt;b&gt;Ball&lt;/b&gt; &amp; bat' }), '>&lt;b&gt;Ball&lt;/b&gt; &amp; bat</textPath>'],
    [path({ link: '/map/' }), '><a href="/map/">Round the quad</a></textPath>'],
    [
      path({ link: '/map/' }, { link: { url: '/map/', is_external: 'on', nofollow: 'on' } }),
      '<a href="/map/" rel="nofollow" target="_blank">',
    ],
    [path({ link: 'javascript:alert(1)' }), '>Round the quad</textPath>'],
  ])('is as its settings say: %s', async (markup, printed) => {
    const { kept, visit: found } = await decide(page(markup));
    expect(kept).toEqual([]);
    expect(found.text).toContain(printed);
  });

  test.each([
    ['whose file contains a script', path({ file: 'script' })],
    ['whose file contains a handler', path({ file: 'handler' })],
    ['whose file is missing', path({ file: 'none' })],
    ['that runs from right to left', path({}, { text_path_direction: 'rtl' })],
    ['whose settings have a wrong type', path({}, { start_point: 4 })],
    ['without its place', path().replaceAll('e-text-path', 'e-path')],
  ])('%s keeps the scripts, and the markup stays as it is', async (_name, markup) => {
    const { kept, visit: found, text } = await decide(page(path(), markup));
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain('(widget text-path)');
    expect(found.text).not.toContain('textPath');
  });
});
