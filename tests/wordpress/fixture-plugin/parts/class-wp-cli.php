<?php
/**
 * The parts of WP-CLI that the command uses. Messages are printed.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints a command's messages.
 */
class WP_CLI {

	/**
	 * Prints a line.
	 *
	 * @param string $line The line.
	 */
	public static function log( $line ) {
		echo esc_html( $line ) . "\n";
	}

	/**
	 * Prints a success message.
	 *
	 * @param string $line The line.
	 */
	public static function success( $line ) {
		echo 'Success: ' . esc_html( $line ) . "\n";
	}

	/**
	 * Prints an error message and the exit code. WP-CLI ends here.
	 *
	 * @param string $line The line.
	 */
	public static function error( $line ) {
		echo 'Error: ' . esc_html( $line ) . "\nExit: 1\n";
	}

	/**
	 * Prints a warning.
	 *
	 * @param string $line The line.
	 */
	public static function warning( $line ) {
		echo 'Warning: ' . esc_html( $line ) . "\n";
	}

	/**
	 * Prints the exit code.
	 *
	 * @param int $code The code.
	 */
	public static function halt( $code ) {
		echo 'Exit: ' . (int) $code . "\n";
	}

	/**
	 * Returns the runner with WP-CLI's configuration.
	 *
	 * @return object
	 */
	public static function get_runner() {
		return (object) array( 'config' => array() );
	}
}
