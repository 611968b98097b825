<?php
/**
 * Edits many posts in one request, after WordPress's filter for authors without `unfiltered_html`.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** Prints the pages before and after the edits, for each post of the JSON list in the request's body. */
function atoll_fixture_scenario_filtered_posts() {
	add_action( 'wp_footer', 'atoll_fixture_print_filtered_posts', 98 );
}

/**
 * Prints for each post `before` and `after`: the page with the filtered post without and with the edits of a page without
 * original scripts, `after` is null for a page that costs too much; `tags`: number of tags that were read; `ms`: processor
 * time of the edits.
 */
function atoll_fixture_print_filtered_posts() {
	$gone   = array(
		'src'        => '/x.js',
		'deps'       => array(),
		'textdomain' => null,
	);
	$before = atoll_page()->emptied;
	$edited = array();

	atoll_page()->emptied = array_fill_keys( array( 'gdlr-core-page-builder', 'kingster-script-core', 'eael-45' ), $gone );
	foreach ( (array) json_decode( file_get_contents( 'php://input' ), true ) as $post ) {
		$page     = '<!DOCTYPE html><html><head><title>T</title></head><body>' . wp_kses_post( $post ) . '<footer>end</footer></body></html>';
		$edited[] = array( 'before' => $page ) + atoll_fixture_edited( $page );
	}
	atoll_page()->emptied = $before;
	printf( '<script type="application/json" id="fixture-filtered">%s</script>', wp_json_encode( $edited, JSON_HEX_TAG ) );
}

/**
 * Edits a page.
 *
 * @param string $page The page.
 * @return array See atoll_fixture_print_filtered_posts().
 */
function atoll_fixture_edited( $page ) {
	$budget = new Atoll_Budget();
	$start  = getrusage();
	try {
		$markup = new Atoll_Markup( $page, $budget );
		$edits  = new Atoll_Edits( $markup );
		atoll_add_early_markup( $markup, $edits );
		$after = $edits->apply();
	} catch ( OverflowException $error ) {
		$after = null;
	}
	$end = getrusage();
	return array(
		'after' => $after,
		'tags'  => $budget->tags,
		'ms'    => ( $end['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'] ) * 1e3 + ( $end['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'] ) / 1e3,
	);
}
