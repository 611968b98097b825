<?php
/**
 * Turns the site into a network: request `?fixture=network` twice. It requires network/advanced-cache.php to be mounted.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

// Playground sets the URLs of the first site with constants, which would apply to every site of a network.
if ( is_multisite() ) {
	remove_filter( 'option_home', '_config_wp_home' );
	remove_filter( 'option_siteurl', '_config_wp_siteurl' );
}

/** Creates the network, and its sites with the next request. */
function atoll_fixture_scenario_network() {
	add_action( 'init', is_multisite() ? 'atoll_fixture_make_sites' : 'atoll_fixture_make_network', 99 );
}

/**
 * Creates the tables of a network.
 */
function atoll_fixture_make_network() {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/network.php';
	define( 'WP_INSTALLING_NETWORK', true );
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
		$wpdb->$table = $name;
	}
	$host = sanitize_text_field( wp_unslash( $_SERVER['HTTP_HOST'] ) );
	update_option( 'home', 'http://' . $host );
	update_option( 'siteurl', 'http://' . $host );
	install_network();
	$done = populate_network( 1, $host, get_option( 'admin_email' ), 'Network', '/', false );
	if ( ! is_wp_error( $done ) ) {
		file_put_contents( WP_CONTENT_DIR . '/log/network', $host );
	}
	wp_send_json( is_wp_error( $done ) ? $done->get_error_message() : 'made' );
}

/**
 * Creates a site in a subdirectory and a site with a separate host, and activates the fixture on all sites.
 */
function atoll_fixture_make_sites() {
	global $wpdb;
	$host = DOMAIN_CURRENT_SITE;
	$made = array();
	foreach ( array( array( $host, '/second/' ), array( str_replace( '127.0.0.1', 'third.localhost', $host ), '/' ) ) as $place ) {
		list( $domain, $path ) = $place;
		$id                    = wp_insert_site(
			array(
				'domain'  => $domain,
				'path'    => $path,
				'user_id' => 1,
				'title'   => 'Another school',
			)
		);
		// WordPress removes the colon of a port from a site's domain.
		$wpdb->update( $wpdb->blogs, array( 'domain' => $domain ), array( 'blog_id' => $id ) );
		switch_to_blog( $id );
		update_option( 'home', untrailingslashit( 'http://' . $domain . $path ) );
		update_option( 'siteurl', untrailingslashit( 'http://' . $domain . $path ) );
		restore_current_blog();
		$made[] = $id;
	}
	update_site_option( 'active_sitewide_plugins', array( plugin_basename( ATOLL_FIXTURE_FILE ) => time() ) );
	wp_send_json( $made );
}
