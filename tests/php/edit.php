<?php
/**
 * Edits pages as the server does when all original scripts are gone. Reads a JSON list of pages in Base64, and prints a list
 * of `html` in Base64 (null for a page that costs too much), `tags` and `bytes` that were read, and `ms`.
 *
 * @package Atoll
 */

// phpcs:disable WordPress -- runs without WordPress.
require __DIR__ . '/bootstrap.php';

/**
 * Returns the processor time until now. The kernel measures the sum exactly, and only estimates its two parts.
 *
 * @return float Milliseconds.
 */
function atoll_processor_ms() {
	$used = getrusage();
	return ( $used['ru_utime.tv_sec'] + $used['ru_stime.tv_sec'] ) * 1e3 + ( $used['ru_utime.tv_usec'] + $used['ru_stime.tv_usec'] ) / 1e3;
}

$result = array();
foreach ( json_decode( stream_get_contents( STDIN ) ) as $page ) {
	$html = base64_decode( $page );
	// What earlier pages have left is not this page's.
	gc_collect_cycles();
	$from = atoll_processor_ms();
	$budget = new Atoll_Budget();
	try {
		$markup = new Atoll_Markup( $html, $budget );
		$edits  = new Atoll_Edits( $markup );
		atoll_add_early_markup( $markup, $edits );
		$edited = $edits->apply();
	} catch ( OverflowException $error ) {
		$edited = null;
	} catch ( RuntimeException $error ) {
		// A page without a place for styles stays as it is.
		$edited = $html;
	}
	atoll_eael_common_behaviours( $html );
	atoll_eael_unlisted_extensions( $html );
	atoll_eael_page_elements( $html );
	atoll_calls_in_page( $html, array( 'scripts' => array() ), array( 'gdlr_core_' ) );
	$result[] = array(
		'html'  => null === $edited ? null : base64_encode( $edited ),
		'tags'  => $budget->tags,
		'bytes' => $budget->bytes,
		'ms'    => atoll_processor_ms() - $from,
	);
}
echo json_encode( $result );
