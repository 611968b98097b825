<?php
/**
 * Facts about Essential Addons' elements that are missing from its configuration. They come from the source of 4.7 to
 * 6.6.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the elements and extensions that have no script in any release from 4.7 to 6.6. Used when the configuration
 * is not available.
 *
 * @return array
 */
function atoll_eael_scriptless_elements() {
	return array(
		'better-payment',
		'betterdocs-category-box',
		'betterdocs-search-form',
		'breadcrumbs',
		'caldera-form',
		'call-to-action',
		'career-page',
		'contact-form-7',
		'crowdfundly-all-campaign',
		'crowdfundly-organization',
		'crowdfundly-single-campaign',
		'dual-header',
		'embedpress',
		'feature-list',
		'fluentform',
		'formstack',
		'gravity-form',
		'info-box',
		'liquid-glass-effect',
		'ninja-form',
		'post-duplicator',
		'promotion',
		'reading-progress',
		'scroll-to-top',
		'table-of-content',
		'team-members',
		'testimonials',
		'tooltip',
		'weforms',
		'woo-product-compare',
		'woo-product-price',
		'woo-product-rating',
		'woocommerce-review',
		'wpforms',
	);
}

/**
 * Returns the free plugin's elements that this build does not cover. In 4.7 to 6.6, their scripts act only on the markup
 * of their own widgets.
 *
 * @return array
 */
function atoll_eael_free_elements() {
	return array(
		'advanced-data-table',
		'betterdocs-category-grid',
		'business-reviews',
		'code-snippet',
		'event-calendar',
		'facebook-feed',
		'interactive-circle',
		'login-register',
		'nft-gallery',
		'post-grid',
		'post-timeline',
		'product-grid',
		'svg-draw',
		'twitter-feed',
		'typeform',
		'woo-add-to-cart',
		'woo-cart',
		'woo-checkout',
		'woo-product-carousel',
		'woo-product-gallery',
		'woo-product-images',
		'woo-product-list',
	);
}

/**
 * Returns the free plugin's scripts that act only on elements with a marker, in any widget: the extensions, and the
 * creative button, whose script (since 6.1) only colours an icon.
 *
 * @return array Element => text that the page contains if the script has something to act on.
 */
function atoll_eael_marks() {
	return array(
		'creative-btn'              => 'csvg-use-color',
		'image-masking'             => 'data-morphing-options',
		'special-hover-effect'      => 'eael_hover_effect',
		'vertical-text-orientation' => 'data-gradient_colors',
		'wrapper-link'              => 'data-eael-wrapper-link',
	);
}

/**
 * Returns the title of an element, for the list of decisions.
 *
 * @param string $element The element.
 * @return string
 */
function atoll_eael_title( $element ) {
	$titles = array(
		'count-down'           => 'Countdown',
		'creative-btn'         => 'Creative Button with a coloured icon',
		'filter-gallery'       => 'Filterable Gallery',
		'nft-gallery'          => 'NFT Gallery',
		'price-table'          => 'Pricing Table',
		'special-hover-effect' => 'Hover Interactions',
		'svg-draw'             => 'SVG Draw',
	);
	return isset( $titles[ $element ] ) ? $titles[ $element ] : ucwords( str_replace( array( '-', '_' ), ' ', $element ) );
}
