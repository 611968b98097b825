<?php
/**
 * Reads from a page's HTML which widgets of Essential Addons are on it. All of its bundles are judged by the whole page,
 * because the runtime leaves every widget to the originals where one of their scripts is alive. What is not known to be
 * covered or to be without script counts as a widget of its own: a mistake may only keep the scripts.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The widgets for which Essential Addons' bundles would do something on this page.
 *
 * @param string $html The page, or a part of it.
 * @return array Names of widgets; what has no name is described by its own name or by what gave it away.
 */
function atoll_eael_widgets( $html ) {
	$found = array();
	// Elementor's wrapper names every widget, those of templates and popups too.
	preg_match_all( '/data-widget_type\s*=\s*["\']eael-([\w-]+)/', $html, $types );
	foreach ( $types[1] as $type ) {
		$found[ atoll_eael_widget( $type ) ] = true;
	}
	foreach ( atoll_eael_signs() as $sign => $needles ) {
		if ( atoll_has_all( $html, $needles ) ) {
			$found[ $sign ] = true;
		}
	}
	foreach ( atoll_eael_dependants() as $handle ) {
		$found[ "needed by $handle" ] = true;
	}
	unset( $found[''] );
	return array_map( 'strval', array_keys( $found ) );
}

/**
 * Names a widget as the table of handles does.
 *
 * @param string $type What Elementor calls it, without `eael-`.
 * @return string '' for a widget without script, the type itself when it is not known.
 */
function atoll_eael_widget( $type ) {
	$names = array(
		'countdown'         => 'eael-countdown',
		'flip-box'          => 'eael-flip-box',
		'pricing-table'     => 'tooltip',
		// Styles and server markup only, in every release that was looked at.
		'creative-button'   => '',
		'cta-box'           => '',
		'dual-color-header' => '',
		'feature-list'      => '',
		'info-box'          => '',
		'team-member'       => '',
		'testimonial'       => '',
		'tooltip'           => '',
	);
	return isset( $names[ $type ] ) ? $names[ $type ] : $type;
}

/**
 * Behaviour of the bundles that no widget of theirs names: extensions of other elements and of the page.
 *
 * @return array What it is => texts, or patterns in slashes, of which a page with it has every one.
 */
function atoll_eael_signs() {
	return array(
		'reading progress'     => array( 'eael-reading-progress' ),
		'table of contents'    => array( 'eael-table-of-content' ),
		'scroll to top'        => array( 'eael-ext-scroll-to-top' ),
		'particles'            => array( 'eael-particles' ),
		'parallax'             => array( 'eael_parallax' ),
		'section tooltip'      => array( 'eael-section-tooltip' ),
		'content protection'   => array( 'eael-content-protection' ),
		'wrapper link'         => array( 'data-eael-wrapper-link' ),
		'hover effect'         => array( 'eael_hover_effect' ),
		'custom script'        => array( 'eael-custom-js' ),
		'vertical orientation' => array( 'eael-vertical-text' ),
		'load more'            => array( 'eael-load-more-button' ),
		'random order'         => array( '/data-is-randomize\s*=\s*["\']yes/' ),
		// Code of the page that calls theirs.
		'script that calls it' => array( '/\b(?:eael|ea)\.(?:hooks|isEditMode|elementStatusCheck|getToken|debounce|sanitizeURL)\b/' ),
	);
}

/**
 * The queued scripts that depend on a bundle and are none: they call its code.
 *
 * @return array Handles.
 */
function atoll_eael_dependants() {
	$scripts = wp_scripts();
	$found   = array();
	foreach ( array_map( 'strval', array_keys( atoll_closure( $scripts->queue ) ) ) as $handle ) {
		$bundles = '/^(?:eael-(?:general|\d+)|[0-9a-f]{9})$/D';
		if ( ! preg_match( $bundles, $handle ) && preg_grep( $bundles, $scripts->registered[ $handle ]->deps ) ) {
			$found[] = $handle;
		}
	}
	return $found;
}
