<?php
/**
 * Sets the layout of the page builder's effects before their code is loaded: the stylesheet, and the settings that it
 * needs.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Maximum number of sentences of a typed text. */
const ATOLL_MAX_SENTENCES = 50;

/** Maximum number of bytes of the HTML around a typed text. */
const ATOLL_MAX_SENTENCE = 2000;

/** Maximum number of different values of a setting on a page. */
const ATOLL_MAX_EFFECT_VALUES = 50;

/** The settings: the attribute, the function that reads it, the custom property and its unit. */
const ATOLL_EFFECT_SETTINGS = array(
	array( 'data-decrease-height', 'atoll_leading_integer', '--atoll-decrease', 'px' ),
	array( 'data-parallax-speed', 'atoll_parallax_speed', '--atoll-speed', '' ),
);

/** The values of settings that can be quoted in a selector: what begins with a number, and short texts after it. */
const ATOLL_EFFECT_VALUE = '(?:[\w .,%+/-]|\xC2\xA0){1,20}';

/** What the stylesheet lays out: parts of the names of classes or attributes. */
const ATOLL_EFFECTS = array(
	'gdlr-core-wrapper-full-height',
	'gdlr-core-column-full-height',
	'gdlr-core-parallax',
	'gdlr-core-pbf-background-video',
	'gdlr-core-flipbox',
	'data-sync-height',
	'gdlr-core-type-animation-item',
	'gdlr-core-counter-item',
);

/**
 * Skill circles (goodlayers-motion, section 7): a circle is never wider than its column, whatever its own style says, and its
 * text is in the middle until the widget measures it.
 */
const ATOLL_CIRCLE_RULES = ".gdlr-core-skill-circle:not([data-atoll-state='ready']){max-width:100%;height:auto!important;aspect-ratio:1}.gdlr-core-skill-circle>.gdlr-core-skill-circle-content:not([style*='margin-top']){transform:translateY(-50%)}";

/**
 * Returns the styles for the effects' first paint.
 *
 * @param string $html The page.
 * @return string '' for a page without effects, or if the original script stays.
 */
function atoll_effect_styles( $html ) {
	if ( ! isset( atoll_page()->emptied['gdlr-core-page-builder'] ) || ! atoll_has_one_of( $html, ATOLL_EFFECTS ) ) {
		return '';
	}
	return atoll_site_value( 'links' )['effects'] . atoll_effect_settings( $html );
}

/**
 * Returns the style for skill circles. They have no other effect, so it is no part of the stylesheet.
 *
 * @param string $html The page, without the original script.
 * @return string '' for a page without circles.
 */
function atoll_circle_styles( $html ) {
	return false === strpos( $html, 'gdlr-core-skill-circle' ) ? '' : '<style id="atoll-first-paint-circles">' . ATOLL_CIRCLE_RULES . "</style>\n";
}

/**
 * Returns the style for the effects' settings: one rule for each value. Attributes are not changed, because an element
 * may already have inline styles.
 *
 * @param string $html The page.
 * @return string A style element; '' if the page has no such setting.
 */
function atoll_effect_settings( $html ) {
	$rules = '';
	foreach ( ATOLL_EFFECT_SETTINGS as list( $attribute, $read, $property, $unit ) ) {
		if ( false === strpos( $html, $attribute ) ) {
			continue;
		}
		preg_match_all( '~\s' . $attribute . '=["\'](' . ATOLL_EFFECT_VALUE . ')["\']~', $html, $found );
		foreach ( array_slice( array_unique( $found[1] ), 0, ATOLL_MAX_EFFECT_VALUES ) as $printed ) {
			$number = $read( $printed );
			if ( $number ) {
				$rules .= sprintf( '[%s="%s"]{%s:%s%s}', $attribute, $printed, $property, wp_json_encode( $number ), $unit );
			}
		}
	}
	return '' === $rules ? '' : "<style id=\"atoll-first-paint-settings\">$rules</style>\n";
}

/**
 * Returns the speed of a parallax layer (widgets/effects/parallax/parallax.ts).
 *
 * @param string $text The attribute.
 * @return float|null Null for an invalid value.
 */
function atoll_parallax_speed( $text ) {
	$speed = atoll_leading_number( $text );
	return null !== $speed && abs( $speed ) <= 1 ? $speed : null;
}

/**
 * Adds the placeholders for typed texts (goodlayers-motion, section 3): all sentences that will be displayed, one upon the
 * other and invisible. The stylesheet reserves the lines of the highest.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_sentences( $markup, $edits ) {
	$tags = $markup->tags_of_class( 'gdlr-core-type-animation-item-content' );
	$ends = array_slice( array_keys( $tags ), 1 );
	foreach ( $tags as $at => $tag ) {
		$next  = array_shift( $ends );
		$close = $markup->next_tag( 'div', $tag['end'], null === $next ? PHP_INT_MAX : $next );
		if ( 0 !== substr_compare( $markup->html, '<div', $at, 4 ) || null === $close || ! $close['is_closer'] || $close['start'] - $tag['end'] > ATOLL_MAX_SENTENCE ) {
			continue;
		}
		$spans = '';
		foreach ( atoll_sentences( substr( $markup->html, $tag['end'], $close['start'] - $tag['end'] ) ) as $sentence ) {
			$spans .= '<span data-atoll-sentence="' . esc_attr( $sentence ) . '"></span>';
		}
		if ( '' !== $spans ) {
			$edits->insert( 'sentences', $tag['end'], '<span data-atoll-place aria-hidden="true">' . $spans . '</span>', true );
		}
	}
}

/**
 * Returns a typed text's sentences, with the cursor.
 *
 * @param string $html The content of the sentence's element.
 * @return array
 */
function atoll_sentences( $html ) {
	$word = '~<span((?=\s[^<>]*?\bgdlr-core-type-animation-item-animated\b)[^<>]*+>).*?</span\s*+>~is';
	if ( 1 !== preg_match( $word, $html, $found, PREG_OFFSET_CAPTURE ) ) {
		return array();
	}
	$read      = atoll_tag_attributes( $found[1][0], array( 'data-animation-text' ) );
	$texts     = json_decode( $read['data-animation-text'], true );
	$before    = substr( $html, 0, $found[0][1] );
	$after     = substr( $html, $found[0][1] + strlen( $found[0][0] ) );
	$sentences = array();
	foreach ( is_array( $texts ) ? array_slice( array_filter( $texts, 'is_string' ), 0, ATOLL_MAX_SENTENCES ) : array() as $text ) {
		// A number after a caret is a pause.
		$text        = preg_replace( '~\^\d+~', '', $text );
		$sentences[] = trim( atoll_plain_text( "$before$text|$after" ) );
	}
	return $sentences;
}

/**
 * Returns the text of HTML as it is displayed on a line.
 *
 * @param string $html HTML.
 * @return string
 */
function atoll_plain_text( $html ) {
	$text = atoll_decoded( (string) preg_replace( '~<[^<>]*>~', '', $html ) );
	return (string) preg_replace( '~\s+~', ' ', $text );
}
