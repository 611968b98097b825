<?php
/**
 * Deletes Atoll's two options from every site.
 *
 * @package Atoll
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( ! is_multisite() ) {
	delete_option( 'atoll_settings' );
	delete_option( 'atoll_files' );
	return;
}

// In batches, because a network may have too many sites for one query.
$atoll_offset = 0;
do {
	$atoll_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 100,
			'offset' => $atoll_offset,
		)
	);
	foreach ( $atoll_sites as $atoll_site ) {
		switch_to_blog( $atoll_site );
		delete_option( 'atoll_settings' );
		delete_option( 'atoll_files' );
		restore_current_blog();
	}
	$atoll_offset += 100;
} while ( $atoll_sites );
