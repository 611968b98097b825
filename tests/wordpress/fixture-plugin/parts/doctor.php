<?php
/**
 * The examination of pages: what it counts, its results, and the settings that it meets.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Prints the result of Site Health's test. */
function atoll_fixture_scenario_health() {
	// WordPress would correct the query.
	remove_action( 'template_redirect', 'redirect_canonical' );
	add_action(
		'template_redirect',
		static function () {
			atoll_load_admin();
			wp_send_json( atoll_health() );
		}
	);
}

/** Lists the scripts that Atoll loads on a page, as the examination counts them: `?fixture=own-scripts&page=/demo/`. */
function atoll_fixture_scenario_own_scripts() {
	add_action(
		'template_redirect',
		static function () {
			atoll_load_admin();
			$page = atoll_request_page( atoll_fixture_argument( 'page' ), '' );
			$html = wp_remote_retrieve_body( $page['response'] );
			wp_send_json( atoll_own_scripts( $html, json_decode( atoll_printed_script( $html, 'atoll-decisions' )['text'], true ) ) );
		}
	);
}

/** The password of the whole site in wp-config.php. */
function atoll_fixture_scenario_doctor_login() {
	define( 'ATOLL_DOCTOR_LOGIN', 'eve:p@ss:2' );
}

/**
 * Reads lines of the setting "Excluded pages" on a site with another host: prints the path of each, or null for a line of
 * another site. `?fixture=rules&home=…&lines=…`
 */
function atoll_fixture_scenario_rules() {
	add_action(
		'template_redirect',
		static function () {
			atoll_load_admin();
			$home = atoll_fixture_argument( 'home' );
			add_filter( 'option_home', static fn() => $home );
			$paths = array();
			foreach ( explode( "\n", atoll_fixture_argument( 'lines' ) ) as $line ) {
				$rule    = atoll_read_address_rule( $line );
				$paths[] = is_wp_error( $rule ) ? null : $rule;
			}
			wp_send_json( $paths );
		},
		0
	);
}

/** Test mode. */
function atoll_fixture_scenario_test_mode() {
	add_filter( 'default_option_atoll_settings', fn() => array( 'test_mode' => true ) );
	add_filter( 'option_atoll_settings', fn( $settings ) => array( 'test_mode' => true ) + (array) $settings );
}

/** Report-only mode. */
function atoll_fixture_scenario_report_only() {
	add_filter( 'default_option_atoll_settings', fn() => array( 'report_only' => true ) );
	add_filter( 'option_atoll_settings', fn( $settings ) => array( 'report_only' => true ) + (array) $settings );
}
