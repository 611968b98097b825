/** Pages of markup that is nested or repeated, for each selector that the server's readers act on. */

/** What is printed before and after the content, again and again. */
export type Nest = readonly [open: string, close: string];

/** The nest with the most tags. */
export const MOST_NESTED: Nest = ['<ul class="sf-menu"><li><a>a</a>', '</li></ul>'];

/** Nested and unclosed markup of every kind that is looked for. */
export const NESTS: readonly Nest[] = [
  MOST_NESTED,
  ['<ul class="sf-menu"><li><a href="/a">A</a>', '</li></ul>'],
  ['<ul class="sf-menu"><li><a href="/a">text', '</a></li></ul>'],
  ['<ul class="sf-menu"><li>', ''],
  ['<ul class="sf-menu sf-menu sf-menu', ''],
  ['<div class="x"><ul class="sf-vertical"><li><a>a</a>', '</li></ul></div>'],
  [
    '<ul class="sf-menu"><li><a href="/m">M</a><div class="sf-mega"><ul><li data-size="20">',
    '</li></ul></div></li></ul>',
  ],
  ['<div class="gdlr-core-flexslider" data-nav="both"><ul class="slides"><li>', '</li><li></li></ul></div>'],
  ['<div class="gdlr-core-flexslider" data-nav="both"><ul class="slides"><li>', ''],
  [
    '<div class="p"><i class="gdlr-core-flexslider-nav"></i><div class="gdlr-core-flexslider" data-nav="navigation" data-nav-parent="p"><ul class="slides"><li>',
    '</li></ul></div></div>',
  ],
  ['<div class="gdlr-core-flexslider">', '</div>'],
  [
    '<div class="gdlr-core-flexslider" data-thumbnail="1" data-nav="both"><ul class="slides"><li>',
    '</li><li></li></ul></div>',
  ],
  [
    '<div class="eael-fancy-text-container" data-fancy-text="a|b"><span class="eael-fancy-text-strings">',
    '</span></div>',
  ],
  ['<div class="eael-fancy-text-container" data-fancy-text="a|b"><span class="eael-fancy-text-strings">', ''],
  [
    '<div class="gdlr-core-type-animation-item-content"><span class="gdlr-core-type-animation-item-animated" data-animation-text="[&quot;a&quot;]">',
    '</span></div>',
  ],
  [
    '<div class="eael-data-table-wrap" data-custom_responsive="true"><table><thead><tr><th>H</th></tr></thead><tbody><tr><td><div class="td-content-wrapper">',
    '</div></td></tr></tbody></table></div>',
  ],
  ['<div class="eael-data-table-wrap" data-custom_responsive="true"><table><thead><tr><th>H', ''],
  [
    '<div class="eael-countdown-wrapper" data-expire-type="text" data-expiry-text="x"><div><ul data-date="Sep 01 2020 9:00:00"><li>',
    '</li></ul></div></div>',
  ],
  [
    '<div class="eael-countdown-wrapper" data-expire-type="text" data-expiry-text="x"><div><ul data-date="Sep 01 2020 9:00:00">',
    '',
  ],
  [
    '<div class="eael-filter-gallery-wrapper"><div class="control"></div><div class="eael-filter-gallery-container" data-gallery-items="[]"><div class="eael-filterable-gallery-item-wrap a">',
    '</div></div></div>',
  ],
  [
    '<div class="gdlr-core-privacy-box-wrap gdlr-core-js" data-gdlr-lb="x"><div class="gdlr-core-privacy-box-text">',
    '</div></div>',
  ],
  [
    '<div class="kingster-overlay-menu" id="a"><a class="kingster-overlay-menu-icon" href="#"></a><div class="kingster-overlay-menu-close"></div>',
    '</div>',
  ],
  ['<div class="kingster-mm-menu-wrap">', '</div>'],
  [
    '<div class="kingster-header-boxed-wrap"><div class="kingster-header-transparent-substitute"></div>',
    '</div>',
  ],
  ['<div class="kingster-logo-inner"><a href="/"><img src=x alt="">', ''],
  [`<div class="kingster-logo-inner"><a href="/">${'<img src=x title=\' alt=""\' alt="">'.repeat(40)}`, ''],
  ['<div id="kingster-bullet-anchor"><a href="#a"></a><a href="#b"></a></div><div id="a"><h2>x', ''],
  [
    '<div class="gdlr-core-hover-box "><h3 class="gdlr-core-hover-box-title">T</h3><a class="gdlr-core-hover-box-link" href="/x/"></a>',
    '</div>',
  ],
  ['<a class="gdlr-core-hover-box-link" href="/x/"></a>', '<h3 class="gdlr-core-hover-box-title">'],
  ['<a href="/x/"><img alt="">', '</a>'],
  ['<a href="/x/"><span>', '</span></a>'],
  ['<iframe src="https://youtube.com/embed/1" width="1" height="1">', '</iframe>'],
  ['<a class="next page-numbers"><i>', '</i></a>'],
  ['<a class="x " class="y " class="next', '>'],
  ['<span class="wpcf7-list-item-label">x</span><input class="wpcf7-free-text">', ''],
  ['<div data-nav-parent="x" class="gdlr-core-flexslider-nav">', '</div>'],
  ['gdlr-core-flexslider sf-menu control eael-fancy-text-container ', ''],
  ['<p title="gdlr-core-flexslider sf-menu eael-countdown-wrapper ', '">'],
  ['<!-- <ul class="sf-menu">', ''],
  ['<!-- a --><ul class="sf-menu">', '</ul>'],
  ['<script>var a="<script>";</script>', ''],
  ['<template><ul class="sf-menu">', '</ul></template>'],
  ['<svg><g><foreignObject><div class="gdlr-core-flexslider">', '</div></foreignObject></svg>'],
  ['<svg>', '</desc>'],
  ['<textarea>', ''],
  ['<title>', ''],
  ['a < b ', ''],
  ['<div title="a>b" class="sf-menu">', '</div>'],
  ['<p " " " ', '>'],
  ['<p a"b"c', ''],
  ['<![CDATA[', ''],
  ['</p x="', ''],
  ['<select><option>', '</select>'],
  ['#!a ', ''],
  [' href=#!a ', ''],
  ['<a href="x#!a">', ''],
  ['<div data-element_type="section">', '</div>'],
  [' data-element_type="section" ', ''],
  ['data-widget_type="eael-x.d"', ''],
  ['gdlr_core_x ', ''],
  ['<a onclick="gdlr_core_x()">', '</a>'],
  ['<a title="gdlr_core_ ', '">'],
  ['<h2>', ''],
  ['<a href="/x"', ''],
  ['</head>', ''],
  ['</body>', ''],
  ['<meta>', ''],
];

/** @returns a page of about so many bytes */
export function nested([open, close]: Nest, bytes: number): string {
  const count = Math.floor(bytes / (open.length + close.length));
  return `<!DOCTYPE html><html><head><link></head><body><div data-nav-parent="a">${open.repeat(count)}x${close.repeat(count)}</div><a href="/z/"><img></a></body></html>`;
}
