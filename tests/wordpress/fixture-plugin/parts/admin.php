<?php
/**
 * The environment of an administrator: a page cache, and WP-CLI.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Counts how often the page cache is purged. `?fixture=purges` prints the number.
 */
function atoll_fixture_count_purges() {
	add_action(
		'atoll_purge_caches',
		static function () {
			update_option( 'fixture_purges', 1 + (int) get_option( 'fixture_purges' ), false );
		}
	);
}

/** Deletes the settings, as on a site that has never saved them. */
function atoll_fixture_scenario_forget_settings() {
	delete_option( 'atoll_settings' );
}

/** Prints how often the page cache was purged. */
function atoll_fixture_scenario_purges() {
	add_action(
		'wp_footer',
		static function () {
			printf( '<script type="application/json" id="fixture-purges">%d</script>', (int) get_option( 'fixture_purges' ) );
		}
	);
}

/** Tells plugins that one of them was updated: `?fixture=updated&plugin=atoll/atoll.php`. */
function atoll_fixture_scenario_updated() {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	$plugin = isset( $_GET['plugin'] ) ? sanitize_text_field( wp_unslash( $_GET['plugin'] ) ) : '';
	$update = array(
		'type'    => 'plugin',
		'action'  => 'update',
		'plugins' => array( $plugin ),
	);
	add_action( 'init', static fn() => do_action( 'upgrader_process_complete', null, $update ) );
}

/** An active optimiser, with a filter that removes Atoll's exclusion. */
function atoll_fixture_scenario_rocket() {
	define( 'WP_ROCKET_VERSION', '3.17' );
	add_filter( 'rocket_delay_js_exclusions', '__return_empty_array', 99 );
}

/** A page that redirects to another site. */
function atoll_fixture_scenario_leave() {
	add_action(
		'template_redirect',
		static function () {
			wp_redirect( 'https://elsewhere.example/' ); // phpcs:ignore WordPress.Security.SafeRedirect -- the point of it.
			exit;
		}
	);
}

/** A page that redirects to a page of this site. */
function atoll_fixture_scenario_moved() {
	add_action(
		'template_redirect',
		static function () {
			wp_safe_redirect( home_url( '/demo/' ) );
			exit;
		}
	);
}

/**
 * Runs a command of WP-CLI and prints its output: `?fixture=cli&command=doctor&page=/demo/`.
 */
function atoll_fixture_scenario_cli() {
	add_action(
		'template_redirect',
		static function () {
			require __DIR__ . '/class-wp-cli.php';
			require_once WP_PLUGIN_DIR . '/atoll/includes/class-atoll-command.php';
			$command = new Atoll_Command();
			// phpcs:disable WordPress.Security.NonceVerification.Recommended -- test code.
			$method  = isset( $_GET['command'] ) && 'doctor' === $_GET['command'] ? 'doctor' : 'status';
			$options = isset( $_GET['page'] ) ? array( 'url' => esc_url_raw( wp_unslash( $_GET['page'] ) ) ) : array();
			// phpcs:enable
			header( 'Content-Type: text/plain' );
			$command->$method( array(), $options );
			exit;
		}
	);
}
