<?php
/**
 * The part of WP-CLI that prints tables.
 *
 * @package Atoll
 */

namespace WP_CLI\Utils;

defined( 'ABSPATH' ) || exit;

/**
 * Prints rows as JSON, whatever the format.
 *
 * @param string $format Format.
 * @param array  $rows   Rows.
 * @param array  $fields Columns.
 */
function format_items( $format, $rows, $fields ) {
	echo wp_json_encode( array( $format, array_map( fn( $row ) => array_intersect_key( $row, array_flip( $fields ) ), $rows ) ) ) . "\n";
}
