<?php
/**
 * Prints Elementor's texts on a path, which its script builds in the browser (elementor-frontend, section 3.10). The text is there from
 * the first paint, and nothing is fetched.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The largest file with a path, in bytes. Elementor's own have less than 500. */
const ATOLL_ELEMENTOR_PATH_BYTES = 20000;

/** A drawing that consists of paths, with attributes that cannot run anything or load anything. */
const ATOLL_ELEMENTOR_PATH_FILE = '~^\s*(?:<\?xml[^<>]*\?>\s*)?<svg((?:\s+(?:xmlns|width|height|viewBox|preserveAspectRatio|class)="[^"<>&]*")*)\s*>((?:\s*<path(?:\s+(?:d|class|transform|data-path-anchor)="[^"<>&]*")*\s*(?:/>|>\s*</path>))+)\s*</svg>\s*$~D';

/**
 * Returns a reason to keep the scripts if a text on a path cannot be printed.
 *
 * @param Atoll_Markup $markup The page.
 * @return array A description; empty if all can be printed.
 */
function atoll_elementor_text_path_behaviours( $markup ) {
	foreach ( $markup->tags_of_class( 'elementor-widget-text-path' ) as $widget ) {
		if ( null === atoll_elementor_text_path( $markup, $widget ) ) {
			return array( 'widget text-path' );
		}
	}
	return array();
}

/**
 * Adds the texts to their places.
 *
 * @param Atoll_Markup $markup The page.
 * @param Atoll_Edits  $edits  Its edits.
 * @throws RuntimeException If a text cannot be added.
 */
function atoll_add_elementor_text_paths( $markup, $edits ) {
	foreach ( $markup->tags_of_class( 'elementor-widget-text-path' ) as $widget ) {
		$found = atoll_elementor_text_path( $markup, $widget );
		if ( null === $found || ! $edits->insert( 'text path', $found['at'], $found['svg'] ) ) {
			throw new RuntimeException( 'A text cannot be put on its path.' );
		}
	}
}

/**
 * Returns the drawing of a widget, and its place.
 *
 * @param Atoll_Markup $markup The page.
 * @param array        $widget The widget's tag; see Atoll_Markup::next_tag().
 * @return array|null `at`: an offset, `svg`: HTML. Null if Atoll cannot print it.
 */
function atoll_elementor_text_path( $markup, $widget ) {
	$values   = atoll_tag_attributes( $widget['attributes'], array( 'data-id', 'data-settings' ) );
	$settings = json_decode( $values['data-settings'], true );
	$place    = $markup->next_tag( 'div', $widget['end'] );
	if ( null !== $place && atoll_has_class( $place['attributes'], 'elementor-widget-container' ) ) {
		$place = $markup->next_tag( 'div', $place['end'] );
	}
	if ( ! is_array( $settings ) || null === $place || $place['is_closer'] || ! atoll_has_class( $place['attributes'], 'e-text-path' ) || ! preg_match( '~^[0-9a-f]{1,10}$~D', $values['data-id'] ) || ! atoll_elementor_path_is_plain( $settings ) ) {
		return null;
	}
	$data  = atoll_tag_attributes( $place['attributes'], array( 'data-text', 'data-url', 'data-link-url' ) );
	$parts = atoll_elementor_path_parts( $data['data-url'], "e-path-{$values['data-id']}" );
	if ( null === $parts ) {
		return null;
	}
	$start = isset( $settings['start_point']['size'] ) && is_numeric( $settings['start_point']['size'] ) ? $settings['start_point']['size'] + 0 : 0;
	return array(
		'at'  => $place['end'],
		'svg' => "<svg{$parts[0]}>{$parts[1]}<text><textPath id=\"e-text-path-{$values['data-id']}\" href=\"#e-path-{$values['data-id']}\" startOffset=\"" . wp_json_encode( $start ) . '%">'
			. atoll_elementor_path_text( $data, $settings ) . '</textPath></text></svg>',
	);
}

/**
 * Checks whether a text runs from left to right, and its settings have the known types.
 *
 * @param array $settings The settings that are meant for scripts.
 * @return bool
 */
function atoll_elementor_path_is_plain( $settings ) {
	$config    = atoll_elementor_config();
	$direction = isset( $settings['text_path_direction'] ) ? $settings['text_path_direction'] : '';
	$is_left   = 'ltr' === $direction || ( '' === $direction && empty( $config['is_rtl'] ) );
	return $is_left && is_array( isset( $settings['start_point'] ) ? $settings['start_point'] : array() ) && is_array( isset( $settings['link'] ) ? $settings['link'] : array() );
}

/**
 * Returns the text, in its link.
 *
 * @param array $data     The attributes of the place.
 * @param array $settings The settings that are meant for scripts.
 * @return string HTML.
 */
function atoll_elementor_path_text( $data, $settings ) {
	$text = esc_html( $data['data-text'] );
	$url  = esc_url( $data['data-link-url'] );
	if ( '' === $url ) {
		return $text;
	}
	$more = ( empty( $settings['link']['nofollow'] ) ? '' : ' rel="nofollow"' ) . ( empty( $settings['link']['is_external'] ) ? '' : ' target="_blank"' );
	return "<a href=\"$url\"$more>$text</a>";
}

/**
 * Reads a drawing of this server, and names its path.
 *
 * @param string $url The file's URL.
 * @param string $id  The name.
 * @return array|null Attributes of the drawing, and its paths, as HTML. Null for a file that is not here, or contains anything else.
 */
function atoll_elementor_path_parts( $url, $id ) {
	$file = '.svg' === substr( $url, -4 ) ? atoll_script_file( $url ) : null;
	if ( null === $file || filesize( $file ) > ATOLL_ELEMENTOR_PATH_BYTES ) {
		return null;
	}
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a file of this server.
	if ( 1 !== preg_match( ATOLL_ELEMENTOR_PATH_FILE, (string) file_get_contents( $file ), $parts ) ) {
		return null;
	}
	// In a page, the drawing's language needs no name.
	$attributes = preg_replace( '~\s+xmlns="[^"]*"~', '', $parts[1] );
	$named      = false === strpos( $parts[2], 'data-path-anchor=' ) ? '~<path~' : '~<path(?=[^>]*\sdata-path-anchor=)~';
	return array( $attributes, preg_replace( $named, "<path id=\"$id\"", $parts[2], 1 ) );
}
