/** Which of the originals' scripts are on a page. RELIABILITY 79 (platform-notes, sections A4 and A5). */
import { beforeAll, describe, expect, test } from 'vitest';
import { fragment } from '../support/pages';
import { inline, loaded, visit } from './site';

const ENTRY = 'atoll-js-module';
const JQUERY = ['jquery-core-js', 'jquery-migrate-js'];
const BUILDER = ['gdlr-core-plugin-js', 'gdlr-core-page-builder-js'];
const DATA = ['vk-ltc-js-js-extra', 'gdlr-core-page-builder-js-extra'];

describe.concurrent('a page whose widgets are all covered', () => {
  test.each([
    'demo/',
    'accordion/',
    'toggle-box/',
    'counter/',
    'consent/',
    'display/',
    'panels/',
    'link-targets/',
    'plain/',
    '',
  ])('79: /%s loads the entry and none of the originals, and jQuery goes with them', async (path) => {
    expect(loaded(await visit(path))).toEqual([ENTRY]);
  });

  test('79: still has the data of the emptied scripts', async () => {
    const page = await visit('demo/');
    expect(inline(page)).toEqual(expect.arrayContaining(DATA));
    expect(page.text).toContain('var gdlr_core_pbf = {"admin":""');
    expect(page.text).toContain('var vkLtc = {"ajaxurl":');
  });

  test('is cut nowhere else: only the tags of the scripts are missing', async () => {
    const tag = /<script src="[^"]*(?:jquery|fixture-plugin\/legacy)[^"]*" id="[^"]*"><\/script>\n/g;
    const module = /<script type="module" [^>]*id="atoll-js-module"[^>]*><\/script>\n/;
    const config = /<script type="application\/json" id="atoll-config">[\s\S]*?<\/script>\n/;
    const off = await visit('demo/?fixture=disable');
    const on = await visit('demo/?fixture=nothing');
    const hint = /<style id="atoll-consent-hint">[\s\S]*?<\/script>\n/;
    expect(on.text.replace(module, '').replace(config, '').replace(hint, '')).toBe(off.text.replace(tag, ''));
  });

  test('79: a script that depends on emptied ones still loads, with their inline code and with jQuery', async () => {
    const page = await visit('demo/?fixture=dependant');
    expect(loaded(page)).toEqual([...JQUERY, ENTRY, 'add-on-js']);
    expect(inline(page)).toEqual(expect.arrayContaining([...DATA, 'gdlr-core-page-builder-js-before']));
  });

  test('the file of libraries stays for a script that calls them', async () => {
    expect(loaded(await visit('demo/?fixture=library-user'))).toEqual([
      ...JQUERY,
      ENTRY,
      'gdlr-core-plugin-js',
      'add-on-js',
    ]);
  });

  test('79: scripts registered and enqueued again at 99, at 100 and in the footer are emptied too', async () => {
    const page = await visit('demo/?fixture=again');
    expect(loaded(page)).toEqual([ENTRY]);
    expect(inline(page)).toEqual(expect.arrayContaining(DATA));
  });

  test("jQuery stays for a theme's script that depends on it", async () => {
    expect(loaded(await visit('demo/?fixture=theme'))).toEqual([
      ...JQUERY,
      ENTRY,
      'jquery-effects-core-js',
      'kingster-script-core-js',
    ]);
  });

  test('jQuery stays for inline code that names it without having declared it', async () => {
    expect(loaded(await visit('demo/?fixture=inline'))).toEqual([...JQUERY, ENTRY]);
  });

  test('jQuery stays when a template loads a script by hand', async () => {
    expect(loaded(await visit('demo/?fixture=by-hand'))).toEqual([...JQUERY, ENTRY, '']);
  });

  test('a script that printed in the head stays, because it has run by then', async () => {
    expect(loaded(await visit('demo/?fixture=head'))).toEqual([...JQUERY, ...BUILDER, ENTRY]);
  });

  test('a site can keep a script with the filter atoll_replaced_handles', async () => {
    expect(loaded(await visit('demo/?fixture=keep'))).toEqual([...JQUERY, ENTRY, 'vk-ltc-js-js']);
  });

  test('79: without the originals nothing changes but the entry', async () => {
    expect(loaded(await visit('demo/?fixture=none'))).toEqual([ENTRY]);
  });
});

/** Markup with which the scripts of the page builder stay, by what it is. */
const KEPT_FOR: readonly (readonly [string, string])[] = [
  ['a marked element of an unknown kind', '<div class="gdlr-core-js gdlr-core-seating-plan-item"></div>'],
  ['a marked element in single quotes', "<div class='gdlr-core-seating-plan-item gdlr-core-js'></div>"],
  [
    'a marked element after an attribute with >',
    '<a title="a > b" class="gdlr-core-unknown gdlr-core-js">x</a>',
  ],
  ['an element that starts on load', '<div class="gdlr-core-unknown gdlr-core-js-2"></div>'],
  ['an unquoted class', '<div class=gdlr-core-js></div>'],
  ['a marker outside of a class list', '<script>var find = ".gdlr-core-js";</script>'],
  [
    'a wrapper with a class that has behaviour',
    '<div class="gdlr-core-pbf-column-content-margin gdlr-core-js gdlr-core-column-elsewhere"></div>',
  ],
  [
    'an unknown widget that opens a form too',
    '<a class="gdlr-core-unheard-of gdlr-core-js" data-gdlr-lb="office-form">x</a>',
  ],
  [
    'an unknown widget beside what looks like an opener',
    '<div class="gdlr-core-js"></div><p data-gdlr-lb="office-form"></p>',
  ],
];

