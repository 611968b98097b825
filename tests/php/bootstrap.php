<?php
/**
 * Loads the plugin's functions that read and edit pages. They need little of WordPress: what they call is here, without
 * filters.
 *
 * @package Atoll
 */

define( 'ABSPATH', __DIR__ );
define( 'ATOLL_FILE', __DIR__ . '/atoll.php' );
define( 'MINUTE_IN_SECONDS', 60 );
define( 'HOUR_IN_SECONDS', 3600 );

/**
 * Does what WordPress's function of this name does.
 *
 * @param string $text A path.
 * @return string The path without slashes at its end.
 */
function untrailingslashit( $text ) {
	return rtrim( $text, '/\\' );
}

/**
 * Escapes a text for an attribute.
 *
 * @param string $text The text.
 * @return string
 */
function esc_attr( $text ) {
	return htmlspecialchars( (string) $text, ENT_QUOTES, 'UTF-8', false );
}

/**
 * Escapes a text.
 *
 * @param string $text The text.
 * @return string
 */
function esc_html( $text ) {
	return esc_attr( $text );
}

/**
 * WordPress removes scripts here. The tests contain none.
 *
 * @param string $html HTML.
 * @return string
 */
function wp_kses_post( $html ) {
	return $html;
}

/**
 * Removes all tags.
 *
 * @param string $html HTML.
 * @return string
 */
function wp_strip_all_tags( $html ) {
	return trim( strip_tags( (string) preg_replace( '@<(script|style)[^>]*?>.*?</\1>@si', '', $html ) ) );
}

/**
 * Parses an address.
 *
 * @param string $url       The address.
 * @param int    $component The part to return, or -1 for all.
 * @return mixed
 */
function wp_parse_url( $url, $component = -1 ) {
	return parse_url( $url, $component );
}

/**
 * Returns an inline script.
 *
 * @param string $code       The code.
 * @param array  $attributes Its attributes.
 * @return string
 */
function wp_get_inline_script_tag( $code, $attributes ) {
	$text = '';
	foreach ( $attributes as $name => $value ) {
		$text .= true === $value ? " $name" : " $name=\"" . esc_attr( $value ) . '"';
	}
	return "<script$text>$code</script>\n";
}

/**
 * Encodes a value as JSON.
 *
 * @param mixed $value The value.
 * @return string
 */
function wp_json_encode( $value ) {
	return json_encode( $value );
}

/**
 * Returns values of a list's entries.
 *
 * @param array  $entries The list.
 * @param string $field   The key.
 * @return array
 */
function wp_list_pluck( $entries, $field ) {
	return array_map( static fn( $entry ) => $entry[ $field ], $entries );
}

/**
 * Returns the tables of a site with the theme Kingster and no widgets.
 *
 * @return array
 */
function atoll_tables() {
	return array(
		'widgets'    => array(),
		'behaviours' => array(),
		'originals'  => array(
			'goodlayers-theme' => array(
				'theme'   => 'kingster',
				'themes'  => array(
					'kingster' => array(
						'phoneOffsetPx'      => null,
						'slideBarOverhangPx' => 2,
						'slideBarShape'      => null,
						'slideBarSettings'   => false,
					),
				),
				'scripts' => array(),
			),
		),
	);
}

/**
 * Returns the widgets' texts.
 *
 * @return array
 */
function atoll_strings() {
	return array_fill_keys( array( 'main-menu.top_bar', 'main-menu.label', 'main-menu.submenu', 'search-overlay.label', 'header-menu.label', 'header-menu.close', 'slider.previous', 'slider.next', 'slider.go_to', 'simple-menu.submenu' ), 'More: %s' );
}

/**
 * Returns the facts that the build writes.
 *
 * @return array
 */
function atoll_build() {
	return array(
		'version'        => '0',
		'early_queue'    => '1;',
		'entry_fallback' => '2;',
	);
}

/**
 * Returns the state of the page whose scripts are gone.
 *
 * @return object
 */
