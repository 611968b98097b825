<?php
/**
 * How sliders look before their code is there. Only where the original script has gone: it would lay out the same
 * slides in its own way.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the style sheet for the first paint to a page with sliders.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_with_first_paint( $html ) {
	if ( ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) || false === strpos( $html, 'gdlr-core-flexslider' ) ) {
		return $html;
	}
	$head = stripos( $html, '</head>' );
	if ( false === $head ) {
		return $html;
	}
	$build = atoll_build();
	$url   = add_query_arg( 'ver', rawurlencode( $build['version'] ), plugins_url( 'first-paint.css', ATOLL_FILE ) );
	// Too late to enqueue: whether the page has sliders, and whose they are, is known only now that it is printed.
	$link = sprintf( '<link rel="stylesheet" id="atoll-first-paint-css" href="%s" />', esc_url( $url ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet
	return substr_replace( $html, $link . "\n", $head, 0 );
}
