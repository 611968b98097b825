<?php
/**
 * Sites that restrict or rewrite their scripts: nonces, hashes of files, and a CDN.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** A policy that allows only scripts with the nonce of the page, and what they load. */
function atoll_fixture_scenario_nonces() {
	$add_nonce = static fn( $attributes ) => array( 'nonce' => 'fixture' ) + $attributes;
	add_filter( 'wp_script_attributes', $add_nonce );
	add_filter( 'wp_inline_script_attributes', $add_nonce );
	add_action( 'send_headers', static fn() => header( "Content-Security-Policy: script-src 'nonce-fixture' 'strict-dynamic'; object-src 'none'" ) );
}

/** A plugin that adds hashes of files to their tags: `?fixture=hashes`, with `&hash=wrong` a wrong one. */
function atoll_fixture_scenario_hashes() {
	add_filter(
		'wp_script_attributes',
		static function ( $attributes ) {
			if ( isset( $attributes['id'], $attributes['src'] ) && 'atoll-js-module' === $attributes['id'] ) {
				$code = 'wrong' === atoll_fixture_argument( 'hash' ) ? '' : (string) file_get_contents( atoll_script_file( $attributes['src'] ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- test code.

				$attributes['integrity'] = 'sha384-' . base64_encode( hash( 'sha384', $code, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the format of the attribute.
			}
			return $attributes;
		}
	);
}

/** A CDN for plugins' files: the same server under another host. */
function atoll_fixture_scenario_files_host() {
	add_filter( 'plugins_url', static fn( $url ) => str_replace( '127.0.0.1', 'localhost', $url ) );
}
