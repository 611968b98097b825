<?php
/**
 * Caches facts about files: a plugin's release, a script's fingerprint, whether a script uses jQuery. Each fact is
 * looked up once per version of a file.
 *
 * They are stored in one autoloaded option, so a page view needs neither an additional query nor a file read.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Maximum number of stored facts, about 30 bytes each. */
const ATOLL_MAX_REMEMBERED = 500;

/**
 * Returns a fact about a file.
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
 * Returns the key under which a fact about a file is stored.
 *
 * @param string   $file Path of an existing file.
 * @param callable $read See atoll_remembered().
 * @return string Twelve hexadecimal digits, which change with the file.
 */
function atoll_file_version( $file, $read ) {
	return substr( md5( $read . '|' . $file . '|' . filemtime( $file ) . '|' . filesize( $file ) ), 0, 12 );
}

/**
 * Returns the facts that earlier requests stored.
 *
 * @return array Version of a file => fact; `entry` => the releases that ran, see atoll_listed_releases().
 */
function atoll_remembered_files() {
	$files = get_option( 'atoll_files' );
	return is_array( $files ) ? $files : array();
}

/**
 * Stores this request's facts at shutdown, when the page has been sent. The oldest facts are dropped first.
 */
function atoll_remember_files() {
	$found = atoll_page()->files;
	if ( ! $found ) {
		return;
	}
	atoll_locked(
		'atoll_files',
		static function () use ( $found ) {
			$stored = atoll_fresh_option( 'atoll_files' );
			$stored = is_array( $stored ) ? $stored : array();
			$entry  = array_intersect_key( $stored, array( 'entry' => true ) );
			update_option( 'atoll_files', array_slice( $entry + $found + $stored, 0, ATOLL_MAX_REMEMBERED, true ), true );
		}
	);
}
