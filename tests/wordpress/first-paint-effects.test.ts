/** What the plugin prints for the effects' first paint: their settings, and the sentences of typed texts. */
import { describe, expect, test } from 'vitest';
import { fragment } from '../support/pages';
import { visit } from './site';

const address = (markup: string) =>
  `demo/?fixture=markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

const read = (name: string) => fragment(`goodlayers/${name}-2.1.7.html`);
const STYLE = /<style id="atoll-first-paint-settings">(.*?)<\/style>\n/;
const LINK = 'id="atoll-first-paint-effects-css"';
const UNCOVERED = '<div data-masonry="{}"></div>';

describe.concurrent('the first paint of effects', () => {
  test('has one rule for each value of a setting', async () => {
    const layer = (speed: string) => read('parallax').replace('"0.8"', `"${speed}"`);
    const { text } = await visit(
      address(
        read('full-height') +
          layer('0.8') +
          layer('0.8') +
          layer('-.25') +
          layer('0') +
          layer('0.5 ') +
          layer('2') +
          layer('1;x'),
      ),
    );
    expect(text).toContain(LINK);
    expect(STYLE.exec(text)?.[1]).toBe(
      '[data-decrease-height="100px"]{--atoll-decrease:100px}' +
        '[data-parallax-speed="0.8"]{--atoll-speed:0.8}[data-parallax-speed="-.25"]{--atoll-speed:-0.25}' +
        '[data-parallax-speed="0.5 "]{--atoll-speed:0.5}',
    );
  });

  test('has the sentences of a typed text, with the cursor, and no element for a text without sentences', async () => {
    const broken = read('typed-text').replace(/data-animation-text="[^"]*"/, 'data-animation-text="rowing"');
    const { text } = await visit(address(read('typed-text').replace('Come', '<b>Come</b>') + broken));
    expect(text.match(/<span data-atoll-place.*?<\/span><\/span>/g)).toEqual([
      '<span data-atoll-place aria-hidden="true">' +
        '<span data-atoll-sentence="Come for rowing| and stay for supper"></span>' +
        '<span data-atoll-sentence="Come for Latin &amp; Greek| and stay for supper"></span></span>',
    ]);
    expect(text).toMatch(/item-content"[^>]*><span data-atoll-place.*?<\/span><\/span><b>Come<\/b> for/);
  });

  test.each(['full-height', 'flip-box', 'sync-height', 'typed-text', 'counter', 'video-background'])(
    'has the stylesheet for %s',
    async (name) => {
      expect((await visit(address(read(name)))).text).toContain(LINK);
    },
  );

  test('has the style for skill circles, on a page that has nothing else', async () => {
    const { text } = await visit(address(read('skill-circle')));
    expect(text).toMatch(/<style id="atoll-first-paint-circles">[^<]*translateY\(-50%\)\}<\/style>/);
    expect((await visit(address(read('flip-box')))).text).not.toContain('atoll-first-paint-circles');
  });

  test('has an existing stylesheet', async () => {
    const { text } = await visit(address(read('flip-box')));
    const href = /id="atoll-first-paint-effects-css" href="([^"]+)"/.exec(text)?.[1] ?? '';
    const sheet = await fetch(href);
    expect(sheet.status).toBe(200);
    expect(await sheet.text()).toContain('.gdlr-core-flipbox');
  });

  test('has nothing on a page whose original script stays', async () => {
    const { text } = await visit(address(read('full-height') + read('typed-text') + UNCOVERED));
    expect(text).not.toContain(LINK);
    expect(text).not.toMatch(STYLE);
    expect(text).not.toContain('<span data-atoll-place');
  });
});
