<?php
/**
 * Finds where the parts of a page's HTML end, as a browser's tokenizer does: tags, attributes, comments and text.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Elements whose content is text. `noscript` is included, because the originals run only with scripts enabled. */
const ATOLL_TEXT_ELEMENTS = array(
	'iframe'   => true,
	'noembed'  => true,
	'noframes' => true,
	'noscript' => true,
	'script'   => true,
	'style'    => true,
	'textarea' => true,
	'title'    => true,
	'xmp'      => true,
);

/**
 * Finds the end of a tag.
 *
 * @param string $html The page.
 * @param int    $at   Offset after the tag's name.
 * @return int|false Offset after its `>`; false if the tag has no end.
 */
function atoll_tag_end( $html, $at ) {
	while ( false !== $at && isset( $html[ $at ] ) ) {
		$stop = $at + strcspn( $html, '"\'>', $at );
		if ( ! isset( $html[ $stop ] ) ) {
			return false;
		}
		if ( '>' === $html[ $stop ] ) {
			return $stop + 1;
		}
		// In `name="`, with only names before it, the quote starts a value. Elsewhere it may be part of a name.
		$equals = $at + strcspn( $html, '=', $at, $stop - $at );
		if ( $equals === $stop - 1 && $equals > $at && 0 === strspn( $html, " \t\n\f\r/", $equals - 1, 1 ) ) {
			$at = strpos( $html, $html[ $stop ], $stop + 1 );
			$at = false === $at ? false : $at + 1;
		} else {
			$at = atoll_attribute_end( $html, $at );
		}
	}
	return false;
}

/**
 * Checks whether a tag ends with `/>`. The slash may be the end of a value without quotes.
 *
 * @param string $rest See atoll_tag_attributes().
 * @return bool
 */
function atoll_is_self_closing( $rest ) {
	$slash = strlen( $rest ) - 2;
	$at    = '/>' === substr( $rest, -2 ) ? 0 : false;
	while ( false !== $at && $at <= $slash ) {
		$at += strspn( $rest, " \t\n\f\r/", $at );
		if ( $at > $slash ) {
			return true;
		}
		$at = atoll_attribute_end( $rest, $at );
	}
	return false;
}

/**
 * Finds the end of the next attribute.
 *
 * @param string $html The page.
 * @param int    $at   Offset after the tag's name or an attribute.
 * @return int|false Offset after it; false if its value has no end.
 */
function atoll_attribute_end( $html, $at ) {
	$at += strspn( $html, " \t\n\f\r/", $at );
	if ( ! isset( $html[ $at ] ) || '>' === $html[ $at ] ) {
		return $at;
	}
	// `=` may be the first character of a name.
	$at    += 1 + strcspn( $html, " \t\n\f\r/>=", $at + 1 );
	$behind = $at + strspn( $html, " \t\n\f\r", $at );
	if ( ! isset( $html[ $behind ] ) || '=' !== $html[ $behind ] ) {
		return $at;
	}
	$at    = $behind + 1 + strspn( $html, " \t\n\f\r", $behind + 1 );
	$first = isset( $html[ $at ] ) ? $html[ $at ] : '';
	if ( '"' !== $first && "'" !== $first ) {
		return $at + strcspn( $html, " \t\n\f\r>", $at );
	}
	$end = strpos( $html, $first, $at + 1 );
	return false === $end ? false : $end + 1;
}

/**
 * Finds the end of an end tag, which may have attributes.
 *
 * @param string $html The page.
 * @param int    $at   Offset of its `<`.
 * @return int Offset after it; an offset inside it if it has no end.
 */
function atoll_end_tag_end( $html, $at ) {
	if ( ! isset( $html[ $at + 2 ] ) || ! ctype_alpha( $html[ $at + 2 ] ) ) {
		return atoll_offset_after( $html, '>', $at + 2 );
	}
	$end = strpos( $html, '>', $at );
	if ( false !== $end && strcspn( $html, '"\'', $at, $end - $at ) === $end - $at ) {
		return $end + 1;
	}
	$end = atoll_tag_end( $html, $at + 2 + strcspn( $html, " \t\n\f\r/>", $at + 2 ) );
	return false === $end ? $at + 1 : $end;
}

