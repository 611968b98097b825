<?php
/**
 * Whether anything on a page uses jQuery without having declared it. In doubt the answer is yes.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** More script elements than this are not looked at one by one. */
const ATOLL_MAX_SCRIPT_TAGS = 300;

/**
 * Whether the site keeps jQuery on all pages.
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
 * Whether a page has code that uses jQuery, in whatever place: inline code, handlers in attributes, scripts that
 * templates or content print, files and modules.
 *
 * @param string $html The page, without its tags of jQuery and of emptied scripts.
 * @return bool
 */
function atoll_has_jquery_user( $html ) {
	if ( false !== stripos( $html, 'jquery' ) || false !== strpos( $html, '$(' ) || false !== strpos( $html, '$.' ) ) {
		return true;
	}
	$count = preg_match_all( '~<script[\s/>]~i', $html, $found, PREG_OFFSET_CAPTURE );
	if ( false === $count || $count > ATOLL_MAX_SCRIPT_TAGS ) {
		return true;
	}
	foreach ( $found[0] as $match ) {
		$tag = atoll_script_tag( $html, $match[1] );
		if ( null === $tag || ( '' === $tag['src'] ? atoll_inline_uses_jquery( $html, $tag ) : atoll_script_uses_jquery( $tag ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether an inline script uses jQuery, or imports a module that does.
 *
 * @param string $html The page.
 * @param array  $tag  The script's tag, see atoll_script_tag().
 * @return bool
 */
function atoll_inline_uses_jquery( $html, $tag ) {
	$close = strpos( $html, '</script', $tag['end'] );
	$code  = substr( $html, $tag['end'], ( false === $close ? strlen( $html ) : $close ) - $tag['end'] );
	if ( 'importmap' !== strtolower( $tag['type'] ) ) {
		return atoll_code_uses_jquery( $code );
	}
	$map = json_decode( $code, true );
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
 * Whether a script with a file uses jQuery. A script that was not printed by WordPress, which gives each of its tags an
 * id, may be a loader of others, so it counts. WordPress's own files declare what they use, and ours use what is there.
 *
 * @param array $tag The script's tag, see atoll_script_tag().
 * @return bool
 */
function atoll_script_uses_jquery( $tag ) {
	if ( in_array( $tag['id'], array( 'atoll-js-module', 'atoll-inspector-js-module' ), true ) ) {
		return false;
	}
	if ( 1 !== preg_match( '/-js(?:-module)?$/D', $tag['id'] ) ) {
		return ! atoll_is_core_file( atoll_script_file( $tag['src'] ) );
	}
	return atoll_file_uses_jquery( $tag['src'] );
}

/**
 * Whether code names jQuery, or the `$` that stands for it.
 *
 * @param string $code JavaScript.
 * @return bool
 */
function atoll_code_uses_jquery( $code ) {
	if ( false !== stripos( $code, 'jquery' ) ) {
		return true;
	}
	// As a function, an object or an argument. An end of a pattern (`/a$/`) and `${…}` are none of these.
	return false !== strpos( $code, '$' ) && 0 !== preg_match( '~\$(?:\s*[(.\[]|(?<=[(,.\s]\$)\s*[),;])~', $code );
}
