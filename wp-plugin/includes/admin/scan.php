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
 * @return array `page`: URL; `goes` and `stays`: handles with commas between them; `kB`: see atoll_saved_bytes(); `line`:
 *               see atoll_page_line(); `why`: the
 *               reasons of those that stay, or why the page could not be examined; `failed`: bool, false for a page that is
 *               skipped on purpose.
 */
function atoll_scan_page( $url ) {
	$read = atoll_examine( $url );
	if ( is_wp_error( $read ) ) {
		return array(
			'page'   => $url,
			'goes'   => '',
			'stays'  => '',
			'kB'     => 0,
			'line'   => '',
			'why'    => $read->get_error_message(),
			'failed' => ! atoll_is_skip( $read, $url ),
		);
	}
	$stays = wp_list_filter( $read['scripts'], array( 'isEmptied' => false ) );
	$why   = array_unique( wp_list_pluck( $stays, 'text' ) );
	return array(
		'page'   => $url,
		'goes'   => implode( ', ', wp_list_pluck( atoll_gone_scripts( $read ), 'handle' ) ),
		'stays'  => implode( ', ', wp_list_pluck( $stays, 'handle' ) ),
		'kB'     => (int) round( atoll_saved_bytes( $read ) / 1000 ),
		'line'   => atoll_page_line( $read ),
		'why'    => implode( ' ', array_filter( array_merge( $why, array( $read['problem'] ) ) ) ),
		'failed' => '' !== $read['problem'],
	);
}
