<?php
/**
 * Finds the files of scripts on this server, and checks whether they use jQuery.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Larger files are not read and count as users of jQuery. */
const ATOLL_MAX_FILE_BYTES = 2000000;

/**
 * Returns the file of a script.
 *
 * @param string|bool $src The registered or printed URL.
 * @return string|null Path; null for a file that is not on this server.
 */
function atoll_script_file( $src ) {
	if ( ! is_string( $src ) || '' === $src ) {
		return null;
	}
	$src = atoll_bare_address( $src );
	foreach ( atoll_script_roots() as $url => $folder ) {
		$file = $folder . substr( $src, strlen( $url ) );
		if ( 0 === strpos( $src, $url ) && 0 === validate_file( $file ) && is_file( $file ) ) {
			return $file;
		}
	}
	return null;
}

/**
 * Returns the folders that contain scripts.
 *
 * @return array URL without its scheme => path.
 */
function atoll_script_roots() {
	static $roots = null;
	if ( null === $roots ) {
		$roots = array(
			atoll_bare_address( plugins_url( '/' ) ) => WP_PLUGIN_DIR . '/',
			atoll_bare_address( content_url( '/' ) ) => WP_CONTENT_DIR . '/',
			atoll_bare_address( includes_url() )     => ABSPATH . WPINC . '/',
			'/' . WPINC . '/'                        => ABSPATH . WPINC . '/',
		);
	}
	return $roots;
}

/**
 * Checks whether a file belongs to WordPress.
 *
 * @param string|null $file Path, or null for a file that is not on this server.
 * @return bool
 */
function atoll_is_core_file( $file ) {
	return 0 === strpos( (string) $file, ABSPATH . WPINC . '/' );
}

/**
 * Checks whether a script's file uses jQuery.
 *
 * @param string $src The script's URL.
 * @return bool True also for a file that cannot be read.
 */
function atoll_file_uses_jquery( $src ) {
	$file = atoll_script_file( $src );
	if ( null === $file ) {
		return true;
	}
	if ( atoll_is_core_file( $file ) ) {
		return false;
	}
	return '1' === atoll_remembered( $file, 'atoll_read_jquery_use' );
}

/**
 * Reads whether a script's file uses jQuery.
 *
 * @param string $file Path.
 * @return string `1` or `0`. `1` also for a file that is too large or cannot be read.
 */
function atoll_read_jquery_use( $file ) {
	$code = filesize( $file ) > ATOLL_MAX_FILE_BYTES ? false : file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
	return false === $code || atoll_code_uses_jquery( $code ) ? '1' : '0';
}
