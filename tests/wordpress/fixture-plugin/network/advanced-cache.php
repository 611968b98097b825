<?php
/**
 * Makes a site a network, once its tables are there: constants of a network count from the start of a request, and
 * wp-config.php is the same for all test sites. WordPress loads this file first of all that a site may bring.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

// Where atoll_fixture_make_network() has left the name of the first site's host.
$atoll_fixture_mark = WP_CONTENT_DIR . '/log/network';
if ( file_exists( $atoll_fixture_mark ) ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', file_get_contents( $atoll_fixture_mark ) );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
}
