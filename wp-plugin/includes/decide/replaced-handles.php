<?php
/**
 * Lists the originals' scripts that this build replaces.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the scripts that Atoll replaces. A script is removed only if its row names every widget that it serves on the
 * page.
 *
 * @return array Handle (`*` matches any text), or a regular expression => names of the widgets and behaviours of this
 *               build that cover the script.
 */
function atoll_replaced_handles() {
	$tables  = atoll_tables();
	$names   = atoll_covered_names( $tables['behaviours'] );
	$handles = array();
	foreach ( $tables['widgets'] as $widget => $facts ) {
		// A manifest lists a script before its dependencies, and the rows keep that order.
		foreach ( $facts['handles'] as $handle ) {
			$row                = isset( $handles[ $handle ] ) ? $handles[ $handle ] : array();
			$handles[ $handle ] = array_merge( $row, array( $widget ), isset( $names[ $widget ] ) ? $names[ $widget ] : array() );
		}
	}
	foreach ( array_filter( $tables['originals'], 'atoll_has_stand_in' ) as $original ) {
		// All its widgets, because its scripts leave a page only together.
		$widgets = array_keys( wp_list_filter( $tables['widgets'], array( 'original' => $original['name'] ) ) );
		$handles = array_fill_keys( wp_list_pluck( $original['scripts'], 'handle' ), array_merge( array( $original['standIn'] ), $widgets ) ) + $handles;
	}
	/**
	 * Filters the scripts that Atoll removes. Remove a row to keep that script on every page.
	 *
	 * @param array $handles Handle => names of the widgets that cover it.
	 */
	return (array) apply_filters( 'atoll_replaced_handles', $handles );
}

/**
 * Checks whether an original's scripts leave pages on which they have nothing to do, or nothing that its widgets do not cover.
 *
 * @param array $original Facts of the original.
 * @return bool
 */
function atoll_has_stand_in( $original ) {
	return isset( $original['standIn'] );
}

/**
 * Filters the names of a row to what this build contains, because a site's filter may name anything. A site's own script is
 * covered by a site's own widgets.
 *
 * @param string $handle Handle of the script.
 * @param array  $names  Names of widgets and behaviours.
 * @return array
 */
function atoll_built_names( $handle, $names ) {
	if ( ! atoll_original_of( $handle ) ) {
		return $names;
	}
	$tables = atoll_tables();
	$others = wp_list_pluck( array_filter( $tables['originals'], 'atoll_has_stand_in' ), 'standIn' );
	return array_values( array_intersect( $names, array_merge( array_keys( $tables['widgets'] ), array_values( $others ), ...array_values( atoll_covered_names( $tables['behaviours'] ) ) ) ) );
}

/**
 * Returns the behaviours whose name differs from the widget that covers them.
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
 * Returns the functions that determine which widgets a script serves on the current page. A script without a row serves
 * the same widgets on every page, which the table of replaced scripts names.
 *
 * @return array Handle => name of a function that takes the page's HTML and returns names of widgets.
 */
function atoll_page_readers() {
	$originals = atoll_tables()['originals'];
	$theme     = array_fill_keys( wp_list_pluck( $originals['goodlayers-theme']['scripts'], 'handle' ), 'atoll_theme_behaviours' );
	$media     = array_fill_keys( wp_list_pluck( $originals['wordpress-media']['scripts'], 'handle' ), 'atoll_media_behaviours' );
	$elementor = array_fill_keys( wp_list_pluck( $originals['elementor']['scripts'], 'handle' ), 'atoll_elementor_behaviours' );
	return $theme + $media + $elementor + array(
		'gdlr-core-page-builder' => 'atoll_goodlayers_behaviours',
		'gdlr-core-plugin'       => 'atoll_goodlayers_behaviours',
		'/^eael-\d+$/D'          => 'atoll_eael_widgets',
		'eael-general'           => 'atoll_eael_widgets',
		'/^[0-9a-f]{9}$/D'       => 'atoll_eael_widgets',
	);
}

/** The parts of the plugin with functions of atoll_page_readers() and atoll_caller_search(). */
const ATOLL_READER_PARTS = array(
	'atoll_eael_widgets'         => 'eael',
	'atoll_elementor_behaviours' => 'elementor',
	'atoll_elementor_callers'    => 'elementor',
);

/**
 * Loads the part of the plugin that a reader is in.
 *
 * @param string $reader A function of atoll_page_readers() or atoll_caller_search().
 */
function atoll_load_reader( $reader ) {
	if ( isset( ATOLL_READER_PARTS[ $reader ] ) ) {
		atoll_load( ATOLL_READER_PARTS[ $reader ] );
	}
}

/**
 * Returns the function that determines which widgets a script serves.
 *
 * @param string $handle Handle of the script.
 * @return string|null Name of a function, see atoll_page_readers(); null for a script without one.
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
 * Returns the handles of libraries. A library stays as long as a script on the page depends on it.
 *
 * @return array
 */
function atoll_library_handles() {
	return array( 'gdlr-core-plugin', 'swv' );
}

/**
 * Returns the registered handles that match a row of the table.
 *
 * @param string $row        A handle, possibly with `*`, or a regular expression in slashes.
 * @param array  $registered Handle => anything.
 * @return array
 */
function atoll_matching_handles( $row, $registered ) {
	$is_pattern = '/' === substr( $row, 0, 1 );
	if ( ! $is_pattern && false === strpos( $row, '*' ) ) {
		return isset( $registered[ $row ] ) ? array( $row ) : array();
	}
	$pattern = $is_pattern ? $row : '/^' . str_replace( '\*', '.*', preg_quote( $row, '/' ) ) . '$/D';
	return array_values(
		array_filter(
			atoll_string_keys( $registered ),
			static function ( $handle ) use ( $pattern ) {
				return 1 === preg_match( $pattern, $handle );
			}
		)
	);
}

/**
 * Returns an array's keys as strings. PHP turns numeric keys, such as some handles of Essential Addons, into integers.
 *
 * @param array $items Handle => anything.
 * @return array
 */
function atoll_string_keys( $items ) {
	return array_map( 'strval', array_keys( $items ) );
}
