<?php
/**
 * Searches a page for many texts in a few passes, because a page may have several megabytes.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds texts in a string. If several texts match at one offset, the longest wins.
 *
 * @param string $haystack The string to search.
 * @param array  $texts    The texts to find.
 * @param string $behind   Regular expression that must match after a text.
 * @param string $flags    'i' to ignore the case of letters.
 * @return array|null Offset => text as it was found, in order; null after a PCRE error.
 */
function atoll_find_texts( $haystack, $texts, $behind = '', $flags = '' ) {
	$groups = array();
	foreach ( $texts as $text ) {
		$groups[ $text[0] ][] = $text;
	}
	$found = array();
	foreach ( $groups as $group ) {
		// With a common prefix, PCRE is as fast as strpos().
		rsort( $group );
		$common  = atoll_common_start( $group[0], $group[ count( $group ) - 1 ] );
		$pattern = array();
		foreach ( $group as $text ) {
			$pattern[] = preg_quote( substr( $text, strlen( $common ) ), '~' );
		}
		$pattern = '~' . preg_quote( $common, '~' ) . '(?:' . implode( '|', $pattern ) . ")$behind~$flags";
		if ( false === preg_match_all( $pattern, $haystack, $matches, PREG_OFFSET_CAPTURE ) ) {
			return null;
		}
		$found += array_column( $matches[0], 0, 1 );
	}
	ksort( $found );
	return $found;
}

/**
 * Returns the common prefix of two texts. For the first and the last of a sorted list, it is the prefix of all.
 *
 * @param string $one   A text.
 * @param string $other Another text.
 * @return string
 */
function atoll_common_start( $one, $other ) {
	$length = strspn( $one ^ $other, "\0" );
	return substr( $one, 0, min( $length, strlen( $one ), strlen( $other ) ) );
}
