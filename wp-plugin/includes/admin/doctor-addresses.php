<?php
/**
 * The addresses and the password of the examination of a page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a URL with the scheme and the host of this site.
 *
 * @param string $url See atoll_examine().
 * @return string|null Null for a URL of another site.
 */
function atoll_own_url( $url ) {
	$url  = trim( (string) $url );
	$home = wp_parse_url( home_url( '/' ) );
	if ( '' !== $url && ! preg_match( '#^(?:https?:)?//#i', $url ) ) {
		$host = (string) preg_replace( '#^[^/?\#]*@#', '', substr( $url, 0, strcspn( $url, '/?#' ) ) );
		if ( atoll_bare_host( $host ) !== atoll_bare_host( $home['host'] ) ) {
			return home_url( '/' . ltrim( $url, '/' ) );
		}
		$url = '//' . $url;
	}
	$parts = wp_parse_url( 0 === strpos( $url, '//' ) ? $home['scheme'] . ':' . $url : $url );
	if ( ! isset( $parts['host'] ) || atoll_bare_host( $parts['host'] ) !== atoll_bare_host( $home['host'] ) || atoll_own_port( $parts ) !== atoll_own_port( $home ) ) {
		return null;
	}
	$path = isset( $parts['path'] ) ? $parts['path'] : '/';
	if ( 0 !== strpos( trailingslashit( $path ), $home['path'] ) ) {
		return null;
	}
	$port = atoll_own_port( $home );
	return $home['scheme'] . '://' . $home['host'] . ( $port ? ":$port" : '' ) . $path . ( isset( $parts['query'] ) ? "?$parts[query]" : '' );
}

/**
 * Returns the port of a URL.
 *
 * @param array $parts See wp_parse_url().
 * @return int 0 for the usual port of the scheme.
 */
function atoll_own_port( $parts ) {
	$port = isset( $parts['port'] ) ? (int) $parts['port'] : 0;
	return isset( $parts['scheme'] ) && ( 'https' === strtolower( $parts['scheme'] ) ? 443 : 80 ) === $port ? 0 : $port;
}

/**
 * Returns the origin of a URL, as browsers compare it.
 *
 * @param string $url The absolute URL.
 * @return string Scheme, host and port; '' for a URL without a host.
 */
function atoll_origin( $url ) {
	$parts = wp_parse_url( $url );
	if ( ! isset( $parts['scheme'], $parts['host'] ) ) {
		return '';
	}
	$port = atoll_own_port( $parts );
	return strtolower( $parts['scheme'] . '://' . $parts['host'] ) . ( $port ? ":$port" : '' );
}

/**
 * Returns the user and the password that protect the whole site: from the URL, from the constant ATOLL_DOCTOR_LOGIN, or
 * from the request that asks for the examination.
 *
 * @param string $url See atoll_examine().
 * @return string User and password with a colon between them, or ''.
 */
function atoll_doctor_login( $url ) {
	if ( preg_match( '~^(?:https?:)?(?://)?([^/?#:@]+):([^/?#@]*)@~i', trim( (string) $url ), $match ) ) {
		return rawurldecode( $match[1] ) . ':' . rawurldecode( $match[2] );
	}
	if ( defined( 'ATOLL_DOCTOR_LOGIN' ) ) {
		return (string) ATOLL_DOCTOR_LOGIN;
	}
	// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- sent back to this server as it came.
	if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
		return wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] );
	}
	// phpcs:enable
	return '';
}

/**
 * Returns the header with a user and a password.
 *
 * @param string $login See atoll_doctor_login().
 * @return array Name => value; empty without a login.
 */
function atoll_login_header( $login ) {
	return '' === $login ? array() : array( 'Authorization' => 'Basic ' . base64_encode( $login ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the format of the header.
}
