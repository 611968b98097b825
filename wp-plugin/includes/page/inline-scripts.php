<?php
/**
 * Inline scripts that are added to the complete page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns an inline script that optimisers leave alone.
 *
 * @param string $code       The code.
 * @param array  $attributes Its attributes.
 * @return string A script element.
 */
function atoll_inline_script( $code, $attributes = array() ) {
	$more = atoll_page()->is_complete ? atoll_site_value( 'attributes' ) : array();
	// The id comes first, as in tags that WordPress prints.
	$attributes = array_intersect_key( $attributes, array( 'id' => '' ) ) + ATOLL_UNTOUCHED + $attributes;
	return wp_get_inline_script_tag( $code, $attributes + ( isset( $more[ md5( $code ) ] ) ? $more[ md5( $code ) ] : array() ) );
}

/**
 * Returns the attributes that the site adds to each inline script, such as the nonce of a content security policy.
 *
 * @return array MD5 of the code => attributes.
 */
function atoll_inline_attributes() {
	$build = atoll_build();
	$codes = array( $build['early_queue'], $build['entry_fallback'], ATOLL_PRELOAD_GUARD_CODE );
	if ( '' !== atoll_tables()['originals']['goodlayers-theme']['theme'] ) {
		atoll_load( 'theme' );
		array_push( $codes, ATOLL_SIDE_HEADER_CODE, ATOLL_HEADER_ROOM_CODE, ATOLL_SLIDE_BAR_CODE, ATOLL_HEADINGS_CODE );
	}
	if ( isset( wp_scripts()->registered['elementor-frontend'] ) ) {
		atoll_load( 'elementor' );
		array_push( $codes, ATOLL_ELEMENTOR_BODY_CODE, ATOLL_ELEMENTOR_DISTANCE_CODE, ATOLL_ELEMENTOR_STRETCH_CODE );
	}
	$added = array();
	foreach ( $codes as $code ) {
		/** This filter is documented in wp-includes/script-loader.php */
		$added[ md5( $code ) ] = (array) apply_filters( 'wp_inline_script_attributes', ATOLL_UNTOUCHED, $code ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's hook.
	}
	return $added;
}
