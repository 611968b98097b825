<?php
/**
 * Adds the module with the widgets for Elementor to pages that need it. It is not in the entry, because only pages from which
 * Elementor's scripts have gone run these widgets.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the module after the entry, with the entry's attributes, such as the nonce of a content security policy.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @throws RuntimeException If the page has no entry after which it can stand.
 */
function atoll_add_elementor_module( $markup, $edits ) {
	if ( ! isset( atoll_page()->emptied['elementor-frontend'] ) || ! atoll_has_elementor_widgets( $markup ) ) {
		return;
	}
	foreach ( array_keys( $markup->scripts ) as $start ) {
		$tag = atoll_script_tag( $markup, $start );
		if ( 'atoll-js-module' === $tag['id'] && $edits->insert( 'module for Elementor', $tag['after'], atoll_elementor_module_tag( $markup, $start, $tag ) ) ) {
			return;
		}
	}
	// Without the module, nothing would run the widgets, so everything stays.
	throw new RuntimeException( 'The entry was not found.' );
}

/**
 * Checks whether a page has an element for one of the widgets.
 *
 * @param Atoll_Markup $markup The page.
 * @return bool
 */
function atoll_has_elementor_widgets( $markup ) {
	$found = array_merge(
		atoll_uncovered_behaviours( 'elementor', $markup->html, array() ),
		atoll_elementor_element_behaviours( $markup ),
		atoll_elementor_link_behaviours( $markup, atoll_elementor_opens_pictures( atoll_elementor_config() ) )
	);
	return array() !== array_intersect( array_keys( wp_list_filter( atoll_tables()['widgets'], array( 'original' => 'elementor' ) ) ), $found );
}

/**
 * Returns the module's tag.
 *
 * @param Atoll_Markup $markup The page.
 * @param int          $start  Offset of the entry's tag.
 * @param array        $entry  See atoll_script_tag().
 * @return string
 */
function atoll_elementor_module_tag( $markup, $start, $entry ) {
	$build  = atoll_build();
	$more   = atoll_tag_attributes( substr( $markup->html, $start + strlen( '<script' ), $entry['end'] - $start - strlen( '<script' ) ), array( 'nonce', 'crossorigin' ) );
	// The entry's URL may be that of a CDN, and may have a query.
	$folder = preg_replace( '~[^/?#]*(?:[?#].*)?$~sD', '', $entry['src'] );
	return wp_get_script_tag(
		array(
			'type' => 'module',
			'src'  => $folder . basename( $build['elementor'] ),
			'id'   => ATOLL_ELEMENTOR_MODULE_ID,
		) + ATOLL_UNTOUCHED + array_filter( $more, 'strlen' )
	);
}
