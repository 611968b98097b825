<?php
/**
 * Searches a page for the words of selectors. Each tag that a selector matches contains the selector's word.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Characters of words, in lower case. */
const ATOLL_WORD_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_-';

/**
 * Groups selectors by the word of each that is probably the rarest on a page.
 *
 * @param array $selectors Key => list of compound selectors.
 * @return array Word in lower case => entries with `key`, `compound`, `tag` (the only element name that matches, or '')
 *               and `not` (an element name that does not match, or ''). The key '' has the entries of all words.
 */
function atoll_selector_index( $selectors ) {
	$index = array();
	foreach ( $selectors as $key => $compounds ) {
		foreach ( $compounds as $compound ) {
			$entry = array(
				'key'      => $key,
				'compound' => $compound,
				'tag'      => (string) $compound['tag'],
				'not'      => atoll_excluded_tag( $compound ),
			);

			$index[ atoll_selector_word( $compound ) ][] = $entry;
			$index[''][]                                 = $entry;
		}
	}
	return $index;
}

/**
 * Returns the element name that a selector excludes.
 *
 * @param array $compound A compound selector.
 * @return string '' if it excludes none.
 */
function atoll_excluded_tag( $compound ) {
	foreach ( $compound['not'] as $other ) {
		if ( ! empty( $other['tag'] ) && ! $other['classes'] && ! $other['attributes'] && ! $other['not'] && empty( $other['id'] ) ) {
			return $other['tag'];
		}
	}
	return '';
}

/**
 * Removes selectors from an index.
 *
 * @param array $index See atoll_selector_index().
 * @param array $found Key of a selector => anything.
 * @return array The index without these selectors, and without words that no selector needs any more.
 */
function atoll_index_without( $index, $found ) {
	foreach ( $index as $word => $entries ) {
		foreach ( $entries as $number => $entry ) {
			if ( isset( $found[ $entry['key'] ] ) ) {
				unset( $index[ $word ][ $number ] );
			}
		}
	}
	return array_filter( $index );
}

/**
 * Returns a word that each matching tag contains: a data attribute, a class, an id, another attribute, or `<` and the
 * element's name.
 *
 * @param array $compound A compound selector.
 * @return string In lower case.
 * @throws InvalidArgumentException For a selector that matches any element.
 */
function atoll_selector_word( $compound ) {
	$words = array();
	foreach ( $compound['attributes'] as $attribute ) {
		$kind             = 0 === strpos( $attribute['name'], 'data-' ) ? 1 : 4;
		$words[ $kind ][] = $attribute['name'];
	}
	foreach ( $compound['classes'] as $class ) {
		$words[2][] = $class;
	}
	if ( ! empty( $compound['id'] ) ) {
		$words[3][] = $compound['id'];
	}
	if ( ! empty( $compound['tag'] ) ) {
		// Frames are rare, other elements are not.
		$words[ 'iframe' === $compound['tag'] ? 0 : 5 ][] = '<' . $compound['tag'];
	}
	if ( ! $words ) {
		throw new InvalidArgumentException( 'a selector without a word' );
	}
	ksort( $words );
	$best = reset( $words );
	usort(
		$best,
		static function ( $a, $b ) {
			return strlen( $b ) - strlen( $a );
		}
	);
	return strtolower( $best[0] );
}

/**
 * Finds the words in a page.
 *
 * @param string $html  The page.
 * @param array  $index See atoll_selector_index().
 * @return array|null Offset => word in lower case, in order; '' for a character reference, which may be part of any
 *                    word. Null after a PCRE error.
 */
function atoll_word_hits( $html, $index ) {
	unset( $index[''] );
	$hits = atoll_find_texts( $html, array_map( 'strval', array_keys( $index ) ), '(?![' . ATOLL_WORD_CHARACTERS . '])', 'i' );
	if ( null === $hits ) {
		return null;
	}
	return atoll_hidden_word_hits( $html, array_map( 'strtolower', $hits ) );
}

/**
 * Adds the positions of character references for letters, digits or hyphens. Pages rarely contain any, except in email
 * addresses.
 *
 * @param string $html The page.
 * @param array  $hits Offset => word.
 * @return array The same with the references added, in order.
 */
function atoll_hidden_word_hits( $html, $hits ) {
	$is_sorted = true;
	$at        = strpos( $html, '&#' );
	while ( false !== $at ) {
		// WordPress writes ampersands in URLs as `&#038;`.
		if ( '038;' === substr( $html, $at + 2, 4 ) ) {
			$at = strpos( $html, '&#', $at + 6 );
			continue;
		}
		$is_hex = isset( $html[ $at + 2 ] ) && 'x' === strtolower( $html[ $at + 2 ] );
		$first  = $at + ( $is_hex ? 3 : 2 );
		$digits = ltrim( substr( $html, $first, strspn( $html, $is_hex ? '0123456789abcdefABCDEF' : '0123456789', $first ) ), '0' );
		$code   = strlen( $digits ) > 3 ? 0 : intval( $digits, $is_hex ? 16 : 10 );
		if ( $code > 0 && $code < 128 && false !== strpos( ATOLL_WORD_CHARACTERS, strtolower( chr( $code ) ) ) ) {
			$hits[ $at ] = '';
			$is_sorted   = false;
		}
		$at = strpos( $html, '&#', $at + 2 );
	}
	if ( ! $is_sorted ) {
		ksort( $hits );
	}
	return $hits;
}
