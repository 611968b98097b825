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
	$found = array();
	foreach ( atoll_text_patterns( $texts, $behind, $flags ) as $pattern ) {
		if ( false === preg_match_all( $pattern, $haystack, $matches, PREG_OFFSET_CAPTURE ) ) {
			return null;
		}
		$found += array_column( $matches[0], 0, 1 );
	}
	ksort( $found );
	return $found;
}

/**
 * Checks whether a string contains one of some texts.
 *
 * @param string $haystack The string to search.
 * @param array  $texts    The texts.
 * @return bool
 */
function atoll_has_one_of( $haystack, $texts ) {
	foreach ( atoll_text_patterns( $texts ) as $pattern ) {
		if ( 1 === preg_match( $pattern, $haystack ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Returns the regular expressions with which a string is searched for texts, one for each first character.
 *
 * @param array  $texts  The texts to find.
 * @param string $behind See atoll_find_texts().
 * @param string $flags  See atoll_find_texts().
 * @return array
 */
function atoll_text_patterns( $texts, $behind = '', $flags = '' ) {
	$groups   = array();
	$patterns = array();
	foreach ( $texts as $text ) {
		$groups[ $text[0] ][] = $text;
	}
	foreach ( $groups as $group ) {
		// With a common prefix, PCRE is as fast as strpos().
		rsort( $group );
		$common  = atoll_common_start( $group[0], $group[ count( $group ) - 1 ] );
		$endings = array();
		foreach ( $group as $text ) {
			$endings[] = preg_quote( substr( $text, strlen( $common ) ), '~' );
		}
		$patterns[] = '~' . preg_quote( $common, '~' ) . '(?:' . implode( '|', $endings ) . ")$behind~$flags";
	}
	return $patterns;
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
