<?php
/**
 * Keeps the theme's preloader away from links that open in the lightbox, if the theme's script stays on the page
 * (goodlayers-selectors, section 4).
 *
 * The page builder's script marks such links before the theme's script looks for links to cover the page. If Atoll replaces
 * only the page builder's script, nothing else marks them in time.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The theme's script reads the class when a link is clicked. The links are those of widgets/lightbox/lightbox-links.ts. */
const ATOLL_PRELOAD_GUARD_CODE = '(function(script){script instanceof HTMLScriptElement&&document.addEventListener("DOMContentLoaded",function(){'
	. 'document.querySelectorAll("body.gdlr-core-link-to-lightbox a[href]:not(.gdlr-core-social-share-pinterest,[data-rel])").forEach(function(link){'
	. '/\.(?:jpe?g|png|gif)$/i.test(link.getAttribute("href"))&&link.classList.add(script.getAttribute("data-class"))})})})(document.currentScript)';

/**
 * Returns the script that marks the links.
 *
 * @param string $html The page.
 * @return string '' if the page has no preloader, or if the theme's script was removed too.
 */
function atoll_preload_guard( $html ) {
	$emptied = atoll_page()->emptied;
	if ( ! isset( $emptied['gdlr-core-page-builder'] ) || false === strpos( $html, '-page-preload"' ) || ! preg_match( '~<div\s[^<>]*\bid="([\w-]+)-page-preload"~', $html, $preload ) ) {
		return '';
	}
	$prefix = $preload[1];
	if ( isset( $emptied[ "$prefix-script-core" ] ) ) {
		return '';
	}
	return atoll_inline_script(
		ATOLL_PRELOAD_GUARD_CODE,
		array(
			'id'         => 'atoll-preload-guard',
			'data-class' => "$prefix-no-preload",
		)
	);
}
