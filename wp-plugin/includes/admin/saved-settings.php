<?php
/**
 * Checks the settings that the owner saves.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes submitted settings. A missing checkbox is off, because forms do not submit unchecked boxes.
 *
 * @param mixed $input The submitted value. An empty array means that no settings were saved; a form always submits a value.
 * @return array See atoll_default_settings().
 */
function atoll_sanitized_settings( $input ) {
	if ( array() === $input ) {
		return $input;
	}
	$input    = is_array( $input ) ? $input : array();
	$families = isset( $input['families'] ) && is_array( $input['families'] ) ? $input['families'] : array();
	$off      = isset( $input['widgets_off'] ) && is_array( $input['widgets_off'] ) ? $input['widgets_off'] : array();
	$excluded = isset( $input['excluded'] ) && is_string( $input['excluded'] ) ? $input['excluded'] : '';
	return array(
		'families'        => array_values( array_intersect( array_keys( atoll_families() ), array_filter( $families, 'is_string' ) ) ),
		'known_families'  => array_keys( atoll_families() ),
		'widgets_off'     => array_values( array_intersect( array_keys( atoll_tables()['widgets'] ), array_filter( $off, 'is_string' ) ) ),
		'test_mode'       => ! empty( $input['test_mode'] ),
		'report_only'     => ! empty( $input['report_only'] ),
		'excluded'        => implode( "\n", atoll_sanitized_rules( $excluded ) ),
		'keep_jquery'     => ! empty( $input['keep_jquery'] ),
		'listing_address' => ! empty( $input['listing_address'] ),
		'new_tab_hint'    => ! empty( $input['new_tab_hint'] ),
		'log'             => ! empty( $input['log'] ),
	);
}

/**
 * Sanitizes the lines of the setting "Excluded pages". A line that cannot be used is reported and left out.
 *
 * @param string $lines The submitted lines.
 * @return array Paths, see atoll_read_address_rule().
 */
function atoll_sanitized_rules( $lines ) {
	$rules = array();
	foreach ( array_filter( array_map( 'trim', explode( "\n", wp_strip_all_tags( $lines ) ) ) ) as $line ) {
		$rule = atoll_read_address_rule( $line );
		if ( ! is_wp_error( $rule ) ) {
			$rules[] = $rule;
		} elseif ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( 'atoll_settings', 'atoll_rule_' . md5( $line ), $rule->get_error_message() );
		}
	}
	return array_values( array_unique( $rules ) );
}

/**
 * Registers the option.
 */
function atoll_register_settings() {
	register_setting(
		'atoll',
		'atoll_settings',
		array(
			'type'              => 'object',
			'sanitize_callback' => 'atoll_sanitized_settings',
			'show_in_rest'      => false,
		)
	);
}
