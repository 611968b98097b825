<?php
/**
 * Examines the entry that a page loads, as a browser loads it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds a script of a page by its id. Plugins that compress pages change the quotes of attributes and their order. A
 * `<script` in a comment, a text or an attribute is none.
 *
 * @param string $html The page.
 * @param string $id   The id.
 * @return array `src`: its decoded URL; `text`: its inline code. Both are '' if there is none.
 */
function atoll_printed_script( $html, $id ) {
	$scanner = new Atoll_Tag_Scanner( $html );
	while ( $scanner->next_tag() ) {
		$rest = $scanner->start + strlen( '<script' );
		$tag  = 'script' === $scanner->name && $scanner->is_whole
			? atoll_tag_attributes( substr( $html, $rest, $scanner->end - $rest ), array( 'id', 'src' ) )
			: array( 'id' => '' );
		if ( $tag['id'] === $id ) {
			return array(
				'src'  => $tag['src'],
				'text' => substr( $html, $scanner->end, $scanner->text_end - $scanner->end ),
			);
		}
	}
	return array(
		'src'  => '',
		'text' => '',
	);
}

/**
 * Returns what is wrong with the entry that a page loads.
 *
 * @param string $html  The page.
 * @param string $page  URL of the page.
 * @param string $login See atoll_doctor_login().
 * @return string '' if visitors can load it.
 */
function atoll_entry_problem( $html, $page, $login ) {
	$src = atoll_printed_script( $html, 'atoll-js-module' )['src'];
	if ( '' === $src ) {
		return __( 'The page does not load Atoll’s script, although the original scripts were removed. Another plugin may have changed its tag.', 'atoll' );
	}
	$url      = WP_Http::make_absolute_url( $src, $page );
	$response = atoll_requested_module( $url, atoll_origin( $page ), $login );
	if ( is_wp_error( $response ) ) {
		return $response->get_error_message();
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	if ( 200 !== $status ) {
		/* translators: 1: URL, 2: status of an HTTP response. */
		return sprintf( __( 'Visitors cannot load Atoll’s script: %1$s answers with the status %2$d.', 'atoll' ), $url, $status );
	}
	$type = (string) wp_remote_retrieve_header( $response, 'content-type' );
	if ( ! preg_match( '#^(?:text|application)/(?:x-)?(?:java|ecma)script\b#i', $type ) ) {
		/* translators: 1: URL, 2: a type such as text/html. */
		return sprintf( __( 'Browsers do not run Atoll’s script, because %1$s has the type “%2$s”.', 'atoll' ), $url, $type );
	}
	$file = dirname( ATOLL_FILE ) . '/' . atoll_build()['entry'];
	if ( is_readable( $file ) && trim( wp_remote_retrieve_body( $response ) ) !== trim( (string) file_get_contents( $file ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		/* translators: %s: URL. */
		return sprintf( __( 'The script at %s is not the installed one. An optimiser or a CDN has changed it, or keeps an old copy.', 'atoll' ), $url );
	}
	return '';
}

/**
 * Requests a module as a browser does: with redirects, and with the header `Origin` for another origin, which must allow
 * the page to load it. The token is not sent; the password only to the origin of the page.
 *
 * @param string $url    URL of the module.
 * @param string $origin Origin of the page.
 * @param string $login  See atoll_doctor_login().
 * @return array|WP_Error The response.
 */
function atoll_requested_module( $url, $origin, $login ) {
	$sent  = $origin;
	$cross = false;
	for ( $redirects = 0; $redirects < 5; $redirects++ ) {
		$is_own   = atoll_origin( $url ) === $origin;
		$cross    = $cross || ! $is_own;
		$response = wp_remote_get(
			$url,
			array(
				'timeout'     => ATOLL_DOCTOR_TIMEOUT,
				'redirection' => 0,
				'headers'     => ( $is_own ? atoll_login_header( $login ) : array() ) + ( $cross ? array( 'Origin' => $sent ) : array() ),
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify'   => ! $is_own || apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's hook.
			)
		);
		if ( is_wp_error( $response ) ) {
			return atoll_unreachable( $response );
		}
		$location = (string) wp_remote_retrieve_header( $response, 'location' );
		$is_okay  = '' !== $location || 200 === (int) wp_remote_retrieve_response_code( $response );
		if ( $cross && $is_okay && ! in_array( (string) wp_remote_retrieve_header( $response, 'access-control-allow-origin' ), array( '*', $sent ), true ) ) {
			/* translators: %s: URL. */
			return new WP_Error( 'atoll_cors', sprintf( __( 'Browsers do not run Atoll’s script, because %s does not allow this site to load modules (CORS). Exclude Atoll from the CDN, or add the header Access-Control-Allow-Origin.', 'atoll' ), $url ) );
		}
		if ( '' === $location ) {
			return $response;
		}
		$target = WP_Http::make_absolute_url( $location, $url );
		// Browsers hide the page's origin after a redirect from one foreign origin to another.
		$sent = ! $is_own && atoll_origin( $target ) !== atoll_origin( $url ) ? 'null' : $sent;
		$url  = $target;
	}
	return new WP_Error( 'atoll_redirect', __( 'Atoll’s script redirects again and again.', 'atoll' ) );
}
