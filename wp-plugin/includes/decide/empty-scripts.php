<?php
/**
 * Removes replaced scripts from a page.
 *
 * A script that does the same on every page is removed before it is printed: its `src` is emptied, so WordPress still
 * prints its data and loads its dependants. A script whose work depends on the page's HTML is printed as usual. Its tag
 * is cut from the complete page if Atoll covers everything that the script does there.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Empties the scripts that are covered on every page, after the enqueue hooks. Ends the buffer if the page's HTML is not
 * needed.
 */
function atoll_empty_scripts_early() {
	atoll_empty_covered( atoll_handles_to_judge(), null );
	if ( ! atoll_needs_page() ) {
		atoll_end_buffer_early();
	}
}

/**
 * Empties scripts that were registered or enqueued since, before the footer scripts are printed.
 */
function atoll_empty_scripts_late() {
	atoll_empty_covered( atoll_handles_to_judge(), null );
	if ( ! atoll_settings()['report_only'] ) {
		atoll_free_packages();
	}
}

/**
 * Checks whether the page's HTML is needed: the decision on a queued script depends on it, or jQuery may be removed with
 * an emptied script.
 *
 * @return bool
 */
function atoll_needs_page() {
	foreach ( atoll_string_keys( atoll_handles_to_judge() ) as $handle ) {
		if ( atoll_is_wanted( $handle ) && atoll_page_reader( $handle ) ) {
			return true;
		}
	}
	return atoll_jquery_of_emptied() && ! atoll_keeps_jquery();
}

/**
 * Empties every script whose widgets on this page are all covered, and records why the others stay.
 *
 * @param array       $handles Handle => widgets that cover it.
 * @param string|null $html    The page, or null before it is complete.
 */
function atoll_empty_covered( $handles, $html ) {
	$read    = array();
	$covered = array();
	foreach ( $handles as $handle => $widgets ) {
		$handle = (string) $handle;
		$reader = atoll_page_reader( $handle );
		if ( atoll_is_alias( $handle ) ) {
			continue;
		}
		if ( ! $widgets ) {
			atoll_note_decision( $handle, 'off' );
			continue;
		}
		$obstacle = atoll_script_obstacle( $handle, $html );
		if ( $obstacle ) {
			atoll_note_decision( $handle, ...$obstacle );
			continue;
		}
		if ( $reader && ( null === $html || atoll_is_builder_page() ) ) {
			atoll_note_decision( $handle, null === $html ? 'unreadable' : 'editor' );
			continue;
		}
		if ( $reader && ! isset( $read[ $reader ] ) ) {
			atoll_load_reader( $reader );
			$read[ $reader ] = call_user_func( $reader, $html, $widgets );
		}
		$uncovered = $reader ? array_diff( $read[ $reader ], $widgets ) : array();
		if ( $uncovered ) {
			atoll_note_decision( $handle, 'uncovered', $uncovered );
		} else {
			$covered[] = $handle;
		}
	}
	foreach ( atoll_leaving( $covered, $html ) as $handle ) {
		atoll_empty_script( $handle );
	}
}

/**
 * Returns the covered scripts that leave the page. Scripts of a group leave together or stay together: a part that stays
 * may call the others, and its file is loaded in any case.
 *
 * @param array       $covered Handles of the scripts whose widgets are covered.
 * @param string|null $html    The page, or null before it is complete.
 * @return array Handles, in the same order.
 */
function atoll_leaving( $covered, $html ) {
	do {
		$before = count( $covered );
		foreach ( $covered as $index => $handle ) {
			// It was emptied before it was printed.
			if ( ! wp_scripts()->registered[ $handle ]->src ) {
				continue;
			}
			$obstacle = atoll_emptying_obstacle( $handle, $html, $covered );
			if ( ! $obstacle ) {
				$staying  = atoll_staying_companions( $handle, $covered );
				$obstacle = $staying ? array( array_diff( $staying, atoll_library_handles() ) ? 'needed' : 'group', $staying ) : null;
			}
			if ( $obstacle ) {
				atoll_note_decision( $handle, ...$obstacle );
				unset( $covered[ $index ] );
			}
		}
		// Each script that stays may keep others.
	} while ( count( $covered ) < $before );
	return $covered;
}

/**
 * Removes a script's file and keeps its data and dependants.
 *
 * @param string $handle Handle of the script.
 */
function atoll_empty_script( $handle ) {
	$scripts = wp_scripts();
	$script  = $scripts->registered[ $handle ];
	if ( ! $script->src ) {
		return;
	}
	atoll_note_decision( $handle, 'covered' );
	atoll_page()->emptied[ $handle ] = array(
		'src'        => $script->src,
		'deps'       => $script->deps,
		'textdomain' => $script->textdomain,
	);
	if ( ! atoll_settings()['report_only'] && ! in_array( $handle, $scripts->done, true ) ) {
		$script->src = false;
		// WordPress finds a script's translations by its URL, and nothing reads them any more.
		$script->textdomain = null;
	}
}

/**
 * Returns why a script cannot be removed although its widgets are covered.
 *
 * @param string      $handle  Handle of the script.
 * @param string|null $html    The page, or null before it is complete.
 * @param array       $leaving Handles of scripts that leave, too.
 * @return array|null `why` and `what` of atoll_note_decision(), or null if it can be removed.
 */
function atoll_emptying_obstacle( $handle, $html, $leaving = array() ) {
	if ( in_array( $handle, wp_scripts()->done, true ) ) {
		if ( null === $html ) {
			return array( 'printed', array() );
		}
		if ( empty( atoll_page()->tags[ $handle ] ) ) {
			return array( 'changed', array() );
		}
	}
	$dependants = in_array( $handle, atoll_library_handles(), true ) ? array_values( array_diff( atoll_dependants( $handle ), $leaving ) ) : array();
	return $dependants ? array( 'needed', $dependants ) : null;
}

/**
 * Returns the scripts that stay on the page and belong to this script's group in the table of its original, or are
 * companions of the original. They may call it without declaring it as a dependency.
 *
 * @param string $handle  Handle of a script.
 * @param array  $leaving Handles of the scripts that leave.
 * @return array Handles.
 */
function atoll_staying_companions( $handle, $leaving ) {
	$entry = atoll_original_of( $handle );
	if ( ! $entry ) {
		return array();
	}
	$companions = isset( $entry['original']['companions'] ) ? $entry['original']['companions'] : array();
	$staying    = array();
	foreach ( array_diff( atoll_queued_handles(), array( $handle ), $leaving ) as $other ) {
		$partner   = atoll_original_of( $other );
		$is_member = $partner && $partner['original']['name'] === $entry['original']['name'] && $partner['script']['group'] === $entry['script']['group'];
		if ( ( $is_member || atoll_matching_rows( $companions, array( $other => true ) ) ) && ! atoll_is_alias( $other ) && ! isset( atoll_page()->emptied[ $other ] ) ) {
			$staying[] = $other;
		}
	}
	return $staying;
}