function atoll_page() {
	static $page = null;
	if ( null === $page ) {
		$link = static fn( $name ) => "<link rel=\"stylesheet\" id=\"atoll-$name-css\" href=\"/$name.css\" />\n";
		$page = (object) array(
			'is_complete' => true,
			'emptied'     => array_fill_keys( array( 'gdlr-core-page-builder', 'kingster-script-core', 'eael-1' ), array( 'src' => '/x.js', 'deps' => array() ) ),
			'freed'       => array(),
			'urls'        => array(),
			'titles'      => array(),
			'values'      => array(
				'settings'    => array( 'report_only' => false ),
				'disabled'    => array(),
				'strings'     => atoll_strings(),
				'texts'       => array_fill_keys( array( 'name', 'top', 'start', 'next', 'prev', 'video', 'map' ), 'A name' ) + array( 'home' => 'https://school.example/' ),
				'links'       => array( 'page-builder' => $link( 'first-paint' ), 'essential-addons' => $link( 'first-paint-essential-addons' ), 'effects' => $link( 'first-paint-effects' ) ),
				'attributes'  => array(),
				'eael_list'   => array(),
				'eael_inline' => false,
			),
		);
	}
	return $page;
}

/**
 * Returns no script that brings the originals back.
 *
 * @return string
 */
function atoll_entry_fallback() {
	return '';
}

/**
 * Returns the entries of a list that have some values.
 *
 * @param array[] $rows   Rows.
 * @param array   $wanted Values by field.
 * @return array[] The rows with these values.
 */
function wp_list_filter( $rows, $wanted ) {
	return array_filter( $rows, static fn( $row ) => array_intersect_assoc( $wanted, $row ) === $wanted );
}

foreach ( array(
	'loading',
	'admin/doctor-entry',
	'admin/saving',
	'admin/visit-counts',
	'caches/optimisers',
	'admin/saved-settings',
	'admin/site-addresses',
	'decide/address-rules',
	'decide/class-atoll-handler-finder',
	'decide/eael-bundles',
	'decide/eael-handles',
	'decide/eael-extensions',
	'decide/eael-page',
	'decide/inline-calls',
	'decide/jquery-users',
	'decide/replaced-handles',
	'decide/script-obstacles',
	'decide/settings',
	'page/class-atoll-budget',
	'page/class-atoll-drawings',
	'page/class-atoll-edits',
	'page/class-atoll-markup',
	'page/class-atoll-markup-reader',
	'page/class-atoll-tag-scanner',
	'page/copied-markup',
	'page/finished-page',
	'page/inline-scripts',
	'page/leading-number',
	'page/markup',
	'page/ordinary-tags',
	'page/page-parts',
	'page/plain-tags',
	'page/script-tags',
	'page/site-values',
	'page/tag-attributes',
	'page/tag-reader',
	'page/text-search',
	'page/token-ends',
	'paint/class-atoll-menu',
	'paint/class-atoll-slider-reader',
	'paint/class-atoll-table-reader',
	'paint/consent-roles',
	'paint/eael-first-paint',
	'paint/eael-menu',
	'paint/early-queue',
	'paint/elementor-body',
	'paint/elementor-carousel',
	'paint/elementor-counter',
	'paint/elementor-distance',
	'paint/elementor-drop-cap',
	'paint/elementor-entrance',
	'paint/elementor-module',
	'paint/elementor-panels',
	'paint/elementor-stretch',
	'paint/elementor-text-path',
	'paint/entrance-fallback',
	'paint/first-paint',
	'paint/first-paint-effects',
	'paint/link-names',
	'paint/media',
	'paint/menu-reader',
	'paint/menus-without-scripts',
	'paint/picture-link-names',
	'paint/preload-guard',
	'paint/slider-controls',
	'paint/slider-first-paint',
	'paint/theme-first-paint',
	'paint/theme-menus',
	'paint/video-ratios',
) as $atoll_file ) {
	require __DIR__ . "/../../wp-plugin/includes/$atoll_file.php";
}
