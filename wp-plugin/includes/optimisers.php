<?php
/**
 * Excludes the entry from the known optimisers. A delayed entry misses the first click, and a combined entry cannot find
 * its chunks. The runtime works in both cases, but starts later.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The attributes that keep LiteSpeed Cache, WP Rocket, Cloudflare and Autoptimize from changing a script's tag. */
const ATOLL_UNTOUCHED = array(
	'data-no-optimize' => '1',
	'data-no-defer'    => '1',
	'data-cfasync'     => 'false',
	'data-noptimize'   => '1',
);

/**
 * Marks the entry's tag for LiteSpeed Cache, WP Rocket, Cloudflare and Autoptimize, and adds the settings that the entry
 * needs before it reads the page.
 *
 * @param array $attributes The attributes of a script tag that WordPress prints.
 * @return array
 */
function atoll_entry_attributes( $attributes ) {
	if ( ! isset( $attributes['id'] ) || 'atoll-js-module' !== $attributes['id'] ) {
		return $attributes;
	}
	$attributes += ATOLL_UNTOUCHED;
	$off         = atoll_disabled_names();
	if ( $off ) {
		$attributes['data-off'] = implode( ' ', $off );
	}
	if ( atoll_settings()['report_only'] ) {
		$attributes['data-report-only'] = true;
	}
	return $attributes;
}

/**
 * Adds the folder of Atoll's files to a list of exclusions.
 *
 * @param array|string $excluded An array, or a comma-separated string (Autoptimize uses both).
 * @return array|string
 */
function atoll_exclude_entry( $excluded ) {
	$ours = '/' . basename( dirname( ATOLL_FILE ) ) . '/assets/';
	if ( is_array( $excluded ) ) {
		$excluded[] = $ours;
		return $excluded;
	}
	return is_string( $excluded ) && '' !== $excluded ? $excluded . ', ' . $ours : $ours;
}

/**
 * Adds Atoll's files to a list of path patterns.
 *
 * @param array $excluded Patterns of paths from the site's root.
 * @return array
 */
function atoll_exclude_files( $excluded ) {
	$excluded   = is_array( $excluded ) ? $excluded : array();
	$excluded[] = wp_parse_url( plugins_url( 'assets/', ATOLL_FILE ), PHP_URL_PATH ) . '(.*).js';
	return $excluded;
}
