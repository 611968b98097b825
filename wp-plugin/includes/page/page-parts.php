<?php
/**
 * Finds positions in a page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the last end tag of an element.
 *
 * @param Atoll_Markup $markup The page.
 * @param string       $name   Name of the element.
 * @return int Offset of the tag; -1 if there is none.
 */
function atoll_last_end_tag( $markup, $name ) {
	$found = $markup->find( "~</$name(?=[\\s/>])~i" );
	return $found ? end( $found )[0][1] : -1;
}

/**
 * Returns the position at which HTML can be added to a page's head.
 *
 * @param Atoll_Markup $markup The page.
 * @return int Offset of its `</head>`, else of its `</html>`, else its length.
 */
function atoll_head_end( $markup ) {
	$found = $markup->find( '~</head(?=[\s/>])~i' );
	$end   = $found ? $found[0][0][1] : atoll_last_end_tag( $markup, 'html' );
	return $end < 0 ? strlen( $markup->html ) : $end;
}

/**
 * Returns the position for scripts in a page's head: before its stylesheets, because a script waits for those before it, and
 * the browser reads nothing meanwhile. After the declaration of the encoding, which must be in the first 1,024 bytes.
 *
 * @param Atoll_Markup $markup The page.
 * @return int Offset; that of atoll_head_end() for a page without a head.
 */
function atoll_head_scripts_place( $markup ) {
	$end     = atoll_head_end( $markup );
	$tag     = $markup->next_tag( 'head', 0, $end );
	$from    = null === $tag ? $end : $tag['end'];
	$charset = $from;
	do {
		$tag     = $markup->next_tag( 'meta', $charset, $end );
		$charset = null === $tag ? $end : $tag['end'];
	} while ( null !== $tag && false === stripos( $tag['attributes'], 'charset' ) );
	$tag = $markup->next_tag( 'link|style|script', null === $tag ? $from : $charset, $end );
	return null === $tag ? $end : $tag['start'];
}
