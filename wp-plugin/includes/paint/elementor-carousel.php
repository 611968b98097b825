<?php
/**
 * Lays out Elementor's image carousels for the first paint, and gives pictures that wait for its script their addresses
 * (elementor-frontend, section 3.8).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The settings of a carousel, as a pattern. Each may have the name of a device at its end. */
const ATOLL_ELEMENTOR_CAROUSEL_SETTINGS = '~^(?:slides_to_show|slides_to_scroll|navigation|autoplay|autoplay_speed|pause_on_hover|pause_on_interaction|infinite|effect|speed|lazyload|image_stretch|image_spacing_custom)(?:_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?$~D';

/** The devices that are narrower than a desktop, from the widest. */
const ATOLL_ELEMENTOR_NARROW_DEVICES = array( 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile' );

/** What Elementor's script does by a class of the column; and no sign of waiting, because browsers load the pictures. */
const ATOLL_ELEMENTOR_CAROUSEL_RULES = '.elementor-widget-wrap:has(.elementor-widget-image-carousel){width:calc(100% - (var(--e-column-margin-left,0px) + var(--e-column-margin-right,0px)))}.elementor-image-carousel .swiper-lazy-preloader{display:none}';

/**
 * Returns the layouts of a page's carousels until the widget has laid them out.
 *
 * @param string $html The page.
 * @return string A style element; '' for a page without carousels.
 */
function atoll_elementor_carousel_styles( $html ) {
	if ( false === strpos( $html, 'elementor-image-carousel-wrapper' ) ) {
		return '';
	}
	$rules  = array();
	$points = atoll_elementor_breakpoints();
	foreach ( atoll_markup( $html )->tags_of_class( 'elementor-widget-image-carousel' ) as $tag ) {
		$values   = atoll_tag_attributes( $tag['attributes'], array( 'data-id', 'data-settings' ) );
		$settings = json_decode( $values['data-settings'], true );
		if ( is_array( $settings ) && preg_match( '~^[0-9a-f]{1,10}$~D', $values['data-id'] ) && atoll_elementor_slide_count( $html, $tag['end'] ) > 1 ) {
			$rules[ $values['data-id'] ] = atoll_elementor_carousel_rules( ".elementor-element-{$values['data-id']} .elementor-image-carousel-wrapper:not(.swiper-initialized)>.elementor-image-carousel", $settings, $points );
		}
	}
	return '<style id="atoll-elementor-carousels">' . ATOLL_ELEMENTOR_CAROUSEL_RULES . implode( '', array_slice( $rules, 0, 100 ) ) . "</style>\n";
}

/**
 * Returns the number of slides of a carousel.
 *
 * @param string $html The page.
 * @param int    $at   Offset after the widget's tag.
 * @return int
 */
function atoll_elementor_slide_count( $html, $at ) {
	// A carousel contains no other elements.
	$end = strpos( $html, 'data-element_type', $at );
	return preg_match_all( '~\sclass="swiper-slide["\s]~', substr( $html, $at, false === $end ? null : $end - $at ) );
}

/**
 * Returns the site's widths of devices, from the widest device that is narrower than a desktop.
 *
 * @return array Name => largest width in px. Only devices that the site uses.
 */
function atoll_elementor_breakpoints() {
	$config = atoll_elementor_config();
	$points = isset( $config['responsive']['breakpoints'] ) ? (array) $config['responsive']['breakpoints'] : array();
	$found  = array();
	foreach ( ATOLL_ELEMENTOR_NARROW_DEVICES as $name ) {
		if ( ! empty( $points[ $name ]['is_enabled'] ) && isset( $points[ $name ]['value'] ) && is_numeric( $points[ $name ]['value'] ) ) {
			$found[ $name ] = (int) $points[ $name ]['value'];
		}
	}
	return $found;
}

/**
 * Returns the rules for a carousel, as widgets/image-carousel/settings.ts calculates its layout.
 *
 * @param string $list     Selector of the list of slides.
 * @param array  $settings Its settings.
 * @param array  $points   See atoll_elementor_breakpoints().
 * @return string CSS.
 */
function atoll_elementor_carousel_rules( $list, $settings, $points ) {
	$desktop = atoll_elementor_slides_number( $settings, 'slides_to_show' );
	$desktop = $desktop > 0 ? $desktop : 3;
	$columns = $desktop;
	$gap     = atoll_elementor_carousel_gap( $settings, '' );
	$gap     = null === $gap ? 0 : $gap;
	$rules   = atoll_elementor_slides_rule( $list, $columns, $gap );
	foreach ( $points as $device => $width ) {
		$defaults = array(
			'mobile' => 1,
			'tablet' => min( $desktop, 2 ),
		);
		$own      = atoll_elementor_slides_number( $settings, "slides_to_show_$device" );
		$columns  = $own > 0 ? $own : ( isset( $defaults[ $device ] ) ? $defaults[ $device ] : $columns );
		$own_gap  = atoll_elementor_carousel_gap( $settings, "_$device" );
		$gap      = null === $own_gap ? $gap : $own_gap;
		$rules   .= "@media(max-width:{$width}px){" . atoll_elementor_slides_rule( $list, $columns, $gap ) . '}';
	}
	return $rules;
}

/**
 * Returns the rule for slides side by side.
 *
 * @param string    $slides  Selector of their list.
 * @param int       $columns Number of slides in view.
 * @param int|float $gap     Space between two slides, in px.
 * @return string
 */
function atoll_elementor_slides_rule( $slides, $columns, $gap ) {
	// As JSON, because some releases of PHP print fractions as the server's language does.
	$width = sprintf( 'calc((100%% - %1$spx)/%2$d)', wp_json_encode( $gap * ( $columns - 1 ) ), $columns );
	$gap   = wp_json_encode( $gap );
	return "$slides{column-gap:{$gap}px}$slides>.swiper-slide{width:$width;max-width:$width}";
}

/**
 * Returns a number of slides.
 *
 * @param array  $settings Settings of a carousel.
 * @param string $key      Name of the setting.
 * @return int 0 for none.
 */
function atoll_elementor_slides_number( $settings, $key ) {
	return isset( $settings[ $key ] ) && is_numeric( $settings[ $key ] ) ? max( 0, min( 100, (int) $settings[ $key ] ) ) : 0;
}

/**
 * Returns the space between two slides on a device.
 *
 * @param array  $settings Settings of a carousel.
 * @param string $suffix   '' for a desktop, else `_` and the device's name.
 * @return int|float|null The space in px, or null if nothing is set for this device.
 */
function atoll_elementor_carousel_gap( $settings, $suffix ) {
	$size = isset( $settings[ "image_spacing_custom$suffix" ]['size'] ) ? $settings[ "image_spacing_custom$suffix" ]['size'] : '';
	return is_numeric( $size ) ? max( 0, min( 10000, $size + 0 ) ) : null;
}

/**
 * Returns the settings of a carousel that Atoll cannot use.
 *
 * @param array $settings The settings.
 * @return array Names.
 */
function atoll_elementor_wrong_carousel_settings( $settings ) {
	$known = preg_grep( ATOLL_ELEMENTOR_CAROUSEL_SETTINGS, array_map( 'strval', array_keys( $settings ) ) );
	return array_filter(
		$known,
		static function ( $key ) use ( $settings ) {
			$value = $settings[ $key ];
			return 0 === strpos( $key, 'image_spacing_custom' ) ? '' !== $value && ! is_array( $value ) : ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value );
		}
	);
}

