<?php
/**
 * Reads from a page's HTML what Essential Addons' scripts would act on. It runs on every page with a bundle, so it
 * searches for texts and looks closer only where it finds one; nothing depends on the size of a tag.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The elements of Essential Addons whose widgets are on a page. Elementor's wrapper names every widget, those of
 * templates and popups too.
 *
 * @param string $html The page, or a part of it.
 * @return array Elements, each once.
 */
function atoll_eael_page_elements( $html ) {
	$types = array();
	$at    = strpos( $html, 'data-widget_type' );
	while ( false !== $at ) {
		$at += strlen( 'data-widget_type' );
		// Past the equals sign and the quote, which has a backslash where the markup is part of a script.
		$at  += strspn( $html, "= \t\r\n\"'\\", $at );
		$type = substr( $html, $at, strcspn( $html, ". \t\r\n\"'>", $at, 128 ) );

		$types[ $type ] = true;

		$at = strpos( $html, 'data-widget_type', $at );
	}
	$elements = array_map( 'atoll_eael_element', array_map( 'strval', array_keys( $types ) ) );
	return array_values( array_unique( array_filter( $elements, 'strlen' ) ) );
}

/**
 * The element that a widget belongs to.
 *
 * @param string $type What Elementor calls the widget, without its skin.
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
 * What the code that all bundles share does on a page: links that press an element, and what it offers to the page's
 * own code. (What it does for tabs and accordions is covered with these.)
 *
 * @param string $html The page, or a part of it.
 * @return array What it is, in words.
 */
function atoll_eael_common_behaviours( $html ) {
	return array(
		atoll_eael_has_pressing_link( $html ) ? 'link that presses an element (#!)' : '',
		atoll_eael_is_called( $html ) ? 'inline code that calls it' : '',
	);
}

/**
 * Whether a link presses the element that it names: its address begins with `#!`, or with a page of this site and `#!`.
 *
 * @param string $html The page, or a part of it.
 * @return bool
 */
function atoll_eael_has_pressing_link( $html ) {
	$at = strpos( $html, '#!' );
	while ( false !== $at ) {
		if ( preg_match( '/^[\w-]/', substr( $html, $at + 2, 1 ) )
			&& preg_match( '/\shref\s*=\s*["\']?([^"\'<>]*)$/Di', substr( $html, max( 0, $at - 2048 ), min( 2048, $at ) ), $link ) ) {
			$address = html_entity_decode( $link[1], ENT_QUOTES, 'UTF-8' );
			if ( '' === $address || 0 === strpos( $address, home_url() ) ) {
				return true;
			}
		}
		$at = strpos( $html, '#!', $at + 2 );
	}
	return false;
}

/**
 * Whether code uses what the bundles offer to others (essential-addons, section 1.6).
 *
 * @param string $code JavaScript, or a page with some.
 * @return bool
 */
function atoll_eael_is_called( $code ) {
	// Member => where in it a letter comes that is rare in pages and scripts: a search that begins there is much faster.
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
