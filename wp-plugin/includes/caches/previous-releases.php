<?php
/**
 * Keeps the scripts of the previous releases when the plugin is updated. Pages in caches ask for them until they expire,
 * and so do pages that are open in a browser. The files' names contain hashes, so they never collide.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How many previous releases are kept. */
const ATOLL_KEPT_RELEASES = 2;

/** The list of the kept files: one list for each previous release, the newest first. */
const ATOLL_KEPT_LIST = 'previous.json';

/**
 * Adds the installed release's scripts to the release that is about to replace it. Runs for updates and for uploaded zip
 * files, before WordPress deletes the installed folder.
 *
 * @param string|WP_Error $source The unpacked folder of a plugin, a theme or WordPress.
 * @return string|WP_Error The same.
 */
function atoll_keep_previous_assets( $source ) {
	global $wp_filesystem;
	$folder = basename( dirname( ATOLL_FILE ) );
	if ( ! is_string( $source ) || ! $wp_filesystem || basename( $source ) !== $folder || ! $wp_filesystem->exists( trailingslashit( $source ) . basename( ATOLL_FILE ) ) ) {
		return $source;
	}
	atoll_copy_previous_assets( trailingslashit( $wp_filesystem->wp_plugins_dir() ) . $folder . '/assets/', trailingslashit( $source ) . 'assets/' );
	return $source;
}

/**
 * Copies the scripts of a release, and of those that it has kept, to a newer release.
 *
 * @param string $from The older release's `assets/`, as the filesystem names it.
 * @param string $to   The newer release's `assets/`.
 */
function atoll_copy_previous_assets( $from, $to ) {
	global $wp_filesystem;
	if ( ! $wp_filesystem->is_dir( $from ) || ! $wp_filesystem->is_dir( $to ) ) {
		return;
	}
	$kept  = json_decode( (string) $wp_filesystem->get_contents( $from . ATOLL_KEPT_LIST ), true );
	$kept  = is_array( $kept ) ? array_values( array_filter( $kept, 'is_array' ) ) : array();
	$there = atoll_asset_files( $to );
	$own   = array_diff( atoll_asset_files( $from ), array_merge( array(), ...$kept ), $there );
	$kept  = array_slice( array_filter( array_merge( array( array_values( $own ) ), $kept ) ), 0, ATOLL_KEPT_RELEASES );
	foreach ( array_diff( array_merge( array(), ...$kept ), $there ) as $file ) {
		// The list is a file that others may have changed.
		if ( ! is_string( $file ) || 0 !== validate_file( $file ) || ! preg_match( '~^[\w-]+(?:/[\w-]+)?\.js$~D', $file ) ) {
			continue;
		}
		$folder = dirname( $to . $file );
		if ( $wp_filesystem->is_dir( $folder ) || $wp_filesystem->mkdir( $folder ) ) {
			$wp_filesystem->copy( $from . $file, $to . $file );
		}
	}
	if ( $kept ) {
		$wp_filesystem->put_contents( $to . ATOLL_KEPT_LIST, (string) wp_json_encode( $kept ) );
	}
}

/**
 * Returns the scripts in a folder and in its folders.
 *
 * @param string $folder Path with a trailing slash, as the filesystem names it.
 * @return array Paths from the folder.
 */
function atoll_asset_files( $folder ) {
	global $wp_filesystem;
	$files = array();
	foreach ( (array) $wp_filesystem->dirlist( $folder, false, true ) as $name => $entry ) {
		$inner = 'd' === $entry['type'] ? array_keys( (array) $entry['files'] ) : array();
		foreach ( $inner as $file ) {
			$files[] = "$name/$file";
		}
		if ( 'f' === $entry['type'] ) {
			$files[] = (string) $name;
		}
	}
	return array_values( preg_grep( '~\.js$~D', $files ) );
}

