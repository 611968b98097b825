<?php
/**
 * Counts the reports of the log of visits, within limits: what one visitor reports cannot fill the log, and is a small
 * part of it. Anyone can send invented values, so the counts are hints.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How many days are kept. */
const ATOLL_LOG_DAYS = 28;

/** The most reports that are counted in a minute. */
const ATOLL_LOG_PER_MINUTE = 60;

/** The most reports of a group of addresses that are counted in a minute. */
const ATOLL_LOG_PER_GROUP = 10;

/** The most reports of a group of addresses that are counted on a day, for each type of page. */
const ATOLL_LOG_PER_DAY = 100;

/** How many groups of addresses there are. So few that no group tells who a visitor is. */
const ATOLL_LOG_GROUPS = 64;

/** How many steps a metric has. The last one contains everything above. */
const ATOLL_LOG_STEPS = 40;

/** The width of a step: ms for the largest contentful paint and the interaction, a score for the layout shift. */
const ATOLL_LOG_METRICS = array(
	'LCP' => 250,
	'INP' => 25,
	'CLS' => 0.02,
);

/**
 * Returns the group of a visitor's address. The addresses of one network of IPv6 (/64) are in one group, because its owner
 * has all of them.
 *
 * @param string $address The address.
 * @param string $key     A secret that changes every day, so that nobody can choose a group.
 * @return int From 0 to ATOLL_LOG_GROUPS - 1.
 */
function atoll_log_group( $address, $key ) {
	$bytes = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
	if ( 16 === strlen( $bytes ) ) {
		$is_mapped = 0 === strpos( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" );
		$bytes     = $is_mapped ? substr( $bytes, 12 ) : substr( $bytes, 0, 8 );
	}
	return (int) ( hexdec( substr( hash_hmac( 'sha256', $bytes, $key ), 0, 7 ) ) % ATOLL_LOG_GROUPS );
}

/**
 * Reduces a report to what is counted.
 *
 * @param array $sent    See atoll_answer_log(). The types are checked.
 * @param array $widgets Names of the known widgets.
 * @return array `page`, `variant`; `steps`: metric => number of the step; `failed`: names of known widgets.
 */
function atoll_log_report( $sent, $widgets ) {
	$steps = array();
	foreach ( ATOLL_LOG_METRICS as $metric => $width ) {
		if ( isset( $sent['vitals'][ $metric ] ) && $sent['vitals'][ $metric ] >= 0 ) {
			$steps[ $metric ] = (int) min( ATOLL_LOG_STEPS - 1, floor( $sent['vitals'][ $metric ] / $width ) );
		}
	}
	return array(
		'page'    => $sent['page'],
		'variant' => $sent['variant'],
		'steps'   => $steps,
		'failed'  => array_values( array_intersect( array_unique( $sent['failed'] ), $widgets ) ),
	);
}

/**
 * Adds a report to the log of the current minute.
 *
 * @param mixed $log    The log, or anything else for an empty one. `minute`: of its last report, in minutes since 1970;
 *                      `count`: number of reports in it; `groups`: group => number of reports in it; `date`: its day;
 *                      `dates`: the days that are stored; `days`: type of page => group => number of reports on this day; `counts`: what is counted in this
 *                      minute, `visits`: type of page => variant => metric => step => count, `failed`: widget => count.
 * @param array $report See atoll_log_report().
 * @param int   $group  See atoll_log_group().
 * @param int   $time   In seconds since 1970.
 * @return array|null The log with the report; `counts` begins again with each minute. Null if the report is one too many.
 */
function atoll_log_with( $log, $report, $group, $time ) {
	$log  = is_array( $log ) ? $log : array();
	$log += array(
		'minute' => 0,
		'count'  => 0,
		'groups' => array(),
		'date'   => '',
		'dates'  => array(),
		'days'   => array(),
		'counts' => array(),
	);
	// The clocks of two servers may differ.
	$minute = max( (int) floor( $time / 60 ), (int) $log['minute'] );
	if ( $minute > $log['minute'] ) {
		$log = array(
			'minute' => $minute,
			'count'  => 0,
			'groups' => array(),
			'counts' => array(),
		) + $log;
	}
	$date = gmdate( 'Y-m-d', $minute * 60 );
	if ( $date !== $log['date'] ) {
		$log['date']  = $date;
		$log['days']  = array();
		$log['dates'] = atoll_kept_dates( array_merge( $log['dates'], array( $date ) ), $date );
	}
	$page     = $report['page'];
	$in_group = isset( $log['groups'][ $group ] ) ? $log['groups'][ $group ] : 0;
	$on_day   = isset( $log['days'][ $page ][ $group ] ) ? $log['days'][ $page ][ $group ] : 0;
	if ( $log['count'] >= ATOLL_LOG_PER_MINUTE || $in_group >= ATOLL_LOG_PER_GROUP || $on_day >= ATOLL_LOG_PER_DAY ) {
		return null;
	}
	++$log['count'];
	$log['groups'][ $group ]        = $in_group + 1;
	$log['days'][ $page ][ $group ] = $on_day + 1;
	$log['counts']                  = atoll_added( $log['counts'], atoll_log_counts( $report ) );
	return $log;
}

/**
 * Returns the days that are kept.
 *
 * @param array  $dates Days, such as `2026-01-31`.
 * @param string $today The current day.
 * @return array
 */
function atoll_kept_dates( $dates, $today ) {
	$oldest = gmdate( 'Y-m-d', strtotime( "$today UTC" ) - ( ATOLL_LOG_DAYS - 1 ) * 86400 );
	return array_values( array_unique( array_filter( $dates, static fn( $date ) => $date >= $oldest ) ) );
}

/**
 * Returns what a report counts.
 *
 * @param array $report See atoll_log_report().
 * @return array See atoll_log_with(), `counts`.
 */
function atoll_log_counts( $report ) {
	$counts = array( 'failed' => array_fill_keys( $report['failed'], 1 ) );
	foreach ( $report['steps'] as $metric => $step ) {
		$counts['visits'][ $report['page'] ][ $report['variant'] ][ $metric ][ $step ] = 1;
	}
	return $counts;
}

/**
 * Adds up the numbers of two nested arrays.
 *
 * @param array $sums  An array.
 * @param array $other An array.
 * @return array
 */
function atoll_added( $sums, $other ) {
	foreach ( $other as $key => $value ) {
		if ( is_array( $value ) ) {
			$sums[ $key ] = atoll_added( isset( $sums[ $key ] ) ? $sums[ $key ] : array(), $value );
		} else {
			$sums[ $key ] = (int) $value + ( isset( $sums[ $key ] ) ? $sums[ $key ] : 0 );
		}
	}
	return $sums;
}

/**
 * Returns the value that three quarters of the visits did not exceed.
 *
 * @param array $steps Step => number of visits.
 * @param float $width Width of a step.
 * @return float|null The upper end of the step; null without visits.
 */
function atoll_third_quartile( $steps, $width ) {
	ksort( $steps );
	$total = array_sum( $steps );
	$seen  = 0;
	foreach ( $steps as $step => $count ) {
		$seen += $count;
		if ( $seen >= 0.75 * $total ) {
			return ( $step + 1 ) * $width;
		}
	}
	return null;
}
