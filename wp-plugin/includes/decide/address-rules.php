<?php
/**
 * The addresses on which Atoll does not run: how a line of the setting is understood, and which pages it matches.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether a rule matches a path. A rule that ends with a slash and an asterisk also matches the folder itself.
 *
 * @param string $rule See atoll_read_address_rule().
 * @param string $path See atoll_site_path().
 * @return bool
 */
function atoll_rule_matches( $rule, $path ) {
	$rule   = untrailingslashit( $rule );
	$end    = '/*' === substr( $rule, -2 ) ? '(?:/.*)?' : '/?';
	$rule   = '/*' === substr( $rule, -2 ) ? substr( $rule, 0, -2 ) : $rule;
	$regexp = '#^' . str_replace( '\*', '.*', preg_quote( $rule, '#' ) ) . $end . '$#siD';
	$found  = preg_match( $regexp . 'u', untrailingslashit( $path ) );
	// A path that is not valid UTF-8 is compared byte by byte.
	return 1 === ( false === $found ? preg_match( $regexp, untrailingslashit( $path ) ) : $found );
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
