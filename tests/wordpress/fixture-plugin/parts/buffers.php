<?php
/**
 * Scenarios in which themes and plugins use output buffers. See scenarios.php.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Uses a different template for the demo pages.
 *
 * @param string $name File name without its ending.
 */
function atoll_fixture_use_template( $name ) {
	add_filter(
		'template_include',
		static function () use ( $name ) {
			return __DIR__ . "/$name-template.php";
		},
		100
	);
}

/** A theme that captures head and footer into strings and prints them later, as Timber does. */
function atoll_fixture_scenario_captured() {
	atoll_fixture_use_template( 'captured' );
}

/** A theme whose HTML has no `<html>`, `<head>` and `<body>`. */
function atoll_fixture_scenario_bare() {
	atoll_fixture_use_template( 'bare' );
}

/** A plugin that fires the enqueue hooks again, before the page starts. */
function atoll_fixture_scenario_twice() {
	add_action(
		'template_redirect',
		static function () {
			do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		}
	);
}

/** A theme that fires the enqueue hooks in the template, before the head. */
function atoll_fixture_scenario_twice_in_template() {
	add_action(
		'wp_head',
		static function () {
			do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		},
		0
	);
}

/** An optimiser or page cache that opens a buffer at `template_redirect`. WordPress closes it. */
function atoll_fixture_scenario_optimiser() {
	add_action(
		'template_redirect',
		static function () {
			ob_start( 'atoll_fixture_optimise' );
		},
		2
	);
}

/** An optimiser that closes the innermost buffer at shutdown because it assumes that this is its buffer. */
function atoll_fixture_scenario_optimiser_at_shutdown() {
	add_action( 'template_redirect', 'ob_start', 2, 0 );
	add_action(
		'shutdown',
		static function () {
			echo atoll_fixture_optimise( ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput -- the page.
		},
		0
	);
}

/** An optimiser that opens a buffer in the head and combines the page builder's scripts into one file. */
function atoll_fixture_scenario_combine() {
	add_action(
		'wp_head',
		static function () {
			ob_start(
				static function ( $html ) {
					$html = preg_replace( '~<script [^>]*id="gdlr-core-plugin-js"[^>]*></script>\n~', '', $html );
					return preg_replace( '~<script [^>]*id="gdlr-core-page-builder-js"[^>]*>~', '<script src="/combined.js">', $html );
				}
			);
		},
		-10
	);
}

/** An optimiser that opens a buffer in the head and delays scripts until the first interaction. */
function atoll_fixture_scenario_delay() {
	add_action(
		'wp_head',
		static function () {
			ob_start(
				static function ( $html ) {
					return preg_replace( '~<script ((?:id="[^"]*" )?)src="([^"]*/goodlayers-core/[^"]*)"~', '<script $1type="delayed" data-src="$2" data-why="x > y"', $html );
				}
			);
		},
		-10
	);
}

/**
 * Adds the list of scripts that an optimiser sees to the page.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_fixture_optimise( $html ) {
	if ( defined( 'ATOLL_FIXTURE_SILENT' ) ) {
		return strtr( $html, array( '<title>' => "<meta name=\"optimised\">\n<title>" ) );
	}
	preg_match_all( '~<script (?=[^>]*src=)[^>]*id="((?:gdlr-core|vk-ltc)-[\w-]+)-js"~', $html, $seen );
	return str_replace( '<title>', '<meta name="optimised" content="' . implode( ' ', $seen[1] ) . "\">\n<title>", $html );
}

/** Optimisers only mark the page and list no scripts. */
function atoll_fixture_scenario_silent() {
	define( 'ATOLL_FIXTURE_SILENT', true );
}

/** A script in the head that contains `</head>` in a string. */
function atoll_fixture_scenario_head_in_string() {
	add_action(
		'wp_head',
		static function () {
			echo "<script>var page = '<head></head><!-- ';</script><!-- </head> -->\n";
		},
		50
	);
}

/** A plugin that opens a buffer in the head and does not close it. */
function atoll_fixture_scenario_buffer() {
	add_action( 'wp_head', 'ob_start', 20, 0 );
}

/** A plugin that opens a buffer before the enqueue hooks and closes it at the end of the head. */
function atoll_fixture_scenario_head_buffer() {
	add_action( 'wp_head', 'ob_start', 0, 0 );
	add_action(
		'wp_head',
		static function () {
			echo ob_get_clean(); // phpcs:ignore WordPress.Security.EscapeOutput -- the page's own head.
		},
		99
	);
}

/** Many nested buffers. */
function atoll_fixture_scenario_nested() {
	add_action( 'template_redirect', 'ob_start', 1, 0 );
	add_action( 'wp_head', 'ob_start', -10, 0 );
	add_action( 'wp_body_open', 'ob_start', 10, 0 );
	add_action( 'wp_footer', 'ob_start', -10, 0 );
	add_action( 'wp_footer', 'ob_end_flush', 100, 0 );
}

/** A server that compresses its output. */
function atoll_fixture_scenario_gzip() {
	add_action(
		'template_redirect',
		static function () {
			ob_start( 'ob_gzhandler' );
		},
		1
	);
}

/** A page with 10,000 elements and an inline script of 3 MB. */
function atoll_fixture_scenario_huge() {
	add_action(
		'wp_body_open',
		static function () {
			echo str_repeat( "<div class=\"row wide\" id=\"a\"><p style=\"color: red\">Text &amp; more</p></div>\n", 5000 );
			echo '<script>' . str_repeat( "f( function ( a, b ) { return '<b>' + a + '<!-- ' + b } );\n", 52000 ) . "</script>\n";
		}
	);
}

/** WordPress 6.9's template enhancement buffer. */
function atoll_fixture_scenario_core_buffer() {
	if ( ! function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
		require_once __DIR__ . '/core-buffer.php';
	}
}

/** Another plugin that uses WordPress 6.9's template enhancement buffer. */
function atoll_fixture_scenario_core_buffer_used() {
	add_filter(
		'wp_template_enhancement_output_buffer',
		static function ( $html ) {
			return atoll_fixture_optimise( $html );
		}
	);
}

/** Another plugin that fails in WordPress's buffer, so that the edits of all plugins are lost. */
function atoll_fixture_scenario_core_buffer_fails() {
	add_filter(
		'wp_template_enhancement_output_buffer',
		static function () {
			throw new Exception( 'a failure of another plugin' );
		},
		PHP_INT_MAX
	);
}

/** A site that streams its pages. */
function atoll_fixture_scenario_core_streams() {
	add_filter( 'wp_should_output_buffer_template_for_enhancement', '__return_false', 99 );
}

/** Prints the callbacks of the output buffers that are open in the body. */
function atoll_fixture_scenario_handlers() {
	add_action(
		'wp_body_open',
		static function () {
			printf( '<!-- HANDLERS=%s -->', esc_html( implode( ' ', ob_list_handlers() ) ) );
		}
	);
}
