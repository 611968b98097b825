<?php
/**
 * The server side of contact forms: `feedback`, `refill` and `feedback/schema`, as Contact Form 7 6.1.6 answers them
 * (contact-form-7, section 15). The same words as in mocks/handlers/contact-form-server.ts choose an answer.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the demo page's forms: a plain one, and one with a quiz and a captcha; the real plugin's where it is active.
 */
function atoll_fixture_print_forms() {
	if ( defined( 'WPCF7_VERSION' ) ) {
		atoll_fixture_print_real_forms();
		return;
	}
	foreach ( array( 'form-6.1.6', 'form-6.1.6-captcha-quiz' ) as $name ) {
		$html = (string) file_get_contents( ATOLL_FIXTURE_MARKUP . "/contact-form-7/$name.html" );
		echo '<section class="demo">' . atoll_fixture_with_nonce( $html ) . '</section>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the server's markup.
	}
}

/**
 * Adds the nonce that the original prints for visitors who are signed in; the request `?fixture_nonce=` names another.
 *
 * @param string $html A form.
 * @return string
 */
function atoll_fixture_with_nonce( $html ) {
	if ( ! is_user_logged_in() ) {
		return $html;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
	$nonce = isset( $_GET['fixture_nonce'] ) ? sanitize_key( $_GET['fixture_nonce'] ) : wp_create_nonce( 'wp_rest' );
	$input = sprintf( '<input type="hidden" name="_wpnonce" value="%s" />', esc_attr( $nonce ) );
	return str_replace( '</fieldset>', $input . '</fieldset>', $html );
}

/**
 * Registers the routes. Everybody may call them: whether a nonce is good is WordPress's own question.
 */
function atoll_fixture_form_routes() {
	if ( defined( 'WPCF7_VERSION' ) ) {
		return;
	}
	$routes = array(
		'feedback'        => array( 'POST', 'atoll_fixture_feedback' ),
		'refill'          => array( 'GET', 'atoll_fixture_refill' ),
		'feedback/schema' => array( 'GET', 'atoll_fixture_schema' ),
	);
	foreach ( $routes as $path => $route ) {
		register_rest_route(
			'contact-form-7/v1',
			'/contact-forms/(?P<id>\d+)/' . $path,
			array(
				'methods'             => $route[0],
				'callback'            => $route[1],
				'permission_callback' => '__return_true',
			)
		);
	}
}

/**
 * Takes a message.
 *
 * @param WP_REST_Request $request The message.
 * @return array|WP_Error|WP_REST_Response
 */
function atoll_fixture_feedback( $request ) {
	if ( 0 !== strpos( (string) $request->get_header( 'content-type' ), 'multipart/form-data' ) ) {
		return new WP_Error( 'wpcf7_unsupported_media_type', 'The request payload format is not supported.', array( 'status' => 415 ) );
	}
	if ( ! atoll_fixture_has_form( $request ) ) {
		return atoll_fixture_no_form();
	}
	$fields   = $request->get_body_params();
	$unit_tag = preg_replace( '/[^\w-]/', '', isset( $fields['_wpcf7_unit_tag'] ) ? (string) $fields['_wpcf7_unit_tag'] : '' );
	if ( '' === $unit_tag ) {
		return new WP_Error( 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.', array( 'status' => 400 ) );
	}
	atoll_fixture_odd_answer( $fields );
	$invalid = array();
	foreach ( atoll_fixture_errors( $fields ) as $field => $message ) {
		$invalid[] = array(
			'field'    => $field,
			'message'  => $message,
			'idref'    => null,
			'error_id' => "$unit_tag-ve-$field",
		);
	}
	$status = $invalid ? 'validation_failed' : atoll_fixture_status( $fields );
	return atoll_fixture_answer( (int) $request['id'], $status, $unit_tag, $fields ) + array( 'invalid_fields' => $invalid );
}

/**
 * The answer without its list of fields.
 *
 * @param int    $id       The form.
 * @param string $status   What became of the message.
 * @param string $unit_tag The form's place on the page.
 * @param array  $fields   What was sent.
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
		// What the tests want to know: the original adds nothing like it.
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
 * Gives new questions.
 *
 * @param WP_REST_Request $request The call.
 * @return array|WP_Error
 */
function atoll_fixture_refill( $request ) {
	if ( ! atoll_fixture_has_form( $request ) ) {
		return atoll_fixture_no_form();
	}
	$asks = in_array( (int) $request['id'], array( 102, 105 ), true ) ? array( '_wpcf7_quiz_answer_sum', '_wpcf7_captcha_challenge_code' ) : array();
	return atoll_fixture_challenges( $asks );
}

/**
 * Gives the rules of all fields: one for a field that a form does not have is never looked at.
 *
 * @param WP_REST_Request $request The call.
 * @return array|WP_Error
 */
function atoll_fixture_schema( $request ) {
	if ( ! atoll_fixture_has_form( $request ) ) {
		return atoll_fixture_no_form();
	}
	$rules = array();
	foreach ( atoll_fixture_answers( 'fields' ) as $field => $entry ) {
		foreach ( $entry['rules'] as $rule ) {
			$limit   = isset( $entry['threshold'] ) ? array( 'threshold' => $entry['threshold'] ) : array();
			$rules[] = array(
				'rule'  => $rule,
				'field' => $field,
				'error' => atoll_fixture_rule_texts()[ $rule ],
			) + $limit;
		}
	}
	return array(
		'version' => 'Contact Form 7 SWV Schema 2024-10',
		'locale'  => 'en_US',
		'rules'   => $rules,
	);
}

/**
 * Reads what the mocked server answers too.
 *
 * @param string $name `texts` or `fields`.
 * @return array
 */
function atoll_fixture_answers( $name ) {
	return (array) json_decode( (string) file_get_contents( WP_CONTENT_DIR . "/atoll-answers/contact-form-$name.json" ), true );
}

/**
 * The words of the rules.
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
 * Whether a call names a form of the markup.
 *
 * @param WP_REST_Request $request The call.
 * @return bool
 */
function atoll_fixture_has_form( $request ) {
	return 1 === preg_match( '/^1[0-2]\d$/D', (string) $request['id'] );
}

/**
 * The answer for all others.
 *
 * @return WP_Error
 */
function atoll_fixture_no_form() {
	return new WP_Error( 'wpcf7_not_found', 'The requested contact form was not found.', array( 'status' => 404 ) );
}

/**
 * Looks for fields that are not filled in as they must be.
 *
 * @param array $fields What was sent.
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
 * The words of the message, in one text.
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
 * Chooses what becomes of a message without faults.
 *
 * @param array $fields What was sent.
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
 * Answers as no plugin does, but a site in trouble: `broken` and `error 500`.
 *
 * @param array $fields What was sent.
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
 * New questions for the fields that ask something.
 *
 * @param array $names Names of fields.
 * @return array `captcha` and `quiz`, as far as there are such fields.
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
