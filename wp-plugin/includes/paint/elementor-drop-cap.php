<?php
/**
 * Prints the large first letter of Elementor's texts, which its script adds (elementor-frontend, section 3.7). Readers get the
 * first word as a whole.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Spaces, the first character or entity, and the rest of the word. */
const ATOLL_ELEMENTOR_FIRST_WORD = '~^((?:\s|&nbsp;|\x{a0})*)(&(?:\w+|#\d+|#x[\da-f]+);|\X)((?:[^\s&\x{a0}]|&(?!nbsp;))*)~iu';

/**
 * Adds the letters to the texts that have one.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @throws RuntimeException If a letter cannot be added.
 */
function atoll_add_elementor_drop_caps( $markup, $edits ) {
	foreach ( $markup->tags_of_class( 'elementor-widget-text-editor' ) as $tag ) {
		$settings = json_decode( atoll_tag_attributes( $tag['attributes'], array( 'data-settings' ) )['data-settings'], true );
		if ( empty( $settings['drop_cap'] ) ) {
			continue;
		}
		$text = atoll_first_text( $markup, $tag['end'] );
		$html = null === $text ? '' : atoll_elementor_drop_cap( substr( $markup->html, $text[0], $text[1] - $text[0] ), 0 === substr_compare( $markup->html, '</p', $text[1], 3, true ) );
		if ( '' !== $html && ! $edits->cut( 'drop cap', $text[0], $text[1], $html ) ) {
			throw new RuntimeException( 'The first letter of a text cannot be changed.' );
		}
	}
}

/**
 * Finds the text at the start of the first paragraph in a `div`.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $at     Offset after the tag of the `div`.
 * @return array|null Offset of the text, offset after it; null without a paragraph.
 */
function atoll_first_text( $markup, $at ) {
	$depth = 1;
	$tag   = $markup->next_tag( 'div|p', $at );
	while ( null !== $tag && $depth > 0 ) {
		if ( 'p' === $tag['name'] && ! $tag['is_closer'] ) {
			return array( $tag['end'], $tag['end'] + strcspn( $markup->html, '<', $tag['end'] ) );
		}
		$depth += 'p' === $tag['name'] ? 0 : ( $tag['is_closer'] ? -1 : 1 );
		$tag    = $markup->next_tag( 'div|p', $tag['end'] );
	}
	return null;
}

/**
 * Returns a text with a large first letter.
 *
 * @param string $text     The text, as HTML without tags.
 * @param bool   $is_whole Whether the paragraph ends after the text.
 * @return string HTML; '' for a text without a letter.
 */
function atoll_elementor_drop_cap( $text, $is_whole ) {
	if ( 1 !== preg_match( ATOLL_ELEMENTOR_FIRST_WORD, $text, $parts ) || '' === trim( $parts[2] ) ) {
		return '';
	}
	list( $all, , $letter, $word ) = $parts;

	$rest = substr( $text, strlen( $all ) );
	$cap  = "<span class=\"elementor-drop-cap-letter\">$letter</span></span>";
	if ( '' === $rest && ! $is_whole ) {
		// A tag follows within the word, so the word is not known.
		return "<span class=\"elementor-drop-cap\">$cap$word";
	}
	return "<span class=\"elementor-drop-cap\" aria-hidden=\"true\">$cap<span class=\"elementor-screen-only\">$letter$word</span>"
		. ( '' === $word ? ltrim( $rest ) : "<span aria-hidden=\"true\">$word</span>$rest" );
}