/** Markup with which they go. */
const EMPTIED_FOR: readonly (readonly [string, string])[] = [
  [
    'wrappers of the page builder',
    '<div class="gdlr-core-pbf-column-content-margin gdlr-core-js " style="overflow: visible ;"   ></div>',
  ],
  [
    'a wrapper with an entrance animation',
    '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js" data-gdlr-animation="fadeIn"></div>',
  ],
  [
    'a section that follows the screen',
    '<div class="gdlr-core-pbf-wrapper  gdlr-core-wrapper-full-height gdlr-core-js gdlr-core-full-height-center" data-decrease-height="80px"><div class="gdlr-core-pbf-background gdlr-core-parallax gdlr-core-js" data-parallax-speed="0.8"></div><div class="gdlr-core-js gdlr-core-particle-bg" ></div></div>',
  ],
  [
    'a sticky sidebar beside columns of equal height',
    '<div class="gdlr-core-pbf-sidebar-wrapper  gdlr-core-sticky-sidebar gdlr-core-js "><div class="gdlr-core-pbf-sidebar-container clearfix gdlr-core-js"><div data-sync-height="a"></div></div></div>',
  ],
  ['the privacy box and the form of consent', fragment('goodlayers/privacy-box-2.1.7.html')],
  ['blocked content', fragment('goodlayers/lightbox-form-2.1.7-blocked.html')],
  ['a button that opens a form', fragment('goodlayers/lightbox-form-2.1.7.html')],
  [
    'a column that leans',
    '<div class="gdlr-core-pbf-column-content-margin gdlr-core-js  gdlr-core-effect-3d"></div>',
  ],
  [
    'blocked content in a column, whose height is synced',
    '<div class="gdlr-core-pb-privacy-box-wrap gdlr-core-type-pb-column gdlr-core-item-mglr gdlr-core-js" data-sync-height="a"></div>',
  ],
  [
    'a gallery that slides',
    '<div class="gdlr-core-gallery-item-holder gdlr-core-js-2 gdlr-core-sliding-gallery"></div>',
  ],
  ['tabs', '<div class="gdlr-core-tab-item gdlr-core-js gdlr-core-item-pdb"></div>'],
  ['tabs in single quotes', "<div class='gdlr-core-tab-featurev-item gdlr-core-js'></div>"],
  ['a flip box', '<div class="gdlr-core-flipbox gdlr-core-js"></div>'],
  ['a price plan, which needs no marker', '<div class="gdlr-core-price-plan-item"></div>'],
  ['a card that slides, which needs no marker', '<div class="gdlr-core-feature-content-wrap"></div>'],
  ['an overlay of a video', '<div class="gdlr-core-video-item-overlay"></div>'],
  ['an overlay of a picture', '<span class="gdlr-core-image-overlay-center gdlr-core-js"></span>'],
  ['an embedded video', '<iframe width="640" src="https://www.youtube.com/embed/x"></iframe>'],
  ['an embedded video in capitals', '<IFRAME SRC="https://player.vimeo.com/video/1"></IFRAME>'],
  ['a select in a contact form', '<form class="wpcf7-form"><p><select></select></p></form>'],
  ['the word strip', '<p class="film-strip stripes">A strip of land</p>'],
  ['an image link where those are ordinary', '<a href="/a.jpg">x</a>'],
  [
    'an image link where those open in a lightbox',
    '<i class="gdlr-core-link-to-lightbox"></i><a href="/a.jpg">x</a>',
  ],
  [
    'a lightbox link',
    '<a class="strip" href="photo.webp">x</a><a class="gdlr-core-lightgallery gdlr-core-js">x</a>',
  ],
  [
    'a masonry',
    '<div class="gdlr-core-gallery-item-holder gdlr-core-js-2 clearfix" data-layout="masonry"></div>',
  ],
  ['another frame', '<iframe src="https://maps.example/"></iframe>'],
  ['a select of its own', '<select></select>'],
];

describe('the page builder’s scripts', () => {
  let judged: readonly (readonly string[])[];

  // What is decided on a whole page is tried above and below: this is what each markup does to it.
  beforeAll(async () => {
    const body = JSON.stringify([...KEPT_FOR, ...EMPTIED_FOR].map(([, markup]) => markup));
    const { scripts } = await visit('demo/?fixture=judge', 'anonymous', { method: 'POST', body });
    judged = JSON.parse(scripts.find(({ id }) => id === 'fixture-judgements')?.text ?? '[]') as string[][];
  });

  test.each(KEPT_FOR.map(([what], at) => [what, at] as const))('79: stay for %s', (_, at) => {
    expect(judged[at]).toEqual([]);
  });

  test.each(EMPTIED_FOR.map(([what], at) => [what, KEPT_FOR.length + at] as const))(
    '79: go in spite of %s',
    (_, at) => {
      expect(judged[at]?.toSorted()).toEqual(['gdlr-core-page-builder', 'gdlr-core-plugin']);
    },
  );
});

