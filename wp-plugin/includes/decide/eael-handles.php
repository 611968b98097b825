<?php
/**
 * Recognises the scripts that Essential Addons builds: its bundles.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the bundles of this page, including the code that they share.
 *
 * @return array Handles.
 */
function atoll_eael_queued_bundles() {
	return array_values( array_filter( atoll_queued_handles(), 'atoll_eael_is_bundle' ) );
}

/**
 * Checks whether a script is a bundle of Essential Addons.
 *
 * @param string $handle The script.
 * @return bool
 */
function atoll_eael_is_bundle( $handle ) {
	return 1 === preg_match( '/^(?:eael-(?:general|\d+)|[0-9a-f]{9})$/D', $handle );
}
