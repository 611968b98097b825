<?php
/**
 * Scenarios with other releases and locations of the originals, and with callers of their scripts. See scenarios.php.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns an argument of the request.
 *
 * @param string $name Name of the argument.
 * @return string
 */
function atoll_fixture_argument( $name ) {
	// phpcs:ignore WordPress.Security -- test code.
	return isset( $_GET[ $name ] ) ? (string) wp_unslash( $_GET[ $name ] ) : '';
}

/** A site that does not allow the stand-in for the page builder. */
function atoll_fixture_scenario_strict() {
	remove_filter( 'atoll_tested_releases', 'atoll_fixture_allow_stand_in' );
}

/** Releases and fingerprints that differ from the stand-ins': `facts`, JSON of path below the plugins' folder => fact. */
function atoll_fixture_scenario_facts() {
	add_filter(
		'pre_option_atoll_files',
		static function () {
			$facts = array();
			foreach ( (array) json_decode( atoll_fixture_argument( 'facts' ), true ) as $path => $fact ) {
				$file = WP_PLUGIN_DIR . '/' . $path;
				$read = '.php' === substr( $path, -4 ) ? 'atoll_read_release' : 'atoll_read_fingerprint';

				$facts[ atoll_file_version( $file, $read ) ] = $fact;
			}
			return $facts;
		}
	);
	// They apply only to this request.
	add_filter(
		'pre_update_option_atoll_files',
		static function ( $value, $old ) {
			return $old;
		},
		10,
		2
	);
}

/** A site that allows a release with the filter: `allow`. */
function atoll_fixture_scenario_allow() {
	add_filter(
		'atoll_tested_releases',
		static function ( $releases ) {
			$releases['goodlayers'][] = atoll_fixture_argument( 'allow' );
			return $releases;
		}
	);
}

/** A page builder that is not active. */
function atoll_fixture_scenario_inactive() {
	add_filter(
		'option_active_plugins',
		static function ( $plugins ) {
			return array_values( array_diff( $plugins, array( 'goodlayers-core/goodlayers-core.php' ) ) );
		},
		99
	);
}

/** The page builder's script with a different URL: `src`, in which `{plugins}` is the plugins' folder. */
function atoll_fixture_scenario_src() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_scripts()->registered['gdlr-core-page-builder']->src = str_replace( '{plugins}', WP_PLUGIN_URL, atoll_fixture_argument( 'src' ) );
		},
		50
	);
}

/** A content network that rewrites URLs when scripts are printed. */
function atoll_fixture_scenario_cdn() {
	add_filter(
		'script_loader_src',
		static function ( $src ) {
			return preg_replace( '#^https?://[^/]+#', 'https://cdn.example', $src );
		}
	);
}

/** The tour plugin, which calls the page builder's scripts without declaring it. */
function atoll_fixture_scenario_tours() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'tourmaster-script', atoll_fixture_script( 'add-on' ), array( 'jquery' ), '1', true );
		}
	);
}

/** Scripts for Internet Explorer 8, as the TravelTour theme queues one. */
function atoll_fixture_scenario_old_browsers() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			foreach ( array( 'tourmaster-html5js', 'jquery-placeholder' ) as $handle ) {
				wp_enqueue_script( $handle, atoll_fixture_script( 'add-on' ), array( 'jquery' ), '1', true );
				wp_script_add_data( $handle, 'conditional', 'lt IE 9' );
			}
		}
	);
}

/** A script that depends on the page builder's but is not on this page. */
function atoll_fixture_scenario_unused_user() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_register_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'gdlr-core-page-builder' ), '1', true );
		}
	);
}

/** Code attached to a script: `to`, a handle, and `code`. */
function atoll_fixture_scenario_attached() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_add_inline_script( atoll_fixture_argument( 'to' ), atoll_fixture_argument( 'code' ) );
		},
		50
	);
}

/** Prints the decisions for all visitors after the page, because Atoll decides when the page is complete. */
function atoll_fixture_scenario_decisions() {
	add_action(
		'shutdown',
		static function () {
			atoll_load_admin();
			printf( '<script type="application/json" id="fixture-decisions">%s</script>', wp_json_encode( array_map( 'atoll_decision_text', array_column( atoll_decisions()['scripts'], null, 'handle' ) ) ) );
		},
		30
	);
}
