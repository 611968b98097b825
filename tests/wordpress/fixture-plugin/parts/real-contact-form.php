<?php
/**
 * Forms of the real Contact Form 7, created with its functions if the plugin is active. Words in a message choose its
 * status through the plugin's hooks. No mail is sent.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the forms, as written by an author.
 *
 * @return array Title => template and additional settings.
 */
function atoll_fixture_form_templates() {
	return array(
		'Every field'   => array(
			'form'     => <<<'FORM'
<p><label>Your name [text* your-name autocomplete:name]</label></p>
<p><label>Your email [email* your-email]</label></p>
<p><label>Web site [url your-url]</label></p>
<p><label>Telephone [tel your-tel]</label></p>
<p><label>Age [number your-age min:16 max:120]</label></p>
<p><label>Hours [range hours min:0 max:10 step:1]</label></p>
<p><label>First day [date first-day min:2020-01-01]</label></p>
<p><label>Course [select* course include_blank "Art" "Music"]</label></p>
<p><label>Languages [select languages multiple "English" "Welsh" "Irish"]</label></p>
<p>Interests [checkbox interests free_text "Sport" "Drama" "Other"]</p>
<p>Level [checkbox level exclusive "Beginner" "Advanced"]</p>
<p>Term [radio term default:1 "Autumn" "Spring"]</p>
<p><label>Programme [file programme filetypes:txt|pdf limit:1kb]</label></p>
<p>[quiz sum "What is 3 + 4?|7"]</p>
<p><label>Message [textarea your-message minlength:3 maxlength:400] [count your-message] [count your-message down]</label></p>
<p>You wrote: [reflection your-name] [output your-email "nobody@school.example"]</p>
[hidden campaign "spring"]
<p>[acceptance terms] I agree [/acceptance] [acceptance news optional] News [/acceptance]</p>
<div class="inert-on-sent">Rests when sent</div>
<p>[submit "Send"]</p>
FORM
			,
			'settings' => '',
		),
		'Short'         => array(
			'form'     => "<p><label>Your name [text* your-name id:the-name]</label></p>\n<p><label>Your message [textarea your-message]</label></p>\n<p>[submit \"Send\"]</p>",
			'settings' => '',
		),
		'As validation' => array(
			'form'     => "<p><label>Your name [text your-name]</label></p>\n<p>[acceptance terms] I agree [/acceptance]</p>\n<p>[submit \"Send\"]</p>",
			'settings' => 'acceptance_as_validation: on',
		),
		'Members only'  => array(
			'form'     => "<p><label>Your name [text your-name]</label></p>\n<p>[submit \"Send\"]</p>",
			'settings' => 'subscribers_only: true',
		),
	);
}

/**
 * Saves the missing forms.
 */
function atoll_fixture_create_forms() {
	if ( ! function_exists( 'wpcf7_save_contact_form' ) || get_option( 'atoll_fixture_forms' ) ) {
		return;
	}
	$ids = array();
	foreach ( atoll_fixture_form_templates() as $title => $template ) {
		$form = wpcf7_save_contact_form(
			array(
				'title'               => $title,
				'locale'              => 'en_US',
				'form'                => $template['form'],
				'additional_settings' => $template['settings'],
			)
		);
		$ids[ $title ] = $form->id();
	}
	update_option( 'atoll_fixture_forms', $ids );
}

/**
 * Prints the forms like a page of the site, with shortcodes in the loop.
 */
function atoll_fixture_print_real_forms() {
	while ( have_posts() ) {
		the_post();
		foreach ( (array) get_option( 'atoll_fixture_forms' ) as $title => $id ) {
			printf( '<section class="demo"><h2>%s</h2>%s</section>', esc_html( $title ), do_shortcode( '[contact-form-7 id="' . (int) $id . '"]' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the plugin's markup.
		}
	}
}

/**
 * Treats a message as spam if it contains the word.
 *
 * @param bool $is_spam The result so far.
 * @return bool
 */
function atoll_fixture_is_spam( $is_spam ) {
	return $is_spam || atoll_fixture_real_message_has( 'spam' );
}

/**
 * Aborts, requests a payment, or sets a custom status before the mail is sent.
 *
 * @param WPCF7_ContactForm $form       The form.
 * @param bool              $abort      Set to true to send nothing.
 * @param WPCF7_Submission  $submission The message.
 */
function atoll_fixture_before_mail( $form, &$abort, $submission ) {
	if ( atoll_fixture_real_message_has( 'abort' ) ) {
		$abort = true;
	} elseif ( atoll_fixture_real_message_has( 'pay' ) ) {
		$abort = true;
		$submission->set_status( 'payment_required' );
		$submission->set_response( 'Payment is required. Please pay by credit card.' );
	} elseif ( atoll_fixture_real_message_has( 'own status' ) ) {
		$abort = true;
		$submission->set_status( 'my_own_status' );
		$submission->set_response( 'The hook has the last word.' );
	}
}

/**
 * Prevents mail from being sent, and returns the result.
 *
 * @return bool
 */
function atoll_fixture_keep_mail() {
	return ! atoll_fixture_real_message_has( 'fail' );
}

/**
 * Checks whether the current message contains a word.
 *
 * @param string $word The word.
 * @return bool
 */
function atoll_fixture_real_message_has( $word ) {
	$submission = class_exists( 'WPCF7_Submission' ) ? WPCF7_Submission::get_instance() : null;
	$message    = $submission ? $submission->get_posted_data( 'your-message' ) : '';
	return false !== strpos( strtolower( (string) $message ), $word );
}
