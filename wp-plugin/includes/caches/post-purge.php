<?php
/**
 * Purges the cached pages of one post, and nothing else.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The most pages of a post with page breaks whose URLs are purged. */
const ATOLL_MAX_POST_PAGES = 50;

/**
 * Checks whether visitors can see a post's page. A password does not hide the page, only its content.
 *
 * @param WP_Post|null $post The post.
 * @return bool
 */
function atoll_is_post_public( $post ) {
	return $post instanceof WP_Post && is_post_publicly_viewable( $post );
}

/**
 * Returns the URLs of a post: of its first page, and of the other pages of a post with page breaks.
 *
 * @param array $posts The post as it was, and as it is.
 * @return array URLs.
 */
function atoll_post_urls( $posts ) {
	$urls = array();
	foreach ( $posts as $post ) {
		$url    = (string) get_permalink( $post );
		$urls[] = $url;
		$pages  = min( ATOLL_MAX_POST_PAGES, 1 + substr_count( $post->post_content, '<!--nextpage-->' ) );
		for ( $number = 2; $number <= $pages; $number++ ) {
			$urls[] = false === strpos( $url, '?' ) ? user_trailingslashit( trailingslashit( $url ) . $number, 'single_paged' ) : add_query_arg( 'page', $number, $url );
		}
	}
	return array_values( array_unique( array_filter( $urls ) ) );
}

/**
 * Returns how page caches purge a post. Caches that are missing here store no pages, or purge a saved post themselves.
 *
 * @return array Name, see atoll_caches() => callable that gets the post's id and its URLs.
 */
function atoll_post_purges() {
	return array(
		'WP Rocket'        => static function ( $id ) {
			rocket_clean_post( $id );
		},
		'LiteSpeed Cache'  => static function ( $id ) {
			do_action( 'litespeed_purge_post', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- LiteSpeed's hook.
		},
		'WP Super Cache'   => static function ( $id ) {
			wpsc_delete_post_cache( $id );
		},
		'W3 Total Cache'   => static function ( $id ) {
			w3tc_flush_post( $id );
		},
		'SG Optimizer'     => static function ( $id, $urls ) {
			array_map( 'sg_cachepress_purge_cache', $urls );
		},
		'FlyingPress'      => static function ( $id, $urls ) {
			FlyingPress\Purge::purge_urls( $urls );
		},
		'WP-Optimize'      => static function ( $id ) {
			WPO_Page_Cache::delete_single_post_cache( $id );
		},
		'Hummingbird'      => static function ( $id ) {
			do_action( 'wphb_clear_page_cache', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Hummingbird's hook.
		},
		'Jetpack Boost'    => static function ( $id ) {
			do_action( 'jetpack_boost_clear_page_cache_post', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Jetpack Boost's hook.
		},
		'NitroPack'        => static function ( $id, $urls ) {
			array_map( 'nitropack_sdk_purge', $urls );
		},
		'WP Fastest Cache' => static function ( $id ) {
			wpfc_clear_post_cache_by_id( $id );
		},
		'Cache Enabler'    => static function ( $id ) {
			do_action( 'cache_enabler_clear_page_cache_by_post', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Cache Enabler's hook.
		},
		'Breeze'           => static function ( $id ) {
			do_action( 'purge_post_cache', $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Breeze's hook.
		},
		'Nginx Helper'     => static function ( $id, $urls ) {
			foreach ( isset( $GLOBALS['nginx_purger'] ) ? $urls : array() as $url ) {
				$GLOBALS['nginx_purger']->purge_url( $url, false );
			}
		},
		'WP Engine'        => static function ( $id ) {
			WpeCommon::purge_varnish_cache( $id );
		},
		'Kinsta'           => static function ( $id ) {
			$GLOBALS['kinsta_cache']->kinsta_cache_purge->initiate_purge( $id, 'post' );
		},
		'Pantheon'         => static function ( $id, $urls ) {
			pantheon_wp_clear_edge_paths( array_map( 'atoll_url_path', $urls ) );
		},
	);
}

/**
 * Purges the pages of a post.
 *
 * @param int   $id   Id of the post.
 * @param array $urls Its URLs, see atoll_post_urls().
 */
function atoll_purge_post( $id, $urls ) {
	foreach ( array_intersect_key( atoll_post_purges(), array_filter( wp_list_pluck( atoll_caches(), 'is_active' ) ) ) as $purge ) {
		atoll_try_purge( $purge, $id, $urls );
	}
	/**
	 * Fires when the cached pages of a post are out of date: Atoll was switched on or off on it.
	 *
	 * @param int   $id   Id of the post.
	 * @param array $urls Its URLs.
	 */
	do_action( 'atoll_purge_post', $id, $urls );
}

/**
 * Returns the path of a URL.
 *
 * @param string $url The URL.
 * @return string
 */
function atoll_url_path( $url ) {
	return (string) wp_parse_url( $url, PHP_URL_PATH );
}
