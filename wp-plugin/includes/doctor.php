<?php
/**
 * Examines a page as a visitor gets it: requests it from this server, past page caches, and reads the decisions on it.
 * Every way to fail has a message that says what to do.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** How long the examination waits for a response, in seconds. */
const ATOLL_DOCTOR_TIMEOUT = 10;

/** The header with which Atoll answers its own examination. A stored page does not have it. */
const ATOLL_DOCTOR_ANSWER = 'X-Atoll-Doctor';

/**
 * Requests a page of this site without a login and without a page cache, and reads the decisions on it.
 *
 * @param string $url A URL of this site, with or without `www.`, with either scheme; or a path.
 * @return array|WP_Error The decisions, see atoll_decisions(); each script also has a `text`. `problem` says what is wrong
 *                        with the entry, or is ''.
 */
function atoll_examine( $url ) {
	$response = atoll_request_page( $url );
	if ( is_wp_error( $response ) ) {
		return $response;
	}
	$html  = wp_remote_retrieve_body( $response );
	$found = preg_match( '#<script[^>]* id="atoll-decisions"[^>]*>(.*?)</script>#s', $html, $match );
	$read  = $found ? json_decode( $match[1], true ) : null;
	if ( is_array( $read ) ) {
		return array( 'problem' => atoll_entry_problem( $html ) ) + $read;
	}
	if ( '' === (string) wp_remote_retrieve_header( $response, ATOLL_DOCTOR_ANSWER ) ) {
		return new WP_Error( 'atoll_cached', __( 'A page cache answered with a stored page, so Atoll could not be asked. Purge the cache, or exclude requests with a query from it.', 'atoll' ) );
	}
	return new WP_Error( 'atoll_absent', __( 'Atoll is not active on this page. The page is excluded, Atoll is switched off or in report-only mode, or this is not a regular page.', 'atoll' ) );
}

/**
 * Requests a page of this site. Redirects are followed here and not by WordPress, so that no other site gets the token or
 * the password of this one.
 *
 * @param string $url See atoll_examine().
 * @return array|WP_Error The response, with the status 200.
 */
function atoll_request_page( $url ) {
	$own = atoll_own_url( $url );
	if ( null === $own ) {
		return new WP_Error( 'atoll_foreign', __( 'This URL does not belong to this site.', 'atoll' ) );
	}
	// Caches store pages with an unknown query separately, if at all.
	$own = add_query_arg( 'atoll-doctor', wp_rand(), $own );
	for ( $redirects = 0; $redirects < 5; $redirects++ ) {
		$response = wp_remote_get( $own, atoll_doctor_arguments() );
		if ( is_wp_error( $response ) ) {
			return atoll_unreachable( $response );
		}
		$location = (string) wp_remote_retrieve_header( $response, 'location' );
		if ( '' === $location ) {
			return atoll_checked_response( $response );
		}
		$target = WP_Http::make_absolute_url( $location, $own );
		$own    = atoll_own_url( $target );
		if ( null === $own ) {
			/* translators: %s: URL. */
			return new WP_Error( 'atoll_redirect', sprintf( __( 'The page redirects to another site: %s', 'atoll' ), esc_url_raw( $target ) ) );
		}
	}
	return new WP_Error( 'atoll_redirect', __( 'The page redirects again and again.', 'atoll' ) );
}

/**
 * Returns the arguments of a request for a page. A password that protects the whole site is sent on.
 *
 * @return array See wp_remote_get().
 */
