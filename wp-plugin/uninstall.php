<?php
/**
 * Deletes Atoll's options and the meta of pages from every site.
 *
 * @package Atoll
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes what Atoll stored on the current site.
 */
function atoll_delete_data() {
	delete_option( 'atoll_settings' );
	delete_option( 'atoll_files' );
	delete_option( 'atoll_check' );
	delete_option( 'atoll_purged' );
	$log = get_option( 'atoll_log' );
	foreach ( isset( $log['dates'] ) ? $log['dates'] : array() as $date ) {
		delete_option( "atoll_log_$date" );
	}
	delete_option( 'atoll_log' );
	// Of a request that has crashed.
	delete_option( 'atoll_log.lock' );
	delete_option( 'atoll_files.lock' );
	delete_post_meta_by_key( '_atoll_off' );
}

if ( ! is_multisite() ) {
	atoll_delete_data();
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
		atoll_delete_data();
		restore_current_blog();
	}
	$atoll_offset += 100;
} while ( $atoll_sites );
