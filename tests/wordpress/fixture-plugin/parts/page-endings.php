<?php
/**
 * Scenarios in which a page is sent early, taken from its buffer, or ends with an error. See scenarios.php.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** A theme that closes a buffer in the body that it has not opened. */
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
				// WordPress's buffer refuses with a notice.
				@ob_flush(); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- see above.
			}
			flush();
		}
	);
}

/** A theme that ends all buffers to stream the rest of the page. */
function atoll_fixture_scenario_flush_all() {
	add_action( 'wp_body_open', 'wp_ob_end_flush_all' );
}

/** A plugin that discards the output and starts the page again. */
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

/** A fatal error in the footer, after the scripts were printed. */
function atoll_fixture_scenario_fatal() {
	add_action( 'wp_footer', 'atoll_fixture_fail', 30 );
}

/** A fatal error in the template, after the footer. */
function atoll_fixture_scenario_fatal_after() {
	add_action( 'atoll_fixture_after_footer', 'atoll_fixture_fail' );
}

/**
 * Ends PHP with a fatal error.
 */
function atoll_fixture_fail() {
	// Suppress WordPress's error page and the log entry, because other tests expect an empty log.
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

/** A filter of the site that throws an exception while Atoll edits the complete page. */
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

/** A server with a very low backtrack limit of PCRE. */
function atoll_fixture_scenario_pcre() {
	ini_set( 'pcre.jit', '0' ); // phpcs:ignore WordPress.PHP.IniSet -- test code.
	add_action(
		'atoll_fixture_after_footer',
		static function () {
			ini_set( 'pcre.backtrack_limit', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- test code.
		}
	);
}
