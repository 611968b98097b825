<?php
/**
 * Finds positions in a page, and applies several edits at once.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the parts of a page that are not visible markup: comments, and elements whose content is text or not shown.
 *
 * @param string $html The page.
 * @return array Offset of a part => offset of its end.
 */
function atoll_hidden_parts( $html ) {
	$parts = array();
	$at    = 0;
	while ( 1 === preg_match( '~<(!--|(?:script|style|template|textarea|noscript|title)\b)~i', $html, $begin, PREG_OFFSET_CAPTURE, $at ) ) {
		$start = $begin[0][1];
		$end   = '!--' === $begin[1][0] ? '-->' : '</' . $begin[1][0];
		$at    = strpos( $html, $end, $start );
		$at    = false === $at ? stripos( $html, $end, $start ) : $at;
		$at    = false === $at ? strlen( $html ) : $at;

		$parts[ $start ] = $at;
	}
	return $parts;
}

/**
 * Checks whether a position is in a page's visible markup.
 *
 * @param array $hidden See atoll_hidden_parts().
 * @param int   $at     Offset.
 * @return bool
 */
function atoll_is_in_markup( $hidden, $at ) {
	foreach ( $hidden as $start => $end ) {
		if ( $at >= $start && $at < $end ) {
			return false;
		}
	}
	return true;
}

/**
 * Returns the position at which HTML can be added to a page's head.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return int Offset of its `</head>`, else of its `</html>`, else its length.
 */
function atoll_head_end( $html, $hidden ) {
	$at = -1;
	do {
		$at = stripos( $html, '</head>', $at + 1 );
	} while ( false !== $at && ! atoll_is_in_markup( $hidden, $at ) );
	$end = false === $at ? strripos( $html, '</html' ) : $at;
	return false === $end ? strlen( $html ) : $end;
}

/**
 * Returns the position for scripts in a page's head: before its stylesheets, because a script waits for those before it, and
 * the browser reads nothing meanwhile. After the declaration of the encoding, which must be in the first 1,024 bytes.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return int Offset; that of atoll_head_end() for a page without a head.
 */
function atoll_head_scripts_place( $html, $hidden ) {
	$end  = atoll_head_end( $html, $hidden );
	$from = preg_match( '~<head(?:\s[^<>]*)?>~i', $html, $head, PREG_OFFSET_CAPTURE ) ? $head[0][1] + strlen( $head[0][0] ) : $end;
	if ( preg_match( '~<meta\s[^<>]*charset[^<>]*>~i', $html, $charset, PREG_OFFSET_CAPTURE, min( $from, $end ) ) && $charset[0][1] < $end ) {
		$from = $charset[0][1] + strlen( $charset[0][0] );
	}
	while ( preg_match( '~<(?:link|style|script)\b~i', $html, $tag, PREG_OFFSET_CAPTURE, min( $from, $end ) ) && $tag[0][1] < $end ) {
		$from = $tag[0][1];
		// A script or a style is a hidden part itself.
		if ( isset( $hidden[ $from ] ) || atoll_is_in_markup( $hidden, $from ) ) {
			return $from;
		}
		++$from;
	}
	return $end;
}

/**
 * Cuts parts from a page and adds others, with a single copy of the page.
 *
 * @param string $html  The page.
 * @param array  $cuts  Offset of a part => offset after it. Parts must not overlap.
 * @param array  $added Offset => HTML to add there.
 * @return string
 */
function atoll_edited_page( $html, $cuts, $added = array() ) {
	$edits = array();
	foreach ( $cuts as $start => $end ) {
		$edits[ $start ] = array( $end, '' );
	}
	foreach ( $added as $start => $text ) {
		$edits[ $start ] = array( isset( $cuts[ $start ] ) ? $cuts[ $start ] : $start, $text );
	}
	if ( ! $edits ) {
		return $html;
	}
	ksort( $edits );
	$pieces = array();
	$at     = 0;
	foreach ( $edits as $start => $edit ) {
		$pieces[] = substr( $html, $at, $start - $at ) . $edit[1];
		$at       = $edit[0];
	}
	$pieces[] = substr( $html, $at );
	return implode( '', $pieces );
}
