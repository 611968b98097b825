<?php
/**
 * Searches a page for words of selectors, each of which a matching tag must hold.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** What a word consists of, in lower case. */
const ATOLL_WORD_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_-';

/**
 * Sorts selectors by a word of each that is likely to be rare.
 *
 * @param array $selectors Key => list of compound selectors.
 * @return array Word in lower case => entries: `key`, `compound`, and what of it can be told without reading a tag: `tag`,
 *               the only name, and `not`, a name that does not match ('' for any). Under '' are the entries of all words.
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
 * A name that elements must not have to match.
 *
 * @param array $compound A compound selector.
 * @return string '' where it names none.
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
 * Takes selectors out of an index.
 *
 * @param array $index See atoll_selector_index().
 * @param array $found Key => anything.
 * @return array The same without these, and without words that none needs any more.
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
 * A word that is in each tag that a selector matches: a data attribute, a class, an id, any attribute, or `<` and the
 * element's name.
 *
 * @param array $compound A compound selector.
 * @return string In lower case.
 * @throws InvalidArgumentException For a selector that matches any element.
 */
function atoll_selector_word( $compound ) {
	$words = array();
	foreach ( $compound['attributes'] as $attribute ) {
		$words[ 0 === strpos( $attribute['name'], 'data-' ) ? 1 : 4 ][] = $attribute['name'];
	}
	foreach ( $compound['classes'] as $class ) {
		$words[2][] = $class;
	}
	if ( ! empty( $compound['id'] ) ) {
		$words[3][] = $compound['id'];
	}
	if ( ! empty( $compound['tag'] ) ) {
		// Frames are few, links and boxes are many.
		$words[ 'iframe' === $compound['tag'] ? 0 : 5 ][] = '<' . $compound['tag'];
	}
	if ( ! $words ) {
		throw new InvalidArgumentException( 'a selector without a word' );
	}
	ksort( $words );
	$best = reset( $words );
	usort( $best, static function ( $a, $b ) {
		return strlen( $b ) - strlen( $a );
	} );
	return strtolower( $best[0] );
}

/**
 * Finds the words in a page.
 *
 * @param string $html  The page, in lower case.
 * @param array  $index See atoll_selector_index().
 * @return array|null Offset => word, in order; '' for a character reference behind which any word may hide. Null where
 *                    PCRE gave up.
 */
function atoll_word_hits( $html, $index ) {
	unset( $index[''] );
	$hits = atoll_find_texts( $html, array_map( 'strval', array_keys( $index ) ), '(?![' . ATOLL_WORD_CHARACTERS . '])' );
	if ( null === $hits ) {
		return null;
	}
	return atoll_hidden_word_hits( $html, $hits );
}

/**
 * Adds the character references that stand for a letter, a digit or a hyphen. Hardly any page has one outside of an
 * address for mail.
 *
 * @param string $html The page, in lower case.
 * @param array  $hits Offset => word.
 * @return array The same with the references, in order.
 */
function atoll_hidden_word_hits( $html, $hits ) {
	$is_sorted = true;
	$at        = strpos( $html, '&#' );
	while ( false !== $at ) {
		// The ampersand, as WordPress writes it in addresses.
		if ( '038;' === substr( $html, $at + 2, 4 ) ) {
			$at = strpos( $html, '&#', $at + 6 );
			continue;
		}
		$is_hex = isset( $html[ $at + 2 ] ) && 'x' === $html[ $at + 2 ];
		$first  = $at + ( $is_hex ? 3 : 2 );
		$digits = ltrim( substr( $html, $first, strspn( $html, $is_hex ? '0123456789abcdef' : '0123456789', $first ) ), '0' );
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
