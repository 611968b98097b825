<?php
/**
 * What keeps a script on a page, whatever its widgets: an untested release, another file, code that calls it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * What forbids to remove a script.
 *
 * @param string      $handle The script.
 * @param string|null $html   The page, or null while it is not known.
 * @return array|null `why` and `what` of atoll_note_decision(); null for a script that may go.
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
 * Whether a script's file is not the one that was tested.
 *
 * @param array  $entry See atoll_original_of().
 * @param string $src   The script's address.
 * @return array|null As atoll_script_obstacle().
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
	if ( 'newer' === $state || 'untested' === $state ) {
		return array( $state, array( trim( $original['title'] . ' ' . $release ) ) );
	}
	return 'tested' === $state && ! atoll_is_known_file( $entry['script'], $file ) ? array( 'edited', array() ) : null;
}

/**
 * The queued scripts of others that call a script: those that depend on it, and those that are known to.
 *
 * @param array  $entry  See atoll_original_of().
 * @param string $handle The script.
 * @return array Handles.
 */
function atoll_calling_scripts( $entry, $handle ) {
	$rows   = wp_list_pluck( $entry['original']['scripts'], 'handle' );
	$wanted = atoll_scripts_of_page();
	$found  = atoll_matching_rows( $entry['original']['callers'], $wanted );
	// Where Atoll publishes the same functions, those who call them are served.
	if ( empty( $entry['script']['isCallable'] ) ) {
		$others = array_diff_key( $wanted, array_flip( atoll_matching_rows( $rows, $wanted ) ) );
		foreach ( array_keys( $others ) as $other ) {
			if ( in_array( $handle, wp_scripts()->registered[ $other ]->deps, true ) ) {
				$found[] = (string) $other;
			}
		}
	}
	return array_values( array_unique( $found ) );
}

/**
 * The scripts that are on the page, or are going to be.
 *
 * @return array Handle => true.
 */
function atoll_scripts_of_page() {
	static $known = array( null, null );
	$scripts = wp_scripts();
	$asked   = array_merge( $scripts->queue, $scripts->done );
	if ( $asked !== $known[0] ) {
		$known = array( $asked, atoll_closure( $asked ) );
	}
	return $known[1];
}

/**
 * The handles that rows of a table mean.
 *
 * @param array $rows    Handles, possibly with `*`, or patterns in slashes.
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
