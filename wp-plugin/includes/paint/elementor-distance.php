<?php
/**
 * The distance of links' targets from the top of the window on pages that keep Elementor's scripts, but not the theme's
 * (elementor-frontend, section 2.7).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The first release of Elementor that leaves links to places to the browser. */
const ATOLL_ELEMENTOR_NATIVE_LINKS = '3.25';

/**
 * Gives Elementor the distance that the theme's links have. Elementor itself subtracts the toolbar, which is part of the
 * distance.
 */
const ATOLL_ELEMENTOR_DISTANCE_CODE = '(function(w,d){w.addEventListener("elementor/frontend/init",function(){var h=(w.elementorFrontend||{}).hooks;h&&h.addFilter("frontend/handlers/menu_anchor/scroll_top_distance",function(t){var b=d.getElementById("wpadminbar");return t+(b?b.offsetHeight:0)-(parseFloat(getComputedStyle(d.documentElement).scrollPaddingTop)||0)})})})(window,document)';

/**
 * Adds the script that keeps a target below the header if Elementor scrolls to it, before Atoll's effect has been loaded. With
 * the theme's script, Elementor's never ran for such a link. It is at the end of the page, which Elementor waits for.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_elementor_distance( $markup, $edits ) {
	$is_native = version_compare( (string) wp_scripts()->registered['elementor-frontend']->ver, ATOLL_ELEMENTOR_NATIVE_LINKS, '>=' );
	$end       = $is_native || ! atoll_is_theme_gone() ? -1 : atoll_last_end_tag( $markup, 'body' );
	if ( $end >= 0 ) {
		$edits->insert( 'end of the page', $end, atoll_inline_script( ATOLL_ELEMENTOR_DISTANCE_CODE ) );
	}
}
