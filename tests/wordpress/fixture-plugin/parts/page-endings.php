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

/** Filters of the site that buffer output, which PHP does not allow while the complete page is edited. */
function atoll_fixture_scenario_buffering_filters() {
	foreach ( array( 'the_title', 'gettext', 'attribute_escape', 'esc_html', 'clean_url', 'plugins_url', 'home_url', 'bloginfo', 'option_blogname', 'option_atoll_settings', 'pre_kses', 'get_post_metadata', 'atoll_tested_releases', 'wp_inline_script_attributes' ) as $hook ) {
		add_filter(
			$hook,
			static function ( $value = null ) {
				ob_start();
				echo 'buffered';
				ob_end_clean();
				return $value;
			}
		);
	}
}

/** A plugin whose filter on WordPress's buffer throws an exception after Atoll's. WordPress sends the page as it was printed. */
function atoll_fixture_scenario_throw_after() {
	add_filter(
		'wp_template_enhancement_output_buffer',
		static function () {
			throw new Exception( 'on purpose' );
		}
	);
	add_action(
		'shutdown',
		static function () {
			$whys = wp_list_pluck( atoll_page()->decisions, 'why' );
			error_log( 'DECIDED ' . ( $whys['gdlr-core-page-builder'] ?? '' ) . ' ' . (int) isset( atoll_page()->emptied['gdlr-core-page-builder'] ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- test code.
		},
		99
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
			// A process keeps compiled patterns of earlier requests, for each locale. Those with the JIT ignore this limit.
			setlocale( LC_CTYPE, 'C.UTF-8' );
			ini_set( 'pcre.backtrack_limit', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- test code.
		}
	);
}
