<?php
/**
 * Gives Elementor's counters the width of their last text from the first paint, so that the suffix and what follows do not move
 * while they count (elementor-frontend, section 3.5).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** An invisible copy of the last text, without a height. */
const ATOLL_ELEMENTOR_COUNTER_RULE = '.elementor-counter-number[data-atoll-end]::after{content:attr(data-atoll-end);display:block;height:0;overflow:hidden;visibility:hidden}';

/**
 * Adds the last text to each counter whose end is a plain number.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_elementor_counter_ends( $markup, $edits ) {
	if ( ! isset( atoll_page()->emptied['elementor-frontend'] ) ) {
		return;
	}
	foreach ( $markup->tags_of_class( 'elementor-counter-number' ) as $at => $tag ) {
		$text = atoll_elementor_counter_end( atoll_tag_attributes( $tag['attributes'], array( 'data-to-value', 'data-delimiter' ) ) );
		if ( '' !== $text ) {
			$edits->attributes( 'width of a counter', $at, ' data-atoll-end="' . esc_attr( $text ) . '"' );
		}
	}
}

/**
 * Returns the last text of a counter, as widgets/counter/count.ts writes it.
 *
 * @param array $values `data-to-value` and `data-delimiter`.
 * @return string '' for an end that is not a plain number.
 */
function atoll_elementor_counter_end( $values ) {
	if ( 1 !== preg_match( '~^(-?\d{1,15})(\.\d{1,15})?$~D', trim( $values['data-to-value'] ), $number ) || strlen( $values['data-delimiter'] ) > 10 ) {
		return '';
	}
	// By a function, because the separator may have a meaning in a replacement.
	$whole = preg_replace_callback( '~\B(?=(?:\d{3})+$)~D', static fn() => $values['data-delimiter'], $number[1] );
	return $whole . ( isset( $number[2] ) ? $number[2] : '' );
}

/**
 * Returns the style for the counters.
 *
 * @param string $html The page.
 * @return string A style element; '' if Elementor's scripts stay or the page has no counter.
 */
function atoll_elementor_counter_styles( $html ) {
	$is_here = isset( atoll_page()->emptied['elementor-frontend'] ) && false !== strpos( $html, 'elementor-counter-number' );
	return $is_here ? '<style id="atoll-elementor-counter">' . ATOLL_ELEMENTOR_COUNTER_RULE . "</style>\n" : '';
}
