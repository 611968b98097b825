<?php
/**
 * What WordPress's queue of scripts says: which ones are going to be printed, and who depends on whom.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that the table names and WordPress knows.
 *
 * @return array Handle => widgets that cover it.
 */
function atoll_handles_to_judge() {
	$registered = wp_scripts()->registered;
	$handles    = array();
	foreach ( atoll_replaced_handles() as $row => $widgets ) {
		foreach ( atoll_matching_handles( (string) $row, $registered ) as $handle ) {
			$handles[ $handle ] = atoll_switched_on( $handle, (array) $widgets );
		}
	}
	return $handles;
}

/**
 * Whether a script is printed on this page, for itself or for another, or has been.
 *
 * @param string $handle The script.
 * @return bool
 */
function atoll_is_wanted( $handle ) {
	$scripts = wp_scripts();
	return in_array( $handle, $scripts->done, true ) || isset( atoll_closure( $scripts->queue )[ $handle ] );
}

/**
 * The queued scripts, and what they need, that depend on a script and that we leave on the page.
 *
 * @param string $handle The script.
 * @return array
 */
function atoll_dependants( $handle ) {
	$scripts = wp_scripts();
	$found   = array();
	foreach ( array_map( 'strval', array_keys( atoll_closure( $scripts->queue ) ) ) as $other ) {
		if ( ! isset( atoll_page()->emptied[ $other ] ) && in_array( $handle, $scripts->registered[ $other ]->deps, true ) ) {
			$found[] = $other;
		}
	}
	return $found;
}

/**
 * Scripts and everything they depend on.
 *
 * @param array $handles The scripts.
 * @return array Handle => true.
 */
function atoll_closure( $handles ) {
	$registered = wp_scripts()->registered;
	$all        = array();
	while ( $handles ) {
		$handle = (string) array_pop( $handles );
		if ( ! isset( $all[ $handle ] ) && isset( $registered[ $handle ] ) ) {
			$all[ $handle ] = true;
			foreach ( $registered[ $handle ]->deps as $dependency ) {
				$handles[] = $dependency;
			}
		}
	}
	return $all;
}
