<?php
/**
 * The files that a request loads.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Prints the plugin's files that this request has loaded, after the page is complete: paths from `includes/` => lines. */
function atoll_fixture_scenario_loaded() {
	add_action(
		'shutdown',
		static function () {
			$folder = wp_normalize_path( WP_PLUGIN_DIR . '/atoll/includes/' );
			$lines  = array();
			foreach ( array_map( 'wp_normalize_path', get_included_files() ) as $file ) {
				if ( 0 === strpos( $file, $folder ) ) {
					$lines[ substr( $file, strlen( $folder ) ) ] = count( file( $file ) );
				}
			}
			printf( '<script type="application/json" id="fixture-loaded">%s</script>', wp_json_encode( $lines ) );
		},
		// After what Atoll does when the page was sent.
		30
	);
}

/** A site that writes a log of the decisions on each page. */
function atoll_fixture_scenario_decision_log() {
	add_action(
		'shutdown',
		static fn() => printf( '<script type="application/json" id="fixture-decision-log">%s</script>', wp_json_encode( function_exists( 'atoll_decisions' ) ? atoll_decisions() : null ) ),
		30
	);
}
