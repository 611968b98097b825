<?php
/**
 * Finds inline code that calls an original's functions.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

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
			$pieces = array_filter( isset( $extra[ $place ] ) ? (array) $extra[ $place ] : array(), 'is_string' );
			$code   = array_merge( $code, isset( $own[ $handle ] ) ? array_filter( $pieces, static fn( $piece ) => ! atoll_is_own_data( $piece, $original ) ) : $pieces );
		}
	}
	return $code;
}

/**
 * Checks whether code attached to an original's script is the original's own data.
 *
 * @param string $code     JavaScript.
 * @param array  $original Facts of the original. `data`: the start of such code.
 * @return bool
 */
function atoll_is_own_data( $code, $original ) {
	// Themes without support for HTML5 have a comment around it.
	$code = (string) preg_replace( '~^\s*(?:/\* <!\[CDATA\[ \*/\s*)?~', '', $code );
	return isset( $original['data'] ) && 0 === strncmp( $code, $original['data'], strlen( $original['data'] ) );
}

/**
 * Returns the calls in the script elements and in the event handler attributes of a page.
 *
 * @param string $html     The page.
 * @param array  $original Facts of the original.
 * @param array  $calls    Texts.
 * @return array Texts; all of them after a PCRE error.
 */
function atoll_calls_in_page( $html, $original, $calls ) {
	$hits = atoll_find_texts( $html, $calls );
	if ( ! $hits ) {
		return null === $hits ? $calls : array();
	}
	$markup = atoll_markup( $html );
	if ( $markup->is_doubtful ) {
		return array_values( array_unique( $hits ) );
	}
	$starts   = array_keys( $markup->scripts );
	$handlers = new Atoll_Handler_Finder( $markup );
	$found    = array();
	$foreign  = array();
	foreach ( $hits as $at => $call ) {
		if ( isset( $found[ $call ] ) ) {
			continue;
		}
		$script = atoll_index_before( $starts, $at );
		if ( $script >= 0 && $at < $markup->scripts[ $starts[ $script ] ][2] ) {
			if ( ! isset( $foreign[ $script ] ) ) {
				$foreign[ $script ] = atoll_is_foreign_code( $markup, $starts[ $script ], $original );
			}
			$is_call = $foreign[ $script ];
		} else {
			$is_call = $handlers->has( $at );
		}
		if ( $is_call ) {
			$found[ $call ] = $call;
		}
	}
	return array_values( $found );
}

/**
 * Checks whether a script element may contain other code than the original's data. The type identifies only data: an
 * optimiser may have changed the type of code to run it later. What others attach to a script is in the same element as its
 * data, and atoll_attached_code() returns it.
 *
 * @param Atoll_Markup $markup   The page.
 * @param int          $start    Offset of a script element.
 * @param array        $original Facts of the original.
 * @return bool
 */
function atoll_is_foreign_code( $markup, $start, $original ) {
	$tag = atoll_script_tag( $markup, $start );
	if ( preg_match( '#json\s*$|^\s*(?:importmap|speculationrules)\s*$#i', $tag['type'] ) ) {
		return false;
	}
	if ( ! preg_match( '~^(.+)-js-(extra|before)$~D', $tag['id'], $name ) || ! atoll_matching_rows( wp_list_pluck( $original['scripts'], 'handle' ), array( $name[1] => true ) ) ) {
		return true;
	}
	return 'before' === $name[2] && ! atoll_is_own_data( substr( $markup->html, $tag['end'], $tag['text_end'] - $tag['end'] ), $original );
}
