<?php
/**
 * Gives access to the markup of the current page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the index of the last number before another one.
 *
 * @param array $numbers Numbers in ascending order.
 * @param int   $number  The other number.
 * @return int -1 if all are at least as large.
 */
function atoll_index_before( $numbers, $number ) {
	$low  = 0;
	$high = count( $numbers );
	while ( $low < $high ) {
		$middle = ( $low + $high ) >> 1;
		if ( $numbers[ $middle ] < $number ) {
			$low = $middle + 1;
		} else {
			$high = $middle;
		}
	}
	return $low - 1;
}

/**
 * Returns the markup of a page, which is read once.
 *
 * @param string            $html   The page.
 * @param Atoll_Budget|null $budget Pays for the reading, if the page was not read before. Default: a new one.
 * @return Atoll_Markup
 * @throws OverflowException If the page costs too much.
 */
function atoll_markup( $html, $budget = null ) {
	static $last = null;
	if ( null === $last || $last->html !== $html ) {
		$last = new Atoll_Markup( $html, $budget );
	}
	return $last;
}
