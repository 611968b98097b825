<?php
/**
 * Gives the page builder's privacy box and the links that open its settings their roles (goodlayers-panels, sections 12 and
 * 13). They are on every page of a site, and their code is loaded only after a visitor's first action.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The id of a box's text, which names the box. */
const ATOLL_PRIVACY_TEXT_ID = 'atoll-privacy-box-text';

/**
 * Returns the attributes to add to the elements of the privacy box.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attributes to add there; empty if the original script stays or the widgets are switched off.
 */
function atoll_consent_roles( $html, $hidden ) {
	if ( ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) || in_array( 'privacy-box', atoll_disabled_names(), true ) ) {
		return array();
	}
	preg_match_all( '~<([a-z][a-z0-9]*)\s[^<>]*(?:gdlr-core-privacy-box-(?:button|text)\b|\sdata-gdlr-lb=)[^<>]*>~i', $html, $tags, PREG_SET_ORDER | PREG_OFFSET_CAPTURE );
	$places   = array();
	$has_text = false;
	foreach ( $tags as $match ) {
		list( $tag, $at ) = $match[0];

		$name    = $match[1][0];
		$read    = atoll_tag_attributes( substr( $tag, 1 + strlen( $name ) ), array( 'class', 'id', 'role', 'tabindex', 'data-gdlr-lb' ) );
		$classes = preg_split( '/\s+/', $read['class'] );
		$offset  = $at + 1 + strlen( $name );
		if ( ! atoll_is_in_markup( $hidden, $at ) || '' !== $read['role'] || '' !== $read['tabindex'] ) {
			continue;
		}
		if ( in_array( 'gdlr-core-privacy-box-text', $classes, true ) ) {
			if ( '' === $read['id'] && ! $has_text ) {
				$places[ $offset ] = ' id="' . ATOLL_PRIVACY_TEXT_ID . '"';
				$has_text          = true;
			}
		} elseif ( in_array( 'gdlr-core-js', $classes, true ) ) {
			$places[ $offset ] = ' role="button" tabindex="0"' . ( '' === $read['data-gdlr-lb'] ? '' : ' aria-haspopup="dialog"' );
		}
	}
	return $places + ( $has_text ? atoll_privacy_region( $html, $hidden ) : array() );
}

/**
 * Returns the style of the links in the privacy box: only their colour tells them from the text around them.
 *
 * @param string $html The page.
 * @return string A style element; '' if the original script stays or the page has no box.
 */
function atoll_consent_styles( $html ) {
	if ( ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) || false === strpos( $html, 'gdlr-core-privacy-box-text' ) ) {
		return '';
	}
	return "<style id=\"atoll-consent-css\">.gdlr-core-privacy-box-text a{text-decoration:underline}</style>\n";
}

/**
 * Returns the attributes that make the privacy box a region.
 *
 * @param string $html   The page.
 * @param array  $hidden See atoll_hidden_parts().
 * @return array Offset => attributes.
 */
function atoll_privacy_region( $html, $hidden ) {
	if ( ! preg_match( '~<div(?=\s[^<>]*\bgdlr-core-privacy-box-wrap\b)~', $html, $tag, PREG_OFFSET_CAPTURE ) || ! atoll_is_in_markup( $hidden, $tag[0][1] ) ) {
		return array();
	}
	return array( $tag[0][1] + 4 => ' role="region" aria-labelledby="' . ATOLL_PRIVACY_TEXT_ID . '"' );
}
