/**
 * Which elements the page builder's scripts act on, by goodlayers-selectors, and what that means for the scripts.
 * RELIABILITY 79.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { fragment } from '../support/pages';
import { type Judgement, judge } from './judgements';

/** Judges the markups of a table once, and gives the judgement of each row. */
function judged(markups: readonly string[]): (at: number) => Judgement {
  let judgements: readonly Judgement[] = [];
  beforeAll(async () => {
    judgements = await judge(markups);
  });
  return (at) => {
    const judgement = judgements[at];
    if (!judgement) throw new Error(`no judgement of ${markups[at]}`);
    return judgement;
  };
}

const marked = (classes: string, more = ''): string => `<div class="gdlr-core-js ${classes}" ${more}></div>`;
const marked2 = (classes: string, more = ''): string =>
  `<div class="gdlr-core-js-2 ${classes}" ${more}></div>`;
const core = (name: string, more = ''): string => marked(`gdlr-core-${name}`, more);

/** goodlayers-selectors, section 5: class lists as the plugins and the theme print them. */
const WITHOUT_BEHAVIOUR = [
  'gdlr-core-pbf-wrapper-content gdlr-core-js gdlr-core-full-height-content',
  'gdlr-core-pbf-column-content clearfix gdlr-core-js  gdlr-core-sync-height-content',
  'gdlr-core-pbf-column-content-margin gdlr-core-js',
  'gdlr-core-pbf-column-content-margin gdlr-core-js gdlr-core-column-extend-left',
  'gdlr-core-pbf-column-content-margin gdlr-core-js gdlr-core-column-extend-right',
  'gdlr-core-pbf-column-content-margin gdlr-core-js gdlr-core-move-up-with-shadow',
  'gdlr-core-pbf-column-content-margin gdlr-core-js gdlr-core-item-mglr gdlr-core-item-mgb my-own',
  'gdlr-core-pb-privacy-box-wrap gdlr-core-type-pb-column gdlr-core-item-mglr gdlr-core-js',
  'gdlr-core-feature-box gdlr-core-js gdlr-core-feature-box-type-outer',
  'gdlr-core-hover-content-front gdlr-core-js',
  'gdlr-core-hover-content-back gdlr-core-js',
  'gdlr-core-flipbox-front gdlr-core-js gdlr-core-center-align',
  'gdlr-core-flipbox-back gdlr-core-js gdlr-core-center-align',
  ...['', '-2', '-2-date', '-2-tag', '-3', '-3-date', '-4'].map(
    (style) =>
      `gdlr-core-blog-grid ${style && `gdlr-core-style${style}`} gdlr-core-js gdlr-core-blog-grid-with-frame`,
  ),
  ...['aside', 'quote', 'link'].map((format) => `gdlr-core-blog-${format}-format gdlr-core-js`),
  'gdlr-core-portfolio-grid gdlr-core-left-align gdlr-core-style-normal gdlr-core-js',
  'gdlr-core-portfolio-grid2 gdlr-core-js gdlr-core-item-mgb',
  'gdlr-core-portfolio-thumbnail-wrap gdlr-core-js',
  'gdlr-core-product-box gdlr-core-item-mgb gdlr-core-js',
  'gdlr-core-frame gdlr-core-skin-e-background gdlr-core-js',
  'kingster-lp-course-grid-frame gdlr-core-js',
  'gdlr-core-column-20 gdlr-core-js gdlr-core-media-image',
  ...[
    'tab-feature-title-wrap',
    'tab-feature-content-wrap',
    'tab-feature2-title-wrap',
    'tab-feature2-content-wrap',
    'tab-feature3-title-wrap',
    'tab-feature3-content-wrap',
    'tab-featurev-title-item-wrap',
    'tab-featurev-content-wrap',
  ].map((part) => `gdlr-core-${part} gdlr-core-js`),
  'gdlr-core-js',
  'gdlr-core-privacy-box-lb gdlr-core-js',
  'gdlr-core-js clearfix',
  'gdlr-core-hover-box gdlr-core-js',
  'gdlr-core-pbf-sidebar-container clearfix gdlr-core-js',
  'gdlr-core-food-menu-item gdlr-core-js gdlr-core-item-pdlr',
  'kingster-page-preload gdlr-core-page-preload gdlr-core-js',
  ...['blog', 'portfolio', 'product', 'gallery', 'testimonial', 'page-list'].map(
    (kind) => `gdlr-core-${kind}-item-holder gdlr-core-js-2 clearfix`,
  ),
  'kingster-lp-course-list-item-holder gdlr-core-js-2 clearfix',
  'gdlr-core-product-item-table-holder gdlr-core-js-2 clearfix',
  'gdlr-core-title-item-title-wrap',
  'gdlr-core-title-item-title-wrap gdlr-core-js-2',
];

