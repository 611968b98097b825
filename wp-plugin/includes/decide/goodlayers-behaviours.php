<?php
/**
 * Detects in a page's HTML what the page builder's scripts would do there that no widget covers (goodlayers-selectors,
 * section 7). An element that none of the original's selectors matches has no behaviour.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns what the page builder's scripts would do on a page beyond what is covered.
 *
 * @param string $html    The page, or a part of it.
 * @param array  $covered Names of the covered widgets. If empty, all behaviours of the scripts are returned.
 * @return array Names of behaviours, which are names of widgets or of behaviours that no widget covers.
 */
function atoll_goodlayers_behaviours( $html, $covered = array() ) {
	return atoll_uncovered_behaviours( 'goodlayers', $html, $covered );
}

/**
 * Returns the behaviours of an original that a page has and that are not covered.
 *
 * A row of the table applies to a page if its `selector` matches an element, its optional `with` matches an element, and
 * its optional `without` matches none. These may be different elements.
 *
 * @param string $original Name of the original.
 * @param string $html     The page, or a part of it.
 * @param array  $covered  Names of widgets.
 * @return array Names of behaviours, each once.
 */
function atoll_uncovered_behaviours( $original, $html, $covered ) {
	static $known = array();
	$key          = $original . ' ' . implode( ' ', $covered );
	if ( ! isset( $known[ $key ] ) ) {
		$rows          = atoll_uncovered_rows( $original, $covered );
		$known[ $key ] = array( $rows, atoll_selector_index( atoll_selectors_of_rows( $rows ) ) );
	}
	list( $rows, $index ) = $known[ $key ];

	$matching = atoll_matching_selectors( $html, $index );
	if ( null === $matching ) {
		return array( 'unreadable HTML' );
	}
	$matching = array_flip( $matching );
	$found    = array();
	foreach ( $rows as $number => $row ) {
		$is_here = isset( $matching[ "selector $number" ] ) && ( empty( $row['with'] ) || isset( $matching[ "with $number" ] ) );
		if ( $is_here && ! isset( $matching[ "without $number" ] ) ) {
			$found[ $row['name'] ] = true;
		}
	}
	return array_map( 'strval', array_keys( $found ) );
}

/**
 * Returns the rows of an original that none of the given widgets covers.
 *
 * @param string $original Name of the original.
 * @param array  $covered  Names of widgets.
 * @return array Number => row.
 */
function atoll_uncovered_rows( $original, $covered ) {
	$tables  = atoll_tables()['behaviours'];
	$covered = array_flip( $covered );
	return array_filter(
		isset( $tables[ $original ] ) ? $tables[ $original ] : array(),
		static function ( $row ) use ( $covered ) {
			return '' === $row['widget'] || ! isset( $covered[ $row['widget'] ] );
		}
	);
}

/**
 * Returns the selectors of rows.
 *
 * @param array $rows Number => row.
 * @return array "selector 3", "with 3" or "without 3" (3 is the row's number) => list of compound selectors.
 */
function atoll_selectors_of_rows( $rows ) {
	$selectors = array();
	foreach ( $rows as $number => $row ) {
		foreach ( array( 'selector', 'with', 'without' ) as $part ) {
			if ( ! empty( $row[ $part ] ) ) {
				$selectors[ "$part $number" ] = $row[ $part ];
			}
		}
	}
	return $selectors;
}
