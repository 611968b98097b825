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
		'WP Rocket'        => array(
			'is_active' => defined( 'WP_ROCKET_VERSION' ),
			'purge'     => 'rocket_clean_domain',
		),
		'LiteSpeed Cache'  => array(
			'is_active' => defined( 'LSCWP_V' ),
			'purge'     => static function () {
				do_action( 'litespeed_purge_all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's hook.
			},
		),
		'Autoptimize'      => array(
			'is_active' => class_exists( 'autoptimizeCache' ),
			'purge'     => array( 'autoptimizeCache', 'clearall' ),
		),
		'WP Super Cache'   => array(
			'is_active' => function_exists( 'wp_cache_clear_cache' ),
			'purge'     => 'wp_cache_clear_cache',
		),
		'W3 Total Cache'   => array(
			'is_active' => function_exists( 'w3tc_flush_all' ),
			'purge'     => 'w3tc_flush_all',
		),
		'SG Optimizer'     => array(
			'is_active' => function_exists( 'sg_cachepress_purge_cache' ),
			'purge'     => 'sg_cachepress_purge_cache',
		),
		'Perfmatters'      => array(
			'is_active' => defined( 'PERFMATTERS_VERSION' ),
			'purge'     => null,
		),
		'FlyingPress'      => array(
			'is_active' => class_exists( 'FlyingPress\Purge' ),
			'purge'     => array( 'FlyingPress\Purge', 'purge_pages' ),
		),
		'WP-Optimize'      => array(
			'is_active' => function_exists( 'wpo_cache_flush' ),
			'purge'     => 'wpo_cache_flush',
		),
		'Hummingbird'      => array(
			'is_active' => defined( 'WPHB_VERSION' ),
			'purge'     => static function () {
				do_action( 'wphb_clear_page_cache' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Hummingbird's hook.
			},
		),
		'Jetpack Boost'    => array(
			'is_active' => defined( 'JETPACK_BOOST_VERSION' ),
			'purge'     => static function () {
				do_action( 'jetpack_boost_clear_page_cache_all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Jetpack Boost's hook.
			},
		),
		'NitroPack'        => array(
			'is_active' => function_exists( 'nitropack_sdk_purge' ),
			'purge'     => 'nitropack_sdk_purge',
		),
		'WP Fastest Cache' => array(
			'is_active' => function_exists( 'wpfc_clear_all_cache' ),
			'purge'     => 'wpfc_clear_all_cache',
		),
		'Cache Enabler'    => array(
			'is_active' => class_exists( 'Cache_Enabler' ),
			'purge'     => static function () {
				do_action( 'cache_enabler_clear_complete_cache' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Cache Enabler's hook.
			},
		),
		'Breeze'           => array(
			'is_active' => class_exists( 'Breeze_PurgeCache' ),
			'purge'     => static function () {
				do_action( 'breeze_clear_all_cache' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Breeze's hook.
			},
		),
		'Nginx Helper'     => array(
			'is_active' => class_exists( 'Nginx_Helper' ),
			'purge'     => static function () {
				do_action( 'rt_nginx_helper_purge_all' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Nginx Helper's hook.
			},
		),
		'WP Engine'        => array(
			'is_active' => class_exists( 'WpeCommon' ),
			'purge'     => array( 'WpeCommon', 'purge_varnish_cache' ),
		),
		'Kinsta'           => array(
			'is_active' => isset( $GLOBALS['kinsta_cache'] ),
			'purge'     => static function () {
				$GLOBALS['kinsta_cache']->kinsta_cache_purge->purge_complete_caches();
			},
		),
		'Pantheon'         => array(
			'is_active' => function_exists( 'pantheon_wp_clear_edge_all' ),
			'purge'     => 'pantheon_wp_clear_edge_all',
		),
		'GoDaddy'          => array(
			'is_active' => class_exists( 'WPaaS\Cache' ),
			'purge'     => static function () {
				// At the end of a request, it purges either single addresses or all of them.
				remove_action( 'shutdown', array( 'WPaaS\Cache', 'purge' ), PHP_INT_MAX );
				add_action( 'shutdown', array( 'WPaaS\Cache', 'ban' ), PHP_INT_MAX );
			},
		),
		'Cloudflare'       => array(
			'is_active' => defined( 'CLOUDFLARE_PLUGIN_DIR' ),
			'purge'     => null,
		),
	);
}

/**
 * Calls a function of a cache. A cache that cannot be reached must not keep anything from being saved.
 *
 * @param callable $purge        The function.
 * @param mixed    ...$arguments Its arguments.
 * @return bool Whether it succeeded.
 */
function atoll_try_purge( $purge, ...$arguments ) {
	try {
		call_user_func( $purge, ...$arguments );
		return true;
	} catch ( Throwable $error ) {
		error_log( 'Atoll could not purge a cache: ' . $error->getMessage() ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- the user can do nothing about it.
		return false;
	}
}

/**
 * Purges the page caches, because pages cached before a change of settings still load the previous set of scripts.
 */
function atoll_purge_caches() {
	$purged = array();
	foreach ( atoll_caches() as $name => $cache ) {
		if ( $cache['is_active'] && is_callable( $cache['purge'] ) && atoll_try_purge( $cache['purge'] ) ) {
			$purged[ $name ] = time();
		}
	}
	if ( $purged ) {
		update_option( 'atoll_purged', $purged, false );
	}
	/**
	 * Fires when cached pages are out of date: the settings changed, or Atoll was activated, updated or deactivated.
	 */
	do_action( 'atoll_purge_caches' );
}

/**
 * Purges the page caches when the plugin is activated or deactivated. On a network, the caches of all its sites.
 *
 * @param bool $is_network Whether it is activated or deactivated for the whole network.
 */
function atoll_purge_on_activation( $is_network = false ) {
	if ( $is_network && is_multisite() ) {
		atoll_on_each_site( 'atoll_purge_for_release' );
	} else {
		atoll_purge_for_release();
	}
}

/**
 * Calls a function on each site of a network.
 *
 * @param callable $call The function.
 */
function atoll_on_each_site( $call ) {
	$offset = 0;
	do {
		$sites = get_sites(
			array(
				'fields' => 'ids',
				'number' => 100,
				'offset' => $offset,
			)
		);
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			call_user_func( $call );
			restore_current_blog();
		}
		$offset += 100;
	} while ( $sites );
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
		atoll_purge_on_activation( atoll_is_network_active() );
	}
}

/**
 * Checks whether Atoll is active on all sites of a network.
 *
 * @return bool
 */
function atoll_is_network_active() {
	return is_multisite() && isset( ( (array) get_site_option( 'active_sitewide_plugins' ) )[ plugin_basename( ATOLL_FILE ) ] );
}

/**
 * Checks whether an optimiser excludes the entry from delaying and combining.
 *
 * @param string $name Key of atoll_caches().
 * @return bool|null Null for a system that reads exclusions only from the tag's attributes.
 */
function atoll_is_excluded_by( $name ) {
	if ( ! isset( ATOLL_EXCLUSIONS[ $name ] ) ) {
		return null;
	}
	foreach ( ATOLL_EXCLUSIONS[ $name ] as $filter => $callback ) {
		if ( 'atoll_exclude_element' === $callback ) {
			$is_excluded = ! apply_filters( $filter, true, atoll_files_path(), atoll_files_path() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the optimiser's hook.
		} else {
			$excluded    = apply_filters( $filter, array() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the optimiser's hook.
			$is_excluded = ! array_diff( call_user_func( $callback, array() ), (array) $excluded );
		}
		if ( ! $is_excluded ) {
			return false;
		}
	}
	return true;
}
