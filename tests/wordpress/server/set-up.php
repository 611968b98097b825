<?php
/**
 * Sets a site up on the command line: `php set-up.php '{"root": "/path", "url": "http://127.0.0.1:9400/", …}'`. With
 * `install`, it creates the tables and the administrator; otherwise it activates plugins and a theme, and runs code.
 *
 * @package Atoll
 */

$atoll_task = json_decode( $argv[1], true );

$_SERVER['HTTP_HOST']       = preg_replace( '#^http://|/$#', '', $atoll_task['url'] );
$_SERVER['SERVER_NAME']     = '127.0.0.1';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

if ( ! empty( $atoll_task['install'] ) ) {
	define( 'WP_INSTALLING', true );
	define( 'WP_SITEURL', rtrim( $atoll_task['url'], '/' ) );
	require $atoll_task['root'] . '/wp-load.php';
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	// Nobody answers the request that finds out about permalinks, and nobody reads the mail.
	add_filter( 'pre_http_request', '__return_true' );
	add_filter( 'pre_wp_mail', '__return_true' );
	wp_install( 'My WordPress Website', 'admin', 'admin@localhost.com', true, '', 'password' );
	exit( 0 );
}

require $atoll_task['root'] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_set_current_user( 1 );
foreach ( $atoll_task['plugins'] as $atoll_folder ) {
	foreach ( array_keys( get_plugins( "/$atoll_folder" ) ) as $atoll_file ) {
		// LiteSpeed Cache and WP Super Cache have files of add-ons in folders of theirs, which are no plugins.
		if ( '.' !== dirname( $atoll_file ) ) {
			continue;
		}
		$atoll_result = activate_plugin( "$atoll_folder/$atoll_file" );
		if ( is_wp_error( $atoll_result ) ) {
			fwrite( STDERR, "$atoll_folder: " . $atoll_result->get_error_message() . "\n" );
			exit( 1 );
		}
	}
}
if ( $atoll_task['theme'] ) {
	switch_theme( $atoll_task['theme'] );
}
if ( $atoll_task['run'] ) {
	eval( $atoll_task['run'] );
}
