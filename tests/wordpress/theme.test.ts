/** The decision on the scripts of a GoodLayers theme, and what is printed for it (goodlayers-theme, section 10). */
import { describe, expect, test } from 'vitest';
import themes from '../../widgets/shared/theme/themes.json';
import { fragment } from '../support/pages';
import { inline, loaded, visit } from './site';

const SCRIPTS = ['kingster-learnpress-js', 'kingster-script-core-js'];
const COVERED = ['sticky-header-3.2.9-fixed', 'back-to-top-3.2.9', 'page-preload-3.2.9', 'header-room-3.2.9'];
/** The themes that Atoll knows and has no widgets for. */
const UNTESTED = Object.entries(themes.releases).flatMap(([prefix, { tested }]) =>
  tested.length === 0 ? [prefix] : [],
);
const read = (name: string) => fragment(`goodlayers-theme/${name}.html`);
const MARKUP = COVERED.map(read).join('');

interface Decided {
  /** The theme's scripts that the page loads. */
  readonly kept: readonly string[];
  readonly text: (handle: string) => string | undefined;
  readonly page: Awaited<ReturnType<typeof visit>>;
}

async function decide(scenarios: string, markup = MARKUP, more = ''): Promise<Decided> {
  const encoded = encodeURIComponent(Buffer.from(markup).toString('base64'));
  const page = await visit(`demo/?fixture=decisions,kingster${scenarios},markup&markup=${encoded}${more}`);
  const texts = JSON.parse(
    page.scripts.find(({ id }) => id === 'fixture-decisions')?.text ?? '{}',
  ) as Readonly<Record<string, string>>;
  return { page, kept: SCRIPTS.filter((id) => loaded(page).includes(id)), text: (handle) => texts[handle] };
}

