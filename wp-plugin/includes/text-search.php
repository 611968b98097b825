<?php
/**
 * Searches a page for many texts at once, in a few passes: a page may have megabytes.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds texts in a text. Where one text begins with another, the longer one counts.
 *
 * @param string $haystack Where to look.
 * @param array  $texts    What to look for.
 * @param string $behind   A pattern for what must be behind a text.
 * @return array|null Offset => text, in order; null where PCRE gave up.
 */
function atoll_find_texts( $haystack, $texts, $behind = '' ) {
	$groups = array();
	foreach ( $texts as $text ) {
		$groups[ $text[0] ][] = $text;
	}
	$found = array();
	foreach ( $groups as $group ) {
		// With a text in front that all have in common, PCRE is as fast as strpos().
		rsort( $group );
		$common  = atoll_common_start( $group[0], $group[ count( $group ) - 1 ] );
		$pattern = array();
		foreach ( $group as $text ) {
			$pattern[] = preg_quote( substr( $text, strlen( $common ) ), '~' );
		}
		$pattern = '~' . preg_quote( $common, '~' ) . '(?:' . implode( '|', $pattern ) . ")$behind~";
		if ( false === preg_match_all( $pattern, $haystack, $matches, PREG_OFFSET_CAPTURE ) ) {
			return null;
		}
		$found += array_column( $matches[0], 0, 1 );
	}
	ksort( $found );
	return $found;
}

/**
 * What two texts begin with. Of a sorted list, the first and the last have in common what all have.
 *
 * @param string $one   A text.
 * @param string $other Another one.
 * @return string
 */
function atoll_common_start( $one, $other ) {
	$length = strspn( $one ^ $other, "\0" );
	return substr( $one, 0, min( $length, strlen( $one ), strlen( $other ) ) );
}
