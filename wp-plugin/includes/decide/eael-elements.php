<?php
/**
 * Essential Addons' elements: which of them this build covers, and which of them have a script.
 *
 * Elements are identified by their key in the original's configuration. The stored lists contain the same keys.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the elements that this build covers.
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
 * Checks whether the bundles contain a script for an element.
 *
 * @param string $element The element.
 * @return bool True also for an unknown element.
 */
function atoll_eael_has_script( $element ) {
	$files = atoll_eael_script_files( $element );
	return null === $files ? ! in_array( $element, atoll_eael_scriptless_elements(), true ) : (bool) $files;
}

/**
 * Checks whether another plugin, such as Pro, adds a script to an element that this build covers. Pro's additions to
 * four elements are known: this build covers them, or atoll_eael_pro_settings() detects them.
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
 * Returns the files from which Essential Addons builds the script of an element, according to its configuration.
 *
 * @param string $element The element.
 * @return array|null Null for an element that is not in the configuration.
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
		// Files with the context "edit" are only for the editor.
		if ( isset( $file['file'], $file['context'] ) && 'view' === $file['context'] ) {
			$found[] = (string) $file['file'];
		}
	}
	return $found;
}

/**
 * Returns Essential Addons' configuration of its elements and extensions, including other plugins' additions.
 *
 * @return array Element => its entry; empty if the configuration is not available.
 */
function atoll_eael_configuration() {
	static $configuration = null;
	if ( null === $configuration ) {
		$configuration = array();
		foreach ( array( 'elements', 'extensions' ) as $kind ) {
			$entries = isset( $GLOBALS['eael_config'][ $kind ] ) ? $GLOBALS['eael_config'][ $kind ] : array();
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals, WordPress.NamingConventions.ValidHookName -- the original's hook, applied as the original applies it.
			$configuration += (array) apply_filters( "eael/registered_$kind", $entries );
		}
	}
	return $configuration;
}
