/** The page builder's behaviours in a page (goodlayers-selectors), and the decision on its scripts. RELIABILITY 79. */
import { describe, expect, test } from 'vitest';
import { fragment } from '../support/pages';
import { core, judged, marked, marked2 } from './judgements';

/** Class lists that the plugins and the theme print (goodlayers-selectors, section 5). */
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

describe('RELIABILITY 79: an element without behaviour', () => {
  const at = judged(WITHOUT_BEHAVIOUR.map((classes) => `<div class="${classes}"></div>`));

  test.each(WITHOUT_BEHAVIOUR.map((classes, index) => [classes, index] as const))(
    'keeps no script: %s',
    (_, index) => {
      expect(at(index).behaviours).toEqual([]);
      expect(at(index).emptied).toHaveLength(2);
    },
  );
});

/** Name of a widget or behaviour, and an element that has it (goodlayers-selectors, sections 3 and 7). */
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

describe('RELIABILITY 79: an element with a covered behaviour', () => {
  const at = judged(BEHAVIOURS.map(([, markup]) => markup));

  test.each(BEHAVIOURS.map(([name, markup], index) => [name, markup, index] as const))(
    'has the behaviour %s and keeps no script: %s',
    (name, _, index) => {
      expect(at(index).behaviours).toEqual([name]);
      expect(at(index).emptied).toHaveLength(2);
      expect(at(index).why).toBe('covered');
    },
  );
});

/** Parts without their root element. Only the behaviours of the markup are checked, because the test page has accordions. */
describe('RELIABILITY 79: a part outside its root', () => {
  const PARTS = [
    ['accordion', 'part of an accordion outside an accordion', core('accordion-item-title')],
    ['toggle-box', 'part of a toggle box outside a toggle box', core('toggle-box-item-icon')],
  ] as const;
  const at = judged(PARTS.map(([, , markup]) => markup));

  test.each(PARTS.map(([widget, name], index) => [widget, name, index] as const))(
    'of %s has the uncovered behaviour: %s',
    (widget, name, index) => {
      expect(at(index).behaviours).toEqual([widget, name]);
    },
  );
});

describe('RELIABILITY 79: a page with real markup', () => {
  const FRAGMENTS = [
    'goodlayers/privacy-box-2.1.7.html',
    'goodlayers/lightbox-form-2.1.7-blocked.html',
    'goodlayers/lightbox-form-2.1.7.html',
  ];
  const at = judged(FRAGMENTS.map((file) => fragment(file)));

  test.each(FRAGMENTS.map((file, index) => [file, index] as const))('keeps no script: %s', (_, index) => {
    expect(at(index).behaviours).not.toEqual([]);
    expect(at(index).emptied.toSorted()).toEqual(['gdlr-core-page-builder', 'gdlr-core-plugin']);
  });
});
