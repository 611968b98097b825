<?php
/**
 * The log of visits, which the owner may switch on: how fast pages are for visitors with and without Atoll, and widgets
 * that failed. Only counts are stored, so the log contains no personal data.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the REST route that takes the reports.
 */
function atoll_register_log_route() {
	register_rest_route(
		'atoll/v1',
		'/log',
		array(
			'methods'             => 'POST',
			'callback'            => 'atoll_answer_log',
			'permission_callback' => static function () {
				return atoll_settings()['log'] && in_array( (string) get_http_origin(), array( atoll_origin( home_url( '/' ) ), atoll_origin( site_url( '/' ) ) ), true );
			},
			'args'                => array(
				'page'    => array(
					'type'     => 'string',
					'enum'     => array_merge( array( 'front', 'archive', 'search', 'missing', 'other' ), array_values( get_post_types( array( 'public' => true ) ) ) ),
					'required' => true,
				),
				'variant' => array(
					'type'     => 'string',
					'enum'     => array( 'atoll', 'original' ),
					'required' => true,
				),
				'vitals'  => array(
					'type'                 => 'object',
					'default'              => array(),
					'maxProperties'        => 10,
					'additionalProperties' => array( 'type' => 'number' ),
				),
				'failed'  => array(
					'type'     => 'array',
					'default'  => array(),
					'maxItems' => 50,
					'items'    => array(
						'type'      => 'string',
						'maxLength' => 100,
					),
				),
			),
		)
	);
}

/**
 * Adds a report to the counts. It changes one small option, and once a minute the option of the day.
 *
 * @param WP_REST_Request $request `page`: type of the page; `variant`: `atoll` or `original`; `vitals`: metric => value;
 *                                 `failed`: names of widgets.
 * @return WP_REST_Response With the status 204, or 429 if there were too many reports.
 */
function atoll_answer_log( $request ) {
	$report  = atoll_log_report( $request->get_params(), array_keys( atoll_tables()['widgets'] ) );
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	$time    = time();
	$group   = atoll_log_group( $address, gmdate( 'Y-m-d', $time ) . wp_salt( 'nonce' ) );
	// A report over the limits changes nothing, so it does not wait for others.
	if ( null === atoll_log_with( get_option( 'atoll_log' ), $report, $group, $time ) ) {
		return new WP_REST_Response( null, 429 );
	}
	$is_counted = atoll_locked(
		'atoll_log',
		static function () use ( $report, $group, $time ) {
			return atoll_count_report( $report, $group, $time );
		}
	);
	return new WP_REST_Response( null, $is_counted ? 204 : 429 );
}

/**
 * Adds a report to the log. The first report of a minute writes the minute before to the option of its day.
 *
 * @param array $report See atoll_log_report().
 * @param int   $group  See atoll_log_group().
 * @param int   $time   In seconds since 1970.
 * @return bool False if the report is one too many.
 */
function atoll_count_report( $report, $group, $time ) {
	$before = atoll_fresh_option( 'atoll_log' );
	$log    = atoll_log_with( $before, $report, $group, $time );
	if ( null === $log ) {
		return false;
	}
	if ( ! empty( $before['counts'] ) && $before['minute'] < $log['minute'] ) {
		$date = $before['date'];
		update_option( "atoll_log_$date", atoll_added( (array) get_option( "atoll_log_$date", array() ), $before['counts'] ), false );
	}
	if ( isset( $before['dates'] ) ) {
		atoll_delete_days( array_diff( $before['dates'], $log['dates'] ) );
	}
	update_option( 'atoll_log', $log, false );
	return true;
}

/**
 * Deletes days of the log.
 *
 * @param array $dates Such as `2026-01-31`.
 */
function atoll_delete_days( $dates ) {
	foreach ( $dates as $date ) {
		delete_option( "atoll_log_$date" );
	}
}

/**
 * Erases the log.
 */
function atoll_delete_log() {
	$log = get_option( 'atoll_log' );
	atoll_delete_days( isset( $log['dates'] ) ? $log['dates'] : array() );
	delete_option( 'atoll_log' );
}

/**
 * Deletes the counts of the log when the owner switches it off, because nothing else removes them after their time.
 *
 * @param mixed $old   The settings before.
 * @param mixed $value The settings.
 */
function atoll_end_log( $old, $value ) {
	if ( is_array( $old ) && ! empty( $old['log'] ) && ( ! is_array( $value ) || empty( $value['log'] ) ) ) {
		atoll_delete_log();
	}
}

/**
 * Adds up the counts of all days, with those of the last minute.
 *
 * @return array See atoll_log_with(), `counts`.
 */
function atoll_log_sums() {
	$sums = array(
		'visits' => array(),
		'failed' => array(),
	);
	$log  = get_option( 'atoll_log' );
	if ( ! isset( $log['dates'], $log['date'], $log['counts'] ) ) {
		return $sums;
	}
	$kept = atoll_kept_dates( $log['dates'], gmdate( 'Y-m-d' ) );
	foreach ( $kept as $date ) {
		$sums = atoll_added( $sums, (array) get_option( "atoll_log_$date", array() ) );
	}
	return in_array( $log['date'], $kept, true ) ? atoll_added( $sums, $log['counts'] ) : $sums;
}
