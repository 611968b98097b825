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
