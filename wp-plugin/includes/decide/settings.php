<?php
/**
 * The settings, stored in one option. The defaults work without a visit to the settings page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the families: groups of widgets that are switched on and off together.
 *
 * @return array Family => `handles`: prefixes of the script handles that only this family replaces, or regular expressions;
 *               `off`: originals and names of widgets that the entry leaves alone if the family is off.
 */
function atoll_families() {
	return array(
		'page-builder'     => array(
			'handles' => array( 'gdlr-core-' ),
			'off'     => array( 'goodlayers' ),
		),
		'theme'            => array(
			'handles' => array_merge( wp_list_pluck( atoll_tables()['originals']['goodlayers-theme']['scripts'], 'handle' ), array( 'wp-mediaelement', 'mediaelement' ) ),
			'off'     => array( 'goodlayers-theme', 'wordpress-media' ),
		),
		'essential-addons' => array(
			'handles' => array( 'eael-', '/^[0-9a-f]{9}$/D' ),
			'off'     => array( 'essential-addons' ),
		),
		'elementor'        => array(
			'handles' => wp_list_pluck( atoll_tables()['originals']['elementor']['scripts'], 'handle' ),
			'off'     => array(),
		),
		'contact-forms'    => array(
			'handles' => array( 'contact-form-7', 'swv' ),
			'off'     => array( 'contact-form-7' ),
		),
		'link-targets'     => array(
			'handles' => array( 'vk-ltc-js' ),
			'off'     => array( 'link-targets' ),
		),
		'privacy'          => array(
			'handles' => array(),
			'off'     => array( 'privacy-box', 'gdpr-form' ),
		),
	);
}

/** The families of the releases that did not store which families they knew. */
const ATOLL_FIRST_FAMILIES = array( 'page-builder', 'theme', 'essential-addons', 'contact-forms', 'link-targets', 'privacy' );

/**
 * Returns the default settings.
 *
 * @return array `families`: the active families. `known_families`: those that the settings page showed when it was saved.
 *               `widgets_off`: names of widgets that are off. `test_mode`, `report_only`,
 *               `keep_jquery`, `listing_address`, `new_tab_hint`, `log`: bool. `excluded`: paths of the site, one per line, in which `*` matches any text.
 */
function atoll_default_settings() {
	return array(
		'families'        => array_keys( atoll_families() ),
		'known_families'  => array_keys( atoll_families() ),
		'widgets_off'     => array(),
		'test_mode'       => false,
		'report_only'     => false,
		'excluded'        => '',
		'keep_jquery'     => false,
		'listing_address' => true,
		'new_tab_hint'    => true,
		'log'             => false,
	);
}

/**
 * Returns the settings of this site.
 *
 * @return array See atoll_default_settings().
 */
function atoll_settings() {
	return atoll_site_value( 'settings' );
}

/**
 * Reads the settings. Missing or invalid stored values are replaced with their defaults.
 *
 * @return array See atoll_default_settings().
 */
function atoll_read_settings() {
	$stored   = get_option( 'atoll_settings' );
	$settings = atoll_default_settings();
	foreach ( $settings as $name => $default ) {
		if ( is_array( $stored ) && isset( $stored[ $name ] ) && gettype( $stored[ $name ] ) === gettype( $default ) ) {
			$settings[ $name ] = $stored[ $name ];
		}
	}
	if ( is_array( $stored ) && isset( $stored['families'] ) ) {
		$known = isset( $stored['known_families'] ) ? $settings['known_families'] : ATOLL_FIRST_FAMILIES;

		$settings['families'] = atoll_with_new_families( $settings['families'], $known );
	}
	return $settings;
}

/**
 * Adds the families that came with later releases than the stored settings: nobody has switched them off. If everything was
 * switched off, a new family is off, too.
 *
 * @param array $families The stored active families.
 * @param array $known    The families that could be switched off when they were stored.
 * @return array
 */
function atoll_with_new_families( $families, $known ) {
	return $families ? array_values( array_unique( array_merge( $families, array_diff( array_keys( atoll_families() ), $known ) ) ) ) : array();
}

/**
 * Sanitizes submitted settings. A missing checkbox is off, because forms do not submit unchecked boxes.
 *
 * @param mixed $input The submitted value. An empty array means that no settings were saved; a form always submits a value.
 * @return array See atoll_default_settings().
 */
function atoll_sanitized_settings( $input ) {
	if ( array() === $input ) {
		return $input;
	}
	$input    = is_array( $input ) ? $input : array();
	$families = isset( $input['families'] ) && is_array( $input['families'] ) ? $input['families'] : array();
	$off      = isset( $input['widgets_off'] ) && is_array( $input['widgets_off'] ) ? $input['widgets_off'] : array();
	$excluded = isset( $input['excluded'] ) && is_string( $input['excluded'] ) ? $input['excluded'] : '';
	return array(
		'families'        => array_values( array_intersect( array_keys( atoll_families() ), array_filter( $families, 'is_string' ) ) ),
		'known_families'  => array_keys( atoll_families() ),
		'widgets_off'     => array_values( array_intersect( array_keys( atoll_tables()['widgets'] ), array_filter( $off, 'is_string' ) ) ),
		'test_mode'       => ! empty( $input['test_mode'] ),
		'report_only'     => ! empty( $input['report_only'] ),
		'excluded'        => implode( "\n", atoll_sanitized_rules( $excluded ) ),
		'keep_jquery'     => ! empty( $input['keep_jquery'] ),
		'listing_address' => ! empty( $input['listing_address'] ),
		'new_tab_hint'    => ! empty( $input['new_tab_hint'] ),
		'log'             => ! empty( $input['log'] ),
	);
}

