<?php
/**
 * What themes and plugins do with output buffers, one function each, see scenarios.php.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Uses another template for the demo pages.
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

/** Somebody fires the enqueue hooks once more, before the page begins. */
function atoll_fixture_scenario_twice() {
	add_action(
		'template_redirect',
		static function () {
			do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		}
	);
}

/** Somebody fires the enqueue hooks in the template, before the head. */
function atoll_fixture_scenario_twice_in_template() {
	add_action(
		'wp_head',
		static function () {
			do_action( 'wp_enqueue_scripts' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		},
		0
	);
}

/** An optimiser or page cache that begins at `template_redirect` and leaves the end to WordPress. */
function atoll_fixture_scenario_optimiser() {
	add_action(
		'template_redirect',
		static function () {
			ob_start( 'atoll_fixture_optimise' );
		},
		2
	);
}

/** One that closes whatever buffer is on top at shutdown, in the belief that it is its own. */
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

/** An optimiser that begins in the head and puts the page builder's scripts into one file. */
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

/** An optimiser that begins in the head and delays scripts until the visitor does something. */
function atoll_fixture_scenario_delay() {
	add_action(
		'wp_head',
		static function () {
			ob_start(
				static function ( $html ) {
					return preg_replace( '~<script src="([^"]*/goodlayers-core/[^"]*)"~', '<script type="delayed" data-src="$1" data-why="x > y"', $html );
				}
			);
		},
		-10
	);
}

/**
 * Says in the page which scripts an optimiser gets to see.
 *
 * @param string $html The page.
 * @return string
 */
function atoll_fixture_optimise( $html ) {
	if ( defined( 'ATOLL_FIXTURE_SILENT' ) ) {
		return strtr( $html, array( '<title>' => "<meta name=\"optimised\">\n<title>" ) );
	}
	preg_match_all( '~<script src="[^"]*" id="((?:gdlr-core|vk-ltc)-[\w-]+)-js"~', $html, $seen );
	return str_replace( '<title>', '<meta name="optimised" content="' . implode( ' ', $seen[1] ) . "\">\n<title>", $html );
}

/** Optimisers that only mark the page. */
function atoll_fixture_scenario_silent() {
	define( 'ATOLL_FIXTURE_SILENT', true );
}

/** A script in the head with the head's end in a string. */
function atoll_fixture_scenario_head_in_string() {
	add_action(
		'wp_head',
		static function () {
			echo "<script>var page = '<head></head><!-- ';</script><!-- </head> -->\n";
		},
		50
	);
}

/** A buffer that another plugin opens in the head and leaves open. */
function atoll_fixture_scenario_buffer() {
	add_action( 'wp_head', 'ob_start', 20, 0 );
}

/** A buffer that another plugin opens before the enqueue hooks and closes at the end of the head. */
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

/** Many buffers, one in the other. */
function atoll_fixture_scenario_nested() {
	add_action( 'template_redirect', 'ob_start', 1, 0 );
	add_action( 'wp_head', 'ob_start', -10, 0 );
	add_action( 'wp_body_open', 'ob_start', 10, 0 );
	add_action( 'wp_footer', 'ob_start', -10, 0 );
	add_action( 'wp_footer', 'ob_end_flush', 100, 0 );
}

/** A theme that takes a buffer in the body that it has never opened. */
function atoll_fixture_scenario_taken() {
	add_action(
		'wp_body_open',
		static function () {
			if ( ob_get_level() ) {
				echo ob_get_clean(); // phpcs:ignore WordPress.Security.EscapeOutput -- the page.
			}
		}
	);
}

/** A theme that sends the head early. */
function atoll_fixture_scenario_flush() {
	add_action(
		'wp_body_open',
		static function () {
			if ( ob_get_level() ) {
				ob_flush();
			}
			flush();
		}
	);
}

/** A theme that ends all buffers to stream the rest. */
function atoll_fixture_scenario_flush_all() {
	add_action( 'wp_body_open', 'wp_ob_end_flush_all' );
}

/** Something that throws away what was printed and begins again. */
function atoll_fixture_scenario_clean() {
	add_filter(
		'template_include',
		static function ( $template ) {
			ob_start();
			return $template;
		},
		1
	);
	add_action(
		'wp_head',
		static function () {
			if ( ob_get_level() ) {
				ob_clean();
			}
			echo "<!DOCTYPE html>\n<html><head>\n";
		},
		-10
	);
}

/** The server compresses its output. */
function atoll_fixture_scenario_gzip() {
	add_action(
		'template_redirect',
		static function () {
			ob_start( 'ob_gzhandler' );
		},
		1
	);
}

/** A fatal error in the footer, after the scripts were printed. */
function atoll_fixture_scenario_fatal() {
	add_action( 'wp_footer', 'atoll_fixture_fail', 30 );
}

/** A fatal error in the template, after the footer. */
function atoll_fixture_scenario_fatal_after() {
	add_action( 'atoll_fixture_after_footer', 'atoll_fixture_fail' );
}

/**
 * Ends PHP with an error that is not an exception.
 */
function atoll_fixture_fail() {
	// Neither WordPress's error page behind the page, nor a line in the log, which other tests want to be empty.
	$silent = static function () {
		return '__return_null';
	};
	add_filter( 'wp_die_handler', $silent );
	ini_set( 'log_errors', '0' ); // phpcs:ignore WordPress.PHP.IniSet -- test code.
	atoll_fixture_function_that_is_missing();
}

/** A plugin that exits in the footer, after the scripts were printed. */
function atoll_fixture_scenario_exit() {
	add_action(
		'wp_footer',
		static function () {
			exit;
		},
		30
	);
}

/** A template that exits after the footer. */
function atoll_fixture_scenario_exit_after() {
	add_action(
		'atoll_fixture_after_footer',
		static function () {
			echo "</body>\n</html>\n";
			exit;
		}
	);
}

/** Something in the site's filters fails while the page is finished. */
function atoll_fixture_scenario_throw() {
	add_action(
		'atoll_fixture_after_footer',
		static function () {
			add_filter(
				'pre_option_atoll_settings',
				static function () {
					throw new Exception( 'on purpose' );
				}
			);
		}
	);
}

/** A server on which PCRE gives up at once. */
function atoll_fixture_scenario_pcre() {
	ini_set( 'pcre.jit', '0' ); // phpcs:ignore WordPress.PHP.IniSet -- test code.
	add_action(
		'atoll_fixture_after_footer',
		static function () {
			ini_set( 'pcre.backtrack_limit', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- test code.
		}
	);
}

/** 10,000 elements and an inline script of 3 MB. */
function atoll_fixture_scenario_huge() {
	add_action(
		'wp_body_open',
		static function () {
			echo str_repeat( "<div class=\"row wide\" id=\"a\"><p style=\"color: red\">Text &amp; more</p></div>\n", 5000 );
			echo '<script>' . str_repeat( "f( function ( a, b ) { return '<b>' + a + '<!-- ' + b } );\n", 52000 ) . "</script>\n";
		}
	);
}

/** WordPress 6.9's buffer around the template. */
function atoll_fixture_scenario_core_buffer() {
	if ( ! function_exists( 'wp_start_template_enhancement_output_buffer' ) ) {
		require_once __DIR__ . '/core-buffer.php';
	}
}

/** It is there anyway, for the theme or another plugin. */
function atoll_fixture_scenario_core_buffer_used() {
	add_filter(
		'wp_template_enhancement_output_buffer',
		static function ( $html ) {
			return atoll_fixture_optimise( $html );
		}
	);
}

/** A site that streams its pages. */
function atoll_fixture_scenario_core_streams() {
	add_filter( 'wp_should_output_buffer_template_for_enhancement', '__return_false', 99 );
}

/** The callbacks of the output buffers that are open in the middle of the page. */
function atoll_fixture_scenario_handlers() {
	add_action(
		'wp_body_open',
		static function () {
			printf( '<!-- HANDLERS=%s -->', esc_html( implode( ' ', ob_list_handlers() ) ) );
		}
	);
}