/**
 * Finds the end of a comment, or of markup that browsers parse as a comment, such as a doctype.
 *
 * @param string $html The page.
 * @param int    $at   Offset of its `<`.
 * @return int Offset after it; an offset inside it if it has no end.
 */
function atoll_declaration_end( $html, $at ) {
	$end = atoll_whole_declaration_end( $html, $at );
	return false === $end ? $at + ( 0 === substr_compare( $html, '<!--', $at, 4 ) ? 4 : 2 ) : $end;
}

/**
 * Finds the end of a comment, or of markup that browsers parse as a comment.
 *
 * @param string $html The page.
 * @param int    $at   Offset of its `<`.
 * @return int|false Offset after it; false if it has no end, so that everything up to the end of the page belongs to it.
 */
function atoll_whole_declaration_end( $html, $at ) {
	if ( 0 !== substr_compare( $html, '<!--', $at, 4 ) ) {
		return atoll_position_after( $html, '>', $at + 2 );
	}
	// `<!-->` and `<!--->` are whole comments.
	return preg_match( '/\G(?:-?>|-->)/', $html, $match, 0, $at + 4 ) ? $at + 4 + strlen( $match[0] ) : atoll_comment_end( $html, $at + 4 );
}

/**
 * Finds the next occurrence of a text.
 *
 * @param string $html The page.
 * @param string $text The text.
 * @param int    $at   Offset at which the search starts.
 * @return int|false Offset after it; false if there is none.
 */
function atoll_position_after( $html, $text, $at ) {
	$found = $at > strlen( $html ) ? false : strpos( $html, $text, $at );
	return false === $found ? false : $found + strlen( $text );
}

/**
 * Finds the next occurrence of a character.
 *
 * @param string $html      The page.
 * @param string $character The character.
 * @param int    $at        Offset at which the search starts.
 * @return int Offset after it; the start if there is none.
 */
function atoll_offset_after( $html, $character, $at ) {
	$end = strpos( $html, $character, $at );
	return false === $end ? $at : $end + 1;
}

/**
 * Finds the end of a comment.
 *
 * @param string $html The page.
 * @param int    $at   Offset of its text.
 * @return int|false Offset after it; false if the comment has no end.
 */
function atoll_comment_end( $html, $at ) {
	$end = strpos( $html, '--', $at );
	while ( false !== $end ) {
		$length = strspn( $html, '-', $end );
		$next   = substr( $html, $end + $length, 2 );
		if ( '' !== $next && '>' === $next[0] ) {
			return $end + $length + 1;
		}
		if ( '!>' === $next ) {
			return $end + $length + 2;
		}
		$end = strpos( $html, '--', $end + $length );
	}
	return false;
}

/**
 * Finds the end of an element's text.
 *
 * @param string $html The page.
 * @param string $name The element's name, in lower case.
 * @param int    $at   Offset after its start tag.
 * @return int|false Offset of the end tag; false if there is none, or after a PCRE error.
 */
function atoll_text_end( $html, $name, $at ) {
	$pattern = '~</' . $name . '(?=[ \t\n\f\r/>])' . ( 'script' === $name ? '|<!--' : '' ) . '~i';
	if ( ! preg_match( $pattern, $html, $match, PREG_OFFSET_CAPTURE, $at ) ) {
		return false;
	}
	return '<!--' === $match[0][0] ? atoll_commented_script_end( $html, $at ) : $match[0][1];
}

/**
 * Finds the end of a script that contains `<!--`. After `<!--`, a `<script` makes the next `</script` part of the text.
 *
 * @param string $html The page.
 * @param int    $at   Offset after the start tag.
 * @return int|false Offset of the end tag; false if there is none, or after a PCRE error.
 */
function atoll_commented_script_end( $html, $at ) {
	$state = 'text';
	while ( preg_match( '~<!--|-->|</?script(?=[ \t\n\f\r/>])~i', $html, $match, PREG_OFFSET_CAPTURE, $at ) ) {
		list( $found, $start ) = $match[0];
		// Advance by two characters, because `<!-->` both opens and closes a comment.
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
