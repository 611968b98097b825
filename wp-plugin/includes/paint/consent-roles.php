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
 * Gives the elements of the privacy box their roles. Nothing if the original script stays or the widgets are switched off.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_consent_roles( $markup, $edits ) {
	if ( ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) || in_array( 'privacy-box', atoll_disabled_names(), true ) ) {
		return;
	}
	$has_text = false;
	$pattern  = '~<[a-z][a-z0-9]*+((?=[^<>]*?(?:gdlr-core-privacy-box-(?:button|text)\b|\sdata-gdlr-lb=))\s[^<>]*+>)~i';
	foreach ( array_merge( $markup->find_near( 'gdlr-core-privacy-box-', $pattern ), $markup->find_near( 'data-gdlr-lb', $pattern ) ) as $tag ) {
		$at      = $tag[0][1];
		$read    = atoll_tag_attributes( $tag[1][0], array( 'class', 'id', 'role', 'tabindex', 'data-gdlr-lb' ) );
		$classes = preg_split( '/\s+/', $read['class'] );
		if ( '' !== $read['role'] || '' !== $read['tabindex'] ) {
			continue;
		}
		if ( in_array( 'gdlr-core-privacy-box-text', $classes, true ) ) {
			$has_text = $has_text || ( '' === $read['id'] && $edits->attributes( 'privacy box', $at, ' id="' . ATOLL_PRIVACY_TEXT_ID . '"' ) );
		} elseif ( in_array( 'gdlr-core-js', $classes, true ) ) {
			$edits->attributes( 'privacy box', $at, ' role="button" tabindex="0"' . ( '' === $read['data-gdlr-lb'] ? '' : ' aria-haspopup="dialog"' ) );
		}
	}
	$box = $has_text ? $markup->find_near( 'gdlr-core-privacy-box-wrap', '~<div(?=\s[^<>]*?\bgdlr-core-privacy-box-wrap\b)~' ) : array();
	if ( $box ) {
		$edits->attributes( 'privacy box', $box[0][0][1], ' role="region" aria-labelledby="' . ATOLL_PRIVACY_TEXT_ID . '"' );
	}
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
