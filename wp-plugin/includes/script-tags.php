<?php
/**
 * Finds script elements in a page and reads their attributes.
 *
 * A text search finds the elements, and only the tags in question are parsed, because WP_HTML_Tag_Processor takes about
 * 6 µs per tag: a tenth of a second for a page with 10,000 elements. A script tag inside a comment or a string counts as
 * an element, so a mistake can only keep a script.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Number of bytes that are searched for a tag's id, and after the tag for the element's end. */
const ATOLL_MAX_SCRIPT_TAG = 1000;

/**
 * Returns the positions of script elements with a file.
 *
 * @param string $html    The page.
 * @param array  $handles Handles of the scripts.
 * @return array Handle => offset of an element => offset after it and its line break.
 */
function atoll_script_elements( $html, $handles ) {
	$found = array();
	foreach ( (array) atoll_script_offsets( $html ) as $start ) {
		$piece = substr( $html, $start, ATOLL_MAX_SCRIPT_TAG );
		if ( false === strpos( $piece, '-js' ) ) {
			continue;
		}
		$tag    = atoll_script_tag( $html, $start );
		$handle = $tag ? (string) preg_replace( '/-js$/D', '', $tag['id'] ) : '';
		if ( '' === $handle || $handle === $tag['id'] || ! in_array( $handle, $handles, true ) ) {
			continue;
		}
		$content = substr( $html, $tag['end'], ATOLL_MAX_SCRIPT_TAG );
		// WordPress prints a line break after each of its tags.
		if ( preg_match( '~^[^<]*</script[^>]*>\n?~i', $content, $rest ) ) {
			$found[ $handle ][ $start ] = $tag['end'] + strlen( $rest[0] );
		}
	}
	return $found;
}

/**
 * Returns the offsets of script tags.
 *
 * @param string $html The page.
 * @return array|null Offsets; null after a PCRE error.
 */
function atoll_script_offsets( $html ) {
	return false === preg_match_all( '~<script[\s/>]~i', $html, $found, PREG_OFFSET_CAPTURE ) ? null : array_column( $found[0], 1 );
}

/**
 * Reads a script tag.
 *
 * @param string $html  The page.
 * @param int    $start Offset of its `<script`.
 * @return array|null `end`: offset after the tag. `id`, `src`, `type`: '' for a missing attribute. Null for a tag
 *                    without an end or with a `<` in it.
 */
function atoll_script_tag( $html, $start ) {
	$pattern = '~<script((?:[^"\'<>]|"[^"<]*"|\'[^\'<]*\')*+>)~Ai';
	if ( 1 !== preg_match( $pattern, $html, $tag, 0, $start ) ) {
		return null;
	}
	return array( 'end' => $start + strlen( $tag[0] ) ) + atoll_tag_attributes( $tag[1], array( 'id', 'src', 'type' ) );
}

/**
 * Reads attributes of a tag.
 *
 * @param string $rest  The tag after its name, up to and including `>`.
 * @param array  $names The attributes to read, in lower case.
 * @return array Name => value; '' for an attribute that is missing or has no value.
 */
function atoll_tag_attributes( $rest, $names ) {
	$values = array_fill_keys( $names, '' );
	// Read it as another element, because the processor would look for the end of a script.
	$tag = new WP_HTML_Tag_Processor( '<i' . $rest );
	if ( ! $tag->next_tag() ) {
		return $values;
	}
	foreach ( $names as $name ) {
		$value           = $tag->get_attribute( $name );
		$values[ $name ] = is_string( $value ) ? $value : '';
	}
	return $values;
}