describe('an element that no selector of the originals matches has no behaviour', () => {
  const at = judged(WITHOUT_BEHAVIOUR.map((classes) => `<div class="${classes}"></div>`));

  test.each(WITHOUT_BEHAVIOUR.map((classes, index) => [classes, index] as const))('79: %s', (_, index) => {
    expect(at(index).behaviours).toEqual([]);
    expect(at(index).emptied).toHaveLength(2);
  });
});

/** goodlayers-selectors, sections 3 and 7: widget (or behaviour) and an element. */
const BEHAVIOURS: readonly (readonly [string, string])[] = [
  ['counter', core('counter-item-count', 'data-counter-start="1" data-counter-end="9"')],
  ['typed-text', core('type-animation-item-animated', 'data-animation-text="[]"')],
  ['countdown', core('countdown-wrap')],
  ['alert-box', core('alert-box-remove')],
  ['accordion', core('accordion-item-title') + '<i class="gdlr-core-accordion-item"></i>'],
  ['accordion', core('accordion-item-icon') + '<i class="gdlr-core-accordion-item"></i>'],
  ['toggle-box', core('toggle-box-item-title') + '<i class="gdlr-core-toggle-box-item"></i>'],
  ['toggle-box', core('toggle-box-item-icon') + '<i class="gdlr-core-toggle-box-item"></i>'],
  ['hover-box', core('hover-box') + '<div class="gdlr-core-hover-thumbnail"></div>'],
  ['divider', core('divider-item-with-icon-inner')],
  ['flip-box', core('flipbox')],
  ['marquee', core('marquee')],
  ['chart', core('chart-js')],
  ['skill-circle', core('skill-circle')],
  ['skill-bar', core('skill-bar-filled')],
  ...['tab', 'roadmap', 'tab-feature', 'tab-feature2', 'tab-featurev', 'tab-feature3'].map(
    (kind) => ['tabs', core(`${kind}-item`)] as const,
  ),
  ['tabs', core('tab-action')],
  ['price-table', core('price-table-tab-title-wrap')],
  ['dropdown-tab', core('dropdown-tab')],
  ['lightbox', '<a class="gdlr-core-lightgallery gdlr-core-js"></a>'],
  ['lightbox', '<a class="gdlr-core-ilightbox gdlr-core-js"></a>'],
  ['lightbox gallery', '<a class="gdlr-core-js" data-gallery-lb="[]"></a>'],
  ['lightbox link', '<a class="strip" href="photo.webp">x</a>'],
  ...['jpg', 'jpeg', 'png', 'gif'].map(
    (ending) =>
      ['image link', `<body class="home gdlr-core-link-to-lightbox"><a href="/a.${ending}">x</a>`] as const,
  ),
  ['image-overlay', core('image-overlay-center gdlr-core-image-overlay')],
  ['image-overlay', core('image-overlay-center-icon gdlr-core-image-overlay')],
  ['listing', marked('gdlr-core-anything', 'data-ajax="x"')],
  ['sync-height', marked('gdlr-core-blog-grid', 'data-sync-height="a"')],
  ['full-height', core('wrapper-full-height')],
  ['full-height', core('column-full-height')],
  ['sidebar-height', core('pbf-sidebar-container') + '<i class="gdlr-core-pbf-background-wrap"></i>'],
  ['entrance-animation', marked('gdlr-core-pbf-wrapper-content', 'data-gdlr-animation="fadeIn"')],
  ['tilt', core('pbf-column-content-margin gdlr-core-effect-3d')],
  ['parallax', core('parallax', 'data-parallax-speed="0.8"')],
  [
    'video-background',
    core('parallax', 'data-parallax-speed="0"') +
      '<div class="gdlr-core-pbf-background-video" data-background-type="video"></div>',
  ],
  ['particles', core('particle-bg')],
  ['custom-dropdown', core('custom-dropdown')],
  ['privacy-box', core('privacy-box-button') + '<i class="gdlr-core-privacy-box-wrap"></i>'],
  ['lightbox-form', marked('', 'data-gdlr-lb="form"')],
  ['gdpr-form', '<form id="gdlr-core-gdpr-form" class="gdlr-core-js clearfix"></form>'],
  ['sticky-sidebar', `${core('sticky-sidebar')}<div class="gdlr-core-pbf-sidebar-left"></div>`],
  ['divider', marked2('gdlr-core-title-item-title-wrap gdlr-core-with-divider')],
  ['divider', marked2('gdlr-core-title-item-title-wrap gdlr-core-with-link-text')],
  ['slider', marked2('gdlr-core-flexslider')],
  ['sly-slider', marked2('gdlr-core-sly-slider')],
  ['sliding-gallery', marked2('gdlr-core-sliding-gallery')],
  ['masonry', marked2('gdlr-core-blog-item-holder', 'data-layout="masonry"')],
  ['responsive-video', '<iframe src="https://www.youtube.com/embed/x"></iframe>'],
  ['responsive-video', "<IFRAME SRC='//player.vimeo.com/video/1'></IFRAME>"],
  [
    'video-overlay',
    '<div class="gdlr-core-video-item-overlay"></div><iframe data-player-type="vimeo" src="#"></iframe>',
  ],
  ['half-height', '<div class="gdlr-core-half-height"></div>'],
  [
    'feature-content',
    '<div class="gdlr-core-feature-content"><div class="gdlr-core-feature-content-wrap"></div></div>',
  ],
  ['price-plan', '<div class="gdlr-core-price-plan-item"></div>'],
  ['select-indicator', '<form class="wpcf7-form"><p><select></select></p></form>'],
];

