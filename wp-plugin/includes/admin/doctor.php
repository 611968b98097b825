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

/**
 * Requests a page of this site without a login and without a page cache, and reads the decisions on it.
 *
 * @param string $url A URL of this site, with or without `www.`, with either scheme or none, with or without a user and a
 *                    password; or a path.
 * @return array|WP_Error The decisions, see atoll_decisions(); each script also has a `text`. `problem` says what is wrong
 *                        with the entry, or is ''. `own`: see atoll_own_bytes(). `requests`: how many files
 *                        Atoll adds. See also atoll_is_skip().
 */
function atoll_examine( $url ) {
	$login = atoll_doctor_login( $url );
	$page  = atoll_request_page( $url, $login );
	if ( is_wp_error( $page ) ) {
		return $page;
	}
	$html = wp_remote_retrieve_body( $page['response'] );
	$read = json_decode( atoll_printed_script( $html, 'atoll-decisions' )['text'], true );
	if ( is_array( $read ) ) {
		return array(
			'problem'  => atoll_entry_problem( $html, $page['url'], $login ),
			'own'      => atoll_own_bytes( $html, $read ),
			'requests' => count( atoll_own_scripts( $html, $read ) ) + count( atoll_own_stylesheets( $html ) ),
		) + $read;
	}
	$answer = (string) wp_remote_retrieve_header( $page['response'], ATOLL_DOCTOR_ANSWER );
	if ( '' === $answer ) {
		return new WP_Error( 'atoll_cached', __( 'A page cache answered with a stored page, so Atoll could not be asked. Purge the cache, or exclude requests with a query from it.', 'atoll' ) );
	}
	$skips = atoll_skip_texts();
	if ( isset( $skips[ $answer ] ) ) {
		return new WP_Error( 'atoll_skipped', $skips[ $answer ] );
	}
	return new WP_Error( 'atoll_absent', __( 'Atoll is not active on this page. Atoll is switched off, or this is not a regular page.', 'atoll' ) );
}

/**
 * Returns the texts of the reasons for which the owner has excluded a page.
 *
 * @return array Reason, see atoll_off_reason() => text.
 */
function atoll_skip_texts() {
	return array(
		'address' => __( 'Skipped: the settings exclude this page.', 'atoll' ),
		'box'     => __( 'Skipped: Atoll is switched off in the editor of this page.', 'atoll' ),
		'filter'  => __( 'Skipped: a filter of this site excludes this page.', 'atoll' ),
	);
}

/**
 * Checks whether a page was not examined on purpose: it is excluded, or it leads to another site. The front page never
 * leads to another site on purpose.
 *
 * @param mixed  $read See atoll_examine().
 * @param string $url  The page.
 * @return bool
 */
function atoll_is_skip( $read, $url ) {
	if ( ! is_wp_error( $read ) ) {
		return false;
	}
	return 'atoll_skipped' === $read->get_error_code() || ( 'atoll_elsewhere' === $read->get_error_code() && '/' !== atoll_site_path( $url ) );
}

/**
 * Requests a page of this site. Redirects are followed here and not by WordPress, so that no other site gets the token or
 * the password of this one.
 *
 * @param string $url   See atoll_examine().
 * @param string $login See atoll_doctor_login().
 * @return array|WP_Error `url`: the URL that answered; `response`: with the status 200.
 */
function atoll_request_page( $url, $login ) {
	$own = atoll_own_url( $url );
	if ( null === $own ) {
		return new WP_Error( 'atoll_foreign', __( 'This URL does not belong to this site.', 'atoll' ) );
	}
	// Caches store pages with an unknown query separately, if at all.
	$own = add_query_arg( 'atoll-doctor', wp_rand(), $own );
	for ( $redirects = 0; $redirects < 5; $redirects++ ) {
		$response = wp_remote_get( $own, atoll_doctor_arguments( $login ) );
		if ( is_wp_error( $response ) ) {
			return atoll_unreachable( $response );
		}
		$location = (string) wp_remote_retrieve_header( $response, 'location' );
		if ( '' === $location ) {
			$response = atoll_checked_response( $response );
			return is_wp_error( $response ) ? $response : array(
				'url'      => $own,
				'response' => $response,
			);
		}
		$target = WP_Http::make_absolute_url( $location, $own );
		if ( null === atoll_own_url( $target ) ) {
			/* translators: %s: URL. */
			return new WP_Error( 'atoll_elsewhere', sprintf( __( 'The page redirects to another site: %s', 'atoll' ), esc_url_raw( $target ) ) );
		}
		// As given, because the redirect may lead to the other scheme, or to the host with `www.`.
		$is_downgrade = 0 === strpos( $own, 'https:' ) && 0 !== strpos( $target, 'https:' );
		$login        = $is_downgrade ? '' : $login;
		$own          = $target;
	}
	return new WP_Error( 'atoll_redirect', __( 'The page redirects again and again.', 'atoll' ) );
}

/**
 * Returns the arguments of a request for a page. A password that protects the whole site is sent on.
 *
 * @param string $login See atoll_doctor_login().
 * @return array See wp_remote_get().
 */
function atoll_doctor_arguments( $login ) {
	return array(
		'timeout'     => ATOLL_DOCTOR_TIMEOUT,
		'redirection' => 0,
		'headers'     => array(
			ATOLL_DOCTOR_ANSWER => atoll_doctor_token( 0 ),
			'Cache-Control'     => 'no-cache',
		) + atoll_login_header( $login ),
		/** This filter is documented in wp-includes/class-wp-http-streams.php */
		'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's hook.
	);
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
