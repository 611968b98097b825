<?php
/**
 * Takes replaced scripts off a page.
 *
 * A script that does the same on every page goes before it is printed: it loses its `src`, and WordPress still prints its
 * data and still loads what depends on it. A script that has to be judged by the page is printed as usual; its tag is
 * cut from the finished page once everything that the script does there is known to be covered.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * After the enqueue hooks: empties what is covered on every page. Lets the page go when nothing else has to be read.
 */
function atoll_empty_scripts_early() {
	atoll_empty_covered( atoll_handles_to_judge(), null );
	if ( ! atoll_needs_page() ) {
		atoll_let_page_go();
	}
}

/**
 * Before the footer scripts are printed: empties what was registered or enqueued since.
 */
function atoll_empty_scripts_late() {
	atoll_empty_covered( atoll_handles_to_judge(), null );
	if ( ! atoll_settings()['report_only'] ) {
		atoll_free_packages();
	}
}

/**
 * Whether the page has to be read: a queued script has to be judged by it, or jQuery may go with an emptied script.
 *
 * @return bool
 */
function atoll_needs_page() {
	foreach ( array_map( 'strval', array_keys( atoll_handles_to_judge() ) ) as $handle ) {
		if ( atoll_is_wanted( $handle ) && atoll_page_reader( $handle ) ) {
			return true;
		}
	}
	return atoll_jquery_of_emptied() && ! atoll_keeps_jquery();
}

/**
 * Empties every script whose widgets on this page are all covered, and notes why the others stay.
 *
 * @param array       $handles Handle => widgets that cover it.
 * @param string|null $html    The page, or null while it is not known.
 */
function atoll_empty_covered( $handles, $html ) {
	$read    = array();
	$covered = array();
	foreach ( $handles as $handle => $widgets ) {
		$handle = (string) $handle;
		$reader = atoll_page_reader( $handle );
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
			$read[ $reader ] = call_user_func( $reader, $html, $widgets );
		}
		$uncovered = $reader ? array_diff( $read[ $reader ], $widgets ) : array();
		if ( $uncovered ) {
			atoll_note_decision( $handle, 'uncovered', $uncovered );
		} else {
			$covered[] = $handle;
		}
	}
	foreach ( $covered as $handle ) {
		$staying = atoll_staying_companions( $handle, $covered, $html );
		if ( $staying ) {
			atoll_note_decision( $handle, 'needed', $staying );
		} else {
			atoll_empty_script( $handle, $html );
		}
	}
}

/**
 * Takes a script's file away and keeps everything else of it.
 *
 * @param string      $handle The script.
 * @param string|null $html   The page, or null while it is not known.
 */
function atoll_empty_script( $handle, $html = null ) {
	$scripts = wp_scripts();
	$script  = $scripts->registered[ $handle ];
	if ( ! $script->src ) {
		return;
	}
	$obstacle = atoll_emptying_obstacle( $handle, $html );
	if ( $obstacle ) {
		atoll_note_decision( $handle, ...$obstacle );
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
		// WordPress finds translations by the script's address, and nothing reads them any more.
		$script->textdomain = null;
	}
}

/**
 * Why a script cannot go although its widgets are covered.
 *
 * @param string      $handle The script.
 * @param string|null $html   The page, or null while it is not known.
 * @return array|null `why` and `what` of atoll_note_decision(), or null when it can.
 */
function atoll_emptying_obstacle( $handle, $html ) {
	if ( in_array( $handle, wp_scripts()->done, true ) ) {
		if ( null === $html ) {
			return array( 'printed', array() );
		}
		if ( empty( atoll_page()->tags[ $handle ] ) ) {
			return array( 'changed', array() );
		}
	}
	$dependants = in_array( $handle, atoll_library_handles(), true ) ? atoll_dependants( $handle ) : array();
	return $dependants ? array( 'needed', $dependants ) : null;
}

/**
 * The scripts on the page that stay although they are judged like this one. They may call it without having declared
 * it, so it stays with them. A library calls none of the others.
 *
 * @param string      $handle  A script.
 * @param array       $covered The scripts whose widgets are covered.
 * @param string|null $html    The page, or null while it is not known.
 * @return array Handles.
 */
function atoll_staying_companions( $handle, $covered, $html ) {
	$reader  = atoll_page_reader( $handle );
	$staying = array();
	if ( ! $reader ) {
		return $staying;
	}
	foreach ( array_map( 'strval', array_keys( atoll_closure( wp_scripts()->queue ) ) ) as $other ) {
		if ( $other === $handle || atoll_page_reader( $other ) !== $reader || in_array( $other, atoll_library_handles(), true ) ) {
			continue;
		}
		$is_going = isset( atoll_page()->emptied[ $other ] ) || ( in_array( $other, $covered, true ) && ! atoll_emptying_obstacle( $other, $html ) );
		if ( ! $is_going ) {
			$staying[] = $other;
		}
	}
	return $staying;
}
