<?php
/**
 * Says in one line what a page gains, and what keeps the rest of the originals' scripts on it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The speed of a phone in a slow network, in bits per millisecond: 1.6 Mbit/s, as in Lighthouse's tests. */
const ATOLL_PHONE_BITS_PER_MS = 1600;

/**
 * Returns what a visitor of a page gains, and what keeps the rest.
 *
 * @param array $read See atoll_examine().
 * @return string One line.
 */
function atoll_page_line( $read ) {
	return implode( ' ', array_filter( array( atoll_gain_text( atoll_saved_bytes( $read ), count( atoll_gone_scripts( $read ) ) - $read['requests'] ), atoll_rest_text( $read['scripts'] ) ) ) );
}

/**
 * Returns a text for what a page gains.
 *
 * @param int $bytes    See atoll_saved_bytes().
 * @param int $requests How many files less a visitor loads; negative for more.
 * @return string
 */
function atoll_gain_text( $bytes, $requests ) {
	return sprintf(
		/* translators: 1: number of kilobytes, 2: number of files, 3: number of milliseconds. The numbers are negative for a page that shrinks. */
		__( '%1$s kB, %2$s files, about %3$s ms of loading on a phone (1.6 Mbit/s).', 'atoll' ),
		atoll_signed( -$bytes / 1000 ),
		atoll_signed( -$requests ),
		atoll_signed( -$bytes * 8 / ATOLL_PHONE_BITS_PER_MS )
	);
}

/**
 * Returns a number with its sign.
 *
 * @param float $number The number.
 * @return string Such as `−12`, `+3` or `0`.
 */
function atoll_signed( $number ) {
	$rounded = (int) round( $number );
	return ( $rounded < 0 ? '−' : ( $rounded > 0 ? '+' : '' ) ) . number_format_i18n( abs( $rounded ) );
}

/**
 * Returns what keeps the originals' scripts that stay. A script that stays because of others that stay is no reason of its
 * own.
 *
 * @param array $scripts Scripts of atoll_decisions(), each with its `text`.
 * @return string '' if none stays.
 */
function atoll_rest_text( $scripts ) {
	$stays   = wp_list_filter( $scripts, array( 'isEmptied' => false ) );
	$handles = wp_list_pluck( $stays, 'handle' );
	$causes  = array();
	foreach ( $stays as $script ) {
		$follows = in_array( $script['why'], array( 'needed', 'group' ), true ) && ! array_diff( $script['what'], $handles );
		if ( ! $follows ) {
			$causes[ $script['text'] ][] = atoll_script_title( $script['handle'] );
		}
	}
	if ( 1 === count( $causes ) ) {
		/* translators: 1: names of plugins and themes, 2: a sentence with the reason. */
		return sprintf( __( 'One thing keeps the rest (%1$s). %2$s', 'atoll' ), implode( ', ', array_unique( current( $causes ) ) ), key( $causes ) );
	}
	/* translators: %s: number of reasons. */
	return $causes ? sprintf( __( '%s things keep the rest.', 'atoll' ), number_format_i18n( count( $causes ) ) ) : '';
}
