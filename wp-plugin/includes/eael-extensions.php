<?php
/**
 * Reads from a page's HTML what extends the elements of a page: Essential Addons' extensions and its Pro plugin.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The extensions of other elements, sections and containers on a page, for bundles whose list is not known.
 *
 * @param string $html The page, or a part of it.
 * @return array What they are, in words.
 */
function atoll_eael_unlisted_extensions( $html ) {
	$texts = array(
		'data-gradient_colors'    => 'Vertical Text Orientation',
		'data-morphing-options'   => 'Image Masking',
		'eael-content-protection' => 'Content Protection',
		'eael-load-more-button'   => 'Load More button',
		'eael-particles'          => 'Section Particles',
		'eael-section-tooltip'    => 'Tooltip Section',
	);
	$found = array();
	foreach ( $texts as $text => $name ) {
		$found[] = false === strpos( $html, $text ) ? '' : $name;
	}
	$found[] = atoll_eael_extends_elements( $html ) ? 'extension of an element' : '';
	$found[] = atoll_eael_extends_sections( $html ) ? 'extension of a section' : '';
	return $found;
}

/**
 * Whether an element has an attribute of an extension: hover effects, wrapper links, and what Pro adds. The table of
 * contents has one too, but a script of its own.
 *
 * @param string $html The page, or a part of it.
 * @return bool
 */
function atoll_eael_extends_elements( $html ) {
	$at = strpos( $html, 'data-eael' );
	while ( false !== $at ) {
		if ( $at && ctype_space( $html[ $at - 1 ] ) && 0 !== substr_compare( $html, 'TocTag', $at + 9, 6, true ) ) {
			return true;
		}
		$at = strpos( $html, 'data-eael', $at + 9 );
	}
	return false;
}

/**
 * Whether an extension is at work on a section, column or container: these are Elementor's, so what names the plugin in
 * one of their tags belongs to none of its widgets.
 *
 * @param string $html The page, or a part of it.
 * @return bool
 */
function atoll_eael_extends_sections( $html ) {
	$at = strpos( $html, 'data-element_type' );
	while ( false !== $at ) {
		$value  = $at + strlen( 'data-element_type' );
		$value += strspn( $html, "= \t\r\n\"'", $value );
		if ( strspn( $html, 'cs', $value, 1 ) && preg_match( '/^(?:section|column|container)\b/', substr( $html, $value, 10 ) ) ) {
			$start = (int) strrpos( $html, '<', $at - strlen( $html ) );
			if ( false !== stripos( substr( $html, $start, strcspn( $html, '>', $start ) ), 'eael' ) ) {
				return true;
			}
		}
		$at = strpos( $html, 'data-element_type', $value );
	}
	return false;
}

/**
 * What Pro adds to the elements that this build covers and this build has nothing for.
 *
 * @param string $html     The page, or a part of it.
 * @param array  $elements The page's elements.
 * @return array What it is, in words.
 */
function atoll_eael_pro_settings( $html, $elements ) {
	$settings = array(
		array( 'filter-gallery', 'grid_flow_gallery', 'Filterable Gallery in a layout of Pro' ),
		array( 'filter-gallery', 'harmonic_gallery', 'Filterable Gallery in a layout of Pro' ),
		array( 'adv-accordion', 'accordion_media', 'Advanced Accordion with media, of Pro' ),
		array( 'adv-accordion', 'accordion-media', 'Advanced Accordion with media, of Pro' ),
	);
	$found = array();
	foreach ( $settings as list( $element, $text, $name ) ) {
		if ( in_array( $element, $elements, true ) && false !== strpos( $html, $text ) ) {
			$found[] = $name;
		}
	}
	return $found;
}
