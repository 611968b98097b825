<?php
/**
 * Scenarios with a GoodLayers theme. Only its files and its name are there: the pages keep the site's own templates.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The theme, with its scripts. `theme`: name of its folder, default `kingster`. Atoll knows its text domain.
 */
function atoll_fixture_scenario_kingster() {
	$name   = '' === atoll_fixture_argument( 'theme' ) ? 'kingster' : atoll_fixture_argument( 'theme' );
	$folder = '/legacy/kingster';
	add_action(
		'init',
		static function () use ( $name, $folder ) {
			add_filter( 'template', fn() => $name );
			add_filter( 'template_directory', fn() => dirname( ATOLL_FIXTURE_FILE ) . $folder );
			add_filter( 'template_directory_uri', fn() => plugins_url( $folder, ATOLL_FIXTURE_FILE ) );
		},
		0
	);
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'kingster-script-core', get_template_directory_uri() . '/js/script-core.js', array( 'jquery', 'jquery-effects-core' ), '1.0.0', true );
			wp_localize_script( 'kingster-script-core', 'kingster_script_core', array( 'home_url' => home_url( '/' ) ) );
			wp_enqueue_script( 'kingster-learnpress', get_template_directory_uri() . '/learnpress/kingster-learnpress.js', array(), '1', false );
		},
		11
	);
}

/** A site that allows the stand-in, whose files differ from the theme's. */
function atoll_fixture_scenario_allow_theme() {
	add_filter(
		'atoll_tested_releases',
		static function ( $releases ) {
			$releases['goodlayers-theme'][] = '3.2.9';
			return $releases;
		}
	);
}

/** The theme's libraries as files of their own, as in Infinite, Attorna and Logisco. */
function atoll_fixture_scenario_theme_libraries() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			foreach ( array( 'mmenu', 'superfish' ) as $name ) {
				wp_enqueue_script( "jquery-$name", get_template_directory_uri() . "/js/jquery.$name.js", array( 'jquery' ), '1', true );
			}
		},
		11
	);
}

/** A script of a child theme that calls the theme's functions without declaring it. */
function atoll_fixture_scenario_theme_caller() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'child-theme', atoll_fixture_script( 'child-theme' ), array(), '1', true );
		}
	);
}

/** A shortcode of WordPress: `shortcode`, in base64. */
function atoll_fixture_scenario_shortcode() {
	add_action(
		'wp_body_open',
		static function () {
			echo do_shortcode( base64_decode( atoll_fixture_argument( 'shortcode' ) ) ); // phpcs:ignore -- the point of it.
		}
	);
}

/** The media player on a page without one, as an element that loads more posts enqueues it. */
function atoll_fixture_scenario_player_script() {
	add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'wp-mediaelement' ) );
}

/** The stylesheet that the theme writes from its options, which colour audio players. */
function atoll_fixture_scenario_player_colours() {
	add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_style( 'kingster-custom-style', get_template_directory_uri() . '/css/style-custom.css?1795598570' ) );
}

/** A script that depends on the media player's library. */
function atoll_fixture_scenario_player_dependant() {
	add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'mediaelement' ), '1', true ) );
}

/** A script that calls the media player without declaring it. */
function atoll_fixture_scenario_player_caller() {
	add_action( 'wp_enqueue_scripts', fn() => wp_enqueue_script( 'player-caller', atoll_fixture_script( 'player-caller' ), array(), '1', true ) );
}
