<?php
/**
 * The REST routes of contact forms: `feedback`, `refill` and `feedback/schema`, as in Contact Form 7 6.1.6
 * (contact-form-7, section 15).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the forms of the demo page: a simple form, and a form with a quiz and a captcha. If the real plugin is active,
 * prints its forms.
 */
function atoll_fixture_print_forms() {
	if ( defined( 'WPCF7_VERSION' ) ) {
		atoll_fixture_print_real_forms();
		return;
	}
	foreach ( array( 'form-6.1.6', 'form-6.1.6-captcha-quiz' ) as $name ) {
		$html = (string) file_get_contents( ATOLL_FIXTURE_MARKUP . "/contact-form-7/$name.html" );
		$html = apply_filters( 'wpcf7_form_elements', $html ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the original's hook.
		$html = preg_replace_callback( '~<div class="wpcf7-response-output"[^<>]*></div>~', 'atoll_fixture_response_output', $html );
		echo '<section class="demo">' . atoll_fixture_with_nonce( $html ) . '</section>'; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the server's markup.
	}
}

/**
 * Passes the element for messages through the original's hook, as 5.2 and later do.
 *
 * @param array $found The element's HTML.
 * @return string
 */
function atoll_fixture_response_output( $found ) {
	$form = new class() {
		/**
		 * Returns a text of the form.
		 *
		 * @param string $name The text's name.
		 * @return string
		 * @throws Exception As a filter that expects a message, for `?fixture_texts=throw`.
		 */
		public function message( $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- test code.
			if ( isset( $_GET['fixture_texts'] ) ) {
				throw new Exception( 'there is no message' );
			}
			return 'mail_sent_ng' === $name ? 'Mail "failed" & is <i>lost</i>. Call us.' : '';
		}
	};
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the original's hook.
	return apply_filters( 'wpcf7_form_response_output', $found[0], 'wpcf7-response-output', '', $form, 'init' );
}

/**
 * Adds the nonce that the original prints for signed-in visitors. The request `?fixture_nonce=` sets a different one.
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
 * Registers the routes. They are public, because WordPress checks the nonce.
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
 * Handles a message.
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
 * Handles a request for new questions.
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
 * Returns the rules of all fields. Rules for fields that a form does not have are ignored.
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
 * Checks whether a call names a form of the markup.
 *
 * @param WP_REST_Request $request The call.
 * @return bool
 */
function atoll_fixture_has_form( $request ) {
	return 1 === preg_match( '/^1[0-2]\d$/D', (string) $request['id'] );
}

/**
 * Returns the error for unknown forms.
 *
 * @return WP_Error
 */
function atoll_fixture_no_form() {
	return new WP_Error( 'wpcf7_not_found', 'The requested contact form was not found.', array( 'status' => 404 ) );
}
