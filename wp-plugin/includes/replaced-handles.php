<?php
/**
 * Which scripts of the originals this build replaces.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that Atoll replaces. A script goes only when every widget it serves on the page is in its row.
 *
 * @return array Handle (`*` stands for any text; or a pattern in slashes) => names of the widgets and behaviours of this
 *               build that cover what the script does.
 */
function atoll_replaced_handles() {
	$tables  = atoll_tables();
	$names   = atoll_covered_names( $tables['behaviours'] );
	$handles = array();
	foreach ( $tables['widgets'] as $widget => $facts ) {
		// A manifest lists a script before the one it depends on, and the rows keep that order.
		foreach ( $facts['handles'] as $handle ) {
			$row                = isset( $handles[ $handle ] ) ? $handles[ $handle ] : array();
			$handles[ $handle ] = array_merge( $row, array( $widget ), isset( $names[ $widget ] ) ? $names[ $widget ] : array() );
		}
	}
	/**
	 * Filters the scripts that Atoll takes away. Remove a row to keep that script on every page.
	 *
	 * @param array $handles Handle => names of the widgets that cover it.
	 */
	return (array) apply_filters( 'atoll_replaced_handles', $handles );
}

/**
 * The behaviours that have another name than the widget that covers them.
 *
 * @param array $behaviours Original => rows, as in atoll_tables().
 * @return array Widget => names.
 */
function atoll_covered_names( $behaviours ) {
	$names = array();
	foreach ( array_merge( array(), ...array_values( $behaviours ) ) as $row ) {
		if ( '' !== $row['widget'] && $row['name'] !== $row['widget'] ) {
			$names[ $row['widget'] ][ $row['name'] ] = $row['name'];
		}
	}
	return array_map( 'array_values', $names );
}

/**
 * How to find out which widgets a script serves on the page at hand. A script without a row serves the same
 * widgets on every page: those that the table names.
 *
 * @return array Handle => function from the page's HTML to names of widgets.
 */
function atoll_page_readers() {
	return array(
		'gdlr-core-page-builder' => 'atoll_goodlayers_behaviours',
		'gdlr-core-plugin'       => 'atoll_goodlayers_behaviours',
		'/^eael-\d+$/D'          => 'atoll_eael_widgets',
		'eael-general'           => 'atoll_eael_widgets',
		'/^[0-9a-f]{9}$/D'       => 'atoll_eael_widgets',
	);
}

/**
 * How to find out which widgets one script serves.
 *
 * @param string $handle The script.
 * @return string|null A function, see atoll_page_readers(); null for a script without one.
 */
function atoll_page_reader( $handle ) {
	foreach ( atoll_page_readers() as $row => $reader ) {
		if ( atoll_matching_handles( (string) $row, array( $handle => true ) ) ) {
			return $reader;
		}
	}
	return null;
}

/**
 * The files of libraries: what depends on one calls its code, so it stays as long as anybody does.
 *
 * @return array
 */
function atoll_library_handles() {
	return array( 'gdlr-core-plugin', 'swv' );
}

/**
 * The registered handles that a row of the table means.
 *
 * @param string $row        A handle, possibly with `*`, or a pattern in slashes.
 * @param array  $registered Handle => anything.
 * @return array
 */
function atoll_matching_handles( $row, $registered ) {
	$is_pattern = '/' === substr( $row, 0, 1 );
	if ( ! $is_pattern && false === strpos( $row, '*' ) ) {
		return isset( $registered[ $row ] ) ? array( $row ) : array();
	}
	$pattern = $is_pattern ? $row : '/^' . str_replace( '\*', '.*', preg_quote( $row, '/' ) ) . '$/D';
	return array_values( array_filter( array_map( 'strval', array_keys( $registered ) ), static function ( $handle ) use ( $pattern ) {
		return 1 === preg_match( $pattern, $handle );
	} ) );
}