function atoll_doctor_arguments() {
	$headers = array(
		ATOLL_DOCTOR_ANSWER => atoll_doctor_token( 0 ),
		'Cache-Control'     => 'no-cache',
	);
	// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- sent back to this server as it came.
	if ( isset( $_SERVER['PHP_AUTH_USER'], $_SERVER['PHP_AUTH_PW'] ) ) {
		$headers['Authorization'] = 'Basic ' . base64_encode( wp_unslash( $_SERVER['PHP_AUTH_USER'] ) . ':' . wp_unslash( $_SERVER['PHP_AUTH_PW'] ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the format of the header.
	}
	// phpcs:enable
	return array(
		'timeout'     => ATOLL_DOCTOR_TIMEOUT,
		'redirection' => 0,
		'headers'     => $headers,
		/** This filter is documented in wp-includes/class-wp-http-streams.php */
		'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's hook.
	);
}

/**
 * Returns a URL with the scheme and the host of this site.
 *
 * @param string $url See atoll_examine().
 * @return string|null Null for a URL of another site.
 */
function atoll_own_url( $url ) {
	$url = trim( (string) $url );
	if ( '' !== $url && ! preg_match( '#^(?:https?:)?//#i', $url ) ) {
		return home_url( '/' . ltrim( $url, '/' ) );
	}
	$home  = wp_parse_url( home_url( '/' ) );
	$parts = wp_parse_url( 0 === strpos( $url, '//' ) ? 'http:' . $url : $url );
	$ports = array( isset( $home['port'] ) ? $home['port'] : 0, isset( $parts['port'] ) ? $parts['port'] : 0 );
	if ( ! isset( $parts['host'] ) || atoll_bare_host( $parts['host'] ) !== atoll_bare_host( $home['host'] ) || $ports[0] !== $ports[1] ) {
		return null;
	}
	$path = isset( $parts['path'] ) ? $parts['path'] : '/';
	if ( 0 !== strpos( trailingslashit( $path ), $home['path'] ) ) {
		return null;
	}
	return $home['scheme'] . '://' . $home['host'] . ( $ports[0] ? ":$ports[0]" : '' ) . $path . ( isset( $parts['query'] ) ? "?$parts[query]" : '' );
}

/**
 * Returns the message for a request without a response.
 *
 * @param WP_Error $error The error of WordPress.
 * @return WP_Error
 */
function atoll_unreachable( $error ) {
	if ( preg_match( '/timed? ?out/i', $error->get_error_message() ) ) {
		/* translators: %d: seconds. */
		return new WP_Error( 'atoll_timeout', sprintf( __( 'The page did not answer within %d seconds.', 'atoll' ), ATOLL_DOCTOR_TIMEOUT ) );
	}
	/* translators: %s: a message of WordPress. */
	return new WP_Error( 'atoll_unreachable', sprintf( __( 'The server cannot request its own pages: %s', 'atoll' ), $error->get_error_message() ) );
}

/**
 * Checks the status of a response.
 *
 * @param array $response The response.
 * @return array|WP_Error The response, if its status is 200.
 */
function atoll_checked_response( $response ) {
	$status = (int) wp_remote_retrieve_response_code( $response );
	if ( 200 === $status ) {
		return $response;
	}
	$messages = array(
		401 => __( 'The page asks for a password. Open this screen in a browser in which you have entered it.', 'atoll' ),
		403 => __( 'A firewall or the server refuses the request (403). Allow requests of this server to itself.', 'atoll' ),
		404 => __( 'There is no page at this URL (404).', 'atoll' ),
		429 => __( 'The server refuses more requests for now (429). Try again later.', 'atoll' ),
	);
	if ( isset( $messages[ $status ] ) ) {
		return new WP_Error( "atoll_$status", $messages[ $status ] );
	}
	/* translators: %d: status of an HTTP response. */
	$message = $status >= 500 ? __( 'The page fails with an error of the server (%d). Look at the server’s error log.', 'atoll' ) : __( 'The page answers with the status %d.', 'atoll' );
	return new WP_Error( 'atoll_status', sprintf( $message, $status ) );
}

/**
 * Returns what is wrong with the entry that a page loads.
 *
 * @param string $html The page.
 * @return string '' if visitors can load it.
 */
function atoll_entry_problem( $html ) {
	$build = atoll_build();
	if ( ! preg_match( '#<script\b[^>]*\bid="atoll-js-module"[^>]*>#', $html, $tag ) || ! preg_match( '#\bsrc="([^"]+)"#', $tag[0], $src ) ) {
		return __( 'The page does not load Atoll’s script, although the original scripts were removed. Another plugin may have changed its tag.', 'atoll' );
	}
	$url      = html_entity_decode( $src[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$is_own   = null !== atoll_own_url( $url );
	$response = wp_remote_get( $url, $is_own ? atoll_doctor_arguments() : array( 'timeout' => ATOLL_DOCTOR_TIMEOUT ) );
	if ( is_wp_error( $response ) ) {
		return atoll_unreachable( $response )->get_error_message();
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
	if ( ! $is_own && ! in_array( (string) wp_remote_retrieve_header( $response, 'access-control-allow-origin' ), array( '*', untrailingslashit( home_url() ) ), true ) ) {
		/* translators: %s: URL. */
		return sprintf( __( 'Browsers do not run Atoll’s script, because %s does not allow this site to load modules (CORS). Exclude Atoll from the CDN, or add the header Access-Control-Allow-Origin.', 'atoll' ), $url );
	}
	$file = dirname( ATOLL_FILE ) . '/' . $build['entry'];
	if ( is_readable( $file ) && trim( wp_remote_retrieve_body( $response ) ) !== trim( (string) file_get_contents( $file ) ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- a local file.
		/* translators: %s: URL. */
		return sprintf( __( 'The script at %s is not the installed one. An optimiser or a CDN has changed it, or keeps an old copy.', 'atoll' ), $url );
	}
	return '';
}

/**
 * Checks whether this request comes from atoll_examine() on this server.
 *
 * @return bool
 */
function atoll_is_doctor_visit() {
	if ( ! isset( $_SERVER['HTTP_X_ATOLL_DOCTOR'] ) ) {
		return false;
	}
	$sent = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_ATOLL_DOCTOR'] ) );
	return hash_equals( atoll_doctor_token( 0 ), $sent ) || hash_equals( atoll_doctor_token( 1 ), $sent );
}

/**
 * Answers the examination, also on pages on which Atoll does not run.
 */
function atoll_answer_doctor() {
	if ( atoll_is_doctor_visit() && ! headers_sent() ) {
		header( ATOLL_DOCTOR_ANSWER . ': here' );
	}
}

/**
 * Returns a token that only this server can create. It changes every five minutes.
 *
 * @param int $age 0 for the current five minutes, 1 for the previous five.
 * @return string
 */
function atoll_doctor_token( $age ) {
	return wp_hash( 'atoll-doctor|' . ( (int) floor( time() / 300 ) - $age ) );
}