describe('an element that a selector of the originals matches names its widget', () => {
  const at = judged(BEHAVIOURS.map(([, markup]) => markup));

  test.each(BEHAVIOURS.map(([name, markup], index) => [name, markup, index] as const))(
    '79: %s by %s, and the scripts go, because it is covered',
    (name, _, index) => {
      expect(at(index).behaviours).toEqual([name]);
      expect(at(index).emptied).toHaveLength(2);
      expect(at(index).why).toBe('covered');
    },
  );
});

/** goodlayers-selectors, sections 3.7 and 5: what looks like a behaviour and is none. */
const NEAR_MISSES: readonly (readonly [string, string])[] = [
  ['full height without its class', marked('', 'data-decrease-height="80px"')],
  ['tilt without its class', marked('', 'data-max-deg="12"')],
  ['a speed without the parallax class', marked('', 'data-parallax-speed="0.8"')],
  ['parallax with speed 0', core('parallax', 'data-parallax-speed="0"')],
  ['parts of equal heights', marked('', 'data-sync-height-center data-sync-height-offset="1"')],
  ['equal heights without a marker', '<div data-sync-height="a"></div>'],
  ['equal heights marked for load', marked2('', 'data-sync-height="a"')],
  ['an entrance without a marker', '<div data-gdlr-animation="fadeIn"></div>'],
  ['another layout', marked2('gdlr-core-blog-item-holder', 'data-layout="fitrows"')],
  ['a slider marked for ready', core('flexslider')],
  ['tabs marked for load', marked2('gdlr-core-tab-item')],
  ['tabs without a marker', '<div class="gdlr-core-tab-item"></div>'],
  ['the marker in another place', '<div class="gdlr-core-tab-item" data-x="gdlr-core-js"></div>'],
  ['a longer class', '<div class="gdlr-core-js gdlr-core-tab-item-wrap"></div>'],
  ['a class in capitals', '<div class="gdlr-core-js GDLR-CORE-TAB-ITEM"></div>'],
  ['a NUL byte in a class', '<div class="gdlr-core-js gdlr-core-tab-\0item"></div>'],
  ['a frame that loads later', '<iframe data-src="https://www.youtube.com/embed/x"></iframe>'],
  ['another frame', '<iframe src="https://maps.example/"></iframe>'],
  ['an image link where those are ordinary', '<body class="home"><a href="/a.jpg">x</a>'],
  [
    'image links in capitals and of other kinds',
    '<body class="gdlr-core-link-to-lightbox"><a href="/a.JPG">x</a><a href="/a.webp">x</a><a href="/jpg">x</a>',
  ],
  [
    'an image link of another lightbox',
    '<body class="gdlr-core-link-to-lightbox"><a data-rel href="/a.jpg"></a>',
  ],
  ['the body class on another element', '<i class="gdlr-core-link-to-lightbox"></i><a href="/a.jpg">x</a>'],
  ['the word strip', '<p class="film-strip stripes">A strip of land</p>'],
  ['a select in another form', '<form><select></select></form>'],
  ['a video cover without a video', '<div class="gdlr-core-video-item-overlay"></div>'],
  ['a mention in a script', '<script>var find = \'<div class="gdlr-core-js js-isotope">\';</script>'],
  ['a mention in a style sheet', '<style>.gdlr-core-js.js-isotope { color: red }</style>'],
  ['a mention in a comment', '<!-- <div class="gdlr-core-js js-isotope"></div> -->'],
  ['a mention in a text field', '<textarea><div class="js-isotope"></textarea>'],
  ['what is shown without scripts', '<noscript><div class="js-isotope"></div></noscript>'],
  ['a mention in an attribute', '<i title=\'<div class="js-isotope">\'></i>'],
];

