<?php
/**
 * Known page caches and optimisers: which of them are active, and how to purge them.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the known page caches and optimisers.
 *
 * @return array Name => `is_active`: whether it is active; `purge`: callable that empties its page cache, or null.
 */
function atoll_caches() {
	return array(
		'WP Rocket'       => array(
			'is_active' => defined( 'WP_ROCKET_VERSION' ),
			'purge'     => 'rocket_clean_domain',
		),
		'LiteSpeed Cache' => array(
			'is_active' => defined( 'LSCWP_V' ),
			'purge'     => static function () {
				do_action( 'litespeed_purge_all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's hook.
			},
		),
		'Autoptimize'     => array(
			'is_active' => class_exists( 'autoptimizeCache' ),
			'purge'     => array( 'autoptimizeCache', 'clearall' ),
		),
		'WP Super Cache'  => array(
			'is_active' => function_exists( 'wp_cache_clear_cache' ),
			'purge'     => 'wp_cache_clear_cache',
		),
		'W3 Total Cache'  => array(
			'is_active' => function_exists( 'w3tc_flush_all' ),
			'purge'     => 'w3tc_flush_all',
		),
		'SG Optimizer'    => array(
			'is_active' => function_exists( 'sg_cachepress_purge_cache' ),
			'purge'     => 'sg_cachepress_purge_cache',
		),
		'Cloudflare'      => array(
			'is_active' => defined( 'CLOUDFLARE_PLUGIN_DIR' ),
			'purge'     => null,
		),
	);
}

/**
 * Purges the page caches, because pages cached before a change of settings still load the previous set of scripts.
 */
function atoll_purge_caches() {
	foreach ( atoll_caches() as $cache ) {
		if ( $cache['is_active'] && is_callable( $cache['purge'] ) ) {
			call_user_func( $cache['purge'] );
		}
	}
	/**
	 * Fires when cached pages are out of date: the settings changed, or Atoll was activated, updated or deactivated.
	 */
	do_action( 'atoll_purge_caches' );
}

/**
 * Purges the page caches after an update of Atoll, because cached pages load the files of the previous release.
 *
 * @param mixed $upgrader WordPress's upgrader; unused.
 * @param array $update   What was updated: `type`, `action`, and `plugins` or `plugin`. A plugin that is replaced with an
 *                        uploaded file has the action `install` and no name.
 */
function atoll_purge_after_update( $upgrader, $update ) {
	if ( ! isset( $update['type'] ) || 'plugin' !== $update['type'] ) {
		return;
	}
	$plugins = isset( $update['plugins'] ) ? (array) $update['plugins'] : array();
	if ( isset( $update['plugin'] ) ) {
		$plugins[] = $update['plugin'];
	}
	if ( ! $plugins || in_array( plugin_basename( ATOLL_FILE ), $plugins, true ) ) {
		atoll_purge_caches();
	}
}

/**
 * Checks whether an optimiser excludes the entry from delaying and combining.
 *
 * @param string $name Key of atoll_caches().
 * @return bool|null Null for a system that reads exclusions only from the tag's attributes.
 */
function atoll_is_excluded_by( $name ) {
	$filters = array(
		'WP Rocket'       => 'rocket_delay_js_exclusions',
		'LiteSpeed Cache' => 'litespeed_optimize_js_excludes',
		'Autoptimize'     => 'autoptimize_filter_js_exclude',
	);
	if ( ! isset( $filters[ $name ] ) ) {
		return null;
	}
	$excluded = apply_filters( $filters[ $name ], array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the optimiser's hook.
	return false !== strpos( implode( "\n", (array) $excluded ), '/assets/' );
}
