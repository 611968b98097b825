<?php
/**
 * What is known of Essential Addons' elements: which of them this build covers, and which have a script at all.
 *
 * An element goes by its key in the original's configuration, which is also what the stored lists contain.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The elements that this build covers.
 *
 * @return array Element => name of the widget that covers it.
 */
function atoll_eael_covered_elements() {
	static $covered = null;
	if ( null === $covered ) {
		$covered = array();
		foreach ( atoll_tables()['widgets'] as $widget => $facts ) {
			$covered += array_fill_keys( $facts['elements'], (string) $widget );
		}
	}
	return $covered;
}

/**
 * Whether the bundles contain a script for an element.
 *
 * @param string $element The element.
 * @return bool True also for an element of which nothing is known.
 */
function atoll_eael_has_script( $element ) {
	$files = atoll_eael_script_files( $element );
	return null === $files ? ! in_array( $element, atoll_eael_scriptless_elements(), true ) : (bool) $files;
}

/**
 * Whether another plugin, such as Pro, adds a script to an element that this build covers. What Pro adds to four of
 * them is known: the build covers it, or atoll_eael_pro_settings() finds it.
 *
 * @param string $element The element.
 * @return bool
 */
function atoll_eael_is_extended( $element ) {
	if ( ! defined( 'EAEL_PLUGIN_PATH' ) || in_array( $element, array( 'adv-accordion', 'data-table', 'filter-gallery', 'progress-bar' ), true ) ) {
		return false;
	}
	foreach ( (array) atoll_eael_script_files( $element ) as $file ) {
		if ( 0 !== strpos( $file, EAEL_PLUGIN_PATH ) ) {
			return true;
		}
	}
	return false;
}

/**
 * The files from which Essential Addons builds the script of an element, by its own configuration.
 *
 * @param string $element The element.
 * @return array|null Null for an element that the configuration does not have.
 */
function atoll_eael_script_files( $element ) {
	$configuration = atoll_eael_configuration();
	if ( ! isset( $configuration[ $element ] ) ) {
		return null;
	}
	$entry = $configuration[ $element ];
	$files = isset( $entry['dependency']['js'] ) ? (array) $entry['dependency']['js'] : array();
	$found = array();
	foreach ( $files as $file ) {
		// Files of the context "edit" are for the editor only.
		if ( isset( $file['file'], $file['context'] ) && 'view' === $file['context'] ) {
			$found[] = (string) $file['file'];
		}
	}
	return $found;
}

/**
 * Essential Addons' configuration of its elements and extensions, with what other plugins add to it.
 *
 * @return array Element => its entry; empty where the configuration is not to be had.
 */
function atoll_eael_configuration() {
	static $configuration = null;
	if ( null === $configuration ) {
		$configuration = array();
		foreach ( array( 'elements', 'extensions' ) as $kind ) {
			$entries = isset( $GLOBALS['eael_config'][ $kind ] ) ? $GLOBALS['eael_config'][ $kind ] : array();
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- the original's, asked as it asks itself.
			$configuration += (array) apply_filters( "eael/registered_$kind", $entries );
		}
	}
	return $configuration;
}
