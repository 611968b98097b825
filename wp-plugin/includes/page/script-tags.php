<?php
/**
 * Reads the script elements of a page. A `<script` in a comment, a text, a template or an attribute is none.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the positions of script elements with a file.
 *
 * @param Atoll_Markup $markup  The page.
 * @param array        $handles Handles of the scripts.
 * @return array Handle => offset of an element => offset after it and its line break.
 */
function atoll_script_elements( $markup, $handles ) {
	$found = array();
	foreach ( array_keys( $markup->scripts ) as $start ) {
		$tag    = atoll_script_tag( $markup, $start );
		$handle = (string) preg_replace( '/-js$/D', '', $tag['id'] );
		// Code in the element is not run, but another plugin may read it.
		$is_empty = strcspn( $markup->html, '<', $tag['end'] ) === $tag['text_end'] - $tag['end'];
		if ( '' !== $handle && $handle !== $tag['id'] && $is_empty && in_array( $handle, $handles, true ) ) {
			// WordPress prints a line break after each of its tags.
			$found[ $handle ][ $start ] = $tag['after'] + ( "\n" === substr( $markup->html, $tag['after'], 1 ) ? 1 : 0 );
		}
	}
	return $found;
}

/**
 * Reads a script element.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $start  Offset of a script element.
 * @return array `end`: offset after its tag; `text_end`: offset of its end tag; `after`: offset after it. `id`, `src`, `type`:
 *               '' for a missing attribute.
 */
function atoll_script_tag( $markup, $start ) {
	list( $end, $text_end, $after ) = $markup->scripts[ $start ];

	$rest = $start + strlen( '<script' );
	return compact( 'end', 'text_end', 'after' ) + atoll_tag_attributes( substr( $markup->html, $rest, $end - $rest ), array( 'id', 'src', 'type' ) );
}
