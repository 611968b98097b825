<?php
/**
 * Prints a form's own text for a failed mail where the browser finds it. The browser shows it if the server does not
 * answer, and the original shows nothing then.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the text to the element that shows the form's messages.
 *
 * @param string $output  The element's HTML.
 * @param mixed  $class   Unused.
 * @param mixed  $content Unused.
 * @param mixed  $form    The form.
 * @return string
 */
function atoll_print_failed_mail_text( $output, $class = '', $content = '', $form = null ) {
	$text = is_string( $output ) ? atoll_failed_mail_text( $form ) : '';
	if ( '' === $text ) {
		return $output;
	}
	$added = preg_replace_callback(
		'~<\w+(?=[^<>]*?\bwpcf7-response-output\b)~',
		fn( $start ) => $start[0] . ' data-atoll-failed="' . esc_attr( $text ) . '"',
		$output,
		1
	);
	return is_string( $added ) ? $added : $output;
}

/**
 * Returns a form's text for a failed mail.
 *
 * @param mixed $form The form.
 * @return string Plain text; '' if it has none.
 */
function atoll_failed_mail_text( $form ) {
	if ( ! is_object( $form ) || ! method_exists( $form, 'message' ) ) {
		return '';
	}
	try {
		$text = $form->message( 'mail_sent_ng' );
	} catch ( Throwable $error ) {
		// A filter of another plugin expects a message that was sent. The page is more important than the text.
		return '';
	}
	return is_string( $text ) ? trim( wp_strip_all_tags( $text ) ) : '';
}
