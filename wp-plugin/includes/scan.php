<?php
/**
 * Examines many pages of the site: which scripts go, which stay and why, and how much is saved.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Examines a page for the list of all pages.
 *
 * @param string $url A URL of this site.
 * @return array `page`: URL; `goes` and `stays`: handles with commas between them; `kB`: size of the removed files,
 *               uncompressed; `why`: the reasons of those that stay, or why the page could not be examined; `failed`: bool, false
 *               for a page that is skipped on purpose.
 */
function atoll_scan_page( $url ) {
	$read = atoll_examine( $url );
	if ( is_wp_error( $read ) ) {
		return atoll_scan_row( $url, array(), array(), array( $read->get_error_message() ), ! atoll_is_skip( $read, $url ) );
	}
	$goes  = array_merge( wp_list_filter( $read['scripts'], array( 'isEmptied' => true ) ), $read['freed'] );
	$stays = wp_list_filter( $read['scripts'], array( 'isEmptied' => false ) );
	$why   = array_unique( wp_list_pluck( $stays, 'text' ) );
	return atoll_scan_row( $url, $goes, $stays, array_filter( array_merge( $why, array( $read['problem'] ) ) ), '' !== $read['problem'] );
}

/**
 * Returns a row of the list.
 *
 * @param string $url    URL of the page.
 * @param array  $goes   Scripts that go, with `handle` and `bytes`.
 * @param array  $stays  Scripts that stay.
 * @param array  $why    Sentences.
 * @param bool   $failed Whether the page could not be examined, or does not work.
 * @return array See atoll_scan_page().
 */
function atoll_scan_row( $url, $goes, $stays, $why, $failed ) {
	return array(
		'page'   => $url,
		'goes'   => implode( ', ', wp_list_pluck( $goes, 'handle' ) ),
		'stays'  => implode( ', ', wp_list_pluck( $stays, 'handle' ) ),
		'kB'     => (int) round( array_sum( array_map( 'intval', wp_list_pluck( $goes, 'bytes' ) ) ) / 1000 ),
		'why'    => implode( ' ', $why ),
		'failed' => $failed,
	);
}
