<?php
/**
 * The router of PHP's built-in server: files as they are, everything else to WordPress, and the addresses of a network's
 * sites in subdirectories.
 *
 * @package Atoll
 */

/**
 * Returns the file of a request.
 *
 * @param string $root WordPress's folder.
 * @param string $path Path of the URL, decoded.
 * @return string Path below the folder; `/index.php` if WordPress answers.
 */
function atoll_router_file( $root, $path ) {
	// As in the rewrite rules that WordPress prints for a network.
	$inner = preg_replace( '#^/[\w-]+(?=/(?:wp-(?:content|admin|includes)/|[^/]+\.php$))#', '', $path );
	foreach ( array( $path, $inner ) as $place ) {
		if ( is_file( $root . $place ) ) {
			return $place;
		}
		$index = rtrim( $place, '/' ) . '/index.php';
		if ( '/' !== $place && '/' === substr( $place, -1 ) && is_file( $root . $index ) ) {
			return $index;
		}
	}
	return '/index.php';
}

/**
 * Sends a file that is no PHP.
 *
 * @param string $file Path of the file.
 */
function atoll_router_send( $file ) {
	$types = array(
		'css'   => 'text/css; charset=utf-8',
		'gif'   => 'image/gif',
		'html'  => 'text/html; charset=utf-8',
		'jpg'   => 'image/jpeg',
		'js'    => 'text/javascript; charset=utf-8',
		'json'  => 'application/json',
		'mp4'   => 'video/mp4',
		'png'   => 'image/png',
		'svg'   => 'image/svg+xml',
		'txt'   => 'text/plain; charset=utf-8',
		'webm'  => 'video/webm',
		'webp'  => 'image/webp',
		'woff'  => 'font/woff',
		'woff2' => 'font/woff2',
	);
	$ending = strtolower( pathinfo( $file, PATHINFO_EXTENSION ) );
	header( 'Content-Type: ' . ( isset( $types[ $ending ] ) ? $types[ $ending ] : 'application/octet-stream' ) );
	header( 'Content-Length: ' . filesize( $file ) );
	readfile( $file );
}

$atoll_router_root = $_SERVER['DOCUMENT_ROOT'];
$atoll_router_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( false !== strpos( $atoll_router_path, '/..' ) || false !== strpos( $atoll_router_path, '/.ht' ) ) {
	http_response_code( 403 );
	return true;
}
if ( is_dir( "$atoll_router_root$atoll_router_path" ) && is_file( "$atoll_router_root$atoll_router_path/index.php" ) && '/' !== substr( $atoll_router_path, -1 ) ) {
	header( "Location: $atoll_router_path/", true, 301 );
	return true;
}
$atoll_router_file = atoll_router_file( $atoll_router_root, $atoll_router_path );
if ( '.php' !== substr( $atoll_router_file, -4 ) ) {
	atoll_router_send( $atoll_router_root . $atoll_router_file );
	return true;
}
$_SERVER['SCRIPT_NAME']     = $atoll_router_file;
$_SERVER['PHP_SELF']        = $atoll_router_file;
$_SERVER['SCRIPT_FILENAME'] = $atoll_router_root . $atoll_router_file;
chdir( dirname( $_SERVER['SCRIPT_FILENAME'] ) );
// Not in a function: WordPress's files set global variables.
require $_SERVER['SCRIPT_FILENAME'];
