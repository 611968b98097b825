<?php
/**
 * Decides on many pages in one request.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Prints the behaviours and the decision on the page builder's script for each markup of the JSON list in the request's body. */
function atoll_fixture_scenario_judge() {
	add_action( 'wp_footer', 'atoll_fixture_print_judgements', 18 );
}

/**
 * Decides on the page with each markup added: `behaviours` of the markup, including covered ones; `emptied`; `why` and
 * `what` of the decision.
 */
function atoll_fixture_print_judgements() {
	$page       = (string) ob_get_contents();
	$handles    = array_flip( atoll_fixture_builder_handles() );
	$judgements = array();
	foreach ( (array) json_decode( file_get_contents( 'php://input' ), true ) as $markup ) {
		atoll_empty_covered( array_intersect_key( atoll_handles_to_judge(), $handles ), $page . $markup );
		$judgements[] = array(
			'behaviours' => atoll_goodlayers_behaviours( $markup ),
			'emptied'    => array_keys( array_intersect_key( atoll_page()->emptied, $handles ) ),
		) + atoll_page()->decisions['gdlr-core-page-builder'];
		atoll_fixture_fill_again();
	}
	printf( '<script type="application/json" id="fixture-judgements">%s</script>', wp_json_encode( $judgements ) );
}

/**
 * Returns the scripts of the page builder.
 *
 * @return array
 */
function atoll_fixture_builder_handles() {
	return array( 'gdlr-core-plugin', 'gdlr-core-page-builder' );
}

/**
 * Restores the emptied scripts of the page builder, so that Atoll can decide on them again.
 */
function atoll_fixture_fill_again() {
	foreach ( atoll_fixture_builder_handles() as $handle ) {
		if ( isset( atoll_page()->emptied[ $handle ] ) ) {
			wp_scripts()->registered[ $handle ]->src = atoll_page()->emptied[ $handle ]['src'];
			unset( atoll_page()->emptied[ $handle ] );
		}
	}
}
