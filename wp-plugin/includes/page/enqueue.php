<?php
/**
 * Enqueues the scripts of the build. The entry is the only one that visitors get by default.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The handles of the scripts that are modules. */
const ATOLL_MODULES = array( 'atoll', 'atoll-inspector', 'atoll-log', 'atoll-status' );

/**
 * Returns the facts that the build wrote.
 *
 * @return array|null `version`, and `entry`, `inspector`, `log`, `status` and `rest_client` (paths relative to the plugin), or null if the
 *                    plugin was not built.
 */
function atoll_build() {
	static $build = false;
	if ( false === $build ) {
		$build = atoll_read_build();
	}
	return $build;
}

/**
 * Reads the facts that the build wrote. After an update, they are those of the new release.
 *
 * @return array|null See atoll_build().
 */
function atoll_read_build() {
	$file  = dirname( ATOLL_FILE ) . '/assets.php';
	$build = is_readable( $file ) ? include $file : null;
	return is_array( $build ) && ! empty( $build['entry'] ) ? $build : null;
}

/**
 * Enqueues the entry.
 */
function atoll_enqueue_entry() {
	atoll_enqueue_module( 'atoll', atoll_build()['entry'] );
}

/**
 * Enqueues a script of the build. Its file name contains a hash, so it needs no version. With a version query, the browser
 * would treat it as a second module next to the URL that a cache or a chunk names, and run it twice.
 *
 * @param string $handle Its handle, one of ATOLL_MODULES.
 * @param string $path   Path relative to the plugin.
 */
function atoll_enqueue_module( $handle, $path ) {
	$url = plugins_url( $path, ATOLL_FILE );
	if ( function_exists( 'wp_enqueue_script_module' ) && ! is_admin() ) {
		wp_enqueue_script_module( $handle, $url, array(), null );
		return;
	}
	wp_enqueue_script( $handle, $url, array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- hashed name.
}

/**
 * Registers the REST client for modules of the site and of other plugins. It is loaded only on pages with a module that
 * depends on it.
 */
function atoll_register_rest_client() {
	$build = atoll_build();
	if ( $build && function_exists( 'wp_register_script_module' ) ) {
		wp_register_script_module( 'atoll/rest', plugins_url( $build['rest_client'], ATOLL_FILE ), array(), null );
	}
}

/**
 * Prints Atoll's scripts as modules where WordPress has no script modules: before 6.5, and in the admin area.
 *
 * @param string $tag    The tag as WordPress would print it.
 * @param string $handle The script's handle.
 * @param string $src    The script's URL.
 * @return string
 */
function atoll_entry_tag( $tag, $handle, $src ) {
	if ( ! in_array( $handle, ATOLL_MODULES, true ) ) {
		return $tag;
	}
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $src,
			'id'   => $handle . '-js-module',
		)
	);
}
