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

/** A visitor with another address: `?fixture=from&address=203.0.113.7`. */
function atoll_fixture_scenario_from() {
	$_SERVER['REMOTE_ADDR'] = atoll_fixture_argument( 'address' );
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
