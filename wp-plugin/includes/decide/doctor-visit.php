<?php
/**
 * Recognises the requests with which this server examines a page, and answers them. See atoll_examine().
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The header with which Atoll answers its own examination. A stored page does not have it. */
const ATOLL_DOCTOR_ANSWER = 'X-Atoll-Doctor';

/**
 * Checks whether this request comes from atoll_examine() on this server.
 *
 * @return bool
 */
function atoll_is_doctor_visit() {
	return atoll_site_value( 'is_doctor' );
}

/**
 * Reads what atoll_is_doctor_visit() returns.
 *
 * @return bool
 */
function atoll_has_doctor_token() {
	if ( ! isset( $_SERVER['HTTP_X_ATOLL_DOCTOR'] ) ) {
		return false;
	}
	$sent = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_ATOLL_DOCTOR'] ) );
	return hash_equals( atoll_doctor_token( 0 ), $sent ) || hash_equals( atoll_doctor_token( 1 ), $sent );
}

/**
 * Answers the examination, also on pages on which Atoll does not run.
 *
 * @param string $answer `here`, or a reason of atoll_off_reason(), which replaces it.
 */
function atoll_answer_doctor( $answer = '' ) {
	if ( atoll_is_doctor_visit() && ! headers_sent() ) {
		header( ATOLL_DOCTOR_ANSWER . ': ' . ( '' === $answer ? 'here' : $answer ) );
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