/**
 * Sanitizes the lines of the setting "Excluded pages". A line that cannot be used is reported and left out.
 *
 * @param string $lines The submitted lines.
 * @return array Paths, see atoll_read_address_rule().
 */
function atoll_sanitized_rules( $lines ) {
	$rules = array();
	foreach ( array_filter( array_map( 'trim', explode( "\n", wp_strip_all_tags( $lines ) ) ) ) as $line ) {
		$rule = atoll_read_address_rule( $line );
		if ( ! is_wp_error( $rule ) ) {
			$rules[] = $rule;
		} elseif ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( 'atoll_settings', 'atoll_rule_' . md5( $line ), $rule->get_error_message() );
		}
	}
	return array_values( array_unique( $rules ) );
}

/**
 * Stores that no settings have been saved, at the end of a page view. WordPress looks for an option that does not exist with
 * a query in each request, and loads this one with all others. Not on activation, because a network may have many sites.
 */
function atoll_store_no_settings() {
	// Filters of `get_option()` need not run again after each page.
	if ( ! isset( wp_load_alloptions()['atoll_settings'] ) && false === get_option( 'atoll_settings' ) ) {
		update_option( 'atoll_settings', array(), true );
	}
}

/**
 * Registers the option.
 */
function atoll_register_settings() {
	register_setting(
		'atoll',
		'atoll_settings',
		array(
			'type'              => 'object',
			'sanitize_callback' => 'atoll_sanitized_settings',
			'show_in_rest'      => false,
		)
	);
}

/**
 * Returns what the entry leaves alone: what the settings switch off, and originals that are not active, or whose scripts stay
 * because of their release. Some selectors also match other plugins' and themes' elements, such as `.sf-menu`.
 *
 * @return array Names of originals and widgets.
 */
function atoll_disabled_names() {
	return atoll_site_value( 'disabled' );
}

/**
 * Reads what atoll_disabled_names() returns.
 *
 * @return array
 */
function atoll_read_disabled_names() {
	$widgets = array_filter( atoll_tables()['originals'], fn( $original ) => ! atoll_has_stand_in( $original ) );
	$staying = array_filter( array_intersect_key( atoll_installed_originals(), $widgets ), fn( $original ) => ! in_array( $original['state'], array( 'tested', 'allowed' ), true ) );
	return array_values( array_unique( array_merge( atoll_settings()['widgets_off'], array_keys( $staying ), ...array_values( wp_list_pluck( atoll_disabled_families(), 'off' ) ) ) ) );
}

/**
 * Returns the families that the settings switch off.
 *
 * @return array See atoll_families().
 */
function atoll_disabled_families() {
	return array_diff_key( atoll_families(), array_flip( atoll_settings()['families'] ) );
}

/**
 * Filters the widgets that cover a script to those that are switched on.
 *
 * @param string $handle  Handle of the script.
 * @param array  $widgets The widgets that cover it.
 * @return array The active widgets; empty if the script belongs to a family that is off.
 */
function atoll_switched_on( $handle, $widgets ) {
	foreach ( atoll_disabled_families() as $family ) {
		foreach ( $family['handles'] as $prefix ) {
			// A row of the table may be a regular expression.
			if ( $handle === $prefix || 0 === strpos( ltrim( $handle, '/^' ), $prefix ) || ( '/' === $prefix[0] && preg_match( $prefix, $handle ) ) ) {
				return array();
			}
		}
		$widgets = array_diff( $widgets, $family['off'] );
	}
	return array_values( array_diff( $widgets, atoll_settings()['widgets_off'] ) );
}

/**
 * Checks whether the settings exclude the current page.
 *
 * @return bool
 */
function atoll_is_excluded_address() {
	$patterns = array_filter( explode( "\n", atoll_settings()['excluded'] ) );
	if ( ! $patterns || ! isset( $_SERVER['REQUEST_URI'] ) ) {
		return false;
	}
	// Relative to the front page, so that patterns work without the folder of a site in a subdirectory.
	$path = atoll_site_path( esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) );
	if ( '/' === $path && ! get_option( 'permalink_structure' ) && ! is_front_page() ) {
		$patterns = array_diff( $patterns, array( '/' ) );
	}
	foreach ( $patterns as $pattern ) {
		if ( atoll_rule_matches( $pattern, $path ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Returns a URL's path relative to the site's front page.
 *
 * @param string $address A URL or a path.
 * @return string The path, decoded and with composed letters, with a leading slash, without a trailing slash and without
 *                the query.
 */
function atoll_site_path( $address ) {
	$path = rawurldecode( (string) strtok( (string) preg_replace( '#^https?://[^/]*#i', '', $address ), '?#' ) );
	$home = untrailingslashit( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) );
	if ( '' !== $home && 0 === strpos( $path . '/', $home . '/' ) ) {
		$path = substr( $path, strlen( $home ) );
	}
	$path = '/' . trim( $path, '/' );
	// Keyboards differ in how they compose letters such as "ü".
	$composed = class_exists( 'Normalizer' ) ? Normalizer::normalize( $path ) : false;
	return false === $composed ? $path : $composed;
}
