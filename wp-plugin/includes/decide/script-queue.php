<?php
/**
 * Reads WordPress's script queue: which scripts will be printed, and their dependencies.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the registered scripts that the table of replaced scripts names.
 *
 * @return array Handle => widgets that cover it.
 */
function atoll_handles_to_judge() {
	$registered = wp_scripts()->registered;
	$handles    = array();
	foreach ( atoll_replaced_handles() as $row => $widgets ) {
		foreach ( atoll_matching_handles( (string) $row, $registered ) as $handle ) {
			$handles[ $handle ] = atoll_switched_on( $handle, atoll_built_names( $handle, (array) $widgets ) );
		}
	}
	return $handles;
}

/**
 * Returns the scripts that will be printed on this page: the queue, with all dependencies.
 *
 * @return array Handles.
 */
function atoll_queued_handles() {
	return atoll_string_keys( atoll_closure( wp_scripts()->queue ) );
}

/**
 * Checks whether a script was or will be printed on this page, directly or as a dependency.
 *
 * @param string $handle Handle of the script.
 * @return bool
 */
function atoll_is_wanted( $handle ) {
	$scripts = wp_scripts();
	return in_array( $handle, $scripts->done, true ) || isset( atoll_closure( $scripts->queue )[ $handle ] );
}

/**
 * Returns the scripts that depend on a script and stay on the page. Dependencies of queued scripts are included.
 *
 * @param string $handle Handle of the script.
 * @return array
 */
function atoll_dependants( $handle ) {
	$scripts = wp_scripts();
	$found   = array();
	foreach ( atoll_queued_handles() as $other ) {
		if ( ! isset( atoll_page()->emptied[ $other ] ) && in_array( $handle, $scripts->registered[ $other ]->deps, true ) ) {
			$found[] = $other;
		}
	}
	return $found;
}

/**
 * Checks whether WordPress prints a script in a conditional comment. No browser that Atoll supports reads it.
 *
 * @param _WP_Dependency $script A registered script.
 * @return bool
 */
function atoll_is_conditional( $script ) {
	return ! empty( $script->extra['conditional'] );
}

/**
 * Returns scripts and all of their dependencies, without those in conditional comments.
 *
 * @param array $handles Handles of the scripts.
 * @return array Handle => true.
 */
function atoll_closure( $handles ) {
	$registered = wp_scripts()->registered;
	$all        = array();
	while ( $handles ) {
		$handle = (string) array_pop( $handles );
		if ( ! isset( $all[ $handle ] ) && isset( $registered[ $handle ] ) && ! atoll_is_conditional( $registered[ $handle ] ) ) {
			$all[ $handle ] = true;
			foreach ( $registered[ $handle ]->deps as $dependency ) {
				$handles[] = $dependency;
			}
		}
	}
	return $all;
}
