<?php
/**
 * Stand-ins for page caches: their names, and functions that report each call.
 *
 * @package Atoll
 */

// phpcs:disable -- the names belong to other plugins.
namespace FlyingPress {
	class Purge {
		public static function purge_pages() {
			do_action( 'fixture_purged', 'FlyingPress' );
		}
	}
}

namespace WPaaS {
	class Cache {
		public static function purge() {}
		public static function ban() {}
	}
}

namespace {
	define( 'JETPACK_BOOST_VERSION', '3' );
	define( 'WPHB_VERSION', '3' );
	class Cache_Enabler {}
	class Breeze_PurgeCache {}
	class Nginx_Helper {}
	class WpeCommon {
		public static function purge_varnish_cache() {
			do_action( 'fixture_purged', 'WpeCommon' );
		}
	}
	class Fixture_Kinsta_Purge {
		public function purge_complete_caches() {
			do_action( 'fixture_purged', 'kinsta_cache' );
		}
	}
	$GLOBALS['kinsta_cache'] = (object) array( 'kinsta_cache_purge' => new Fixture_Kinsta_Purge() );
	function wpo_cache_flush() {
		do_action( 'fixture_purged', 'wpo_cache_flush' );
	}
	function nitropack_sdk_purge() {
		do_action( 'fixture_purged', 'nitropack_sdk_purge' );
	}
	function wpfc_clear_all_cache() {
		do_action( 'fixture_purged', 'wpfc_clear_all_cache' );
	}
	function pantheon_wp_clear_edge_all() {
		do_action( 'fixture_purged', 'pantheon_wp_clear_edge_all' );
	}
}
