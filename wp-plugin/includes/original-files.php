<?php
/**
 * The files of the originals: where they are, and whether they are those that were tested.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads a plugin's release from its header.
 *
 * @param string $file The plugin's main file.
 * @return string '' without one.
 */
function atoll_read_release( $file ) {
	return get_file_data( $file, array( 'version' => 'Version' ) )['version'];
}

/**
 * Reads the fingerprint of a script: the first digits of its MD5, without carriage returns, which some uploads add.
 *
 * @param string $file The script's file.
 * @return string Twelve digits.
 */
function atoll_read_fingerprint( $file ) {
	return substr( md5( str_replace( "\r", '', (string) file_get_contents( $file ) ) ), 0, 12 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
}

/**
 * Whether a file is one of those that were tested.
 *
 * @param array  $script Row of the script.
 * @param string $file   Its path.
 * @return bool True for a script whose fingerprints are not in the table.
 */
function atoll_is_known_file( $script, $file ) {
	if ( empty( $script['fingerprints'] ) ) {
		return true;
	}
	return in_array( atoll_remembered( $file, 'atoll_read_fingerprint' ), array_merge( ...array_values( $script['fingerprints'] ) ), true );
}

/**
 * The file behind a script's address, if it lies in the folder that its original has for it. A site may serve the folder
 * from another host, with or without https.
 *
 * @param string $src    The address, as registered.
 * @param array  $script Row of the script.
 * @param string $main   Main file of the original.
 * @return string|null Path; null for an address outside of the folder.
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
 * The addresses of a folder, as filtered now and as they were before any filter.
 *
 * @param string $kind `plugin`: the original's own folder; `uploads`.
 * @param string $main Main file of the original.
 * @return array Address => path, both without a slash at the end.
 */
function atoll_folder_addresses( $kind, $main ) {
	if ( 'uploads' === $kind ) {
		$uploads = wp_upload_dir( null, false );
		return array( $uploads['baseurl'] => $uploads['basedir'] );
	}
	$folder = dirname( $main );
	$is_mu  = 0 === strpos( $main, WPMU_PLUGIN_DIR . '/' );
	return array(
		plugins_url( '', $main ) => $folder,
		( $is_mu ? WPMU_PLUGIN_URL : WP_PLUGIN_URL ) . '/' . basename( $folder ) => $folder,
	);
}

/**
 * An address without its scheme and query.
 *
 * @param string $address The address.
 * @return string Host and path.
 */
function atoll_bare_address( $address ) {
	$address = (string) preg_replace( '#^(?:https?:)?//#i', '', $address );
	return rawurldecode( substr( $address, 0, strcspn( $address, '?#' ) ) );
}
