<?php
/**
 * Lets one request at a time change an option, also if several servers share the database. No change is lost.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How often a request tries to get a lock. */
const ATOLL_LOCK_ATTEMPTS = 200;

/** The longest time between two attempts, in microseconds. */
const ATOLL_LOCK_PAUSE = 10000;

/** After this time, a lock of a request that has crashed is void, in seconds. */
const ATOLL_LOCK_SECONDS = 10;

/**
 * Calls a function while no other request changes the same option. WordPress's lock is an option, too.
 *
 * @param string   $option Name of the option.
 * @param callable $call   The function. It reads the option with atoll_fresh_option().
 * @return mixed What the function returns; null if other requests had the lock all the time.
 */
function atoll_locked( $option, $call ) {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	for ( $attempt = 0; $attempt < ATOLL_LOCK_ATTEMPTS; $attempt++ ) {
		if ( ! WP_Upgrader::create_lock( $option, ATOLL_LOCK_SECONDS ) ) {
			usleep( wp_rand( 0, ATOLL_LOCK_PAUSE ) );
			continue;
		}
		try {
			return call_user_func( $call );
		} finally {
			WP_Upgrader::release_lock( $option );
		}
	}
	return null;
}

/**
 * Reads an option that another request may just have changed. WordPress caches options for a request, or longer.
 *
 * @param string $option Name of the option.
 * @return mixed False if there is none.
 */
function atoll_fresh_option( $option ) {
	foreach ( array( $option, 'alloptions', 'notoptions' ) as $cached ) {
		wp_cache_delete( $cached, 'options' );
	}
	return get_option( $option );
}
