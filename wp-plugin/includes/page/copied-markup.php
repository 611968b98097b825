<?php
/**
 * Checks HTML that is copied from one place of a page to another. What it opens, it must close, and nothing in it may close
 * what is open around the copy.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Elements in a copy that stands in a line of text. */
const ATOLL_COPIED_PHRASING = 'abbr|b|bdi|bdo|br|cite|code|del|dfn|em|font|i|img|ins|kbd|mark|q|s|samp|small|span|strike|strong|sub|sup|time|u|var|wbr';

/** Elements in a copy that has a box of its own. A list's items are allowed in a list only. */
const ATOLL_COPIED_FLOW = 'a|address|article|aside|blockquote|div|figcaption|figure|footer|h[1-6]|header|hr|li|ol|p|pre|section|ul|' . ATOLL_COPIED_PHRASING;

/**
 * Returns a copy without ids, if it is balanced.
 *
 * @param string $html     The HTML.
 * @param string $elements Names of the elements that it may contain, separated by `|`.
 * @return string|null Null for HTML that could change what is around it.
 */
function atoll_copied_markup( $html, $elements ) {
	$open = array();
	$copy = '';
	$at   = 0;
	$tag  = '~\G([^<]*+<(/?)(' . $elements . ')(?=[ \t\n\f\r/>]))(' . ATOLL_PLAIN_ATTRIBUTES . ')~i';
	while ( preg_match( $tag, $html, $found, 0, $at ) ) {
		$at   += strlen( $found[0] );
		$copy .= $found[1] . atoll_without_id( $found[4] );
		$name  = strtolower( $found[3] );
		$last  = $open ? end( $open ) : '';
		if ( '/' === $found[2] ) {
			if ( array_pop( $open ) !== $name ) {
				return null;
			}
		} elseif ( ( 'li' === $name && 'ul' !== $last && 'ol' !== $last ) || ( 'a' === $name && in_array( 'a', $open, true ) ) ) {
			return null;
		} elseif ( ! in_array( $name, array( 'br', 'hr', 'img', 'wbr' ), true ) ) {
			$open[] = $name;
		}
	}
	$rest = (string) substr( $html, $at );
	return $open || false !== strpos( $rest, '<' ) ? null : $copy . $rest;
}

/**
 * Removes the id from a tag.
 *
 * @param string $rest See atoll_tag_attributes().
 * @return string
 */
function atoll_without_id( $rest ) {
	$at = 0;
	do {
		list( $name, $end ) = atoll_next_attribute( $rest, $at );
		if ( 'id' === $name ) {
			return substr( $rest, 0, $at ) . substr( $rest, $end );
		}
		$at = $end;
	} while ( '' !== $name );
	return $rest;
}
