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
	// Elementor's wrapper names every widget, those of templates and popups too. The product grid goes by its icon's name.
	preg_match_all( '/data-widget_type\s*=\s*["\'](?:eael-|(?=eicon-woocommerce\b))([\w-]+)/', $html, $types );
	foreach ( $types[1] as $type ) {
		$found[ atoll_eael_widget( $type ) ] = true;
	}
	foreach ( atoll_eael_signs() as $sign => $needles ) {
		if ( atoll_has_all( $html, $needles ) ) {
			$found[ $sign ] = true;
		}
	}
	if ( atoll_eael_extends_sections( $html ) ) {
		$found['extension of a section'] = true;
	}
	foreach ( array_keys( atoll_closure( wp_scripts()->queue ) ) as $handle ) {
		if ( atoll_eael_holds_site_code( (string) $handle ) ) {
			$found["the site's own code in $handle"] = true;
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
		'countdown'               => 'eael-countdown',
		'flip-box'                => 'eael-flip-box',
		'pricing-table'           => 'tooltip',
		// Styles and server markup only, from 4.7 to 6.6; what a setting adds to some of them is a sign of its own.
		'betterdocs-category-box' => '',
		'betterdocs-search-form'  => '',
		'breadcrumbs'             => '',
		'caldera-form'            => '',
		'career-page'             => '',
		'contact-form-7'          => '',
		'creative-button'         => '',
		'cta-box'                 => '',
		'dual-color-header'       => '',
		'embedpress'              => '',
		'feature-list'            => '',
		'fluentform'              => '',
		'formstack'               => '',
		'info-box'                => '',
		'ninja'                   => '',
		'team-member'             => '',
		'testimonial'             => '',
		'tooltip'                 => '',
		'weform'                  => '',
		'woo-product-price'       => '',
		'woo-product-rating'      => '',
		'woocommerce-review'      => '',
		'wpforms'                 => '',
	);
	return isset( $names[ $type ] ) ? $names[ $type ] : $type;
}

/**
 * Behaviour of the bundles that no widget of theirs names: extensions of other elements and of the page, and settings for
 * which this build has nothing. Reading progress, table of contents and "scroll to top" are scripts of their own.
 *
 * @return array What it is => texts, or patterns in slashes, of which a page with it has every one.
 */
function atoll_eael_signs() {
	return array(
		// Hover effects, wrapper links, and what the Pro plugin adds to elements.
		'extension of an element' => array( '/\sdata-eael/i' ),
		'vertical text'           => array( 'data-gradient_colors' ),
		'image masking'           => array( 'data-morphing-options' ),
		'particles'               => array( 'eael-particles' ),
		'section tooltip'         => array( 'eael-section-tooltip' ),
		'content protection'      => array( 'eael-content-protection' ),
		'colour of an icon'       => array( 'csvg-use-color' ),
		'load more'               => array( 'eael-load-more-button' ),
		'sorted table'            => array( '/data-table_enabled\s*=\s*["\']true/' ),
		'gallery of Pro'          => array( '/data-layout-mode\s*=\s*["\'](?:grid_flow|harmonic)_gallery/' ),
		'accordion of Pro'        => array( '/accordion[_-]media/' ),
		// A link that presses what it names, whatever that is.
		'pressing link'           => array( '/\shref\s*=\s*["\'][^"\'>]*#![\w-]/' ),
		// Code of the page that calls theirs.
		'script that calls it'    => array( '/\b(?:eael|ea)\.(?:hooks|isEditMode|elementStatusCheck|getToken|debounce|sanitizeURL)\b/' ),
	);
}

/**
 * Whether an extension is at work on a section, column or container: these are Elementor's, so what names the plugin in
 * one of their tags is none of its widgets. No pattern looks for it, because a gallery's tag may be half a megabyte long.
 *
 * @param string $html The page, or a part of it.
 * @return bool
 */
function atoll_eael_extends_sections( $html ) {
	preg_match_all( '/\sdata-element_type\s*=\s*["\'](?:section|column|container)\b/', $html, $types, PREG_OFFSET_CAPTURE );
	foreach ( $types[0] as $type ) {
		$start = (int) strrpos( $html, '<', $type[1] - strlen( $html ) );
		$tag   = substr( $html, $start, strcspn( $html, '>', $start ) );
		if ( false !== stripos( $tag, 'eael' ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether the bundle of an older release holds JavaScript that an editor of the site wrote: up to 5.1 it is in the same
 * file, and the page shows nothing of it. The option has been read for this request already, by the plugin itself.
 *
 * @param string $handle A script.
 * @return bool
 */
function atoll_eael_holds_site_code( $handle ) {
	return 1 === preg_match( '/^[0-9a-f]{9}$/D', $handle )
		&& in_array( 'custom-js', (array) get_option( $handle . '_eael_elements' ), true );
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
