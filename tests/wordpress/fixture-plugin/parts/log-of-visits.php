<?php
/**
 * The log of visits: visitors with other addresses, and other times.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The log of visits has taken some reports in this minute: `?fixture=full-log&count=59`. */
function atoll_fixture_scenario_full_log() {
	$log = get_option( 'atoll_log' );
	update_option(
		'atoll_log',
		array(
			'dates'  => isset( $log['dates'] ) ? $log['dates'] : array(),
			// The next one, because this one may end before the test does.
			'minute' => (int) floor( time() / 60 ) + 1,
			'count'  => (int) atoll_fixture_argument( 'count' ),
			'counts' => array(),
		),
		false
	);
}

/** The file with the names of the options that visitors' reports have written, one a line. */
const ATOLL_FIXTURE_LOG_WRITES = WP_CONTENT_DIR . '/atoll-fixture-writes.txt';

/** A visitor with another address, whose writes are recorded: `?fixture=from&address=203.0.113.7`. */
function atoll_fixture_scenario_from() {
	$_SERVER['REMOTE_ADDR'] = atoll_fixture_argument( 'address' );

	$record = static function ( $option ) {
		file_put_contents( ATOLL_FIXTURE_LOG_WRITES, "$option\n", FILE_APPEND | LOCK_EX ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- test code.
	};
	add_action( 'added_option', $record );
	add_action( 'updated_option', $record );
}

/** Prints how often visitors' reports have written each option since this was asked last. */
function atoll_fixture_scenario_log_writes() {
	$names = is_file( ATOLL_FIXTURE_LOG_WRITES ) ? file( ATOLL_FIXTURE_LOG_WRITES, FILE_IGNORE_NEW_LINES ) : array();
	file_put_contents( ATOLL_FIXTURE_LOG_WRITES, '' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- test code.
	wp_send_json( (object) array_count_values( $names ) );
}

/** The minute of the log of visits has passed. */
function atoll_fixture_scenario_next_minute() {
	$log = get_option( 'atoll_log' );
	--$log['minute'];
	update_option( 'atoll_log', $log, false );
}

/** Days of the log, 27 and 28 days ago. */
function atoll_fixture_scenario_old_days() {
	$log = get_option( 'atoll_log' );
	foreach ( array( 27, 28 ) as $days ) {
		$date = gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS );
		update_option( "atoll_log_$date", array( 'failed' => array( 'tabs' => $days ) ), false );
		$log['dates'][] = $date;
	}
	update_option( 'atoll_log', $log, false );
}
