<?php
/**
 * Reads from a page's HTML which widgets of the page builder are on it. Everything that is not known to be
 * covered or to be without behaviour counts as a widget of its own: a mistake may only keep a script.
 *
 * This runs on every page with the page builder, so it searches for texts and only looks closer where one is.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The widgets for which the page builder's scripts would do something on this page.
 *
 * @param string $html The page, or a part of it.
 * @return array Names of widgets; what has no name is described by its class list or by what gave it away.
 */
function atoll_builder_widgets( $html ) {
	$found = array();
	foreach ( atoll_marked_class_lists( $html ) as $class_list ) {
		$found[ atoll_builder_widget( $class_list ) ] = true;
	}
	foreach ( atoll_builder_signs() as $sign => $needles ) {
		if ( atoll_has_all( $html, $needles ) ) {
			$found[ $sign ] = true;
		}
	}
	unset( $found[''] );
	return array_map( 'strval', array_keys( $found ) );
}

/**
 * The class lists with one of the two classes (`gdlr-core-js`, `gdlr-core-js-2`) on which the originals start. One
 * that tells too little gets the names of the widgets that the rest of the tag tells, in brackets.
 *
 * @param string $html The page, or a part of it.
 * @return array Each list once; a mention that is in no class list stands for itself.
 */
function atoll_marked_class_lists( $html ) {
	$lists = array();
	$at    = 0;
	while ( true ) {
		$at = strpos( $html, 'gdlr-core-js', $at );
		if ( false === $at ) {
			return array_map( 'strval', array_keys( $lists ) );
		}
		$before = substr( $html, max( 0, $at - 512 ), min( 512, $at ) );
		$quote  = max( (int) strrpos( $before, '"' ), (int) strrpos( $before, "'" ) );
		$end    = $at + strcspn( $html, '"\'<>', $at );
		$list   = substr( $before, $quote + 1 ) . substr( $html, $at, $end - $at );
		if ( 'class' !== strtolower( substr( rtrim( substr( $before, 0, $quote ), " \t\r\n=" ), -5 ) ) ) {
			$list = 'outside of a class list: ' . $list;
		}
		$tag = (string) strrchr( $before, '<' ) . substr( $html, $at, strcspn( $html, '<>', $at ) );
		foreach ( atoll_builder_tag_marks() as $widget => $text ) {
			$list .= false === strpos( $tag, $text ) ? '' : " [$widget]";
		}
		$lists[ $list ] = true;
		$at             = $end;
	}
}

/**
 * Names the widget that an element with a marker class belongs to.
 *
 * @param string $class_list The element's class attribute.
 * @return string The widget's name, '' for an element without behaviour, the class list when it is not known.
 */
function atoll_builder_widget( $class_list ) {
	$classes = preg_split( '/\s+/', trim( $class_list ) );
	$widgets = array_intersect_key( atoll_builder_widget_classes(), array_flip( $classes ) );
	if ( $widgets ) {
		return reset( $widgets );
	}
	// Classes of another widget count more than what the rest of the tag tells.
	$told = preg_grep( '/^\[/', $classes );
	if ( $told && ! preg_grep( '/^gdlr-core-(?!button|js$)/D', $classes ) ) {
		return trim( reset( $told ), '[]' );
	}
	// Wrappers of the page builder are always marked; only a class or an attribute, listed below, gives them something to do.
	$wrappers = array( 'gdlr-core-pbf-wrapper-content', 'gdlr-core-pbf-column-content', 'gdlr-core-pbf-column-content-margin' );
	$others   = array_diff( $classes, $wrappers, array( 'gdlr-core-js', 'clearfix', 'gdlr-core-effect-3d' ) );
	return ! $others && array_intersect( $classes, $wrappers ) ? '' : $class_list;
}

/**
 * The marked elements of the widgets that have a name here.
 *
 * @return array Class => widget.
 */
