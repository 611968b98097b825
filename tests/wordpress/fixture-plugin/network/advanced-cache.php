<?php
/**
 * Turns a site into a network once the network's tables exist. The constants of a network must be defined at the start
 * of a request, wp-config.php is the same for all test sites, and WordPress loads this file before all others of a
 * site.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

// atoll_fixture_make_network() stores the host of the first site in this file.
$atoll_fixture_mark = WP_CONTENT_DIR . '/log/network';
if ( file_exists( $atoll_fixture_mark ) ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', file_get_contents( $atoll_fixture_mark ) );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}