describe.concurrent('a page that is not covered', () => {
  test('keeps both scripts of the page builder for a widget that this build does not know', async () => {
    expect(loaded(await visit('uncovered/'))).toEqual([...JQUERY, ENTRY, ...BUILDER]);
  });

  test('shows what waits for its entrance should our script not come, and only where the original has gone', async () => {
    const entrance =
      '<div class="gdlr-core-pbf-wrapper-content gdlr-core-js" data-gdlr-animation="fadeIn"></div>';
    const unknown = '<div class="gdlr-core-js gdlr-core-unheard-of"></div>';
    const styles = [entrance, entrance + unknown, ''].map(async (markup) => {
      const path = `demo/?fixture=markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;
      return (await visit(path)).text.includes('<style id="atoll-entrance-fallback">');
    });
    expect(await Promise.all(styles)).toEqual([true, false, false]);
  });

  test('puts the scripts back for a widget that is printed after the footer scripts', async () => {
    const page = await visit('demo/?fixture=late-markup');
    expect(loaded(page)).toEqual([...JQUERY, ENTRY, ...BUILDER]);
    expect(page.text.indexOf('gdlr-core-page-builder-js-extra')).toBeLessThan(
      page.text.indexOf('id="gdlr-core-page-builder-js"'),
    );
  });

  test.each(['buffer', 'head-buffer'])(
    'keeps the scripts when the page cannot be read because of another output buffer (%s)',
    async (scenario) => {
      const page = await visit(`demo/?fixture=${scenario}`);
      expect(loaded(page)).toEqual([...JQUERY, ENTRY, ...BUILDER]);
      expect(page.text.match(/<html/g)).toHaveLength(1);
      expect(page.text).toMatch(/<\/html>\s*$/);
    },
  );

  test("keeps the scripts in the page builder's own editing context", async () => {
    expect(loaded(await visit('demo/?fixture=builder'))).toEqual([...JQUERY, ENTRY, ...BUILDER]);
  });
});

/** An element of Elementor's, as a wrapper without content. */
const of = (type: string): string =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default"></div>`;
/** A page without widgets, with this markup and what these scenarios do. */
const withMarkup = (scenarios: string, markup: string): string =>
  `plain/?fixture=${scenarios},markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

describe.concurrent("Essential Addons' bundles", () => {
  const BUNDLES = ['eael-general-js', 'eael-45-js', 'eael-46-js'];
  const ELEMENTOR = [...JQUERY, ENTRY, 'elementor-frontend-js'];
  const COVERED =
    of('eael-adv-tabs') +
    of('eael-countdown') +
    of('eael-content-ticker') +
    of('eael-sticky-video') +
    of('eael-info-box') +
    of('heading');

  test('79: go where all that they hold is covered; Elementor stays, and so does their data', async () => {
    const page = await visit(withMarkup('eael', COVERED));
    expect(loaded(page)).toEqual(ELEMENTOR);
    expect(inline(page)).toContain('eael-general-js-extra');
  });

  test('go as the single bundle of older releases too', async () => {
    expect(loaded(await visit(withMarkup('eael-single', COVERED)))).toEqual([ENTRY]);
    expect(loaded(await visit(withMarkup('eael-single', of('eael-post-grid'))))).toContain('734e5f942-js');
  });

  test.each([
    ['a widget that is not covered', of('eael-post-grid')],
    ['a widget that goes by the name of its icon', of('eicon-woocommerce')],
    ['an extension of an element', '<div class="elementor-element" data-eael_opacity="{}"></div>'],
    [
      'an extension of a section',
      '<section class="elementor-section eael-parallax-section" data-element_type="section"></section>',
    ],
    ['a link that presses what it names', '<a href="#!subscribe">Subscribe</a>'],
    ['inline code that calls them', '<script>eael.hooks.addAction("init", "ea", () => {});</script>'],
  ])('79: stay all together for %s', async (_, markup) => {
    const page = loaded(await visit(withMarkup('eael', COVERED + markup)));
    expect(page).toEqual(expect.arrayContaining(BUNDLES));
  });

  test('stay where an editor’s own code is in the file', async () => {
    expect(loaded(await visit(withMarkup('eael-single,eael-custom-code', COVERED)))).toContain(
      '734e5f942-js',
    );
  });

  test('go beside what has scripts of its own, and forms without any', async () => {
    const markup = of('eael-contact-form-7') + '<div class="eael-reading-progress"></div>';
    expect(loaded(await visit(withMarkup('eael', COVERED + markup)))).toEqual(ELEMENTOR);
  });

  test('stay for a script that depends on them', async () => {
    const page = loaded(await visit(withMarkup('eael,eael-user', COVERED)));
    expect(page).toEqual(expect.arrayContaining([...BUNDLES, 'site-tabs-js']));
  });
});