function atoll_builder_widget_classes() {
	return array(
		'gdlr-core-accordion-item-icon'          => 'accordion',
		'gdlr-core-accordion-item-title'         => 'accordion',
		'gdlr-core-alert-box-remove'             => 'alert-box',
		'gdlr-core-chart-js'                     => 'chart',
		'gdlr-core-countdown-wrap'               => 'countdown',
		'gdlr-core-counter-item-count'           => 'counter',
		'gdlr-core-custom-dropdown'              => 'custom-dropdown',
		'gdlr-core-divider-item-with-icon-inner' => 'divider',
		'gdlr-core-title-item-title-wrap'        => 'divider',
		'gdlr-core-dropdown-tab'                 => 'dropdown-tab',
		'gdlr-core-flipbox'                      => 'flip-box',
		'gdlr-core-flipbox-back'                 => 'flip-box',
		'gdlr-core-flipbox-front'                => 'flip-box',
		'gdlr-core-column-full-height'           => 'full-height',
		'gdlr-core-full-height-content'          => 'full-height',
		'gdlr-core-wrapper-full-height'          => 'full-height',
		'gdlr-core-hover-box'                    => 'hover-box',
		'gdlr-core-image-overlay-center'         => 'image-overlay',
		'gdlr-core-image-overlay-center-icon'    => 'image-overlay',
		'gdlr-core-ilightbox'                    => 'lightbox',
		'gdlr-core-lightgallery'                 => 'lightbox',
		'gdlr-core-privacy-box-lb'               => 'lightbox-form',
		'gdlr-core-filterer-wrap'                => 'listing',
		'gdlr-core-load-more-wrap'               => 'listing',
		'gdlr-core-pagination'                   => 'listing',
		'gdlr-core-personnel-filterer'           => 'listing',
		'gdlr-core-marquee'                      => 'marquee',
		'gdlr-core-blog-item-holder'             => 'masonry',
		'gdlr-core-course-item-holder'           => 'masonry',
		'gdlr-core-gallery-item-holder'          => 'masonry',
		'gdlr-core-page-list-item-holder'        => 'masonry',
		'gdlr-core-personnel-item-holder'        => 'masonry',
		'gdlr-core-portfolio-item-holder'        => 'masonry',
		'gdlr-core-product-item-holder'          => 'masonry',
		'gdlr-core-testimonial-item-holder'      => 'masonry',
		'gdlr-core-parallax'                     => 'parallax',
		'gdlr-core-particle-bg'                  => 'particles',
		'gdlr-core-price-plan-item'              => 'price-plan',
		'gdlr-core-price-table-tab-title-wrap'   => 'price-table',
		'gdlr-core-privacy-box-button'           => 'privacy-box',
		'gdlr-core-pbf-sidebar-container'        => 'sidebar-height',
		'gdlr-core-skill-bar-filled'             => 'skill-bar',
		'gdlr-core-skill-circle'                 => 'skill-circle',
		'gdlr-core-flexslider'                   => 'slider',
		'gdlr-core-sliding-gallery'              => 'sliding-gallery',
		'gdlr-core-sly-slider'                   => 'sly-slider',
		'gdlr-core-sticky-sidebar'               => 'sticky-sidebar',
		'gdlr-core-sync-height-content'          => 'sync-height',
		'gdlr-core-roadmap-item'                 => 'tabs',
		'gdlr-core-tab-action'                   => 'tabs',
		'gdlr-core-tab-feature-content-wrap'     => 'tabs',
		'gdlr-core-tab-feature-item'             => 'tabs',
		'gdlr-core-tab-feature-title-wrap'       => 'tabs',
		'gdlr-core-tab-feature2-content-wrap'    => 'tabs',
		'gdlr-core-tab-feature2-item'            => 'tabs',
		'gdlr-core-tab-feature2-title-wrap'      => 'tabs',
		'gdlr-core-tab-feature3-content-wrap'    => 'tabs',
		'gdlr-core-tab-feature3-item'            => 'tabs',
		'gdlr-core-tab-feature3-title-wrap'      => 'tabs',
		'gdlr-core-tab-featurev-content-wrap'    => 'tabs',
		'gdlr-core-tab-featurev-item'            => 'tabs',
		'gdlr-core-tab-featurev-title-item-wrap' => 'tabs',
		'gdlr-core-tab-item'                     => 'tabs',
		'gdlr-core-toggle-box-item-icon'         => 'toggle-box',
		'gdlr-core-toggle-box-item-title'        => 'toggle-box',
		'gdlr-core-type-animation-item-animated' => 'typed-text',
		// What stands in for blocked content: only a link in it does something.
		'gdlr-core-pb-privacy-box-wrap'          => '',
	);
}

/**
 * What tells a marked element's widget where its class list tells nothing.
 *
 * @return array Widget => text in the element's tag.
 */
function atoll_builder_tag_marks() {
	return array(
		'lightbox-form' => ' data-gdlr-lb=',
		'gdpr-form'     => 'id="gdlr-core-gdpr-form"',
	);
}

/**
 * Behaviour that needs no marker class, or that an attribute adds to an element whose class list tells nothing.
 *
 * @return array What it is => texts, or patterns in slashes, of which a page with it has every one.
 */
function atoll_builder_signs() {
	return array(
		'entrance-animation' => array( 'data-gdlr-animation' ),
		'half-height'        => array( 'gdlr-core-half-height' ),
		'sync-height'        => array( 'data-sync-height' ),
		'full-height'        => array( 'data-decrease-height' ),
		'parallax'           => array( 'data-parallax-speed' ),
		'video-background'   => array( 'data-background-type' ),
		'lightbox-form'      => array( 'data-gdlr-lb' ),
		'tilt'               => array( 'gdlr-core-effect-3d' ),
		'lightbox gallery'   => array( 'data-gallery-lb' ),
		'price-plan'         => array( 'gdlr-core-price-plan-item' ),
		'feature-content'    => array( 'gdlr-core-feature-content-wrap' ),
		'video-overlay'      => array( 'gdlr-core-video-item-overlay' ),
		'responsive-video'   => array( '/<iframe\s[^>]*(?:youtube|vimeo)/i' ),
		'lightbox link'      => array( 'strip', '/class\s*=\s*["\'](?:[^"\']*\s)?strip[\s"\']/i' ),
		'image link'         => array( 'gdlr-core-link-to-lightbox', '/\shref\s*=\s*["\']?[^"\'\s>]*\.(?:jpe?g|png|gif)["\'\s>]/' ),
		'select-indicator'   => array( 'wpcf7-form', '<select' ),
	);
}

/**
 * Whether a text has every one of some texts and patterns. A pattern that could not be tried to its end counts.
 *
 * @param string $text    The text.
 * @param array  $needles Texts, and patterns in slashes.
 * @return bool
 */
function atoll_has_all( $text, $needles ) {
	foreach ( $needles as $needle ) {
		if ( '/' === $needle[0] ? 0 === preg_match( $needle, $text ) : false === strpos( $text, $needle ) ) {
			return false;
		}
	}
	return true;
}
