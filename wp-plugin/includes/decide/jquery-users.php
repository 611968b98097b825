<?php
/**
 * Detects code on a page that uses jQuery without declaring it. If in doubt, jQuery counts as used.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** A page with more script elements counts as a user of jQuery. */
const ATOLL_MAX_SCRIPT_TAGS = 300;

/**
 * Checks whether the site keeps jQuery on all pages.
 *
 * @return bool
 */
function atoll_keeps_jquery() {
	/**
	 * Filters whether jQuery stays on the page even when nothing seems to need it.
	 *
	 * @param bool $is_kept The setting "Always keep jQuery".
	 */
	return (bool) apply_filters( 'atoll_keep_jquery', atoll_settings()['keep_jquery'] );
}

/**
 * Returns the code on a page that may use jQuery: inline code, event handler attributes, scripts that templates or content
 * print, files and modules.
 *
 * @param Atoll_Markup $markup The page.
 * @param array        $cuts   Parts that will be cut: offset of a part => offset after it.
 * @return array Descriptions: handles or ids of scripts, addresses, or where the page mentions jQuery. The search ends at the
 *               first script that uses it.
 */
function atoll_jquery_users( $markup, $cuts ) {
	if ( $markup->is_doubtful || count( $markup->scripts ) > ATOLL_MAX_SCRIPT_TAGS ) {
		return array( 'HTML that cannot be read for certain' );
	}
	// A comment with which a page shows something to all other browsers (`<!--[if !IE]><!-->`) ends before it.
	$comments = $markup->parts_with( '<!--[if' );
	foreach ( array( 'jQuery', 'jquery', '$(', '$.' ) as $name ) {
		$at = atoll_text_outside( $markup->html, $name, $cuts + $comments );
		if ( null !== $at ) {
			return array( atoll_place_of_code( $markup, $at ) );
		}
	}
	foreach ( array_keys( array_diff_key( $markup->scripts, $cuts ) ) as $start ) {
		$tag = atoll_script_tag( $markup, $start );
		if ( '' === $tag['src'] ? atoll_inline_uses_jquery( $markup->html, $tag ) : atoll_script_uses_jquery( $tag ) ) {
			return array( atoll_script_name( $tag ) );
		}
	}
	return array();
}

/**
 * Returns the name of a script element.
 *
 * @param array $tag See atoll_script_tag().
 * @return string Its id, its address without the query, or `inline script`.
 */
function atoll_script_name( $tag ) {
	$name = '' === $tag['id'] ? (string) strtok( $tag['src'], '?' ) : $tag['id'];
	return '' === $name ? 'inline script' : substr( $name, 0, 100 );
}

/**
 * Returns the name of the code at a position.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $at     Offset.
 * @return string
 */
function atoll_place_of_code( $markup, $at ) {
	$starts = array_keys( $markup->scripts );
	$last   = atoll_index_before( $starts, $at );
	if ( $last >= 0 && $at < $markup->scripts[ $starts[ $last ] ][2] ) {
		return atoll_script_name( atoll_script_tag( $markup, $starts[ $last ] ) );
	}
	return 'HTML: ' . trim( (string) preg_replace( '~\s+~', ' ', substr( $markup->html, max( 0, $at - 20 ), 50 ) ) );
}

/**
 * Finds a text outside of the parts that will be cut.
 *
 * @param string $html The page.
 * @param string $text The text.
 * @param array  $cuts See atoll_jquery_users().
 * @return int|null Offset; null if the page does not contain it there.
 */
function atoll_text_outside( $html, $text, $cuts ) {
	ksort( $cuts );
	$from = 0;
	foreach ( $cuts + array( strlen( $html ) => 0 ) as $start => $end ) {
		$at = strpos( $html, $text, $from );
		if ( false === $at || $at < $start ) {
			return false === $at ? null : $at;
		}
		$from = $end;
	}
	return null;
}

/**
 * Checks whether an inline script uses jQuery, or imports a module that does.
 *
 * @param string $html The page.
 * @param array  $tag  The script's tag, see atoll_script_tag().
 * @return bool
 */
function atoll_inline_uses_jquery( $html, $tag ) {
	if ( 'importmap' !== strtolower( $tag['type'] ) ) {
		// The page was already searched for "jQuery". Look for a dollar first, because copying the code is slower.
		$has_dollar = strcspn( $html, '$', $tag['end'], $tag['text_end'] - $tag['end'] ) < $tag['text_end'] - $tag['end'];
		return $has_dollar && atoll_code_uses_jquery( substr( $html, $tag['end'], $tag['text_end'] - $tag['end'] ) );
	}
	$map = json_decode( substr( $html, $tag['end'], $tag['text_end'] - $tag['end'] ), true );
	if ( ! is_array( $map ) || ! isset( $map['imports'] ) || ! is_array( $map['imports'] ) ) {
		return true;
	}
	foreach ( $map['imports'] as $src ) {
		if ( ! is_string( $src ) || atoll_file_uses_jquery( $src ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Checks whether a script with a file uses jQuery. WordPress gives each of its tags an id. A script without one may load
 * others, so it counts as a user. WordPress's files declare their dependencies, and Atoll's files do not need jQuery.
 *
 * @param array $tag The script's tag, see atoll_script_tag().
 * @return bool
 */
function atoll_script_uses_jquery( $tag ) {
	if ( in_array( $tag['id'], array( 'atoll-js-module', 'atoll-inspector-js-module', 'atoll-log-js-module' ), true ) ) {
		return false;
	}
	if ( 1 !== preg_match( '/-js(?:-module)?$/D', $tag['id'] ) ) {
		return ! atoll_is_core_file( atoll_script_file( $tag['src'] ) );
	}
	return atoll_file_uses_jquery( $tag['src'] );
}

/**
 * Checks whether code mentions jQuery or its alias `$`.
 *
 * @param string $code JavaScript.
 * @return bool
 */
function atoll_code_uses_jquery( $code ) {
	if ( false !== stripos( $code, 'jquery' ) ) {
		return true;
	}
	// `$` as a function, an object or an argument. The end of a pattern (`/a$/`) and `${…}` do not match.
	return false !== strpos( $code, '$' ) && 0 !== preg_match( '~\$(?:\s*[(.\[]|(?<=[(,.\s]\$)\s*[),;])~', $code );
}
