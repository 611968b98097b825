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
 * Checks whether a page has code that uses jQuery: inline code, event handler attributes, scripts that templates or
 * content print, files and modules.
 *
 * @param string $html The page.
 * @param array  $cuts Parts that will be cut: offset of a part => offset after it.
 * @return bool
 */
function atoll_has_jquery_user( $html, $cuts ) {
	$html = atoll_without_conditional_comments( $html );
	foreach ( array( 'jQuery', 'jquery', '$(', '$.' ) as $name ) {
		if ( atoll_has_text_outside( $html, $name, $cuts ) ) {
			return true;
		}
	}
	$offsets = atoll_script_offsets( $html );
	if ( null === $offsets || count( $offsets ) > ATOLL_MAX_SCRIPT_TAGS ) {
		return true;
	}
	foreach ( $offsets as $start ) {
		if ( isset( $cuts[ $start ] ) ) {
			continue;
		}
		$tag = atoll_script_tag( $html, $start );
		if ( null === $tag || ( '' === $tag['src'] ? atoll_inline_uses_jquery( $html, $tag ) : atoll_script_uses_jquery( $tag ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Replaces conditional comments with spaces. A comment with which a page shows something to all other browsers
 * (`<!--[if !IE]><!-->`) ends before it.
 *
 * @param string $html The page.
 * @return string A text of the same length.
 */
function atoll_without_conditional_comments( $html ) {
	if ( false === stripos( $html, '<!--[if' ) ) {
		return $html;
	}
	foreach ( atoll_hidden_parts( $html ) as $start => $end ) {
		if ( 0 === substr_compare( $html, '<!--[if', $start, 7, true ) ) {
			$html = substr_replace( $html, str_repeat( ' ', $end - $start ), $start, $end - $start );
		}
	}
	return $html;
}

/**
 * Checks whether a page contains a text outside of the parts that will be cut.
 *
 * @param string $html The page.
 * @param string $text The text.
 * @param array  $cuts See atoll_has_jquery_user().
 * @return bool
 */
function atoll_has_text_outside( $html, $text, $cuts ) {
	ksort( $cuts );
	$from = 0;
	foreach ( $cuts + array( strlen( $html ) => 0 ) as $start => $end ) {
		$at = strpos( $html, $text, $from );
		if ( false === $at ) {
			return false;
		}
		if ( $at < $start ) {
			return true;
		}
		$from = $end;
	}
	return false;
}

/**
 * Checks whether an inline script uses jQuery, or imports a module that does.
 *
 * @param string $html The page.
 * @param array  $tag  The script's tag, see atoll_script_tag().
 * @return bool
 */
function atoll_inline_uses_jquery( $html, $tag ) {
	$close = strpos( $html, '</script', $tag['end'] );
	$close = false === $close ? strlen( $html ) : $close;
	if ( 'importmap' !== strtolower( $tag['type'] ) ) {
		$dollar = strpos( $html, '$', $tag['end'] );
		// The page was already searched for "jQuery". Look for a dollar first, because copying the code is slower.
		return false !== $dollar && $dollar < $close && atoll_code_uses_jquery( substr( $html, $tag['end'], $close - $tag['end'] ) );
	}
	$code = substr( $html, $tag['end'], $close - $tag['end'] );
	$map  = json_decode( $code, true );
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
