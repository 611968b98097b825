<?php
/**
 * Detects the links that Elementor's scripts would act on: links to pictures, to places on the page, and to actions
 * (elementor-frontend, sections 2.7 to 2.9).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The widget that opens links to pictures. */
const ATOLL_ELEMENTOR_LIGHTBOX = 'elementor-lightbox';

/** Since this release, places on the page need no script. */
const ATOLL_ELEMENTOR_NATIVE_ANCHORS = '3.25';

/**
 * Returns the behaviours of a page's links. They may be anywhere on the page.
 *
 * @param Atoll_Markup $markup       The page.
 * @param bool         $has_lightbox Whether the site shows the pictures of all links in Elementor's lightbox.
 * @return array Descriptions, and the name of the widget for links to pictures.
 * @throws OverflowException If the page costs too much.
 */
function atoll_elementor_link_behaviours( $markup, $has_lightbox ) {
	$found  = array();
	$places = array();
	$tag    = $markup->next_tag( 'a', 0 );
	while ( $tag ) {
		if ( ! $tag['is_closer'] ) {
			$href = atoll_tag_attributes( $tag['attributes'], array( 'href' ) )['href'];
			// The widget's selector does not find a URL from which browsers remove something.
			$kind = preg_match( '~[\0-\x20]~', $href ) ? 'link to a picture' : ATOLL_ELEMENTOR_LIGHTBOX;
			if ( ! isset( $found[ $kind ] ) && atoll_elementor_opens_lightbox( $href, $tag['attributes'], $has_lightbox ) && ! atoll_is_gallery_link( $markup, $tag ) ) {
				$found[ $kind ] = $kind;
			}
			if ( preg_match( '~(?:#|%23)elementor-action~i', $href ) ) {
				$kind           = atoll_elementor_action_behaviour( $href );
				$found[ $kind ] = $kind;
			}
			$hash = strpos( $href, '#' );
			if ( false !== $hash && strlen( $href ) > $hash + 1 ) {
				$places[ rawurldecode( substr( $href, $hash + 1 ) ) ] = true;
			}
		}
		$tag = $markup->next_tag( 'a', $tag['end'] );
	}
	if ( $places && ! atoll_has_native_anchors() && array_intersect_key( $places, atoll_elementor_places( $markup ) ) ) {
		$found['place'] = 'link to a place on the page';
	}
	return array_values( $found );
}

/**
 * Returns the behaviour of a link with an action. Without Elementor Pro, only the lightbox is one.
 *
 * @param string $href Its URL.
 * @return string The name of the widget for links to pictures, or a description.
 */
function atoll_elementor_action_behaviour( $href ) {
	if ( ! preg_match( '~^#elementor-action:action=lightbox&settings=([\w+/]+=*)$~D', rawurldecode( $href ), $parts ) ) {
		return 'action of a link';
	}
	$settings = json_decode( atoll_decoded_base64( $parts[1] ), true );
	$settings = is_array( $settings ) ? $settings : array();
	$is_known = ! empty( $settings['id'] ) || ! empty( $settings['slideshow'] ) || array( 'video' ) === array_values( array_intersect_key( $settings, array( 'type' => true ) ) );
	return $is_known && is_string( $settings['url'] ?? null ) && is_string( $settings['slideshow'] ?? '' ) ? ATOLL_ELEMENTOR_LIGHTBOX : 'action of a link';
}

/**
 * Checks whether a link opens Elementor's lightbox.
 *
 * @param string $href         Its URL.
 * @param string $attributes   Its tag after the name.
 * @param bool   $has_lightbox See atoll_elementor_link_behaviours().
 * @return bool
 */
function atoll_elementor_opens_lightbox( $href, $attributes, $has_lightbox ) {
	// Browsers remove line breaks and tabs from a URL, and spaces around it.
	if ( ! preg_match( '~^[^?]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:\?.*)?$~isD', trim( str_replace( array( "\t", "\n", "\r" ), '', $href ), "\0..\x20" ) ) ) {
		return false;
	}
	if ( in_array( 'download', atoll_attribute_names( $attributes ), true ) ) {
		return false;
	}
	$own = atoll_tag_attributes( $attributes, array( 'data-elementor-open-lightbox' ) )['data-elementor-open-lightbox'];
	return 'yes' === $own || ( $has_lightbox && 'no' !== $own );
}

/**
 * Checks whether a link opens the lightbox of Essential Addons' gallery, which is Atoll's if the scripts of Essential Addons
 * leave the page, too. The original stops the click, so Elementor's lightbox does not open.
 *
 * @param Atoll_Markup $markup The page.
 * @param array        $link   See Atoll_Markup::next_tag().
 * @return bool
 */
function atoll_is_gallery_link( $markup, $link ) {
	if ( ! atoll_has_class( $link['attributes'], 'eael-magnific-link' ) || in_array( 'gallery-lightbox', atoll_disabled_names(), true ) ) {
		return false;
	}
	// A gallery contains no other elements.
	$at  = strrpos( substr( $markup->html, 0, $link['start'] ), 'data-element_type' );
	$tag = false === $at ? -1 : $markup->tag_around( $at );
	return $tag >= 0 && false !== strpos( substr( $markup->html, $tag, $markup->tag_end( $tag ) - $tag ), 'data-widget_type="eael-filterable-gallery.default"' );
}

/**
 * Checks whether the installed release leaves links to places on the page to the browser.
 *
 * @return bool
 */
function atoll_has_native_anchors() {
	return defined( 'ELEMENTOR_VERSION' ) && version_compare( ELEMENTOR_VERSION, ATOLL_ELEMENTOR_NATIVE_ANCHORS, '>=' );
}

/**
 * Returns the elements to which Elementor's script scrolls.
 *
 * @param Atoll_Markup $markup The page.
 * @return array Id => true.
 * @throws OverflowException If the page costs too much.
 */
function atoll_elementor_places( $markup ) {
	$places = array();
	foreach ( $markup->tags_of_class( 'elementor-menu-anchor' ) + $markup->tags_of_class( 'elementor-element' ) as $tag ) {
		$places[ atoll_tag_attributes( $tag['attributes'], array( 'id' ) )['id'] ] = true;
	}
	unset( $places[''] );
	return $places;
}
