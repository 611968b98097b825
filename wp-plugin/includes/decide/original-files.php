<?php
/**
 * The originals' files: where they are, and whether they are the tested ones.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads the release of a plugin or a theme from its header.
 *
 * @param string $file The main file.
 * @return string '' if the header has no version.
 */
function atoll_read_release( $file ) {
	return get_file_data( $file, array( 'version' => 'Version' ) )['version'];
}

/**
 * Reads the fingerprint of a script: the first digits of its MD5. Carriage returns are ignored, because some uploads add
 * them.
 *
 * @param string $file The script's file.
 * @return string Twelve digits.
 */
function atoll_read_fingerprint( $file ) {
	return substr( md5( str_replace( "\r", '', (string) file_get_contents( $file ) ) ), 0, 12 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
}

/**
 * Checks whether a file is one of the tested files.
 *
 * @param array  $script Row of the script.
 * @param string $file   Path of its file.
 * @return bool True also for a script without fingerprints in the table.
 */
function atoll_is_known_file( $script, $file ) {
	if ( empty( $script['fingerprints'] ) ) {
		return true;
	}
	return in_array( atoll_remembered( $file, 'atoll_read_fingerprint' ), array_merge( ...array_values( $script['fingerprints'] ) ), true );
}

/**
 * Returns the file of a script, if it is in the original's folder. A site may serve the folder from another host, with or
 * without https.
 *
 * @param string $src    The registered URL.
 * @param array  $script Row of the script.
 * @param string $main   Main file of the original.
 * @return string|null Path; null for a URL outside of the folder.
 */
function atoll_file_in_folder( $src, $script, $main ) {
	$src = atoll_bare_address( 0 === strpos( $src, '/' ) && 0 !== strpos( $src, '//' ) ? wp_scripts()->base_url . $src : $src );
	if ( 0 !== validate_file( $src ) || false !== strpos( $src, '\\' ) ) {
		return null;
	}
	foreach ( atoll_folder_addresses( $script['folder'], $main ) as $address => $folder ) {
		$start = atoll_bare_address( $address ) . '/' . $script['path'];
		if ( 0 === strpos( $src, $start ) ) {
			return $folder . '/' . $script['path'] . substr( $src, strlen( $start ) );
		}
	}
	return null;
}

/**
 * Returns the URLs of a folder, with and without the site's filters.
 *
 * @param string $kind `plugin` for the original's folder, `theme` for the folder of the (parent) theme, `uploads`, or `core`
 *                     for WordPress's own scripts.
 * @param string $main Main file of the original.
 * @return array URL => path, both without a trailing slash.
 */
function atoll_folder_addresses( $kind, $main ) {
	if ( 'uploads' === $kind ) {
		$uploads = wp_upload_dir( null, false );
		return array( $uploads['baseurl'] => $uploads['basedir'] );
	}
	if ( 'core' === $kind ) {
		return array(
			untrailingslashit( includes_url() )  => ABSPATH . WPINC,
			wp_scripts()->base_url . '/' . WPINC => ABSPATH . WPINC,
		);
	}
	if ( 'theme' === $kind ) {
		return array( get_template_directory_uri() => get_template_directory() );
	}
	$folder = dirname( $main );
	$is_mu  = 0 === strpos( $main, WPMU_PLUGIN_DIR . '/' );
	return array(
		plugins_url( '', $main ) => $folder,
		( $is_mu ? WPMU_PLUGIN_URL : WP_PLUGIN_URL ) . '/' . basename( $folder ) => $folder,
	);
}

/**
 * Returns a URL without its scheme, query and fragment, decoded.
 *
 * @param string $address The URL, or a path.
 * @return string Host and path.
 */
function atoll_bare_address( $address ) {
	$address = (string) preg_replace( '#^(?:https?:)?//#i', '', $address );
	return rawurldecode( substr( $address, 0, strcspn( $address, '?#' ) ) );
}
