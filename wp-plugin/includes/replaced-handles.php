<?php
/**
 * Which scripts of others this build stands in for.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The table: handle (`*` stands for any text; or a pattern in slashes) => the widgets of this build that cover what the script does.
 * A script goes only when every widget it serves on the page is in its row.
 *
 * @return array
 */
function atoll_replaced_handles() {
	$builder = array(
		'accordion',
		'alert-box',
		'chart',
		'countdown',
		'counter',
		'custom-dropdown',
		'divider',
		'dropdown-tab',
		'entrance-animation',
		'feature-content',
		'flip-box',
		'full-height',
		'gdpr-form',
		'half-height',
		'hover-box',
		'image link',
		'image-overlay',
		'lightbox',
		'lightbox gallery',
		'lightbox link',
		'lightbox-form',
		'listing',
		'marquee',
		'masonry',
		'parallax',
		'particles',
		'price-plan',
		'price-table',
		'privacy-box',
		'responsive-video',
		'select-indicator',
		'sidebar-height',
		'skill-bar',
		'skill-circle',
		'slider',
		'sliding-gallery',
		'sly-slider',
		'sticky-sidebar',
		'sync-height',
		'tabs',
		'tilt',
		'toggle-box',
		'typed-text',
		'video-background',
		'video-overlay',
	);
	$addons  = array(
		'adv-accordion',
		'adv-tabs',
		'content-ticker',
		'data-table',
		'eael-countdown',
		'eael-flip-box',
		'fancy-text',
		'filterable-gallery',
		'image-accordion',
		'progress-bar',
		'simple-menu',
		'sticky-video',
		'tooltip',
	);
	$handles = array(
		'vk-ltc-js'              => array( 'link-targets' ),
		'contact-form-7'         => array( 'contact-form' ),
		'swv'                    => array( 'contact-form' ),
		'gdlr-core-page-builder' => $builder,
		'gdlr-core-plugin'       => $builder,
		// Essential Addons from 5.2 on: a bundle for each document, and what they all need. Older ones: one for the request.
		'/^eael-\d+$/D'          => $addons,
		'eael-general'           => $addons,
		'/^[0-9a-f]{9}$/D'       => $addons,
	);
	/**
	 * Filters the scripts that Atoll takes away. Remove a row to keep that script on every page.
	 *
	 * @param array $handles Handle => names of the widgets that cover it.
	 */
	return (array) apply_filters( 'atoll_replaced_handles', $handles );
}

/**
 * How to find out which widgets a script serves on the page at hand. A script without a row serves the same
 * widgets on every page: those that the table names.
 *
 * @return array Handle => function from the page's HTML to names of widgets.
 */
function atoll_page_readers() {
	return array(
		'gdlr-core-page-builder' => 'atoll_builder_widgets',
		'gdlr-core-plugin'       => 'atoll_builder_widgets',
		'/^eael-\d+$/D'          => 'atoll_eael_widgets',
		'eael-general'           => 'atoll_eael_widgets',
		'/^[0-9a-f]{9}$/D'       => 'atoll_eael_widgets',
	);
}

/**
 * How to find out which widgets one script serves.
 *
 * @param string $handle The script.
 * @return string|null A function, see atoll_page_readers(); null for a script without one.
 */
function atoll_page_reader( $handle ) {
	foreach ( atoll_page_readers() as $row => $reader ) {
		if ( atoll_matching_handles( (string) $row, array( $handle => true ) ) ) {
			return $reader;
		}
	}
	return null;
}

/**
 * The files of libraries: what depends on one calls its code, so it stays as long as anybody does.
 *
 * @return array
 */
function atoll_library_handles() {
	return array( 'gdlr-core-plugin', 'swv' );
}

/**
 * The registered handles that a row of the table means.
 *
 * @param string $row        A handle, possibly with `*`, or a pattern in slashes.
 * @param array  $registered Handle => anything.
 * @return array
 */
function atoll_matching_handles( $row, $registered ) {
	$is_pattern = '/' === substr( $row, 0, 1 );
	if ( ! $is_pattern && false === strpos( $row, '*' ) ) {
		return isset( $registered[ $row ] ) ? array( $row ) : array();
	}
	$pattern = $is_pattern ? $row : '/^' . str_replace( '\*', '.*', preg_quote( $row, '/' ) ) . '$/D';
	return array_values( array_filter( array_map( 'strval', array_keys( $registered ) ), static function ( $handle ) use ( $pattern ) {
		return 1 === preg_match( $pattern, $handle );
	} ) );
}
