<?php
/**
 * Finds inline code that calls an original's functions.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How far into an event handler attribute a call is found, in bytes. */
const ATOLL_MAX_HANDLER = 1000;

/**
 * Returns the calls in a page's inline code: in code attached to the page's scripts, and in its script elements. Data
 * that the original itself prints is ignored.
 *
 * @param array       $original Facts of the original.
 * @param string|null $html     The page, or null before it is complete.
 * @return array The texts that were found, without duplicates.
 */
function atoll_inline_calls( $original, $html ) {
	static $last = array( null, null, null, array() );
	$asked       = array( $original['name'], atoll_scripts_of_page(), $html );
	if ( array_slice( $last, 0, 3 ) !== $asked ) {
		$last = array_merge( $asked, array( atoll_find_inline_calls( $original, $html ) ) );
	}
	return $last[3];
}

/**
 * Finds the calls, see atoll_inline_calls().
 *
 * @param array       $original Facts of the original.
 * @param string|null $html     The page, or null before it is complete.
 * @return array Texts.
 */
function atoll_find_inline_calls( $original, $html ) {
	$calls = atoll_call_texts( $original );
	if ( ! $calls ) {
		return array();
	}
	$hits  = atoll_find_texts( implode( "\n", atoll_attached_code( $original ) ), $calls );
	$found = null === $hits ? $calls : array_values( $hits );
	return array_values( array_unique( array_merge( $found, null === $html ? array() : atoll_calls_in_page( $html, $original, $calls ) ) ) );
}

/**
 * Returns the texts that identify calls of an original.
 *
 * @param array $original Facts of the original. A call with `until` applies to releases up to that one.
 * @return array Texts.
 */
function atoll_call_texts( $original ) {
	$texts = array();
	foreach ( $original['calls'] as $call ) {
		if ( is_string( $call ) ) {
			$texts[] = $call;
			continue;
		}
		$file    = atoll_original_file( $original );
		$release = null === $file ? '' : atoll_installed_release( $original, $file );
		if ( version_compare( $release, $call['until'] . '.999', '<=' ) ) {
			$texts[] = $call['text'];
		}
	}
	return $texts;
}

/**
 * Returns the code that is attached to the scripts of the page.
 *
 * @param array $original Facts of the original.
 * @return array Pieces of code.
 */
function atoll_attached_code( $original ) {
	$wanted = atoll_scripts_of_page();
	$own    = array_flip( atoll_matching_rows( wp_list_pluck( $original['scripts'], 'handle' ), $wanted ) );
	$code   = array();
	foreach ( array_keys( $wanted ) as $handle ) {
		$extra = wp_scripts()->registered[ $handle ]->extra;
		foreach ( isset( $own[ $handle ] ) ? array( 'before', 'after' ) : array( 'data', 'before', 'after' ) as $place ) {
			$pieces = isset( $extra[ $place ] ) ? (array) $extra[ $place ] : array();
			$code   = array_merge( $code, array_filter( $pieces, 'is_string' ) );
		}
	}
	return $code;
}

/**
 * Returns the calls in the script elements and in the event handler attributes of a page. A script element in a comment
 * counts, too.
 *
 * @param string $html     The page.
 * @param array  $original Facts of the original.
 * @param array  $calls    Texts.
 * @return array Texts; all of them after a PCRE error.
 */
function atoll_calls_in_page( $html, $original, $calls ) {
	$hits  = atoll_find_texts( $html, $calls );
	$found = array();
	$lower = $hits ? strtolower( $html ) : '';
	$next  = strpos( $lower, '<script' );
	$end   = 0;
	foreach ( (array) $hits as $at => $call ) {
		while ( false !== $next && $next < $at ) {
			// A `<script` inside another script does not end it.
			$end  = max( $end, atoll_foreign_code_end( $html, $next, $original ) );
			$next = strpos( $lower, '<script', $next + 7 );
		}
		if ( $at < $end || atoll_is_in_handler( $html, $at ) ) {
			$found[ $call ] = $call;
		}
	}
	return null === $hits ? $calls : array_values( $found );
}

/**
 * Whether a place in a page is inside the value of an event handler attribute (`onclick="…"`) or of a `javascript:` link.
 *
 * @param string $html The page.
 * @param int    $at   Offset of the place.
 * @return bool
 */
function atoll_is_in_handler( $html, $at ) {
	$start  = max( 0, $at - ATOLL_MAX_HANDLER );
	$before = substr( $html, $start, $at - $start );
	return 1 === preg_match( '~[\s"\'/](?:on[a-z]+\s*=\s*|href\s*=\s*(?=["\']?\s*javascript:))(?:"[^"]*|\'[^\']*|[^\s"\'>]*)\z~i', $before );
}

/**
 * Returns the end of a script element that may contain other code than the original's data.
 *
 * @param string $html     The page.
 * @param int    $at       Offset of a `<script`.
 * @param array  $original Facts of the original.
 * @return int Offset of its end tag, or the page's length; 0 if the element contains data.
 */
function atoll_foreign_code_end( $html, $at, $original ) {
	$scanner = new Atoll_Tag_Scanner( $html, $at );
	$scanner->next_tag();
	return atoll_is_foreign_code( substr( $html, $at, $scanner->end - $at ), $original ) ? $scanner->text_end : 0;
}

/**
 * Checks whether a script element may contain other code than the original's data. The type identifies only data: an
 * optimiser may have changed the type of code to run it later.
 *
 * @param string $tag      The element's start tag.
 * @param array  $original Facts of the original.
 * @return bool
 */
function atoll_is_foreign_code( $tag, $original ) {
	$readings = atoll_read_tag( $tag );
	if ( ! $readings ) {
		return true;
	}
	$type = (string) $readings[0]->get_attribute( 'type' );
	$id   = (string) $readings[0]->get_attribute( 'id' );
	if ( preg_match( '#json\s*$|^\s*(?:importmap|speculationrules)\s*$#i', $type ) ) {
		return false;
	}
	return '-js-extra' !== substr( $id, -9 ) || ! atoll_matching_rows( wp_list_pluck( $original['scripts'], 'handle' ), array( substr( $id, 0, -9 ) => true ) );
}
