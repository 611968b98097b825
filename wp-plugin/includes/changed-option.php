<?php
/**
 * Changes an option that several requests, or several servers, may change at the same time. No change is lost.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How often a change is tried while other requests change the option. */
const ATOLL_CHANGE_ATTEMPTS = 50;

/**
 * Changes an option. The new value is stored only if nobody stored another one since the option was read; otherwise it is
 * read and changed again.
 *
 * @param string   $name     The option.
 * @param callable $change   Gets the stored value, or null without one, and returns the new value, or null for no change.
 * @param bool     $autoload Whether WordPress loads a new option with each request.
 * @return array|null The value before (null if it is new) and the value after; null if nothing was changed.
 */
function atoll_changed_option( $name, $change, $autoload = false ) {
	for ( $attempt = 0; $attempt < ATOLL_CHANGE_ATTEMPTS; $attempt++ ) {
		$stored = atoll_stored_option( $name );
		$before = null === $stored ? null : maybe_unserialize( $stored );
		$after  = call_user_func( $change, $before );
		if ( null === $after ) {
			return null;
		}
		if ( atoll_store_option( $name, $stored, maybe_serialize( $after ), $autoload ) ) {
			return array( $before, $after );
		}
	}
	return null;
}

/**
 * Reads an option from the database, because a cache may contain an older value.
 *
 * @param string $name The option.
 * @return string|null As it is stored; null if there is none.
 */
function atoll_stored_option( $name ) {
	global $wpdb;
	return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s LIMIT 1", $name ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- see above.
}

/**
 * Stores an option if it still has the value that was read.
 *
 * @param string      $name     The option.
 * @param string|null $before   What was read.
 * @param string      $after    What to store.
 * @param bool        $autoload Whether WordPress loads a new option with each request.
 * @return bool False if another request was faster.
 */
function atoll_store_option( $name, $before, $after, $autoload ) {
	global $wpdb;
	if ( null === $before ) {
		$query = $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, %s)", $name, $after, $autoload ? 'yes' : 'no' );
	} else {
		$query = $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $after, $name, $before );
	}
	$is_stored = 1 === (int) $wpdb->query( $query ); // phpcs:ignore WordPress.DB -- prepared above; WordPress's functions overwrite what others stored meanwhile.
	// WordPress caches single options, a list of those that it loads with each request, and a list of missing ones.
	$stale = array_filter( array( $name, $autoload ? 'alloptions' : '', null === $before ? 'notoptions' : '' ) );
	foreach ( $is_stored ? $stale : array() as $key ) {
		wp_cache_delete( $key, 'options' );
	}
	return $is_stored;
}
