<?php
/**
 * Reasons to keep a script regardless of its widgets: an untested release, an unknown file, or code that calls it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the reason why a script must not be removed.
 *
 * @param string      $handle Handle of the script.
 * @param string|null $html   The page, or null before it is complete.
 * @return array|null `why` and `what` of atoll_note_decision(); null for a script that may be removed.
 */
function atoll_script_obstacle( $handle, $html ) {
	$entry = atoll_original_of( $handle );
	$src   = isset( wp_scripts()->registered[ $handle ] ) ? wp_scripts()->registered[ $handle ]->src : false;
	if ( ! $entry || ! is_string( $src ) || '' === $src ) {
		return null;
	}
	static $files = array();
	if ( ! array_key_exists( "$handle $src", $files ) ) {
		$files[ "$handle $src" ] = atoll_file_obstacle( $entry, $src );
	}
	if ( $files[ "$handle $src" ] ) {
		return $files[ "$handle $src" ];
	}
	$callers = atoll_calling_scripts( $entry, $handle );
	if ( $callers ) {
		return array( 'needed', $callers );
	}
	$calls = atoll_inline_calls( $entry['original'], $html );
	return $calls ? array( 'inline', $calls ) : null;
}

/**
 * Returns the reason why a script's file is not a tested file.
 *
 * @param array  $entry See atoll_original_of().
 * @param string $src   The script's URL.
 * @return array|null See atoll_script_obstacle().
 */
function atoll_file_obstacle( $entry, $src ) {
	$original = $entry['original'];
	$main     = atoll_original_file( $original );
	if ( null === $main ) {
		return array( 'inactive', array( $original['title'] ) );
	}
	$file = atoll_file_in_folder( $src, $entry['script'], $main );
	if ( null === $file ) {
		return array( 'folder', array( $original['title'] ) );
	}
	$release = atoll_installed_release( $original, $main );
	$state   = atoll_release_state( $original['name'], $release );
	if ( in_array( $state, array( 'newer', 'untested', 'refused' ), true ) ) {
		return array( $state, array( trim( $original['title'] . ' ' . $release ) ) );
	}
	return 'tested' === $state && ! atoll_is_known_file( $entry['script'], $file ) ? array( 'edited', array() ) : null;
}

/**
 * Returns the queued scripts of other plugins that call a script: scripts that depend on it, and known callers.
 *
 * @param array  $entry  See atoll_original_of().
 * @param string $handle Handle of the script.
 * @return array Handles.
 */
function atoll_calling_scripts( $entry, $handle ) {
	$rows   = wp_list_pluck( $entry['original']['scripts'], 'handle' );
	// Scripts of its toolbar, which only users get, are judged with the page.
	$rows   = array_merge( $rows, isset( $entry['original']['toolbar'] ) ? $entry['original']['toolbar'] : array() );
	$wanted = atoll_scripts_of_page();
	$found  = atoll_matching_rows( $entry['original']['callers'], $wanted );
	// If Atoll provides the same functions, dependants can call them.
	if ( empty( $entry['script']['isCallable'] ) ) {
		$others = array_diff_key( $wanted, array_flip( atoll_matching_rows( $rows, $wanted ) ) );
		foreach ( array_keys( $others ) as $other ) {
			if ( in_array( $handle, atoll_direct_dependencies( (string) $other ), true ) ) {
				$found[] = (string) $other;
			}
		}
	}
	$search = atoll_caller_search( $entry['original'] );
	if ( $search ) {
		atoll_load_reader( $search );
		$found = array_merge( $found, call_user_func( $search, atoll_string_keys( array_diff_key( $wanted, array_flip( atoll_matching_rows( $rows, $wanted ) ) ) ) ) );
	}
	return array_values( array_unique( $found ) );
}

/**
 * Returns the function that searches the files of other scripts for calls of an original.
 *
 * @param array $original Facts of the original.
 * @return string|null Name of a function that takes handles and returns those of callers; null if they are not searched.
 */
function atoll_caller_search( $original ) {
	$searches = array(
		'goodlayers-theme' => 'atoll_theme_callers',
		'wordpress-media'  => 'atoll_media_callers',
		'elementor'        => 'atoll_elementor_callers',
	);
	return isset( $searches[ $original['name'] ] ) ? $searches[ $original['name'] ] : null;
}

/**
 * Returns the direct dependencies of a script. A dependency without a file only stands for others, which are added.
 *
 * @param string $handle Handle of the script.
 * @return array Handles.
 */
function atoll_direct_dependencies( $handle ) {
	$registered = wp_scripts()->registered;
	$direct     = $registered[ $handle ]->deps;
	foreach ( $direct as $dependency ) {
		if ( atoll_is_alias( $dependency ) ) {
			$direct = array_merge( $direct, $registered[ $dependency ]->deps );
		}
	}
	return $direct;
}

/**
 * Checks whether a handle has no file: it stands for its dependencies, such as `jquery` and `mediaelement`.
 *
 * @param string $handle Handle of a script.
 * @return bool False for a script that Atoll has removed.
 */
function atoll_is_alias( $handle ) {
	$registered = wp_scripts()->registered;
	return isset( $registered[ $handle ] ) && ! $registered[ $handle ]->src && ! isset( atoll_page()->emptied[ $handle ] );
}

/**
 * Returns the scripts that were or will be printed on the page.
 *
 * @return array Handle => true.
 */
function atoll_scripts_of_page() {
	static $known = array( null, null );
	$scripts      = wp_scripts();
	$asked        = array_merge( $scripts->queue, $scripts->done );
	if ( $asked !== $known[0] ) {
		$known = array( $asked, atoll_closure( $asked ) );
	}
	return $known[1];
}

/**
 * Returns the handles that match rows of a table.
 *
 * @param array $rows    Handles, possibly with `*`, or regular expressions in slashes.
 * @param array $handles Handle => anything.
 * @return array
 */
function atoll_matching_rows( $rows, $handles ) {
	$found = array();
	foreach ( $rows as $row ) {
		$found = array_merge( $found, atoll_matching_handles( $row, $handles ) );
	}
	return $found;
}
