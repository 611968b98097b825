<?php
/**
 * Detects which of a page's Elementor elements have a behaviour (elementor-frontend, sections 3 and 4).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The widgets for which Elementor has no script, and those with a row in the table of behaviours, which says whether they are
 * covered. What their text contains is judged separately.
 */
const ATOLL_ELEMENTOR_QUIET_WIDGETS = array(
	'accordion',
	'alert',
	'audio',
	'button',
	'counter',
	'divider',
	'google_maps',
	'heading',
	'html',
	'icon',
	'icon-box',
	'icon-list',
	'image',
	'image-carousel',
	'image-box',
	'image-gallery',
	'link-in-bio',
	'menu-anchor',
	'nested-accordion',
	'nested-tabs',
	'progress',
	'rating',
	'read-more',
	'shortcode',
	'sidebar',
	'social-icons',
	'spacer',
	'star-rating',
	'tabs',
	'testimonial',
	'text-editor',
	'text-path',
	'toggle',
	'video',
);

/** The names of backgrounds of parts of a widget, as a pattern. No script reads their settings. */
const ATOLL_ELEMENTOR_PART_BACKGROUNDS = 'box_background_color|button_background_hover|content_background|accordion_background_(?:normal|hover|active)|tabs_title_background_color(?:_hover|_active)?';

/**
 * The settings that no script reads, or that the server acts on, as a pattern. Each may have the name of a device at its end. Those of backgrounds count
 * only together with `background_background`.
 */
const ATOLL_ELEMENTOR_QUIET_SETTINGS = '~^(?:_?animation_delay|_?position|_transform_\w+_effect(?:_hover)?|_transform_rotate_3d(?:_hover)?|container_type|shape_divider_(?:top|bottom)(?:_negative)?'
	. '|align|text|lightbox_content_position|drop_cap'
	. '|horizontal_scroll|tabs_justify_horizontal|default_state|max_items_expended|n_accordion_animation_duration'
	. '|(?:_background|_background_hover|background_hover|background_overlay|background_overlay_hover|' . ATOLL_ELEMENTOR_PART_BACKGROUNDS . ')_background'
	. '|(?:_?background|_?background_hover|background_overlay|background_overlay_hover|' . ATOLL_ELEMENTOR_PART_BACKGROUNDS . ')_(?:video_link|video_start|video_end|play_once|play_on_mobile|privacy_mode'
	. '|slideshow_(?:gallery|loop|slide_duration|slide_transition|transition_duration|lazyload|ken_burns|ken_burns_zoom_direction))'
	. '|eael_\w+)(?:_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?$~D';

/** What the settings of a video are called in the list of behaviours. Its widget reads them. */
const ATOLL_ELEMENTOR_VIDEO_SETTINGS = '~^setting (?:video_type|youtube_url|start|end|autoplay|play_on_mobile|mute|loop|controls|modestbranding|cc_load_policy|yt_privacy|lazy_load'
	. '|show_image_overlay|image_overlay|lightbox|lightbox_content_animation(?:_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?)$~D';

/** The widget that runs entrance animations. */
const ATOLL_ELEMENTOR_ENTRANCE = 'elementor-entrance';

/** The widget that stretches sections, and the setting's value. */
const ATOLL_ELEMENTOR_STRETCH   = 'elementor-stretch';
const ATOLL_ELEMENTOR_STRETCHED = 'section-stretched';

/** The widget that plays background videos. */
const ATOLL_ELEMENTOR_BACKGROUND_VIDEO = 'elementor-background-video';

/** The widget that changes the pictures of backgrounds. */
const ATOLL_ELEMENTOR_BACKGROUND_SLIDESHOW = 'elementor-background-slideshow';

/** The backgrounds without a script. */
const ATOLL_ELEMENTOR_QUIET_BACKGROUNDS = array( '', 'classic', 'gradient' );

/**
 * Returns the behaviours of a page's elements.
 *
 * @param Atoll_Markup $markup The page.
 * @return array Descriptions.
 * @throws OverflowException If the page costs too much.
 */
function atoll_elementor_element_behaviours( $markup ) {
	$found = array();
	$at    = strpos( $markup->html, 'data-element_type' );
	while ( false !== $at ) {
		$markup->budget->spend( 1 );
		$tag  = $markup->tag_around( $at );
		$next = $at + 1;
		if ( $tag >= 0 ) {
			$next  = $markup->tag_end( $tag );
			$rest  = $tag + 1 + strcspn( $markup->html, " \t\n\f\r/>", $tag + 1 );
			$found = array_merge( $found, atoll_elementor_tag_behaviours( substr( $markup->html, $rest, $next - $rest ) ) );
		}
		$at = strpos( $markup->html, 'data-element_type', $next );
	}
	return array_values( array_unique( $found ) );
}

/**
 * Returns the behaviours of an element, according to its tag.
 *
 * @param string $attributes The tag after its name, up to and including `>`.
 * @return array Descriptions.
 */
