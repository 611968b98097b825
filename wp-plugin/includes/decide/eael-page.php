<?php
/**
 * Detects in a page's HTML what Essential Addons' scripts would act on. It runs on every page with a bundle, so it
 * searches for strings and examines only the matches. No limit depends on the size of a tag.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the elements of Essential Addons whose widgets are on a page. Elementor's wrapper names every widget, also in
 * templates and popups.
 *
 * @param string $html The page, or a part of it.
 * @return array Elements, each once.
 */
function atoll_eael_page_elements( $html ) {
	$types = array();
	$at    = strpos( $html, 'data-widget_type' );
	while ( false !== $at ) {
		$at += strlen( 'data-widget_type' );
		// Skip the equals sign and the quote. In markup inside a script, a backslash precedes the quote.
		$at  += strspn( $html, "= \t\r\n\"'\\", $at );
		$type = substr( $html, $at, strcspn( $html, ". \t\r\n\"'>", $at, 128 ) );

		$types[ $type ] = true;

		$at = strpos( $html, 'data-widget_type', $at );
	}
	$elements = array_map( 'atoll_eael_element', atoll_string_keys( $types ) );
	return array_values( array_unique( array_filter( $elements, 'strlen' ) ) );
}

/**
 * Returns the element that a widget belongs to.
 *
 * @param string $type Elementor's name of the widget, without its skin.
 * @return string '' for a widget of another plugin.
 */
function atoll_eael_element( $type ) {
	$renamed = array(
		'eicon-woocommerce'               => 'product-grid',
		'eael-countdown'                  => 'count-down',
		'eael-creative-button'            => 'creative-btn',
		'eael-cta-box'                    => 'call-to-action',
		'eael-dual-color-header'          => 'dual-header',
		'eael-dynamic-filterable-gallery' => 'dynamic-filter-gallery',
		'eael-filterable-gallery'         => 'filter-gallery',
		'eael-google-map'                 => 'adv-google-map',
		'eael-image-comparison'           => 'img-comparison',
		'eael-instafeed'                  => 'instagram-gallery',
		'eael-interactive-card'           => 'interactive-cards',
		'eael-ninja'                      => 'ninja-form',
		'eael-one-page-nav'               => 'one-page-navigation',
		'eael-pricing-table'              => 'price-table',
		'eael-team-member'                => 'team-members',
		'eael-testimonial'                => 'testimonials',
		'eael-weform'                     => 'weforms',
	);
	if ( isset( $renamed[ $type ] ) ) {
		return $renamed[ $type ];
	}
	return 0 === strpos( $type, 'eael-' ) ? substr( $type, 5 ) : '';
}

/**
 * Returns what the bundles' shared code does on a page: links that click an element, and functions that inline code
 * calls. (Its part in tabs and accordions is covered by these widgets.)
 *
 * @param string $html The page, or a part of it.
 * @return array Descriptions, or '' for a behaviour that is not on the page.
 */
function atoll_eael_common_behaviours( $html ) {
	return array(
		atoll_eael_has_clicking_link( $html ) ? 'link that clicks an element (#!)' : '',
		atoll_eael_is_called( $html ) ? 'inline code that calls the bundle' : '',
	);
}

/**
 * Checks whether a link clicks the element that it names. The URL of such a link is `#!<id>`, alone or after the URL of a
 * page of this site.
 *
 * @param string $html The page, or a part of it.
 * @return bool
 */
function atoll_eael_has_clicking_link( $html ) {
	$at = strpos( $html, '#!' );
	while ( false !== $at ) {
		if ( preg_match( '/^[\w-]/', substr( $html, $at + 2, 1 ) )
			&& preg_match( '/\shref\s*=\s*["\']?([^"\'<>]*)$/Di', substr( $html, max( 0, $at - 2048 ), min( 2048, $at ) ), $link ) ) {
			$address = html_entity_decode( $link[1], ENT_QUOTES, 'UTF-8' );
			if ( '' === $address || 0 === strpos( $address, atoll_site_text( 'home' ) ) ) {
				return true;
			}
		}
		$at = strpos( $html, '#!', $at + 2 );
	}
	return false;
}

/**
 * Checks whether code uses the public functions of the bundles (essential-addons, section 1.6).
 *
 * @param string $code JavaScript, or HTML that contains some.
 * @return bool
 */
function atoll_eael_is_called( $code ) {
	// Member => offset of a letter that is rare in pages and scripts. A search that starts there is much faster.
	$members = array(
		'.debounce'           => 0,
		'.elementStatusCheck' => 8,
		'.getToken'           => 4,
		'.hooks'              => 0,
		'.isEditMode'         => 3,
		'.sanitizeURL'        => 9,
	);
	foreach ( $members as $member => $rare ) {
		$part = substr( $member, $rare, 8 );
		$at   = strpos( $code, $part );
		while ( false !== $at ) {
			$dot = $at - $rare;
			if ( $dot > 1 && 0 === substr_compare( $code, $member, $dot, strlen( $member ) )
				&& preg_match( '/(?:^|[^\w$])ea(?:el)?$/D', substr( $code, max( 0, $dot - 5 ), min( 5, $dot ) ) ) ) {
				return true;
			}
			$at = strpos( $code, $part, $at + 1 );
		}
	}
	return false;
}
