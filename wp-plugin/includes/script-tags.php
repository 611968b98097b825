<?php
/**
 * Finds script elements in a page and reads their attributes.
 *
 * Elements are found by searching for text, and only the tags in question are parsed: WP_HTML_Tag_Processor takes about
 * 6 µs a tag, which is a tenth of a second for a page of 10,000 elements. What looks like a script tag inside of a
 * comment or of a string counts as one, so that a mistake can only keep a script.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** As many bytes of a tag are searched for its id, and of an element with a file for its end. */
const ATOLL_MAX_SCRIPT_TAG = 1000;

/**
 * The elements of scripts with a file.
 *
 * @param string $html    The page.
 * @param array  $handles The scripts.
 * @return array Handle => offset of an element => offset behind it and behind the end of its line.
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
		// WordPress ends the line behind each of its tags.
		if ( preg_match( '~^[^<]*</script[^>]*>\n?~i', $content, $rest ) ) {
			$found[ $handle ][ $start ] = $tag['end'] + strlen( $rest[0] );
		}
	}
	return $found;
}

/**
 * Where script tags begin.
 *
 * @param string $html The page.
 * @return array|null Offsets, null when they cannot be found out.
 */
function atoll_script_offsets( $html ) {
	return false === preg_match_all( '~<script[\s/>]~i', $html, $found, PREG_OFFSET_CAPTURE ) ? null : array_column( $found[0], 1 );
}

/**
 * Reads the script tag at a place of a page.
 *
 * @param string $html  The page.
 * @param int    $start Where its `<script` begins.
 * @return array|null `end`: offset behind the tag. `id`, `src`, `type`: '' for a missing attribute. Null for a tag that
 *                    does not end, or that has a `<` in it.
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
 * @param string $rest  The complete tag behind its name.
 * @param array  $names The attributes to read, in lower case.
 * @return array Name => value, '' for an attribute that is missing or has none.
 */
function atoll_tag_attributes( $rest, $names ) {
	if ( ! class_exists( 'WP_HTML_Tag_Processor' ) ) {
		return atoll_tag_attributes_by_pattern( $rest, $names );
	}
	$values = array_fill_keys( $names, '' );
	// As another element, because the processor would look for the end of a script.
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

/**
 * The same for WordPress 6.0 and 6.1, which have no tag processor.
 *
 * @param string $rest  As in atoll_tag_attributes().
 * @param array  $names As in atoll_tag_attributes().
 * @return array As in atoll_tag_attributes().
 */
function atoll_tag_attributes_by_pattern( $rest, $names ) {
	$values = array();
	foreach ( $names as $name ) {
		$pattern         = '~\s' . preg_quote( $name, '~' ) . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'>]+))~i';
		$values[ $name ] = preg_match( $pattern, $rest, $value ) ? html_entity_decode( end( $value ), ENT_QUOTES ) : '';
	}
	return $values;
}