function atoll_elementor_tag_behaviours( $attributes ) {
	$values = atoll_tag_attributes( $attributes, array( 'data-element_type', 'data-widget_type', 'data-settings' ) );
	$found  = '' === $values['data-settings'] ? array() : atoll_elementor_setting_behaviours( $values['data-settings'] );
	if ( 'widget' === $values['data-element_type'] ) {
		$name     = preg_replace( '~\.default$~D', '', $values['data-widget_type'] );
		$is_quiet = atoll_elementor_is_quiet( $values['data-widget_type'] );
	} else {
		// Elements of Elementor's newer kind have other types, and scripts of their own.
		$name     = $values['data-element_type'];
		$is_quiet = in_array( $name, array( 'section', 'column', 'container' ), true );
	}
	if ( 0 === strpos( $name, 'eael-' ) ) {
		// Only the widget's own script reads these.
		$found = array_diff( $found, array( 'setting photo_gallery', 'setting pagination' ) );
	}
	if ( 'image-carousel' === $name ) {
		$found = atoll_elementor_without_carousel_settings( $found, (array) json_decode( $values['data-settings'], true ) );
	}
	if ( 'video' === $name ) {
		$found = preg_grep( ATOLL_ELEMENTOR_VIDEO_SETTINGS, $found, PREG_GREP_INVERT );
	}
	if ( 'text-path' === $name ) {
		// The server reads these.
		$found = array_diff( $found, array( 'setting start_point', 'setting link', 'setting text_path_direction' ) );
	}
	if ( 'column' === $name ) {
		// Elementor has no script for them.
		$found = array_diff( $found, array( ATOLL_ELEMENTOR_BACKGROUND_VIDEO ) );
	}
	// The settings of a widget with a behaviour say nothing more.
	return $is_quiet ? $found : array_merge( array( atoll_short_text( "widget $name" ) ), preg_grep( '~^setting ~', $found, PREG_GREP_INVERT ) );
}

/**
 * Removes the settings of a carousel that its widget reads.
 *
 * @param array $found    Descriptions of behaviours.
 * @param array $settings The settings.
 * @return array
 */
function atoll_elementor_without_carousel_settings( $found, $settings ) {
	$known = preg_grep( ATOLL_ELEMENTOR_CAROUSEL_SETTINGS, array_map( 'strval', array_keys( $settings ) ) );
	$wrong = atoll_elementor_wrong_carousel_settings( $settings );
	return array_diff( $found, array_map( static fn( $key ) => "setting $key", array_diff( $known, $wrong ) ) );
}

/**
 * Checks whether Elementor has no script for a widget. The bundles of Essential Addons serve its widgets, and keep Elementor's
 * scripts if they stay.
 *
 * @param string $type The widget's name and skin, such as `heading.default`.
 * @return bool False for an unknown widget.
 */
function atoll_elementor_is_quiet( $type ) {
	if ( ! preg_match( '~^([\w-]+)\.default$~D', $type, $name ) ) {
		return false;
	}
	if ( in_array( $name[1], ATOLL_ELEMENTOR_QUIET_WIDGETS, true ) || 0 === strpos( $name[1], 'wp-widget-' ) ) {
		return true;
	}
	atoll_load( 'eael' );
	$element = atoll_eael_element( $name[1] );
	return '' !== $element && ( isset( atoll_eael_covered_elements()[ $element ] ) || ! atoll_eael_has_script( $element ) ) && array() !== atoll_eael_queued_bundles();
}

/**
 * Returns the behaviours that an element's settings ask for.
 *
 * @param string $json The settings that are meant for scripts.
 * @return array Descriptions.
 */
function atoll_elementor_setting_behaviours( $json ) {
	$settings = json_decode( $json, true );
	if ( ! is_array( $settings ) ) {
		return array( 'settings that Atoll cannot read' );
	}
	$found = array();
	foreach ( $settings as $key => $value ) {
		$key = (string) $key;
		if ( preg_match( '~^_?animation(?:_(?:widescreen|laptop|tablet_extra|tablet|mobile_extra|mobile))?$~D', $key ) ) {
			$found[] = in_array( $value, array( '', 'none' ), true ) ? '' : ATOLL_ELEMENTOR_ENTRANCE;
		} elseif ( 'background_background' === $key ) {
			$found[] = atoll_elementor_background_behaviour( $value );
		} elseif ( 'stretch_section' === $key ) {
			$found[] = '' === $value ? '' : ( ATOLL_ELEMENTOR_STRETCHED === $value ? ATOLL_ELEMENTOR_STRETCH : 'stretched section' );
		} elseif ( ! preg_match( ATOLL_ELEMENTOR_QUIET_SETTINGS, $key ) ) {
			$found[] = atoll_short_text( "setting $key" );
		}
	}
	return array_values( array_unique( array_filter( $found, 'strlen' ) ) );
}

/**
 * Returns the behaviour of a background.
 *
 * @param mixed $kind The setting.
 * @return string A description, or the name of a widget; '' without one.
 */
function atoll_elementor_background_behaviour( $kind ) {
	if ( 'video' === $kind ) {
		return ATOLL_ELEMENTOR_BACKGROUND_VIDEO;
	}
	if ( 'slideshow' === $kind ) {
		return ATOLL_ELEMENTOR_BACKGROUND_SLIDESHOW;
	}
	return in_array( $kind, ATOLL_ELEMENTOR_QUIET_BACKGROUNDS, true ) ? '' : atoll_short_text( 'background: ' . ( is_string( $kind ) ? $kind : 'unknown' ) );
}

/**
 * Shortens a text of the page for the list of decisions.
 *
 * @param string $text The text.
 * @return string
 */
function atoll_short_text( $text ) {
	return trim( substr( (string) preg_replace( '~[^\w :,.-]+~', ' ', $text ), 0, 80 ) );
}
