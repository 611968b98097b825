<?php
/**
 * Facts about files that are looked up once for each version of a file: a plugin's release, a script's fingerprint, whether
 * a script uses jQuery.
 *
 * They are kept in one option that WordPress loads with all others, so that a page view costs neither a query nor the
 * reading of a file.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How many facts are kept, about 30 bytes each. */
const ATOLL_MAX_REMEMBERED = 500;

/**
 * A fact about a file.
 *
 * @param string   $file Path.
 * @param callable $read Name of a function that gets the path and returns the fact, a string.
 * @return string|null Null for a file that does not exist.
 */
function atoll_remembered( $file, $read ) {
	if ( ! is_file( $file ) ) {
		return null;
	}
	$version = atoll_file_version( $file, $read );
	$known   = atoll_page()->files + atoll_remembered_files();
	if ( ! isset( $known[ $version ] ) ) {
		$known[ $version ]              = (string) call_user_func( $read, $file );
		atoll_page()->files[ $version ] = $known[ $version ];
	}
	return (string) $known[ $version ];
}

/**
 * The key under which a fact about a file is kept.
 *
 * @param string   $file Path of a file that exists.
 * @param callable $read As in atoll_remembered().
 * @return string Twelve digits; others once the file has changed.
 */
function atoll_file_version( $file, $read ) {
	return substr( md5( $read . '|' . $file . '|' . filemtime( $file ) . '|' . filesize( $file ) ), 0, 12 );
}

/**
 * The facts of earlier requests.
 *
 * @return array Version of a file => fact.
 */
function atoll_remembered_files() {
	$files = get_option( 'atoll_files' );
	return is_array( $files ) ? $files : array();
}

/**
 * At shutdown, when the page has been sent: keeps what this request has found out. The oldest facts are dropped first.
 */
function atoll_remember_files() {
	$found = atoll_page()->files;
	if ( $found ) {
		update_option( 'atoll_files', array_slice( $found + atoll_remembered_files(), 0, ATOLL_MAX_REMEMBERED, true ), true );
	}
}
