<?php
/**
 * Patterns that skip plain tags, which are nearly all tags of a page: no value contains `<` or `>`, and the element
 * changes nothing about how the browser reads what follows. They are shortcuts: they may fail but must not match wrongly.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Attributes and end of a plain start tag. */
const ATOLL_PLAIN_ATTRIBUTES = '(?:[^<>"\'=]++(?:(?<![ \t\n\f\r/])=[ \t\n\f\r]*+(?:"[^"<>]*+"|\'[^\'<>]*+\'|[^ \t\n\f\r<>"\'][^ \t\n\f\r<>]*+))?+)*+>';

/** A run of text and plain tags. The match is empty and stands at the end of the run, also of an empty one. */
const ATOLL_PLAIN_RUN = '~\G(?:[^<]*+<(?:/(?!(?:math|select|svg|template)[ \t\n\f\r/>])[a-z][^ \t\n\f\r/<>]*+>'
	. '|(?!(?:frameset|iframe|math|noembed|noframes|noscript|plaintext|script|select|style|svg|template|textarea|title|xmp)[ \t\n\f\r/>])'
	. '[a-z][^ \t\n\f\r/<>]*+' . ATOLL_PLAIN_ATTRIBUTES . '))*+\K~i';

/**
 * Finds the end of a run of text and plain tags.
 *
 * @param string $html The page.
 * @param int    $at   Offset at which the run starts.
 * @return int|null Offset after the run's last tag; the start if there is none. Null after a PCRE error: the run is longer than
 *                  the limit of PCRE, and each further try would cost as much.
 */
function atoll_plain_run_end( $html, $at ) {
	return preg_match( ATOLL_PLAIN_RUN, $html, $match, PREG_OFFSET_CAPTURE, $at ) ? $match[0][1] : null;
}
