<?php
/**
 * The page caches and optimisers that we know: which of them are here, and how they forget what they have kept.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The known systems.
 *
 * @return array Name => `here`: whether it is active. `purge`: what empties its page cache, or null.
 */
function atoll_caches() {
	return array(
		'WP Rocket'       => array(
			'here'  => defined( 'WP_ROCKET_VERSION' ),
			'purge' => 'rocket_clean_domain',
		),
		'LiteSpeed Cache' => array(
			'here'  => defined( 'LSCWP_V' ),
			'purge' => static function () {
				do_action( 'litespeed_purge_all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's own.
			},
		),
		'Autoptimize'     => array(
			'here'  => class_exists( 'autoptimizeCache' ),
			'purge' => array( 'autoptimizeCache', 'clearall' ),
		),
		'WP Super Cache'  => array(
			'here'  => function_exists( 'wp_cache_clear_cache' ),
			'purge' => 'wp_cache_clear_cache',
		),
		'W3 Total Cache'  => array(
			'here'  => function_exists( 'w3tc_flush_all' ),
			'purge' => 'w3tc_flush_all',
		),
		'SG Optimizer'    => array(
			'here'  => function_exists( 'sg_cachepress_purge_cache' ),
			'purge' => 'sg_cachepress_purge_cache',
		),
		'Cloudflare'      => array(
			'here'  => defined( 'CLOUDFLARE_PLUGIN_DIR' ),
			'purge' => null,
		),
	);
}

/**
 * Empties the page caches: pages from before a change of settings would go on asking for the other scripts.
 */
function atoll_purge_caches() {
	foreach ( atoll_caches() as $cache ) {
		if ( $cache['here'] && is_callable( $cache['purge'] ) ) {
			call_user_func( $cache['purge'] );
		}
	}
	/**
	 * Fires when pages that were kept before are out of date: settings changed, Atoll was switched on or off.
	 */
	do_action( 'atoll_purge_caches' );
}

/**
 * Whether the entry is in the exclusions of an optimiser that would delay or combine it.
 *
 * @param string $name A name of atoll_caches().
 * @return bool|null Null for a system whose exclusions are in the tag alone.
 */
function atoll_is_left_alone_by( $name ) {
	$filters = array(
		'WP Rocket'       => 'rocket_delay_js_exclusions',
		'LiteSpeed Cache' => 'litespeed_optimize_js_excludes',
		'Autoptimize'     => 'autoptimize_filter_js_exclude',
	);
	if ( ! isset( $filters[ $name ] ) ) {
		return null;
	}
	$excluded = apply_filters( $filters[ $name ], array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- theirs.
	return false !== strpos( implode( "\n", (array) $excluded ), '/assets/' );
}