describe('what looks like a behaviour and is none', () => {
  const at = judged(NEAR_MISSES.map(([, markup]) => markup));

  test.each(NEAR_MISSES.map(([what], index) => [what, index] as const))('79: %s', (_, index) => {
    expect(at(index).behaviours).toEqual([]);
    expect(at(index).emptied).toHaveLength(2);
  });
});

/** What no widget covers (goodlayers-selectors, section 7.3). */
const UNCOVERED: readonly (readonly [string, string])[] = [
  ['Isotope layout', '<div class="grid js-isotope"></div>'],
  ['Isotope layout', "<div data-isotope='{}'></div>"],
  ['Masonry layout', '<div class="js-masonry"></div>'],
  ['Masonry layout', '<div data-masonry></div>'],
  ['Vimeo player', '<div data-vimeo-id="1"></div>'],
  ['Vimeo player', '<div data-vimeo-url="https://vimeo.com/1"></div>'],
  ["sidebar in the editor's markup", core('page-builder-wrapper-sidebar-container')],
  [
    'video background of an unknown kind',
    core('parallax') + '<div class="my-video" data-background-type="video"></div>',
  ],
  ['lightbox on an element that is not a link', '<div class="gdlr-core-js gdlr-core-lightgallery"></div>'],
  ['lightbox on an element that is not a link', '<button class="gdlr-core-js gdlr-core-ilightbox"></button>'],
  ['lightbox on an element that is not a link', '<div class="gdlr-core-js" data-gallery-lb="[]"></div>'],
  ['lightbox on an element that is not a link', '<area class="strip" href="a.jpg">'],
  ['overlay of an unknown kind', core('image-overlay-center')],
  ['privacy button outside a privacy box', core('privacy-box-button')],
  [
    'video iframe that is also a widget',
    '<iframe class="gdlr-core-parallax" src="https://www.youtube.com/embed/x"></iframe>',
  ],
];