/**
 * Marks carousels for Elementor's styles, and gives the pictures that wait for its script their addresses. Browsers load them when
 * they are needed.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 */
function atoll_add_elementor_carousels( $markup, $edits ) {
	foreach ( $markup->tags_of_class( 'elementor-widget-image-carousel' ) as $tag ) {
		if ( preg_match( '~^(?:[^"\']|"[^"]*+"|\'[^\']*+\')*?\sclass\s*+=\s*+["\']~i', $tag['attributes'], $start ) && atoll_elementor_slide_count( $markup->html, $tag['end'] ) > 1 ) {
			$edits->add( 'carousel', array( array( 'value', $tag['end'] - strlen( $tag['attributes'] ) + strlen( $start[0] ), 'e-widget-swiper ' ) ) );
		}
	}
	foreach ( $markup->tags_of_class( 'swiper-lazy' ) as $at => $tag ) {
		$values = atoll_tag_attributes( $tag['attributes'], array( 'src', 'data-src', 'data-srcset' ) );
		if ( '' !== $values['data-src'] && '' === $values['src'] ) {
			$set = '' === $values['data-srcset'] ? '' : ' srcset="' . esc_attr( $values['data-srcset'] ) . '"';
			$edits->attributes( 'picture of a carousel', $at, ' loading="lazy" src="' . esc_url( $values['data-src'] ) . '"' . $set );
		}
	}
}
