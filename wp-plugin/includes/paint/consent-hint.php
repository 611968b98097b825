<?php
/**
 * Hides the privacy box of a cached page before the first paint, if the visitor has already answered it. A cached page
 * contains the box for all visitors, and the runtime would remove it only after the first paint.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the inline script on pages of the page builder. It is identical for all visitors, because the browser checks the
 * cookies. If a content security policy blocks it, the runtime hides the box a moment later. A frame with
 * `sandbox` and without `allow-same-origin` may not read cookies: reading them throws.
 */
function atoll_print_consent_hint() {
	if ( ! wp_script_is( 'gdlr-core-page-builder', 'enqueued' ) ) {
		return;
	}
	echo "<style id=\"atoll-consent-hint\">.atoll-has-answered .gdlr-core-privacy-box-wrap{display:none}</style>\n";
	wp_print_inline_script_tag(
		"try{if(/(?:^|; )gdlr-core-privacy-(?:box|settings)=[^;]/.test(document.cookie))document.documentElement.classList.add('atoll-has-answered')}catch(e){}",
		array( 'id' => 'atoll-consent-hint-js' ) + ATOLL_UNTOUCHED
	);
}
