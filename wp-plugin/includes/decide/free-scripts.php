<?php
/**
 * Removes scripts that only the emptied scripts depended on.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prevents WordPress's packages from being printed for emptied scripts. Other code that uses a package declares it. An
 * emptied script with dependants keeps its dependencies, because the dependants may rely on them.
 */
function atoll_free_packages() {
	$scripts = wp_scripts();
	foreach ( atoll_string_keys( atoll_page()->emptied ) as $handle ) {
		if ( ! atoll_dependants( $handle ) ) {
			$script       = $scripts->registered[ $handle ];
			$script->deps = array_values( preg_grep( '/^(?:wp-|swv$)/', $script->deps, PREG_GREP_INVERT ) );
		}
	}
}

/**
 * Returns WordPress's packages that the page does not load because of the emptied scripts.
 *
 * @param array $wanted Handles of the scripts that the page would load without Atoll.
 * @return array Handles.
 */
function atoll_freed_packages( $wanted ) {
	$emptied = atoll_string_keys( atoll_page()->emptied );
	$staying = atoll_string_keys( atoll_closure( array_diff( wp_scripts()->queue, $emptied ) ) );
	$others  = atoll_settings()['report_only'] ? $staying : array_merge( $staying, wp_scripts()->done );
	$free    = preg_grep( '/^jquery(?:-|$)/', array_diff( $wanted, $emptied, $others ), PREG_GREP_INVERT );
	return array_values( array_filter( $free, static fn( $handle ) => ! atoll_is_alias( $handle ) ) );
}

/**
 * Returns the printed jQuery scripts that nothing on the page needs any more. WordPress prints jQuery in the head, before
 * it is known which scripts stay. If they stay although scripts that depend on them go, the decisions say who keeps them.
 *
 * @param Atoll_Markup $markup The page.
 * @param array        $cuts   Positions of the emptied scripts' tags, see atoll_tags_of().
 * @return array Handles.
 */
function atoll_unneeded_jquery( $markup, $cuts ) {
	$page     = atoll_page();
	$unneeded = array_values( array_intersect( atoll_jquery_of_emptied(), atoll_string_keys( $page->tags ) ) );
	if ( $page->keeps_jquery ) {
		atoll_note_jquery( 'setting', array() );
		return array();
	}
	if ( ! $unneeded ) {
		atoll_note_jquery( 'needed', atoll_jquery_keepers() );
		return array();
	}
	// The printed decisions name scripts such as `jquery-mmenu`, and are no code.
	$report = '' === $page->report ? array() : atoll_report_tag( $markup );
	$cuts  += atoll_tags_of( $unneeded ) + atoll_core_code_tags( $markup, $unneeded ) + $report;
	$users  = $page->has_output_before ? array( 'output before the page' ) : atoll_jquery_users( $markup, $cuts );
	atoll_note_jquery( 'used', $users );
	return $users ? array() : $unneeded;
}

/**
 * Records why jQuery stays, if a script that depends on it goes.
 *
 * @param string $why  `setting`, `needed` or `used`.
 * @param array  $what Who keeps it. If empty, nothing is recorded, except for `setting`.
 */
function atoll_note_jquery( $why, $what ) {
	$asked = array();
	foreach ( array_filter( atoll_string_keys( atoll_page()->emptied ), 'atoll_is_wanted' ) as $handle ) {
		$asked = array_merge( $asked, atoll_page()->emptied[ $handle ]['deps'] );
	}
	if ( ( $what || 'setting' === $why ) && isset( atoll_closure( $asked )['jquery-core'] ) && in_array( 'jquery-core', wp_scripts()->done, true ) ) {
		atoll_note_decision( 'jquery-core', $why, $what );
	}
}

/**
 * Returns what declares that it needs jQuery: scripts that stay, and code that was added to jQuery.
 *
 * @return array Handles, or `inline code on <handle>`.
 */
