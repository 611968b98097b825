<?php
/**
 * Scenarios with Elementor's front end: stand-ins for its scripts, with its dependencies and its configuration
 * (elementor-frontend, section 1).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Elementor, with the scripts that it prints on each of its pages. `elementor`: its release, by default 3.21.2. */
function atoll_fixture_scenario_elementor() {
	$release = '' === atoll_fixture_argument( 'elementor' ) ? '3.21.2' : atoll_fixture_argument( 'elementor' );
	define( 'ELEMENTOR_VERSION', $release );
	add_filter( 'option_active_plugins', fn( $plugins ) => array_merge( (array) $plugins, array( dirname( plugin_basename( ATOLL_FIXTURE_FILE ) ) . '/legacy/elementor/elementor.php' ) ) );
	add_action( 'wp_enqueue_scripts', fn() => atoll_fixture_elementor_scripts( $release ) );
}

/**
 * Enqueues the scripts of a release.
 *
 * @param string $release The release.
 */
function atoll_fixture_elementor_scripts( $release ) {
	$is_old = version_compare( $release, '3.24', '<' );
	$file   = static fn( $path ) => plugins_url( "legacy/elementor/assets/$path.min.js", ATOLL_FIXTURE_FILE );
	wp_register_script( 'elementor-webpack-runtime', $file( 'js/webpack.runtime' ), array(), $release, true );
	wp_register_script( 'elementor-frontend-modules', $file( 'js/frontend-modules' ), array( 'elementor-webpack-runtime', 'jquery' ), $release, true );
	wp_register_script( 'elementor-waypoints', $file( 'lib/waypoints/waypoints' ), array( 'jquery' ), '4.0.2', true );
	wp_enqueue_script( 'elementor-frontend', $file( 'js/frontend' ), array_merge( array( 'elementor-frontend-modules', 'jquery-ui-position' ), $is_old ? array( 'elementor-waypoints' ) : array() ), $release, true );
	$config = array(
		'environmentMode' => array( 'edit' => isset( $_GET['elementor-edit'] ) ), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
		'responsive'      => array(
			'breakpoints' => array(
				'mobile' => array(
					'value'      => 767,
					'direction'  => 'max',
					'is_enabled' => true,
				),
			),
		),
		'kit'             => isset( $_GET['no-lightbox'] ) ? array( 'lightbox_title_src' => 'title' ) : array( 'global_image_lightbox' => 'yes' ), // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	);
	wp_add_inline_script( 'elementor-frontend', 'var elementorFrontendConfig = ' . wp_json_encode( $config ) . ';', 'before' );
}

/** A site that allows the stand-ins, whose files differ from Elementor's. */
function atoll_fixture_scenario_allow_elementor() {
	add_filter(
		'atoll_tested_releases',
		static function ( $releases ) {
			$releases['elementor'] = array_merge( $releases['elementor'], array( '3.21.2', '4.1.4' ) );
			return $releases;
		}
	);
}

/** Elementor Pro. */
function atoll_fixture_scenario_elementor_pro() {
	define( 'ELEMENTOR_PRO_VERSION', '3.21.0' );
}

/** What WordPress 7.1 attaches to jQuery UI. */
function atoll_fixture_scenario_core_code() {
	add_action( 'wp_enqueue_scripts', fn() => wp_add_inline_script( 'jquery-ui-core', 'jQuery.uiBackCompat = true;', 'before' ) );
}

/** Code that the site attaches to Elementor's script. */
function atoll_fixture_scenario_elementor_code() {
	add_action( 'wp_enqueue_scripts', fn() => wp_add_inline_script( 'elementor-frontend', 'window.elementorFrontend && 1;', 'before' ), 20 );
}

/** A script of an add-on that depends on Elementor's. */
function atoll_fixture_scenario_elementor_dependant() {
	add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'elementor-frontend' ), '1', true ), 20 );
}

/** A script of an add-on that calls Elementor's without declaring it. */
function atoll_fixture_scenario_elementor_caller() {
	add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'elementor-caller', atoll_fixture_script( 'elementor-caller' ), array(), '1', true ), 20 );
}

/** The same script, which a template prints. */
function atoll_fixture_scenario_elementor_template_caller() {
	add_action( 'wp_footer', static function () {
		printf( '<script src="%s"></script>', esc_url( atoll_fixture_script( 'elementor-caller' ) ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- the point of it.
	}, 30 );
}

/** Elementor's menu in the toolbar, which only users see. */
function atoll_fixture_scenario_elementor_toolbar() {
	add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'elementor-admin-bar', atoll_fixture_script( 'add-on' ), array( 'elementor-frontend-modules' ), '3.21.2', true ), 20 );
}

/** Settings that the site has saved: active families, since a release the families that the page showed, and widgets that are off. */
function atoll_fixture_scenario_saved_families() {
	// phpcs:disable WordPress.Security.NonceVerification.Recommended -- a test reads it.
	$saved = array();
	foreach ( array( 'families', 'known_families', 'widgets_off' ) as $name ) {
		if ( isset( $_GET[ $name ] ) ) {
			$saved[ $name ] = array_values( array_filter( explode( ' ', sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) ) ) );
		}
	}
	// phpcs:enable
	add_filter( 'pre_option_atoll_settings', fn() => $saved );
}
