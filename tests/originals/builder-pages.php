<?php
/**
 * Creates pages for the tests on a site with the page builder:
 *
 *   /builder-1/  every element with its default options
 *   /builder-2/  every element once for each value of each option that can change its behaviour
 *   /builder-3/  every wrapper and column once for each value of each such option, with elements inside
 *   /builder-4/  sections with bullets, a cart, media players, and the tabs of a course
 *
 * If the pages exist, it replaces their content.
 *
 *   php builder-pages.php PATH_OF_WORDPRESS [HOST, default 127.0.0.1:8091]
 *
 * @package Atoll
 */

// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- the output goes to a terminal.

if ( 'cli' !== PHP_SAPI || ! isset( $argv[1] ) ) {
	exit( "usage: php builder-pages.php PATH_OF_WORDPRESS [HOST]\n" );
}
$atoll_host = isset( $argv[2] ) ? $argv[2] : '127.0.0.1:8091';

// The builder registers its options only in the admin area.
define( 'WP_ADMIN', true );
$_SERVER = array(
	'HTTP_HOST'       => $atoll_host,
	'SERVER_NAME'     => strtok( $atoll_host, ':' ),
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/wp-admin/index.php',
	'SCRIPT_NAME'     => '/wp-admin/index.php',
	'PHP_SELF'        => '/wp-admin/index.php',
	'REMOTE_ADDR'     => '127.0.0.1',
) + $_SERVER;
require rtrim( $argv[1], '/' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require __DIR__ . '/builder-registry.php';
require __DIR__ . '/builder-content.php';

if ( ! class_exists( 'gdlr_core_page_builder_element' ) ) {
	exit( "The page builder is not active on this site.\n" );
}
$atoll_admins = get_users(
	array(
		'role'   => 'administrator',
		'number' => 1,
		'fields' => 'ID',
	)
);
wp_set_current_user( $atoll_admins ? (int) $atoll_admins[0] : 0 );

$atoll_pages = array(
	'builder-1' => atoll_elements_page(),
	'builder-2' => atoll_variants_page(),
	'builder-3' => atoll_wrappers_page(),
	'builder-4' => atoll_theme_page(),
);
foreach ( $atoll_pages as $atoll_slug => $atoll_content ) {
	$atoll_old = get_page_by_path( $atoll_slug );
	$atoll_id  = wp_insert_post(
		array(
			'ID'             => $atoll_old ? $atoll_old->ID : 0,
			'post_type'      => 'page',
			'post_name'      => $atoll_slug,
			'post_title'     => 'Page builder, ' . $atoll_slug,
			'post_status'    => 'publish',
			'comment_status' => 'closed',
		)
	);
	update_post_meta( $atoll_id, 'gdlr-core-page-builder', wp_slash( $atoll_content ) );
	if ( 'builder-4' === $atoll_slug ) {
		$atoll_bullets = array( array( 'title' => '#media' ), array( 'title' => '#tabs' ) );
		update_post_meta( $atoll_id, 'gdlr-core-page-option', array( 'bullet-anchor' => $atoll_bullets ) );
	}
	$atoll_count = substr_count( wp_json_encode( $atoll_content ), '"template":"element"' );
	echo "/$atoll_slug/: page $atoll_id, $atoll_count elements\n";
}
