<?php
/**
 * The text for the site's privacy policy (docs/privacy.md).
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Suggests a text for the site's privacy policy.
 */
function atoll_suggest_privacy_text() {
	wp_add_privacy_policy_content( 'Atoll', wp_kses_post( wpautop( implode( "\n\n", atoll_privacy_paragraphs() ) ) ) );
}

/**
 * Returns the paragraphs of the text.
 *
 * @return array
 */
function atoll_privacy_paragraphs() {
	$log = __( 'For a share of the visits, the browser reports to this site how fast the page was, and which of Atoll’s widgets failed. Atoll stores only how often each value occurred, by day and type of page, for 28 days. It does not store who reported a value.', 'atoll' );
	return array(
		__( 'Atoll runs the widgets of this site’s pages in the visitor’s browser. It collects no personal data, and it sends nothing to its authors.', 'atoll' ),
		...( atoll_settings()['log'] ? array( $log ) : array() ),
		sprintf(
			/* translators: 1: name of a cookie, 2 and 3: names of entries. */
			__( 'In the browser, it stores the consent cookie %1$s after a visitor has accepted the page builder’s privacy box, and two entries in local storage for each countdown that starts at a visitor’s first visit: %2$s with the length of the countdown, and %3$s with the time at which it ends. The cookie is valid for 30 days, unless this site sets another period. The entries stay until the visitor deletes them. They do not identify the visitor.', 'atoll' ),
			'<code>gdlr-core-privacy-box</code>',
			'<code>eael_countdown_evergreen_interval_ID</code>',
			'<code>eael_countdown_evergreen_time_ID</code>'
		),
		sprintf(
			/* translators: %s: name of a cookie. */
			__( 'Atoll also reads the page builder’s cookie %s, to hide the privacy box from visitors who have answered it.', 'atoll' ),
			'<code>gdlr-core-privacy-settings</code>'
		),
		__( 'Videos from YouTube, Vimeo, Dailymotion and VK are loaded from these services when a visitor plays them, or when a page plays them automatically, as a background or when they come into view. The preview picture of a YouTube video without a thumbnail is loaded when the lightbox shows the video. The service then receives the visitor’s IP address, details of the browser and the address of this site, and it can set cookies.', 'atoll' ),
		__( 'Links for sharing a picture on Facebook, X and Pinterest load nothing before a visitor follows them. The service then also receives the address of the page and the description of the picture, and Pinterest the address of the picture.', 'atoll' ),
		__( 'A page that opens in a frame of the lightbox is loaded from its server when its slide or a slide next to it is shown.', 'atoll' ),
	);
}
