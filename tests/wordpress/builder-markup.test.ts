/**
 * Finds uncovered behaviours of the page builder in any valid or broken HTML, and only there (goodlayers-selectors).
 * RELIABILITY 79.
 */
import { describe, expect, test } from 'vitest';
import { core, judged, marked, marked2 } from './judgements';

/** Markup that resembles a behaviour (goodlayers-selectors, sections 3.7 and 5). */
const NEAR_MISSES: readonly (readonly [string, string])[] = [
  ['full height without its class', marked('', 'data-decrease-height="80px"')],
  ['tilt without its class', marked('', 'data-max-deg="12"')],
  ['a speed without the parallax class', marked('', 'data-parallax-speed="0.8"')],
  ['parallax with speed 0', core('parallax', 'data-parallax-speed="0"')],
  ['parts of equal heights', marked('', 'data-sync-height-center data-sync-height-offset="1"')],
  ['equal heights without a marker', '<div data-sync-height="a"></div>'],
  ['equal heights marked for load', marked2('', 'data-sync-height="a"')],
  ['an entrance animation without a marker', '<div data-gdlr-animation="fadeIn"></div>'],
  ['a different layout', marked2('gdlr-core-blog-item-holder', 'data-layout="fitrows"')],
  ['a slider marked for ready', core('flexslider')],
  ['tabs marked for load', marked2('gdlr-core-tab-item')],
  ['tabs without a marker', '<div class="gdlr-core-tab-item"></div>'],
  ['the marker in a different attribute', '<div class="gdlr-core-tab-item" data-x="gdlr-core-js"></div>'],
  ['a longer class', '<div class="gdlr-core-js gdlr-core-tab-item-wrap"></div>'],
  ['a class in upper case', '<div class="gdlr-core-js GDLR-CORE-TAB-ITEM"></div>'],
  ['a NUL byte in a class', '<div class="gdlr-core-js gdlr-core-tab-\0item"></div>'],
  ['an iframe that loads later', '<iframe data-src="https://www.youtube.com/embed/x"></iframe>'],
  ['a different iframe', '<iframe src="https://maps.example/"></iframe>'],
  ['an image link on a page without the lightbox class', '<body class="home"><a href="/a.jpg">x</a>'],
  [
    'image links in upper case and of other formats',
    '<body class="gdlr-core-link-to-lightbox"><a href="/a.JPG">x</a><a href="/a.webp">x</a><a href="/jpg">x</a>',
  ],
  [
    'an image link of a different lightbox',
    '<body class="gdlr-core-link-to-lightbox"><a data-rel href="/a.jpg"></a>',
  ],
  ['the body class on another element', '<i class="gdlr-core-link-to-lightbox"></i><a href="/a.jpg">x</a>'],
  ['the word strip', '<p class="film-strip stripes">A strip of land</p>'],
  ['a select in a different form', '<form><select></select></form>'],
  ['a video cover without a video', '<div class="gdlr-core-video-item-overlay"></div>'],
  ['a mention in a script', '<script>var find = \'<div class="gdlr-core-js js-isotope">\';</script>'],
  ['a mention in a stylesheet', '<style>.gdlr-core-js.js-isotope { color: red }</style>'],
  ['a mention in a comment', '<!-- <div class="gdlr-core-js js-isotope"></div> -->'],
  ['a mention in a textarea', '<textarea><div class="js-isotope"></textarea>'],
  ['content of noscript', '<noscript><div class="js-isotope"></div></noscript>'],
  ['a mention in an attribute', '<i title=\'<div class="js-isotope">\'></i>'],
];

describe('RELIABILITY 79: markup that only resembles a behaviour', () => {
  const at = judged(NEAR_MISSES.map(([, markup]) => markup));

  test.each(NEAR_MISSES.map(([what], index) => [what, index] as const))('keeps no script: %s', (_, index) => {
    expect(at(index).behaviours).toEqual([]);
    expect(at(index).emptied).toHaveLength(2);
  });
});

/** Behaviours that no widget covers (goodlayers-selectors, section 7.3). */
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

