<?php
/**
 * The page builder's consent on the server (goodlayers-panels, sections 13 to 15): prints the box and the form, handles
 * the form, and withholds snippets and content. On one demo page and on the college site.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the entries of the form by their numbers, with their defaults. The first one is text alone.
 *
 * @return array Number => `text`, `required`, or whether it is on by default.
 */
function atoll_fixture_consent_entries() {
	return array(
		1 => 'text',
		2 => 'required',
		3 => true,
		4 => false,
	);
}

/**
 * Checks whether the page that is being shown asks for consent.
 *
 * @return bool
 */
function atoll_fixture_asks_for_consent() {
	return 'consent' === atoll_fixture_current() || '' !== atoll_college_current();
}

/**
 * Handles the form: stores a number for each entry, including text entries, and continues with the page.
 */
function atoll_fixture_take_consent() {
	// phpcs:disable WordPress.Security.NonceVerification.Missing -- the original has no nonce.
	if ( ! atoll_fixture_asks_for_consent() || empty( $_POST['gdlr-core-privacy-settings'] ) ) {
		return;
	}
	$settings = array();
	foreach ( array_keys( atoll_fixture_consent_entries() ) as $number ) {
		$name              = "gdlr-core-privacy-$number";
		$settings[ $name ] = empty( $_POST[ $name ] ) ? 0 : 1;
	}
	// phpcs:enable
	$json = wp_json_encode( $settings );
	setcookie( 'gdlr-core-privacy-settings', $json, time() + 30 * DAY_IN_SECONDS, '/' );
	$_COOKIE['gdlr-core-privacy-settings'] = wp_slash( $json );
}

/**
 * Checks whether the visitor has answered at all.
 *
 * @return bool
 */
function atoll_fixture_has_answered() {
	return ! empty( $_COOKIE['gdlr-core-privacy-box'] ) || ! empty( $_COOKIE['gdlr-core-privacy-settings'] );
}

/**
 * Checks whether the visitor has consented to an entry.
 *
 * @param int $number The entry's number.
 * @return bool
 */
function atoll_fixture_has_consent( $number ) {
	if ( ! atoll_fixture_has_answered() ) {
		return false;
	}
	$stored = isset( $_COOKIE['gdlr-core-privacy-settings'] ) ? json_decode( wp_unslash( $_COOKIE['gdlr-core-privacy-settings'] ), true ) : null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared only.
	$name   = "gdlr-core-privacy-$number";
	return isset( $stored[ $name ] ) ? 1 === $stored[ $name ] : true === atoll_fixture_consent_entries()[ $number ];
}

/**
 * Prints the head's snippet that belongs to the entry for visitor statistics.
 */
function atoll_fixture_print_snippet() {
	if ( atoll_fixture_asks_for_consent() && atoll_fixture_has_consent( 3 ) ) {
		echo "<script>window.__counted = true;</script>\n";
	}
}

/**
 * Prints two pieces of content, or their placeholders.
 */
function atoll_fixture_print_consent() {
	foreach ( array( 3 => 'A map with the visitors of the week.', 4 => 'A film of the school play.' ) as $number => $content ) {
		printf( '<section class="demo" data-entry="%d">', (int) $number );
		if ( atoll_fixture_has_consent( $number ) ) {
			printf( '<p class="demo-consented">%s</p>', esc_html( $content ) );
		} else {
			echo atoll_fixture_before_lightbox( 'lightbox-form-2.1.7-blocked' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the server's markup.
		}
		echo '</section>';
	}
}

/**
 * Prints the form, and the box for visitors who have not answered it.
 */
function atoll_fixture_print_privacy_box() {
	if ( ! atoll_fixture_asks_for_consent() ) {
		return;
	}
	$box  = atoll_fixture_before_lightbox( 'privacy-box-1.6.0' );
	$form = substr( (string) file_get_contents( ATOLL_FIXTURE_MARKUP . '/goodlayers/privacy-box-1.6.0.html' ), strlen( $box ) );
	if ( atoll_fixture_has_consent( 4 ) ) {
		$form = str_replace( 'name="gdlr-core-privacy-4"', 'name="gdlr-core-privacy-4" checked', $form );
	}
	echo ( atoll_fixture_has_answered() ? '' : $box ) . $form; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the server's markup.
}

/**
 * Returns the part of a fragment that stands before the lightbox in it.
 *
 * @param string $name Name of the fragment.
 * @return string
 */
function atoll_fixture_before_lightbox( $name ) {
	$html = (string) file_get_contents( ATOLL_FIXTURE_MARKUP . "/goodlayers/$name.html" );
	return substr( $html, 0, (int) strpos( $html, '<div class="gdlr-core-lightbox-wrapper"' ) );
}
