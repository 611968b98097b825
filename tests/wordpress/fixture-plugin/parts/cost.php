<?php
/**
 * Times what Atoll does on a page, and prints the result into it.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', 'atoll_fixture_print_cost', 18 );

/**
 * Repeats Atoll's work for this page and prints its median in milliseconds, and the queries that it made.
 */
function atoll_fixture_print_cost() {
	global $wpdb;
	$html    = (string) ob_get_contents();
	$queries = $wpdb->num_queries;
	$spent   = array();
	for ( $round = 0; $round < 200; $round++ ) {
		$start = hrtime( true );
		atoll_is_public_page();
		atoll_is_switched_off();
		atoll_build();
		wp_json_encode( atoll_config(), JSON_HEX_TAG | JSON_HEX_AMP );
		atoll_empty_covered( array_diff_key( atoll_handles_to_judge(), atoll_page()->emptied ), $html );
		atoll_page()->tags = atoll_script_elements( $html, array_map( 'strval', array_keys( atoll_handles_to_judge() ) ) );
		atoll_has_jquery_user( $html, atoll_tags_of( array_keys( atoll_page()->emptied ) ) );
		$spent[] = hrtime( true ) - $start;
		atoll_fixture_fill_again();
	}
	sort( $spent );
	printf(
		'<script type="application/json" id="fixture-cost">%s</script>',
		wp_json_encode(
			array(
				'ms'      => $spent[100] / 1e6,
				'queries' => $wpdb->num_queries - $queries,
				'bytes'   => strlen( $html ),
			)
		)
	);
}
