<?php
/**
 * Scenarios in which other plugins and themes add or change scripts. See scenarios.php.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** A script that depends on two replaced scripts. */
function atoll_fixture_scenario_dependant() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'vk-ltc-js', 'gdlr-core-page-builder' ), '1', true );
			wp_add_inline_script( 'gdlr-core-page-builder', 'window.__before = true;', 'before' );
		},
		50
	);
}

/** A script module that imports Atoll's REST client. */
function atoll_fixture_scenario_rest_module() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script_module( 'rest-user', atoll_fixture_script( 'add-on' ), array( 'atoll/rest' ), '1' );
		}
	);
}

/** A block of WordPress with a module, in the page's text: a search field that a button opens. */
function atoll_fixture_scenario_interactive_block() {
	add_filter(
		'the_content',
		static function ( $text ) {
			return do_blocks( '<!-- wp:search {"label":"Search","showLabel":false,"buttonText":"Search","buttonPosition":"button-only","buttonUseIcon":true,"isSearchFieldHidden":true} /-->' ) . $text;
		}
	);
}

/** A theme without block templates, which prints import maps in the footer. */
function atoll_fixture_scenario_classic_theme() {
	$folder = static function () {
		return 'atoll-classic';
	};
	add_filter( 'template', $folder );
	add_filter( 'stylesheet', $folder );
	add_filter(
		'template_include',
		static function () {
			return __DIR__ . '/content-template.php';
		},
		100
	);
}

/** The order of attributes in script tags since WordPress 7.0, on all releases. */
function atoll_fixture_scenario_sorted_attributes() {
	add_filter(
		'wp_script_attributes',
		static function ( $attributes ) {
			ksort( $attributes );
			return $attributes;
		}
	);
	add_filter(
		'script_loader_tag',
		static function ( $tag ) {
			return preg_replace_callback(
				'/<script((?:\s+[\w-]+(?:=(?:"[^"]*"|\'[^\']*\'))?)+)\s*>/',
				static function ( $found ) {
					preg_match_all( '/[\w-]+(?:=(?:"[^"]*"|\'[^\']*\'))?/', $found[1], $attributes );
					sort( $attributes[0] );
					return '<script ' . implode( ' ', $attributes[0] ) . '>';
				},
				$tag
			);
		},
		PHP_INT_MIN
	);
}

/** Contact Form 7's payment module, whose script depends on the form's script. */
function atoll_fixture_scenario_stripe() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'wpcf7-stripe', atoll_fixture_script( 'add-on' ), array( 'contact-form-7' ), '1', true );
		},
		20
	);
}

/** The stylesheet of Contact Form 7, which the site's theme replaces on other pages. */
function atoll_fixture_scenario_form_style() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_style( 'contact-form-7', plugins_url( 'contact-form-7/includes/css/styles.css' ), array(), '6.1.6' );
		}
	);
}

/** A script that adds rules to the forms' validator. */
function atoll_fixture_scenario_form_rules() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'swv' ), '1', true );
		},
		20
	);
}

/** A script that uses the page builder's libraries. */
function atoll_fixture_scenario_library_user() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array( 'gdlr-core-plugin' ), '1', true );
		}
	);
}

/** The theme's script, which has more dependencies than the page builder's. */
function atoll_fixture_scenario_theme() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'kingster-script-core', atoll_fixture_script( 'theme' ), array( 'jquery', 'jquery-effects-core' ), '1.0.0', true );
		},
		11
	);
}

/** A plugin that registers and enqueues the replaced scripts repeatedly. */
function atoll_fixture_scenario_again() {
	$again = static function () {
		foreach ( array( 'vk-ltc-js', 'gdlr-core-plugin', 'gdlr-core-page-builder' ) as $handle ) {
			wp_deregister_script( $handle );
		}
		atoll_fixture_link_script();
		atoll_fixture_builder_scripts();
	};
	add_action( 'wp_enqueue_scripts', $again, 99 );
	add_action( 'wp_enqueue_scripts', $again, 100 );
	add_action( 'wp_footer', $again, 10 );
}

/** The replaced scripts in the head. */
function atoll_fixture_scenario_head() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			foreach ( array( 'vk-ltc-js', 'gdlr-core-plugin', 'gdlr-core-page-builder' ) as $handle ) {
				wp_scripts()->add_data( $handle, 'group', 0 );
				wp_scripts()->registered[ $handle ]->args = null;
			}
		},
		50
	);
}

/** Inline code that uses jQuery without declaring it. */
function atoll_fixture_scenario_inline() {
	add_action(
		'wp_footer',
		static function () {
			echo '<script>jQuery( function () { window.__inline = true; } );</script>';
		},
		100
	);
}

/** A script that a template prints without enqueueing it. */
function atoll_fixture_scenario_by_hand() {
	add_action(
		'wp_body_open',
		static function () {
			printf( '<script defer src="%s"></script>', esc_url( atoll_fixture_script( 'add-on' ) ) ); // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- the point of it.
		}
	);
}

/** A widget that is printed after the footer's scripts. */
function atoll_fixture_scenario_late_markup() {
	add_action( 'wp_footer', 'atoll_fixture_print_uncovered', 50 );
}

/** A file and inline code that an optimiser may combine, and a mark that differs whenever the page is printed. */
function atoll_fixture_scenario_combinable() {
	add_action(
		'wp_enqueue_scripts',
		static function () {
			wp_enqueue_script( 'add-on', atoll_fixture_script( 'add-on' ), array(), '1', true );
			wp_add_inline_script( 'add-on', "window.__legacy.push( 'inline' );" );
		}
	);
	add_action(
		'wp_head',
		static function () {
			printf( '<meta name="fixture-print" content="%s" />', esc_attr( uniqid() ) );
		}
	);
}
