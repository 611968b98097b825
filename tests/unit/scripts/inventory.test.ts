/**
 * The behaviours of GoodLayers (goodlayers-selectors, sections 3 and 7), each by its start tag: exactly one widget
 * covers each.
 */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readManifests } from '../../../.scripts/lib/manifests.mjs';
import type { Compound } from '../../../.scripts/lib/selectors.mjs';
import { toFragment } from '../../support/markup';

const { widgets } = readManifests(join(import.meta.dirname, '../../..'));
const behaviours = widgets
  .filter(({ original }) => original === 'goodlayers')
  .flatMap((widget) => widget.behaviours.map((behaviour) => ({ widget: widget.name, ...behaviour })));

const selectorOf = ({ tag, id, classes, attributes, not }: Compound): string =>
  [
    tag ?? '',
    id ? `#${id}` : '',
    ...classes.map((name) => `.${name}`),
    ...attributes.map(({ name, op, value }) => (op ? `[${name}${op}"${value}"]` : `[${name}]`)),
    ...not.map((compound) => `:not(${selectorOf(compound)})`),
  ].join('');

/** @param tag a start tag */
function coveredBy(tag: string): string[] {
  const element = toFragment(tag).firstElementChild;
  if (!element) throw new Error(`not a start tag: ${tag}`);
  const found = behaviours.filter(({ selector }) => element.matches(selector.map(selectorOf).join(',')));
  return found.map(({ widget, name }) => (widget === name ? name : `${widget}: ${name}`));
}

const marked = (name: string): string => `<div class="gdlr-core-js gdlr-core-${name}">`;
const marked2 = (name: string): string => `<div class="gdlr-core-js-2 gdlr-core-${name}">`;

describe('a tag of the originals', () => {
  it.each([
    [
      '<span class="gdlr-core-js gdlr-core-counter-item-count" data-counter-start="0" data-counter-end="9">',
      'counter',
    ],
    [
      '<span class="gdlr-core-js gdlr-core-type-animation-item-animated" data-animation-text="[]">',
      'typed-text',
    ],
    [marked('countdown-wrap'), 'countdown'],
    [marked('alert-box-remove'), 'alert-box'],
    [marked('accordion-item-title'), 'accordion'],
    [marked('accordion-item-icon'), 'accordion'],
    [marked('toggle-box-item-title'), 'toggle-box'],
    [marked('toggle-box-item-icon'), 'toggle-box'],
    [marked('hover-box'), 'hover-box'],
    [marked('divider-item-with-icon-inner'), 'divider'],
    [marked('flipbox'), 'flip-box'],
    [marked('marquee'), 'marquee'],
    [marked('chart-js'), 'chart'],
    [marked('skill-circle'), 'skill-circle'],
    [marked('skill-bar-filled'), 'skill-bar'],
    [marked('tab-item'), 'tabs'],
    [marked('tab-action'), 'tabs'],
    [marked('roadmap-item'), 'tabs'],
    [marked('tab-feature-item'), 'tabs'],
    [marked('tab-feature2-item'), 'tabs'],
    [marked('tab-feature3-item'), 'tabs'],
    [marked('tab-featurev-item'), 'tabs'],
    [marked('price-table-tab-title-wrap'), 'price-table'],
    [marked('dropdown-tab'), 'dropdown-tab'],
    ['<a class="gdlr-core-lightgallery gdlr-core-js">', 'lightbox'],
    ['<a class="gdlr-core-ilightbox gdlr-core-js">', 'lightbox'],
    ['<a class="gdlr-core-js" data-gallery-lb="[]">', 'lightbox: lightbox gallery'],
    ['<a class="strip" href="/a.webp">', 'lightbox: lightbox link'],
    ['<a href="/a.jpg">', 'lightbox: image link'],
    ['<a href="/a.jpeg">', 'lightbox: image link'],
    ['<a href="/a.png">', 'lightbox: image link'],
    ['<a href="/a.gif">', 'lightbox: image link'],
    ['<i class="gdlr-core-image-overlay gdlr-core-image-overlay-center gdlr-core-js">', 'image-overlay'],
    ['<i class="gdlr-core-image-overlay gdlr-core-image-overlay-center-icon gdlr-core-js">', 'image-overlay'],
    ['<div class="gdlr-core-js" data-ajax="load">', 'listing'],
    ['<div class="gdlr-core-js" data-sync-height="">', 'sync-height'],
    [marked('wrapper-full-height'), 'full-height'],
    [marked('column-full-height'), 'full-height'],
    [marked('pbf-sidebar-container'), 'sidebar-height'],
    ['<div class="gdlr-core-js" data-gdlr-animation="fadeIn">', 'entrance-animation'],
    [marked('effect-3d'), 'tilt'],
    ['<div class="gdlr-core-js gdlr-core-parallax" data-parallax-speed="0.2">', 'parallax'],
    ['<div class="gdlr-core-pbf-background-video" data-background-type="video">', 'video-background'],
    [marked('particle-bg'), 'particles'],
    [marked('custom-dropdown'), 'custom-dropdown'],
    [marked('privacy-box-button'), 'privacy-box'],
    ['<a class="gdlr-core-js" data-gdlr-lb="form">', 'lightbox-form'],
    ['<form class="gdlr-core-js" id="gdlr-core-gdpr-form">', 'gdpr-form'],
    [marked('sticky-sidebar'), 'sticky-sidebar'],
    [marked2('title-item-title-wrap gdlr-core-with-divider'), 'divider'],
    [marked2('title-item-title-wrap gdlr-core-with-link-text'), 'divider'],
    [marked2('flexslider'), 'slider'],
    [marked2('sly-slider'), 'sly-slider'],
    [marked2('sliding-gallery'), 'sliding-gallery'],
    ['<div class="gdlr-core-js-2" data-layout="masonry">', 'masonry'],
    ['<iframe src="//www.youtube.com/embed/a">', 'responsive-video'],
    ['<iframe src="//player.vimeo.com/video/1">', 'responsive-video'],
    ['<div class="gdlr-core-video-item-overlay">', 'video-overlay'],
    ['<div class="gdlr-core-half-height">', 'half-height'],
    ['<div class="gdlr-core-feature-content-wrap">', 'feature-content'],
    ['<div class="gdlr-core-price-plan-item">', 'price-plan'],
    ['<select>', 'select-indicator'],
  ])('%s is covered by %s', (tag, widget) => {
    expect(coveredBy(tag)).toEqual([widget]);
  });

  it.each([
    '<a class="gdlr-core-js">',
    marked('feature-box'),
    marked('hover-content-front'),
    marked('pbf-column-content-margin gdlr-core-column-extend-right'),
    marked('blog-grid'),
    marked2('title-item-title-wrap'),
    marked2('product-item-table-holder clearfix'),
    '<div class="gdlr-core-accordion-item-title">',
    '<div class="gdlr-core-js-2 gdlr-core-accordion-item-title">',
    '<div class="gdlr-core-js gdlr-core-parallax" data-parallax-speed="0">',
    '<div data-gdlr-animation="fadeIn">',
    '<a href="/a.webp">',
    '<a href="/a.jpg" data-rel="b">',
    '<iframe data-src="//www.youtube.com/embed/a">',
  ])('%s has no behaviour', (tag) => {
    expect(coveredBy(tag)).toEqual([]);
  });
});
