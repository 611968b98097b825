<?php
/**
 * Hides the privacy box of a cached page from a visitor who has answered it, before anything is painted. The box is
 * in such a page for everybody, and the runtime could only take it away once it has been seen.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the hint where the page builder is at work. It is the same for all visitors: their browsers look for the
 * cookies. Where a content security policy refuses it, the runtime hides the box a moment later.
 */
function atoll_print_consent_hint() {
	if ( ! wp_script_is( 'gdlr-core-page-builder', 'enqueued' ) ) {
		return;
	}
	echo "<style id=\"atoll-consent-hint\">.atoll-has-answered .gdlr-core-privacy-box-wrap{display:none}</style>\n";
	wp_print_inline_script_tag(
		"if(/(?:^|; )gdlr-core-privacy-(?:box|settings)=[^;]/.test(document.cookie))document.documentElement.classList.add('atoll-has-answered');",
		array( 'id' => 'atoll-consent-hint-js' )
	);
}