describe.concurrent('the theme’s scripts', () => {
  test('go from a page on which everything is covered; their data stays', async () => {
    const { kept, text, page } = await decide(',allow-theme');
    expect(kept).toEqual([]);
    expect(text('kingster-script-core')).toMatch(/^Removed: /);
    expect(inline(page)).toContain('kingster-script-core-js-extra');
  });

  test.each([
    ['a sliding menu', 'sliding-panel-3.2.9', /class="kingster-mm-menu-button/],
    ['an overlay menu', 'overlay-menu-3.2.9', /class="kingster-overlay-menu-icon /],
    ['a search', 'search-overlay-3.2.9', /id="kingster-top-search"/],
  ])(
    'go from a page with %s, whose button has a role, a name and a state',
    async (_name, fixture, button) => {
      const { kept, page } = await decide(
        ',allow-theme',
        MARKUP + read(fixture).replaceAll('sf-menu', 'menu'),
      );
      expect(kept).toEqual([]);
      const tags = page.text.match(/<(?:a|div) role="button" [^>]*>/g) ?? [];
      expect(tags).toContainEqual(expect.stringMatching(button));
      expect(tags).toContainEqual(
        expect.stringMatching(/ aria-label="[^"]+" aria-haspopup="dialog" aria-expanded="false"/),
      );
    },
  );

  test('stay if their files are not the tested ones', async () => {
    const { kept, text } = await decide('');
    expect(kept).toEqual(SCRIPTS);
    expect(text('kingster-script-core')).toMatch(/^Kept: the script’s file was edited on this site/);
  });

  test('stay in a theme that was not tested', async () => {
    const { kept, text } = await decide('', MARKUP, '&theme=hotale');
    expect(kept).toEqual(SCRIPTS);
    expect(text('kingster-script-core')).toBe('Kept: Atoll was not tested with Hotale 3.2.9.');
  });

  test.each(UNTESTED)('stay in the theme %s, which no filter can allow', async (prefix) => {
    const { kept, text, page } = await decide(',allow-theme', MARKUP, `&theme=${prefix}`);
    expect(kept).toEqual(SCRIPTS);
    expect(text('kingster-script-core')).toMatch(
      /^Kept: this release of Atoll has no widgets for \w+ 3\.2\.9, so the filter “atoll_tested_releases” cannot allow it\.$/,
    );
    const entry = page.scripts.find(({ id }) => id === 'atoll-js-module');
    expect(entry?.attributes.get('data-off')?.split(' ')).toContain('goodlayers-theme');
  });

  test('and its libraries go together, or stay together', async () => {
    const libraries = ['jquery-mmenu-js', 'jquery-superfish-js'];
    const left = (page: Decided['page']) => loaded(page).filter((id) => libraries.includes(id));
    const gone = await decide(',allow-theme,theme-libraries');
    expect([gone.kept, left(gone.page)]).toEqual([[], []]);
    const stayed = await decide(',theme-libraries');
    expect([stayed.kept, left(stayed.page)]).toEqual([SCRIPTS, libraries]);
  });

  test('and its libraries, whose names contain “jquery”, do not keep jQuery for administrators', async () => {
    const markup = encodeURIComponent(Buffer.from(MARKUP).toString('base64'));
    const page = await visit(
      `demo/?fixture=nothing,kingster,allow-theme,theme-libraries,markup&markup=${markup}`,
      'admin',
    );
    const { scripts } = JSON.parse(page.scripts.find(({ id }) => id === 'atoll-decisions')?.text ?? '{}') as {
      readonly scripts: readonly { readonly handle: string; readonly text: string }[];
    };
    expect(scripts.map(({ handle }) => handle)).toContain('jquery-mmenu');
    expect(scripts.map(({ text }) => text).filter((text) => text.includes('atoll-decisions'))).toEqual([]);
  });

  test.each(['kingster', 'infinite'])(
    'have the prefix of the theme %s on the entry’s tag',
    async (prefix) => {
      const { page } = await decide(',allow-theme', MARKUP, `&theme=${prefix}`);
      const entry = page.scripts.find(({ id }) => id === 'atoll-js-module');
      expect(entry?.attributes.get('data-theme')).toBe(prefix);
    },
  );

  test('go in a renamed folder, too', async () => {
    expect((await decide(',allow-theme', MARKUP, '&theme=our-college')).kept).toEqual([]);
  });

  test('stay if a script of a child theme calls them', async () => {
    const { kept, text } = await decide(',allow-theme,theme-caller');
    expect(kept).toEqual(SCRIPTS);
    expect(text('kingster-script-core')).toBe('Kept: other scripts on this page use it (child-theme).');
  });

  test('stay if inline code calls them', async () => {
    const { kept, text } = await decide(
      ',allow-theme',
      `${MARKUP}<script>jQuery(window).trigger("kingster-set-sticky-navigation");</script>`,
    );
    expect(kept).toEqual(SCRIPTS);
    expect(text('kingster-script-core')).toContain('kingster-set-sticky-navigation');
  });
});

test('the theme’s preloader spares links to images while only the page builder’s script is replaced', async () => {
  const guard = /<script (?=[^>]*id="atoll-preload-guard")[^>]* data-class="kingster-no-preload"[^>]*>/;
  expect((await decide('')).page.text).toMatch(guard);
  expect((await decide(',allow-theme')).page.text).not.toContain('atoll-preload-guard');
  expect((await decide('', read('back-to-top-3.2.9'))).page.text).not.toContain('atoll-preload-guard');
});

test.each([
  ['<a class="" href="/"><img src="data:," alt=""  /></a>', /<a aria-label="[^"]+" class="" href="\/">/],
  ['<a href="/"><img src="data:," alt="" /><img src="data:," alt="" /></a>', /<a aria-label="[^"]+" href/],
  ['<a href="/" title="Home"><img src="data:," alt="" /></a>', /<a href="\/" title="Home"><img/],
  ['<a href="/"><img src="data:," alt="The crest" /></a>', /<a href="\/"><img/],
])('a logo’s link without a name gets the site’s: %s', async (link, expected) => {
  const logo = `<div class="kingster-logo-inner">${link}</div>`;
  expect((await decide(',allow-theme', MARKUP + logo)).page.text).toMatch(expected);
});

test.each([
  ['<a class="next page-numbers" href="/2"></a>', /<a aria-label="Next page" class="next/],
  [
    '<a class="prev page-numbers" href="/1"><i class="fa fa-angle-left" ></i></a>',
    /<a aria-label="Previous page" class="prev/,
  ],
  ['<a class="next page-numbers" href="/2">More</a>', /<a class="next page-numbers" href="\/2">More/],
  [read('back-to-top-3.2.9'), /<a aria-label="Back to top" href/],
])('a link that shows only an arrow gets a name: %s', async (link, expected) => {
  expect((await decide(',allow-theme', MARKUP + link)).page.text).toMatch(expected);
});

test('the bullets of a one-page menu are named after their sections', async () => {
  const { page } = await decide(
    ',allow-theme',
    MARKUP +
      read('anchors-3.2.9')
        .replace('href="#rooms" ></a>', 'href="#rooms" ></a><a class="b" href="#no-such_place" ></a>')
        .replace('<h2>Rooms', '<h2 class="big"><em>Rooms</em> &amp; board'),
  );
  const [list = ''] = /<div [^>]*id="kingster-bullet-anchor".*?<\/div>/.exec(page.text) ?? [];
  expect([...list.matchAll(/<a aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    'Top of the page',
    'Fees',
    'Rooms &amp; board',
    'no such place',
  ]);
});

describe.concurrent('the first paint of the theme’s effects', () => {
  const STYLE = /<style id="atoll-first-paint-theme">(.*?)<\/style>/;

  test('has the distance of links’ targets, and a cover that goes without a script', async () => {
    const { page } = await decide(',allow-theme', MARKUP.replace('"75px"', '"60px"'));
    const style = STYLE.exec(page.text)?.[1] ?? '';
    expect(style).toContain('html{scroll-padding-top:calc(60px + ');
    expect(style).toContain('@media (max-width:767px){html{scroll-padding-top:calc(75px + ');
    const [, cover] = /<style id="atoll-cover-fallback">(.*?)<\/style>/.exec(page.text) ?? [];
    expect(cover).toContain(
      '#kingster-page-preload:not([data-atoll-state="ready"]){animation:atoll-uncover 0s 5000ms',
    );
  });

  test('shows and centres the bullets', async () => {
    const { page } = await decide(',allow-theme', read('anchors-3.2.9'));
    expect(STYLE.exec(page.text)?.[1]).toContain('#kingster-bullet-anchor:not(.kingster-init){opacity:1;');
  });

  test('puts the button of the cart above the area for the pointer', async () => {
    const { page } = await decide(',allow-theme', MARKUP + read('header-cart-3.2.9'));
    expect(STYLE.exec(page.text)?.[1]).toContain('[id$="menu-cart"]>i{position:relative;z-index:1}');
    expect(STYLE.exec((await decide(',allow-theme')).page.text)?.[1]).not.toContain('menu-cart');
  });

  test('moves nothing for visitors who want less motion', async () => {
    const { page } = await decide(',allow-theme');
    const still = /@media \(prefers-reduced-motion:reduce\)\{(\.kingster-sticky.*?\})/.exec(
      STYLE.exec(page.text)?.[1] ?? '',
    )?.[1];
    for (const part of ['top-cart-content-wrap', 'bullet-anchor', 'footer-back-to-top-button', 'pos-middle'])
      expect(still).toContain(`,.kingster-${part}.kingster-${part}`);
  });

  test('raises the button to the top above the box for consent, and leaves a fixed footer in its place', async () => {
    const box = '<div class="gdlr-core-privacy-box-wrap gdlr-core-pos-bottom-bar"></div>';
    const footer = '<div class="kingster-fixed-footer" id="kingster-fixed-footer"></div>';
    const { page } = await decide(',allow-theme', read('back-to-top-3.2.9') + box + footer);
    const style = STYLE.exec(page.text)?.[1];
    expect(style).toContain(
      '#kingster-footer-back-to-top-button{translate:0 calc(-1*var(--atoll-consent-height',
    );
    expect(style).toContain('@media (scripting:none){#kingster-fixed-footer{position:sticky}}');
    const without = STYLE.exec((await decide(',allow-theme', read('back-to-top-3.2.9'))).page.text)?.[1];
    expect(without).not.toMatch(/atoll-consent-height|scripting:none/);
  });

  test('has neither without a sticky header and a cover', async () => {
    const { page } = await decide(',allow-theme', read('back-to-top-3.2.9'));
    const style = STYLE.exec(page.text)?.[1] ?? '';
    expect(style).not.toMatch(/^html/);
    expect(page.text).not.toContain('atoll-cover-fallback');
  });

  const ROOM =
    /class="kingster-header-transparent-substitute" ><\/div><script[^>]* data-header="[^"]*"[^>]*>/;

  test('makes room for a transparent header, and for no other', async () => {
    expect((await decide(',allow-theme')).page.text).toMatch(ROOM);
    const { page } = await decide(
      ',allow-theme',
      MARKUP.replaceAll('kingster-header-background-transparent', 'kingster-header-background-solid'),
    );
    expect(page.text).toContain('kingster-header-transparent-substitute');
    expect(page.text).not.toMatch(ROOM);
  });

  test('puts the bar of the menu under its item, and makes large headings smaller on phones', async () => {
    const { page } = await decide(',allow-theme', MARKUP + read('slide-bar-3.2.9'));
    expect(STYLE.exec(page.text)?.[1]).toContain('left:calc(anchor(left,0px) - 2px);');
    expect(page.text).toMatch(
      // Releases of WordPress differ in the order of attributes.
      /<script(?=[^>]* data-bars="\.kingster-navigation-slide-bar")(?=[^>]* data-start="0")(?=[^>]* data-shift="2")(?=[^>]* data-grow="1")(?=[^>]* data-add="4")[^>]*>.*?<\/script>\s*<script/s,
    );
    expect(page.text).toMatch(/<script[^>]*>[^<]*data-orig-font[^<]*<\/script>\s*<\/body>/);
    expect(STYLE.exec(page.text)?.[1]).toContain('[data-orig-font]{font-size:40px!important}');
  });

  test('is not printed if the theme’s script stays', async () => {
    const { page } = await decide('');
    expect(page.text).not.toMatch(STYLE);
    expect(page.text).not.toMatch(ROOM);
  });
});