/** Spellings of an element with an uncovered behaviour. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ['single quotes', "<div class='grid js-isotope'></div>"],
  ['no quotes', '<div class=js-isotope></div>'],
  ['spaces around =', '<div class = "js-isotope"></div>'],
  ['a tab, a line break and a form feed', '<div class="a\tb\njs-isotope\fc"></div>'],
  ['attributes in upper case', '<DIV DATA-ISOTOPE="{}"></DIV>'],
  ['a class attribute in upper case', '<DIV CLASS="js-isotope"></DIV>'],
  ['a slash between attributes', '<div/class="js-isotope"/></div>'],
  ['no space between attributes', '<div id="a"class="js-isotope"></div>'],
  ['a decimal character reference', '<div class="js&#45;isotope"></div>'],
  ['a hexadecimal character reference', '<div class="js&#x2D;isotope"></div>'],
  ['a character reference with zeros and without a semicolon', '<div class="js-i&#000115otope"></div>'],
  ['a character reference for white space', '<div class="grid&Tab;js-isotope&#10;b"></div>'],
  ['a < in an attribute before', '<div title="a < b" class="js-isotope"></div>'],
  ['a tag in an attribute before', '<div title="<b x=\'" class="js-isotope"></div>'],
  ['a whole tag in an attribute before', '<div title="<b x=\'y\'>" class="js-isotope"></div>'],
  ['a > in an attribute before', '<div title="a > b" class="js-isotope"></div>'],
  ['a quote in an unquoted value', '<div title=it\'s class="js-isotope"></div>'],
  ['a quote in a name', '<div a"b class="js-isotope"></div>'],
  ['= as the first character of a name', '<div ="a" class="js-isotope"></div>'],
  ['NUL bytes in other attributes', '<div \0 title="\0" class="js-isotope"></div>'],
  ['a tag without an end', '<p>x</p><div class="js-isotope" data-x="y'],
  ['a class without an end', '<p>x</p><div class="js-isotope '],
  ['an earlier quote without an end', "<div title=\"a><p class='js-isotope'></p>"],
  ['a comment without an end', '<!-- a <div class="js-isotope"></div>'],
  ['a script without an end', '<script>var a = 1;<div class="js-isotope"></div>'],
  ['after an empty comment', '<!--><div class="js-isotope"></div>-->'],
  ['after a comment that ends in --!>', '<!-- a --!><div class="js-isotope"></div>'],
  ['after a bogus comment', '<!a "><div class="js-isotope"></div>'],
  ['after a bogus comment without an end', '<p>x</p><!x <div class="js-isotope"'],
  ['after CDATA without an end', '<p>x</p><![CDATA[ <div class="js-isotope"'],
  ['after an invalid end tag', '</ "><div class="js-isotope"></div>'],
  ['after an end tag with an attribute', '</p title="<i"><div class="js-isotope"></div>'],
  [
    'after a script that contains a tag',
    '<script>var a = \'<b title="\';</script><div class="js-isotope"></div>',
  ],
  [
    'after a script that contains a commented script',
    '<script><!-- <script> </script> "<b title=\' --></script><div class="js-isotope"></div>',
  ],
  [
    'after a script with an end tag in upper case',
    '<SCRIPT>"<b title=\'"</SCRIPT ><div class="js-isotope"></div>',
  ],
  ['after a textarea', '<textarea><b title="</textarea><div class="js-isotope"></div>'],
  ['after a picture in noscript', '<noscript><img alt="></noscript><div class="js-isotope"></div>'],
  ['after CDATA in SVG', '<svg><![CDATA[ a > <b title=" ]]></svg><div class="js-isotope"></div>'],
  ['in a title in SVG', '<svg><title><p class="js-isotope"></p></title></svg>'],
  ['after a broken style in SVG', '<svg><style>a > <b title="</style></svg><div class="js-isotope"></div>'],
  ['after a < that starts no tag', '<p>1 < 2 <3 <= 4</p><div class="js-isotope"></div>'],
  ['two class attributes, of which the first counts', '<div class="js-isotope" class="b"></div>'],
];

describe('RELIABILITY 79: an uncovered behaviour', () => {
  const cases = [...UNCOVERED, ...WRITTEN.map(([how, markup]) => ['Isotope layout', markup, how] as const)];
  const at = judged(cases.map(([, markup]) => markup));

  test.each(cases.map(([name, markup, how], index) => [name, how ?? markup, index] as const))(
    'keeps the scripts: %s, %s',
    (name, _, index) => {
      expect(at(index)).toMatchObject({ emptied: [], why: 'uncovered' });
      expect(at(index).what).toContain(name);
    },
  );
});
