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
 * @param string $html The page.
 * @param array  $cuts Offset => offset behind it of what is going to be cut out of the page.
 * @return bool
 */
function atoll_has_jquery_user( $html, $cuts ) {
	foreach ( array( 'jQuery', 'jquery', '$(', '$.' ) as $name ) {
		if ( atoll_has_besides( $html, $name, $cuts ) ) {
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
 * Whether a page has a text besides what is going to be cut out.
 *
 * @param string $html The page.
 * @param string $text The text.
 * @param array  $cuts As in atoll_has_jquery_user().
 * @return bool
 */
function atoll_has_besides( $html, $text, $cuts ) {
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
 * Whether an inline script uses jQuery, or imports a module that does.
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
		// The page has been searched for the name, and a copy of the code takes longer than this.
		return false !== $dollar && $dollar < $close && atoll_code_uses_jquery( substr( $html, $tag['end'], $close - $tag['end'] ) );
	}
	$code = substr( $html, $tag['end'], $close - $tag['end'] );
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
