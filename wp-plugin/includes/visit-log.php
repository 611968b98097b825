<?php
/**
 * The log of visits, which the owner may switch on: how fast pages are for visitors with and without Atoll, and widgets
 * that failed. Only counts are stored, so the log contains no personal data.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How many days are kept. */
const ATOLL_LOG_DAYS = 28;

/** The most reports that are stored in a minute, because each writes to the database. */
const ATOLL_LOG_PER_MINUTE = 60;

/** The share of visits whose speed is reported. */
const ATOLL_LOG_SHARE = 0.1;

/** How many steps a metric has. The last one contains everything above. */
const ATOLL_LOG_STEPS = 40;

/** The width of a step: ms for the largest contentful paint and the interaction, a score for the layout shift. */
const ATOLL_LOG_METRICS = array(
	'LCP' => 250,
	'INP' => 25,
	'CLS' => 0.02,
);

/**
 * Enqueues the script that reports visits, also on pages on which Atoll does not run. Administrators are not counted.
 */
function atoll_start_log() {
	if ( ! atoll_settings()['log'] || ! atoll_build() || ! atoll_is_public_page() || current_user_can( 'manage_options' ) ) {
		return;
	}
	add_action( 'wp_enqueue_scripts', 'atoll_enqueue_log' );
	add_action( 'wp_footer', 'atoll_print_log_data', 5 );
}

/**
 * Enqueues the script.
 */
function atoll_enqueue_log() {
	atoll_enqueue_module( 'atoll-log', atoll_build()['log'] );
}

/**
 * Prints what the script reports to. It is the same for all visitors of a page, so the page can be cached.
 */
function atoll_print_log_data() {
	$data = array(
		'url'     => esc_url_raw( rest_url( 'atoll/v1/log' ) ),
		'page'    => atoll_page_type(),
		'variant' => has_action( 'wp_enqueue_scripts', 'atoll_enqueue_entry' ) ? 'atoll' : 'original',
		/**
		 * Filters the share of visits whose speed is reported to the log.
		 *
		 * @param float $share From 0 to 1. Default: 0.1.
		 */
		'share'   => (float) apply_filters( 'atoll_log_share', ATOLL_LOG_SHARE ),
	);
	wp_print_inline_script_tag(
		(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		array(
			'type' => 'application/json',
			'id'   => 'atoll-log',
		)
	);
}

/**
 * Returns the type of the current page.
 *
 * @return string `front`, `archive`, `search`, `missing`, `other`, or the type of the post.
 */
function atoll_page_type() {
	if ( is_front_page() ) {
		return 'front';
	}
	if ( is_singular() ) {
		return (string) get_post_type();
	}
	$types = array(
		'archive' => is_archive() || is_home(),
		'search'  => is_search(),
		'missing' => is_404(),
	);
	return (string) ( array_search( true, $types, true ) ? array_search( true, $types, true ) : 'other' );
}

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
					'additionalProperties' => array( 'type' => 'number' ),
				),
				'failed'  => array(
					'type'     => 'array',
					'default'  => array(),
					'maxItems' => 50,
					'items'    => array( 'type' => 'string' ),
				),
			),
		)
	);
}

/**
 * Adds a report to the counts.
 *
 * @param WP_REST_Request $request `page`: type of the page; `variant`: `atoll` or `original`; `vitals`: metric => value;
 *                                 `failed`: names of widgets.
 * @return WP_REST_Response With the status 204, or 429 if there were too many reports in this minute.
 */
function atoll_answer_log( $request ) {
	$log    = atoll_log();
	$minute = (int) floor( time() / 60 );
	$count  = $log['minute'] >= $minute ? $log['count'] + 1 : 1;
	if ( $count > ATOLL_LOG_PER_MINUTE ) {
		return new WP_REST_Response( null, 429 );
	}
	$today = gmdate( 'Y-m-d' );
	$days  = array_slice( $log['days'] + array( $today => array() ), -ATOLL_LOG_DAYS, null, true );

	$days[ $today ] = atoll_counted_visit( $days[ $today ], $request->get_params() );
	update_option(
		'atoll_log',
		array(
			'minute' => max( $minute, $log['minute'] ),
			'count'  => $count,
			'days'   => $days,
		),
		false
	);
	return new WP_REST_Response( null, 204 );
}

/**
 * Deletes the counts of the log when the owner switches it off, because nothing else removes them after their time.
 *
 * @param mixed $old   The settings before.
 * @param mixed $value The settings.
 */
function atoll_end_log( $old, $value ) {
	if ( is_array( $old ) && ! empty( $old['log'] ) && ( ! is_array( $value ) || empty( $value['log'] ) ) ) {
		delete_option( 'atoll_log' );
	}
}

/**
 * Adds a report to the counts of a day.
 *
 * @param array $day   `visits`: page type => variant => metric => step => count; `failed`: widget => count.
 * @param array $visit See atoll_answer_log().
 * @return array The counts.
 */
function atoll_counted_visit( $day, $visit ) {
	foreach ( ATOLL_LOG_METRICS as $metric => $width ) {
		if ( isset( $visit['vitals'][ $metric ] ) && $visit['vitals'][ $metric ] >= 0 ) {
			$step  = (int) min( ATOLL_LOG_STEPS - 1, floor( $visit['vitals'][ $metric ] / $width ) );
			$count = &$day['visits'][ $visit['page'] ][ $visit['variant'] ][ $metric ][ $step ];
			$count = (int) $count + 1;
			unset( $count );
		}
	}
	foreach ( array_intersect( array_unique( $visit['failed'] ), array_keys( atoll_tables()['widgets'] ) ) as $widget ) {
		$day['failed'][ $widget ] = 1 + ( isset( $day['failed'][ $widget ] ) ? (int) $day['failed'][ $widget ] : 0 );
	}
	return $day;
}

/**
 * Returns the stored counts.
 *
 * @return array `minute` and `count`: the reports in the last minute with one; `days`: date => see atoll_counted_visit(),
 *               without days that are too old.
 */
function atoll_log() {
	$log  = get_option( 'atoll_log' );
	$days = is_array( $log ) && isset( $log['days'] ) && is_array( $log['days'] ) ? $log['days'] : array();
	$old  = gmdate( 'Y-m-d', time() - ATOLL_LOG_DAYS * DAY_IN_SECONDS );
	return array(
		'minute' => isset( $log['minute'] ) ? (int) $log['minute'] : 0,
		'count'  => isset( $log['count'] ) ? (int) $log['count'] : 0,
		'days'   => array_filter(
			$days,
			static function ( $date ) use ( $old ) {
				return (string) $date > $old;
			},
			ARRAY_FILTER_USE_KEY
		),
	);
}

/**
 * Adds up the counts of all days.
 *
 * @return array Like a day, see atoll_counted_visit().
 */
function atoll_log_sums() {
	$sums = array(
		'visits' => array(),
		'failed' => array(),
	);
	foreach ( atoll_log()['days'] as $day ) {
		$sums = atoll_added( $sums, $day );
	}
	return $sums;
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
 * @param array $steps  Step => number of visits.
 * @param float $width  Width of a step.
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