function atoll_jquery_keepers() {
	$scripts = wp_scripts();
	$staying = array_diff( atoll_string_keys( atoll_closure( array_merge( $scripts->queue, $scripts->done ) ) ), atoll_string_keys( atoll_page()->emptied ) );
	$jquery  = preg_grep( '/^jquery(?:-core|-migrate)?$/', $staying );
	$keepers = array_intersect( $scripts->queue, $jquery );
	foreach ( array_diff( $staying, $jquery ) as $handle ) {
		if ( array_intersect( $scripts->registered[ $handle ]->deps, $jquery ) ) {
			$keepers[] = $handle;
		}
	}
	foreach ( $jquery as $handle ) {
		foreach ( array( 'data', 'before', 'after' ) as $key ) {
			if ( $scripts->get_data( $handle, $key ) ) {
				$keepers[] = "inline code on $handle";
			}
		}
	}
	return array_values( array_unique( $keepers ) );
}

/**
 * Returns the jQuery scripts that only emptied scripts depend on.
 *
 * @return array Handles; empty if inline code was added to any of them.
 */
function atoll_jquery_of_emptied() {
	$scripts = wp_scripts();
	$emptied = atoll_string_keys( atoll_page()->emptied );
	$asked   = array();
	foreach ( array_filter( $emptied, 'atoll_is_wanted' ) as $handle ) {
		$asked = array_merge( $asked, atoll_page()->emptied[ $handle ]['deps'] );
	}
	$asked   = preg_grep( '/^jquery(?:-|$)/', atoll_string_keys( atoll_closure( $asked ) ) );
	$printed = array_filter(
		$scripts->done,
		static function ( $handle ) {
			return ! atoll_is_alias( $handle );
		}
	);
	$staying = array_merge( array_diff( $scripts->queue, $emptied ), array_diff( $printed, $emptied, $asked ) );
	$free    = array_diff( $asked, atoll_string_keys( atoll_closure( $staying ) ) );
	foreach ( $free as $handle ) {
		foreach ( array( 'data', 'before', 'after' ) as $key ) {
			if ( $scripts->get_data( $handle, $key ) && ! atoll_is_core_code( $handle, $scripts->get_data( $handle, $key ) ) ) {
				return array();
			}
		}
	}
	return array_values( $free );
}

/** What WordPress itself attaches to a jQuery script, since 7.1. It goes with its script. */
const ATOLL_CORE_CODE = array( 'jquery-ui-core' => 'jQuery.uiBackCompat = true;' );

/**
 * Checks whether the code attached to a script is only WordPress's own. A plugin that brings it to older releases attaches it a
 * second time.
 *
 * @param string       $handle Handle of the script.
 * @param string|array $code   The code, or pieces of it.
 * @return bool
 */
function atoll_is_core_code( $handle, $code ) {
	$text = trim( implode( '', array_filter( (array) $code, 'is_string' ) ) );
	return '' !== $text && isset( ATOLL_CORE_CODE[ $handle ] ) && '' === trim( str_replace( ATOLL_CORE_CODE[ $handle ], '', $text ) );
}

/**
 * Returns the positions of WordPress's own code attached to scripts that go.
 *
 * @param Atoll_Markup $markup  The page.
 * @param array        $handles Handles of the scripts.
 * @return array Offset of an element => offset after it and its line break.
 */
function atoll_core_code_tags( $markup, $handles ) {
	$found = array();
	foreach ( array_intersect( array_keys( ATOLL_CORE_CODE ), $handles ) as $handle ) {
		foreach ( array_keys( $markup->scripts ) as $start ) {
			$tag  = atoll_script_tag( $markup, $start );
			$code = "$handle-js-before" === $tag['id'] ? substr( $markup->html, $tag['end'], $tag['text_end'] - $tag['end'] ) : '';
			// WordPress adds comments: the code's name, and in themes without support for HTML5 one around it.
			if ( atoll_is_core_code( $handle, preg_replace( '~//# sourceURL=\S+|/\* (?:<!\[CDATA\[|\]\]>) \*/~', '', $code ) ) ) {
				$found[ $start ] = $tag['after'] + ( "\n" === substr( $markup->html, $tag['after'], 1 ) ? 1 : 0 );
			}
		}
	}
	return $found;
}
