<?php
/**
 * Loads the plugin's functions that need no WordPress.
 *
 * @package Atoll
 */

define( 'ABSPATH', __DIR__ );

/**
 * Does what WordPress's function of this name does.
 *
 * @param string $text A path.
 * @return string The path without slashes at its end.
 */
function untrailingslashit( $text ) {
	return rtrim( $text, '/\\' );
}

foreach ( array( 'address-rules', 'early-queue', 'inline-calls', 'leading-number', 'saving', 'text-search', 'token-ends', 'visit-counts' ) as $atoll_file ) {
	require __DIR__ . "/../../wp-plugin/includes/$atoll_file.php";
}
