<?php
/**
 * As much of WP-CLI as a command calls. Its lines are printed.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints what a command says.
 */
class WP_CLI {

	/**
	 * A line.
	 *
	 * @param string $line The line.
	 */
	public static function log( $line ) {
		echo esc_html( $line ) . "\n";
	}

	/**
	 * The last line of what went well.
	 *
	 * @param string $line The line.
	 */
	public static function success( $line ) {
		echo 'Success: ' . esc_html( $line ) . "\n";
	}

	/**
	 * A failure.
	 *
	 * @param string $line The line.
	 */
	public static function error( $line ) {
		echo 'Error: ' . esc_html( $line ) . "\n";
	}

	/**
	 * What WP-CLI was started with.
	 *
	 * @return object
	 */
	public static function get_runner() {
		return (object) array( 'config' => array() );
	}
}
