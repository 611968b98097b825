<?php
/**
 * Deletes Atoll's two options and the meta of pages from every site.
 *
 * @package Atoll
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( ! is_multisite() ) {
	delete_option( 'atoll_settings' );
	delete_option( 'atoll_files' );
	delete_post_meta_by_key( '_atoll_off' );
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
		delete_post_meta_by_key( '_atoll_off' );
		restore_current_blog();
	}
	$atoll_offset += 100;
} while ( $atoll_sites );
