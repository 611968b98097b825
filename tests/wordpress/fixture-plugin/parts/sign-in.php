<?php
/**
 * Lets tests sign in with `?fixture_user=admin`, `reader` or `writer`, who may write drafts.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sets the cookies of a user and redirects to the front page.
 */
function atoll_fixture_sign_in() {
	if ( ! isset( $_GET['fixture_user'] ) ) {
		return;
	}
	$user = get_user_by( 'login', sanitize_user( wp_unslash( $_GET['fixture_user'] ) ) );
	if ( $user ) {
		wp_set_auth_cookie( $user->ID );
	}
	wp_safe_redirect( home_url( '/' ) );
	exit;
}