/** Ways to write an element with a behaviour that no widget covers. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ['single quotes', "<div class='grid js-isotope'></div>"],
  ['no quotes', '<div class=js-isotope></div>'],
  ['spaces around =', '<div class = "js-isotope"></div>'],
  ['a tab, a line break and a form feed', '<div class="a\tb\njs-isotope\fc"></div>'],
  ['attributes in capitals', '<DIV DATA-ISOTOPE="{}"></DIV>'],
  ['a class attribute in capitals', '<DIV CLASS="js-isotope"></DIV>'],
  ['a slash between attributes', '<div/class="js-isotope"/></div>'],
  ['no space between attributes', '<div id="a"class="js-isotope"></div>'],
  ['a decimal character reference', '<div class="js&#45;isotope"></div>'],
  ['a hexadecimal character reference', '<div class="js&#x2D;isotope"></div>'],
  ['a reference with zeros and without a semicolon', '<div class="js-i&#000115otope"></div>'],
  ['a reference as white space', '<div class="grid&Tab;js-isotope&#10;b"></div>'],
  ['a < in an attribute before', '<div title="a < b" class="js-isotope"></div>'],
  ['a tag in an attribute before', '<div title="<b x=\'" class="js-isotope"></div>'],
  ['a whole tag in an attribute before', '<div title="<b x=\'y\'>" class="js-isotope"></div>'],
  ['a > in an attribute before', '<div title="a > b" class="js-isotope"></div>'],
  ['a quote in an unquoted value', '<div title=it\'s class="js-isotope"></div>'],
  ['a quote in a name', '<div a"b class="js-isotope"></div>'],
  ['= as the first character of a name', '<div ="a" class="js-isotope"></div>'],
  ['a NUL byte beside it', '<div \0 title="\0" class="js-isotope"></div>'],
  ['a tag without an end', '<p>x</p><div class="js-isotope" data-x="y'],
  ['a class without an end', '<p>x</p><div class="js-isotope '],
  ['an earlier quote without an end', "<div title=\"a><p class='js-isotope'></p>"],
  ['a comment without an end', '<!-- a <div class="js-isotope"></div>'],
  ['a script without an end', '<script>var a = 1;<div class="js-isotope"></div>'],
  ['behind an empty comment', '<!--><div class="js-isotope"></div>-->'],
  ['behind a comment that ends in --!>', '<!-- a --!><div class="js-isotope"></div>'],
  ['behind a comment of another kind', '<!a "><div class="js-isotope"></div>'],
  ['behind an end tag that is none', '</ "><div class="js-isotope"></div>'],
  ['behind an end tag with an attribute', '</p title="<i"><div class="js-isotope"></div>'],
  [
    'behind a script with a tag in it',
    '<script>var a = \'<b title="\';</script><div class="js-isotope"></div>',
  ],
  [
    'behind a script with a commented script in it',
    '<script><!-- <script> </script> "<b title=\' --></script><div class="js-isotope"></div>',
  ],
  [
    'behind a script whose end is in capitals',
    '<SCRIPT>"<b title=\'"</SCRIPT ><div class="js-isotope"></div>',
  ],
  ['behind a text field', '<textarea><b title="</textarea><div class="js-isotope"></div>'],
  ['behind a picture without scripts', '<noscript><img alt="></noscript><div class="js-isotope"></div>'],
  ['behind text in SVG', '<svg><![CDATA[ a > <b title=" ]]></svg><div class="js-isotope"></div>'],
  ['in a title in SVG', '<svg><title><p class="js-isotope"></p></title></svg>'],
  ['behind a broken style in SVG', '<svg><style>a > <b title="</style></svg><div class="js-isotope"></div>'],
  ['behind a < that begins no tag', '<p>1 < 2 <3 <= 4</p><div class="js-isotope"></div>'],
  ['twice a class, the first of which counts', '<div class="js-isotope" class="b"></div>'],
];

describe('a behaviour that no widget covers keeps the scripts', () => {
  const cases = [...UNCOVERED, ...WRITTEN.map(([how, markup]) => ['Isotope layout', markup, how] as const)];
  const at = judged(cases.map(([, markup]) => markup));

  test.each(cases.map(([name, markup, how], index) => [name, how ?? markup, index] as const))(
    '79: %s, %s',
    (name, _, index) => {
      expect(at(index)).toMatchObject({ emptied: [], why: 'uncovered' });
      expect(at(index).what).toContain(name);
    },
  );
});

/** Parts whose root is missing. The page of the judge has accordions and toggle boxes: these are judged by themselves. */
describe('a part outside of its root', () => {
  const PARTS = [
    ['accordion', 'part of an accordion outside an accordion', core('accordion-item-title')],
    ['toggle-box', 'part of a toggle box outside a toggle box', core('toggle-box-item-icon')],
  ] as const;
  const at = judged(PARTS.map(([, , markup]) => markup));

  test.each(PARTS.map(([widget, name], index) => [widget, name, index] as const))(
    '79: %s: %s',
    (widget, name, index) => {
      expect(at(index).behaviours).toEqual([widget, name]);
    },
  );
});

describe('a page of real markup', () => {
  const FRAGMENTS = [
    'goodlayers/privacy-box-2.1.7.html',
    'goodlayers/lightbox-form-2.1.7-blocked.html',
    'goodlayers/lightbox-form-2.1.7.html',
  ];
  const at = judged(FRAGMENTS.map((file) => fragment(file)));

  test.each(FRAGMENTS.map((file, index) => [file, index] as const))(
    '79: the scripts go with %s',
    (_, index) => {
      expect(at(index).behaviours).not.toEqual([]);
      expect(at(index).emptied.toSorted()).toEqual(['gdlr-core-page-builder', 'gdlr-core-plugin']);
    },
  );
});
