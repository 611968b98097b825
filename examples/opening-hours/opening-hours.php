<?php
/**
 * Plugin Name: Opening hours
 * Description: An example of a widget for Atoll without a build. [opening_hours opens="8" closes="16"]
 * Version: 1.0.0
 * Requires at least: 6.3
 * License: GPL-2.0-or-later
 *
 * @package Opening_Hours
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the text that visitors see without JavaScript.
 *
 * @param array $attributes `opens` and `closes`: hours from 0 to 24.
 * @return string
 */
function opening_hours_shortcode( $attributes ) {
	$hours = shortcode_atts(
		array(
			'opens'  => '8',
			'closes' => '16',
		),
		$attributes
	);
	wp_enqueue_script( 'opening-hours', plugins_url( 'opening-hours.js', __FILE__ ), array(), '1.0.0', array( 'strategy' => 'defer' ) );
	return sprintf(
		'<p class="opening-hours" data-opens="%1$s" data-closes="%2$s">Open from %1$s to %2$s o’clock.</p>',
		esc_attr( $hours['opens'] ),
		esc_attr( $hours['closes'] )
	);
}
add_shortcode( 'opening_hours', 'opening_hours_shortcode' );
