<?php
/**
 * Imitates the template enhancement output buffer of WordPress 6.9: the same functions, hooks, timing and flags. Only for
 * WordPress releases without it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

// Since 6.9 this fires between the filter and the inclusion of the template.
add_filter(
	'template_include',
	static function ( $template ) {
		do_action( 'wp_before_include_template', $template );
		return $template;
	},
	PHP_INT_MAX
);
add_action( 'wp_before_include_template', 'wp_start_template_enhancement_output_buffer', 1000 );

/** @return bool Whether a plugin requests the buffer. */
function wp_should_output_buffer_template_for_enhancement() {
	$is_wanted = has_filter( 'wp_template_enhancement_output_buffer' ) || has_action( 'wp_finalized_template_enhancement_output_buffer' );
	return (bool) apply_filters( 'wp_should_output_buffer_template_for_enhancement', $is_wanted );
}

/** @return bool Whether the buffer was started. */
function wp_start_template_enhancement_output_buffer() {
	if ( ! wp_should_output_buffer_template_for_enhancement() ) {
		return false;
	}
	$flags      = PHP_OUTPUT_HANDLER_STDFLAGS ^ PHP_OUTPUT_HANDLER_FLUSHABLE;
	$is_started = ob_start( 'wp_finalize_template_enhancement_output_buffer', 0, $flags );
	if ( $is_started ) {
		do_action( 'wp_template_enhancement_output_buffer_started' );
	}
	return $is_started;
}

/**
 * The buffer's callback: passes the HTML to the filters. If they throw an exception, the page stays unchanged.
 *
 * @param string $output The page.
 * @param int    $phase  Flags.
 * @return string
 */
function wp_finalize_template_enhancement_output_buffer( $output, $phase ) {
	if ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) {
		return $output;
	}
	$filtered = $output;
	try {
		$filtered = (string) apply_filters( 'wp_template_enhancement_output_buffer', $output, $output );
	} catch ( Throwable $error ) {
		error_log( $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- test code.
	}
	do_action( 'wp_finalized_template_enhancement_output_buffer', $filtered );
	return $filtered;
}
