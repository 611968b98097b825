<?php
/**
 * The one script that Atoll puts on a page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * What the build wrote about itself.
 *
 * @return array|null `version` and `entry` (relative to the plugin), or null when the plugin was not built.
 */
function atoll_build() {
	static $build = false;
	if ( false === $build ) {
		$file  = dirname( ATOLL_FILE ) . '/assets.php';
		$build = is_readable( $file ) ? include $file : null;
	}
	return is_array( $build ) && ! empty( $build['entry'] ) ? $build : null;
}

/**
 * Enqueues the entry. Its name is hashed and it carries no version: with a query it would be another module for
 * the browser than the file that a cache or a chunk names, and run twice.
 */
function atoll_enqueue_entry() {
	$build = atoll_build();
	$url   = plugins_url( $build['entry'], ATOLL_FILE );
	if ( function_exists( 'wp_enqueue_script_module' ) ) {
		wp_enqueue_script_module( 'atoll', $url, array(), null );
		return;
	}
	wp_enqueue_script( 'atoll', $url, array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- hashed name.
}

/**
 * Prints the entry as a module where WordPress has no script modules yet (before 6.5).
 *
 * @param string $tag    The tag as WordPress would print it.
 * @param string $handle The script's handle.
 * @param string $src    The script's address.
 * @return string
 */
function atoll_entry_tag( $tag, $handle, $src ) {
	if ( 'atoll' !== $handle ) {
		return $tag;
	}
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => 'atoll-js-module',
		)
	);
}

/**
 * Says when an administrator looks at a plugin folder that holds no built files.
 */
function atoll_missing_build_notice() {
	if ( atoll_build() || ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-error"><p>%s</p></div>',
		esc_html__( 'Atoll does nothing yet: its built files are missing. Install the plugin from its zip file, or build it first.', 'atoll' )
	);
}
