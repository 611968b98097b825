<?php
/**
 * Prints the inline script that queues visitors' clicks, key presses and submits before the entry runs.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the script with the selectors of the page's widgets. Its code is the same on all pages of a release, so a
 * hash in a Content Security Policy can allow it. Plugins add a nonce with WordPress's filter for inline scripts.
 *
 * @param string $html The page.
 * @return string '' if no widget of the page waits for events.
 */
function atoll_early_queue( $html ) {
	$attributes = array();
	foreach ( atoll_early_places( $html ) as $type => $places ) {
		$attributes[ 'data-' . $type ] = implode( ',', $places );
	}
	if ( ! $attributes ) {
		return '';
	}
	return atoll_inline_script( atoll_build()['early_queue'], array( 'id' => 'atoll-early-queue' ) + $attributes );
}

/**
 * Returns the selectors of the events to queue. A widget waits for events if it is switched on, if a script that it
 * replaces was removed, and if the page contains one of the words of its selector.
 *
 * @param string $html The page.
 * @return array Type of event => selectors.
 */
function atoll_early_places( $html ) {
	$found    = array();
	$emptied  = atoll_page()->emptied;
	$disabled = atoll_disabled_names();
	foreach ( atoll_tables()['widgets'] as $name => $widget ) {
		if ( ! $widget['early'] || in_array( $name, $disabled, true ) || in_array( $widget['original'], $disabled, true ) ) {
			continue;
		}
		$has_gone = array_filter( $widget['handles'], fn( $handle ) => atoll_matching_handles( $handle, $emptied ) );
		$is_there = array_filter( $widget['early']['words'], fn( $word ) => atoll_has_word( $html, atoll_with_theme_prefix( $word ) ) );
		if ( $has_gone && $is_there ) {
			foreach ( $widget['early']['places'] as $type => $place ) {
				$found[ $type ][] = atoll_with_theme_prefix( $place );
			}
		}
	}
	return $found;
}

/**
 * Puts the prefix of the active theme into a selector or a name.
 *
 * @param string $text A class or id, or a selector, with `P-` for the prefix.
 * @return string
 */
function atoll_with_theme_prefix( $text ) {
	return preg_replace( '~(?:^|(?<=[.#"]))P-~', atoll_tables()['originals']['goodlayers-theme']['theme'] . '-', $text );
}

/**
 * Checks whether a page has a class, an id or an attribute somewhere. Text may look like one, which does no harm here.
 *
 * @param string $html The page.
 * @param string $word The class, the id or the attribute's name.
 * @return bool
 */
function atoll_has_word( $html, $word ) {
	return false !== strpos( $html, $word ) && 1 === preg_match( '~["\'\s]' . preg_quote( $word, '~' ) . '["\'\s=>]~', $html );
}
