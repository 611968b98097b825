<?php
/**
 * Builds the responses of contact forms. The words of a message choose the response, as in
 * mocks/handlers/contact-form-server.ts.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the response without its list of fields.
 *
 * @param int    $id       The form.
 * @param string $status   Status of the message.
 * @param string $unit_tag The form's place on the page.
 * @param array  $fields   The submitted fields.
 * @return array
 */
function atoll_fixture_answer( $id, $status, $unit_tag, $fields ) {
	$texts    = atoll_fixture_answers( 'texts' );
	$is_early = in_array( $status, array( 'validation_failed', 'acceptance_missing', 'spam' ), true );
	$answer   = array(
		'contact_form_id'  => $id,
		'into'             => "#$unit_tag",
		'status'           => $status,
		'message'          => isset( $texts[ $status ] ) ? $texts[ $status ] : 'The hook has the last word.',
		'posted_data_hash' => $is_early ? '' : wp_hash( $unit_tag . wp_json_encode( $fields ), 'nonce' ),
		// For the tests. The original has no such entry.
		'fixture'          => array(
			'user' => get_current_user_id(),
			'hash' => isset( $fields['_wpcf7_posted_data_hash'] ) ? $fields['_wpcf7_posted_data_hash'] : null,
		),
	);
	if ( 'payment_required' === $status ) {
		$answer['stripe'] = array(
			'payment_intent' => array(
				'id'            => 'pi_1',
				'client_secret' => 's',
			),
		);
	}
	return $answer + atoll_fixture_challenges( array_keys( $fields ) );
}

/**
 * Reads a data file of the mocked server.
 *
 * @param string $name `texts` or `fields`.
 * @return array
 */
function atoll_fixture_answers( $name ) {
	return (array) json_decode( (string) file_get_contents( WP_CONTENT_DIR . "/atoll-answers/contact-form-$name.json" ), true );
}

/**
 * Returns the words of the rules.
 *
 * @return array Rule => text.
 */
function atoll_fixture_rule_texts() {
	return array(
		'required'  => 'Please fill out this field.',
		'email'     => 'Please enter an email address.',
		'url'       => 'Please enter a URL.',
		'tel'       => 'Please enter a telephone number.',
		'number'    => 'Please enter a number.',
		'date'      => 'Please enter a date in YYYY-MM-DD format.',
		'maxlength' => 'This field has a too long input.',
		'maxitems'  => 'Too many items are selected.',
	);
}

/**
 * Validates the fields.
 *
 * @param array $fields The submitted fields.
 * @return array Field => message.
 */
function atoll_fixture_errors( $fields ) {
	$texts  = atoll_fixture_rule_texts();
	$errors = array();
	foreach ( atoll_fixture_answers( 'fields' ) as $field => $entry ) {
		if ( ! isset( $fields[ $field ] ) ) {
			continue;
		}
		$value = is_array( $fields[ $field ] ) ? implode( '', $fields[ $field ] ) : trim( $fields[ $field ] );
		if ( '' === $value && in_array( 'required', $entry['rules'], true ) ) {
			$errors[ $field ] = $texts['required'];
		} elseif ( in_array( 'email', $entry['rules'], true ) && ! is_email( $value ) ) {
			$errors[ $field ] = $texts['email'];
		}
	}
	if ( isset( $fields['_wpcf7_quiz_answer_sum'] ) && '7' !== trim( isset( $fields['sum'] ) ? $fields['sum'] : '' ) ) {
		$errors['sum'] = 'The answer to the quiz is incorrect.';
	}
	if ( isset( $fields['_wpcf7_captcha_challenge_code'] ) && '' === trim( isset( $fields['code'] ) ? $fields['code'] : '' ) ) {
		$errors['code'] = 'Your entered code is incorrect.';
	}
	return $errors;
}

/**
 * Returns the words of the message, in one text.
 *
 * @param array $fields What was sent.
 * @return string
 */
function atoll_fixture_words( $fields ) {
	$words = '';
	foreach ( $fields as $name => $value ) {
		$words .= '_' === $name[0] ? '' : ' ' . strtolower( is_array( $value ) ? implode( ' ', $value ) : $value );
	}
	return $words;
}

/**
 * Chooses the status of a valid message.
 *
 * @param array $fields The submitted fields.
 * @return string
 */
function atoll_fixture_status( $fields ) {
	$statuses = array(
		'spam'       => 'spam',
		'unaccepted' => 'acceptance_missing',
		'abort'      => 'aborted',
		'fail'       => 'mail_failed',
		'pay'        => 'payment_required',
		'own status' => 'my_own_status',
	);
	foreach ( $statuses as $word => $status ) {
		if ( false !== strpos( atoll_fixture_words( $fields ), $word ) ) {
			return $status;
		}
	}
	return 'mail_sent';
}

/**
 * Sends the response of a broken site: `broken`, `no status` and `error 500`.
 *
 * @param array $fields The submitted fields.
 */
function atoll_fixture_odd_answer( $fields ) {
	$words   = atoll_fixture_words( $fields );
	$is_down = false !== strpos( $words, 'error 500' );
	if ( ! $is_down && false === strpos( $words, 'broken' ) && false === strpos( $words, 'no status' ) ) {
		return;
	}
	if ( false !== strpos( $words, 'no status' ) ) {
		wp_send_json( array( 'message' => 'Hello' ) );
	}
	status_header( $is_down ? 500 : 200 );
	header( 'Content-Type: text/html; charset=UTF-8' );
	echo $is_down ? '<p>Critical error.</p>' : '<!doctype html><title>One moment</title>';
	exit;
}

/**
 * Returns new questions for captcha and quiz fields.
 *
 * @param array $names Names of fields.
 * @return array `captcha` and `quiz`, for the fields that exist.
 */
function atoll_fixture_challenges( $names ) {
	$answer = array();
	if ( in_array( '_wpcf7_captcha_challenge_code', $names, true ) ) {
		$answer['captcha'] = array( 'code' => content_url( '/uploads/wpcf7_captcha/' . wp_rand( 1000000000, 1999999999 ) . '.png' ) );
	}
	if ( in_array( '_wpcf7_quiz_answer_sum', $names, true ) ) {
		$first          = wp_rand( 1, 6 );
		$answer['quiz'] = array( 'sum' => array( sprintf( 'What is %d + %d?', $first, 7 - $first ), wp_hash( '7' . wp_rand(), 'nonce' ) ) );
	}
	return $answer;
}
