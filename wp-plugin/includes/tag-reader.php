<?php
/**
 * Reads single tags: with core's tag processor where WordPress has it (from 6.2 on), with a small reader of the plugin
 * elsewhere.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Reads a start tag.
 *
 * @param string $html     The tag, from `<` to `>`.
 * @param bool   $is_whole Whether the tag has an end. Without one, everything up to the end of the page may belong to it.
 * @return array Readings of the tag, each with `get_tag()` and `get_attribute()`: one, or several where it has no end.
 */
function atoll_read_tag( $html, $is_whole = true ) {
	$readings = array();
	foreach ( $is_whole ? array( '' ) : array( '>', '">', "'>" ) as $end ) {
		$tag = atoll_tag_processor( $html . $end );
		if ( $tag->next_tag() ) {
			$readings[] = $tag;
		}
	}
	return $readings;
}

/**
 * Makes what reads a tag.
 *
 * @param string $html The tag, with its end.
 * @return WP_HTML_Tag_Processor|Atoll_Tag_Reader
 */
function atoll_tag_processor( $html ) {
	if ( ! class_exists( 'WP_HTML_Tag_Processor' ) ) {
		return new Atoll_Tag_Reader( $html );
	}
	// From 6.5 on it wants to see the end of elements that hold text.
	$name = substr( $html, 1, strcspn( $html, " \t\n\f\r/>", 1 ) );
	return new WP_HTML_Tag_Processor( "$html</$name>" );
}

/**
 * Finds where the text of an element ends.
 *
 * @param string $html The page.
 * @param string $name The element's name, in lower case.
 * @param int    $at   Offset behind its start tag.
 * @return int|false Offset of the end tag; false where there is none.
 */
function atoll_text_end( $html, $name, $at ) {
	$end = atoll_end_tag( $html, $name, $at );
	if ( 'script' === $name && false !== $end && false !== strpos( substr( $html, $at, $end - $at ), '<!--' ) ) {
		return atoll_commented_script_end( $html, $at );
	}
	return $end;
}

/**
 * Finds the next end tag of a name.
 *
 * @param string $html The page.
 * @param string $name The name.
 * @param int    $at   Where to look from.
 * @return int|false Offset of its `<`; false where there is none, or where PCRE gave up.
 */
function atoll_end_tag( $html, $name, $at ) {
	$is_found = preg_match( '~</' . $name . '(?=[ \t\n\f\r/>])~i', $html, $match, PREG_OFFSET_CAPTURE, $at );
	return $is_found ? $match[0][1] : false;
}

/**
 * Finds the end of a script that holds `<!--`: behind that, a `<script` makes the next `</script` part of the text.
 *
 * @param string $html The page.
 * @param int    $at   Offset behind the start tag.
 * @return int|false Offset of the end tag; false where there is none, or where PCRE gave up.
 */
function atoll_commented_script_end( $html, $at ) {
	$state = 'text';
	while ( preg_match( '~<!--|-->|</?script(?=[ \t\n\f\r/>])~i', $html, $match, PREG_OFFSET_CAPTURE, $at ) ) {
		list( $found, $start ) = $match[0];
		// Two characters, so that `<!-->` is both.
		$at = $start + 2;
		if ( '-->' === $found ) {
			$state = 'text';
		} elseif ( '<!--' === $found ) {
			$state = 'text' === $state ? 'comment' : $state;
		} elseif ( '/' !== $found[1] ) {
			$state = 'comment' === $state ? 'nested' : $state;
		} elseif ( 'nested' === $state ) {
			$state = 'comment';
		} else {
			return $start;
		}
	}
	return false;
}

/**
 * Resolves character references, those without a semicolon too.
 *
 * @param string $value An attribute's value, as it is in the page.
 * @return string
 */
function atoll_decoded( $value ) {
	if ( false === strpos( $value, '&' ) ) {
		return $value;
	}
	$value = (string) preg_replace( '/&#(x[0-9a-f]+|[0-9]+);?/i', '&#$1;', $value );
	return html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}
