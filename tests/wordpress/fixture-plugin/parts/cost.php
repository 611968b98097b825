<?php
/**
 * Repeats Atoll's work on a page, and prints the result into the page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', 'atoll_fixture_print_cost', 18 );

/**
 * Repeats Atoll's work for this page and prints the number of queries.
 */
function atoll_fixture_print_cost() {
	global $wpdb;
	$html    = (string) ob_get_contents();
	$queries = $wpdb->num_queries;
	atoll_is_public_page();
	atoll_off_reason();
	atoll_build();
	wp_json_encode( atoll_config(), JSON_HEX_TAG | JSON_HEX_AMP );
	atoll_empty_covered( array_diff_key( atoll_handles_to_judge(), atoll_page()->emptied ), $html );
	atoll_page()->tags = atoll_script_elements( atoll_markup( $html ), atoll_string_keys( atoll_handles_to_judge() ) );
	atoll_jquery_users( atoll_markup( $html ), atoll_tags_of( array_keys( atoll_page()->emptied ) ) );
	atoll_fixture_fill_again();
	printf(
		'<script type="application/json" id="fixture-cost">%s</script>',
		wp_json_encode(
			array(
				'queries' => $wpdb->num_queries - $queries,
				'bytes'   => strlen( $html ),
			)
		)
	);
}

add_action( 'wp_footer', 'atoll_fixture_print_finishing', 18 );

/**
 * Edits the page so far like a complete page, and prints the number of cuts and additions.
 */
function atoll_fixture_print_finishing() {
	$html = ob_get_contents() . '<script src="x.js" id="gdlr-core-page-builder-js"></script></body></html>';
	$page = clone atoll_page();
	// The state at the end of a page: the script is printed, and nothing else needs jQuery.
	$script = wp_scripts()->registered['gdlr-core-page-builder'];

	atoll_page()->emptied['gdlr-core-page-builder'] = array(
		'src'        => $script->src,
		'deps'       => $script->deps,
		'textdomain' => null,
	);

	$markup = atoll_markup( $html );
	$edits  = new Atoll_Edits( $markup );

	atoll_page()->tags = atoll_script_elements( $markup, array( 'gdlr-core-page-builder', 'jquery-core', 'jquery-migrate' ) );
	$cuts              = atoll_tags_of( array( 'gdlr-core-page-builder', 'jquery-core', 'jquery-migrate' ) );
	$is_used           = (bool) atoll_jquery_users( $markup, $cuts );
	atoll_cut_all( $edits, 'scripts', $cuts );
	atoll_add_early_markup( $markup, $edits );
	$short = $edits->apply();
	foreach ( array( 'emptied', 'tags' ) as $member ) {
		atoll_page()->$member = $page->$member;
	}
	$finished = array(
		'bytes'  => strlen( $html ),
		'isUsed' => $is_used,
		'cut'    => count( $cuts ),
		'added'  => substr_count( $short, 'atoll-first-paint-css' ) + substr_count( $short, 'data-atoll-served' ),
	);
	printf( '<script type="application/json" id="fixture-finishing">%s</script>', wp_json_encode( $finished ) );
}
