<?php
/**
 * Patterns that skip ordinary tags, which are nearly all tags of a page. They are shortcuts: they may fail but must not
 * match wrongly. The tag scanner reads everything else step by step.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Attributes and end of a start tag in which quotes only delimit values. */
const ATOLL_ORDINARY_ATTRIBUTES = '(?:[^>"\'=]++(?:(?<![ \t\n\f\r/])=[ \t\n\f\r]*+(?:"[^"]*+"|\'[^\']*+\'|[^ \t\n\f\r>"\'][^ \t\n\f\r>]*+))?+)*+>';

/** Text, plain end tags, and a start tag. */
const ATOLL_ORDINARY_TAG = '~\G[^<]*+(?:</[a-zA-Z][^ \t\n\f\r/>]*+>[^<]*+)*+(<([a-zA-Z][^ \t\n\f\r/>]*+)' . ATOLL_ORDINARY_ATTRIBUTES . ')~';

/** A run of ordinary tags, up to an element that contains text or SVG. */
const ATOLL_ORDINARY_RUN = '~^(?:[^<]*+<(?:/[a-z][^ \t\n\f\r/>]*+>|(?!(?:iframe|math|noembed|noframes|noscript|script|style|svg|textarea|title|xmp)[ \t\n\f\r/>])[a-z][^ \t\n\f\r/>]*+' . ATOLL_ORDINARY_ATTRIBUTES . '))++~i';

/** Number of bytes per attempt to skip a run of ordinary tags. */
const ATOLL_RUN_BYTES = 16384;

/**
 * Finds the end of a run of ordinary tags.
 *
 * @param string $html   The page.
 * @param int    $at     Offset at which the run starts.
 * @param int    $beyond The run ends before this offset.
 * @return int Offset after the run; the start if there is none.
 */
function atoll_ordinary_run_end( $html, $at, $beyond ) {
	$part = substr( $html, $at, min( $beyond - $at, ATOLL_RUN_BYTES ) );
	return preg_match( ATOLL_ORDINARY_RUN, $part, $match ) ? $at + strlen( $match[0] ) : $at;
}
