/** Other code on a page that calls an original's scripts. RELIABILITY 79; goodlayers-selectors, sections 4 and 7.4. */
import { beforeAll, describe, expect, test } from 'vitest';
import { BUNDLED } from '../../.scripts/wordpress.mjs';
import { type Judgement, judge } from './judgements';
import { inline, loaded, visit } from './site';

const BUILDER = ['gdlr-core-plugin-js', 'gdlr-core-page-builder-js'];

/** @returns the originals' scripts that a page loads */
async function kept(query: string): Promise<string[]> {
  const ids = loaded(await visit(`demo/?fixture=${query}`));
  return [...BUILDER, 'vk-ltc-js-js'].filter((id) => ids.includes(id));
}

/** @returns the originals' scripts that a page loads if code is attached to a script */
const attached = (to: string, code: string): Promise<string[]> =>
  kept(`attached&to=${to}&code=${encodeURIComponent(code)}`);

describe.concurrent('RELIABILITY 79: a script of another plugin', () => {
  test('that depends on replaced scripts keeps them, their dependencies and their inline code', async () => {
    const page = await visit('demo/?fixture=dependant');
    expect(loaded(page)).toEqual(expect.arrayContaining([...BUILDER, 'vk-ltc-js-js', 'add-on-js']));
    expect(inline(page)).toContain('gdlr-core-page-builder-js-before');
  });

  test('that depends on the libraries keeps them and the script that works with them', async () => {
    expect(await kept('library-user')).toEqual(BUILDER);
  });

  test('that is registered but not on the page keeps nothing', async () => {
    expect(await kept('unused-user')).toEqual([]);
  });

  test('that is a known caller of the page builder keeps its scripts', async () => {
    expect(await kept('tours')).toEqual(BUILDER);
  });

  test('in a conditional comment keeps nothing, although its name is like a caller’s and it depends on jQuery', async () => {
    expect(await kept('old-browsers')).toEqual([]);
    const page = await visit('demo/?fixture=old-browsers');
    // WordPress 6.9 and later do not print the script at all.
    expect(page.text.includes('<!--[if lt IE 9]>')).toBe(Number.parseFloat(BUNDLED) < 6.9);
    expect(loaded(page)).not.toContain('jquery-core-js');
  });

  test('that a comment shows to all but old browsers counts', async () => {
    const markup = Buffer.from('<!--[if !IE]><!--><script>jQuery(document)</script><!--<![endif]-->');
    const page = await visit(`demo/?fixture=markup&markup=${encodeURIComponent(markup.toString('base64'))}`);
    expect(loaded(page)).toContain('jquery-core-js');
  });
});

describe.concurrent('RELIABILITY 79: code attached to a script', () => {
  test.each(['jquery-core', 'vk-ltc-js', 'gdlr-core-page-builder'])(
    'keeps the page builder when it calls it (%s)',
    async (to) => {
      expect(await attached(to, 'jQuery(".x").gdlr_core_lightbox();')).toEqual(BUILDER);
    },
  );

  test('keeps nothing when it calls something else', async () => {
    expect(await attached('gdlr-core-page-builder', 'window.__after = true;')).toEqual([]);
  });

  test('keeps nothing when its script is not on the page', async () => {
    expect(await attached('jquery-ui-core', 'jQuery(".x").gdlr_core_lightbox();')).toEqual([]);
  });
});

/** Markup, and the calls in it. */
const CALLS: readonly (readonly [string, readonly string[]])[] = [
  ['<script>jQuery(".x").gdlr_core_flexslider();</script>', ['gdlr_core_']],
  ['<script>window.gdlr_core_pbf.video.width = "100";</script>', ['gdlr_core_']],
  ['<script>$(".x").isotope({}); new Chart(a, b);</script>', ['.isotope(', 'new Chart']],
  ['<script>lightGallery(a); $f(b);</script>', ['lightGallery', '$f(']],
  ['<SCRIPT type="text/plain" data-consent="x">new Isotope(a)</SCRIPT>', ['new Isotope']],
  ['<script>var a = "<!-- <script> </script>";\nStrip.show(); --></script>', ['Strip.']],
  ['<script>jQuery(".x").gdlr_core_marquee()', ['gdlr_core_']],
  ['<a href="#" onclick="jQuery(\'.x\').gdlr_core_lightbox()">x</a>', ['gdlr_core_']],
  ["<a onfocus = 'Strip.show()'>x</a>", ['Strip.']],
  ['<a href="javascript:lightGallery(a)">x</a>', ['lightGallery']],
];

/** Markup without calls. */
const NO_CALLS = [
  '<script id="gdlr-core-page-builder-js-extra">var gdlr_core_pbf = {"admin":""};</script>',
  '<script type="application/json">{"gdlr_core_lightbox":1}</script>',
  '<script type="application/ld+json">{"a":"new Chart"}</script>',
  '<div data-settings="gdlr_core_lightbox">jQuery(".x").gdlr_core_lightbox();</div>',
  '<script>jQuery(".x").slick(); d3.change();</script>',
  '<p onclick="a()">jQuery(".x").gdlr_core_lightbox();</p>',
  '<p title="on=gdlr_core_">A sentence about gdlr_core_lightbox.</p>',
];

describe('RELIABILITY 79: inline code of a page', () => {
  let judgements: readonly Judgement[];
  beforeAll(async () => {
    judgements = await judge([...CALLS.map(([markup]) => markup), ...NO_CALLS]);
  });

  test.each(CALLS.map(([markup, calls], at) => [markup, calls, at] as const))(
    'keeps the page builder: %s',
    (_, calls, at) => {
      expect(judgements[at]).toMatchObject({ emptied: [], why: 'inline', what: calls });
    },
  );

  test.each(NO_CALLS.map((markup, at) => [markup, CALLS.length + at] as const))(
    'keeps nothing: %s',
    (_, at) => {
      expect(judgements[at]?.emptied).toHaveLength(2);
    },
  );

  test('keeps the scripts of older releases for functions of their libraries', async () => {
    const code = '<script>d3.select("a").transition();</script>';
    const facts = {
      'goodlayers-core/goodlayers-core.php': '1.8.1',
      'goodlayers-core/include/js/page-builder.js': 'b713e7ec7eec',
      'goodlayers-core/plugins/script.js': '1eee7e82cfae',
    };
    const old = `,facts&facts=${encodeURIComponent(JSON.stringify(facts))}`;
    const [now, before] = await Promise.all([judge([code]), judge([code], `,strict${old}`)]);
    expect([now[0]?.why, before[0]?.why]).toEqual(['covered', 'inline']);
  });
});
