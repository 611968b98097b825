<?php
/**
 * Detects in a page's HTML what extends its elements: Essential Addons' extensions and its Pro plugin.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the extensions of elements, sections and containers on a page. Used for bundles whose list is unknown.
 *
 * @param string $html The page, or a part of it.
 * @return array Descriptions.
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
 * Checks whether an element has an attribute of an extension: hover effects, wrapper links, or an addition of Pro. The
 * table of contents has such an attribute as well, but brings a separate script.
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
 * Checks whether an extension acts on a section, column or container. Elementor prints these tags, so a mention of
 * Essential Addons in such a tag comes from an extension and not from a widget.
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
 * Returns Pro's additions on this page that the build does not cover, for elements that it covers otherwise.
 *
 * @param string $html     The page, or a part of it.
 * @param array  $elements The page's elements.
 * @return array Descriptions.
 */
function atoll_eael_pro_settings( $html, $elements ) {
	$settings = array(
		array( 'filter-gallery', 'grid_flow_gallery', 'Filterable Gallery with a Pro layout' ),
		array( 'filter-gallery', 'harmonic_gallery', 'Filterable Gallery with a Pro layout' ),
		array( 'adv-accordion', 'accordion_media', 'Advanced Accordion with Pro media' ),
		array( 'adv-accordion', 'accordion-media', 'Advanced Accordion with Pro media' ),
	);
	$found    = array();
	foreach ( $settings as list( $element, $text, $name ) ) {
		if ( in_array( $element, $elements, true ) && false !== strpos( $html, $text ) ) {
			$found[] = $name;
		}
	}
	return $found;
}
