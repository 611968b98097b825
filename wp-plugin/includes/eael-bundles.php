<?php
/**
 * Finds out what Essential Addons' bundles do on a page (essential-addons, section 1.7).
 *
 * Essential Addons builds each bundle from a list of elements and stores that list, so the server knows which scripts
 * a bundle contains. The page shows which of them have something to act on. All bundles of a page stay or go together:
 * the runtime leaves every widget to the originals where one of their scripts is alive.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * The behaviours that the bundles have on this page.
 *
 * @param string $html The page, or a part of it.
 * @return array Names: our widget's for what it covers, plain words for everything else.
 */
function atoll_eael_widgets( $html ) {
	$listed  = atoll_eael_bundled_elements();
	$present = atoll_eael_page_elements( $html );
	$found   = array();
	foreach ( null === $listed ? $present : $listed as $element ) {
		$found[] = atoll_eael_behaviour( $element, in_array( $element, $present, true ), $html );
	}
	if ( null === $listed ) {
		$found = array_merge( $found, atoll_eael_unlisted_extensions( $html ) );
	}
	$found = array_merge( $found, atoll_eael_pro_settings( $html, $present ), atoll_eael_common_behaviours( $html ) );
	$found = array_filter( array_merge( $found, atoll_eael_bundle_users() ), 'strlen' );
	if ( $found && atoll_eael_prints_inline() ) {
		$found[] = 'scripts printed into the page';
	}
	return array_values( array_unique( $found ) );
}

/**
 * What one element of a bundle does on this page.
 *
 * @param string $element    The element.
 * @param bool   $is_present Whether the page has a widget of this element.
 * @param string $html       The page, or a part of it.
 * @return string Name of the behaviour; '' when the element's scripts have nothing to act on, or it has none.
 */
function atoll_eael_behaviour( $element, $is_present, $html ) {
	if ( 'custom-js' === $element ) {
		// Up to 5.1 the list says so when the bundle contains JavaScript that an editor has written.
		return 'JavaScript that an editor has added';
	}
	if ( ! atoll_eael_has_script( $element ) ) {
		return '';
	}
	$covered = atoll_eael_covered_elements();
	if ( isset( $covered[ $element ] ) ) {
		if ( atoll_eael_is_extended( $element ) ) {
			return atoll_eael_title( $element ) . ', as another plugin extends it';
		}
		return $is_present ? $covered[ $element ] : '';
	}
	$marks = atoll_eael_marks();
	if ( isset( $marks[ $element ] ) ) {
		return false === strpos( $html, $marks[ $element ] ) ? '' : atoll_eael_title( $element );
	}
	// Only of the free plugin's elements is it known that their scripts act on nothing but their own widgets.
	$is_absent = ! $is_present && in_array( $element, atoll_eael_free_elements(), true );
	return $is_absent ? '' : atoll_eael_title( $element );
}

/**
 * The elements that the queued bundles were built from.
 *
 * @return array|null Null when the list of one of the bundles is not known.
 */
function atoll_eael_bundled_elements() {
	if ( atoll_eael_prints_inline() ) {
		return null;
	}
	$elements = array();
	foreach ( atoll_eael_queued_bundles() as $handle ) {
		$list = 'eael-general' === $handle ? array() : atoll_eael_bundle_elements( $handle );
		if ( null === $list ) {
			return null;
		}
		$elements = array_merge( $elements, $list );
	}
	return array_values( array_unique( $elements ) );
}

/**
 * The elements that one bundle was built from.
 *
 * @param string $handle A bundle: `eael-<post>` from 5.2 on, the request's nine digits before.
 * @return array|null Null when the list is missing or is not one.
 */
function atoll_eael_bundle_elements( $handle ) {
	if ( 0 === strpos( $handle, 'eael-' ) ) {
		$list = get_post_meta( (int) substr( $handle, 5 ), '_eael_widget_elements', true );
	} else {
		// A request that is not indexed yet gets this file, of all elements that the site has switched on.
		if ( 0 === strpos( wp_basename( atoll_eael_src( $handle ) ), '734e5f942.' ) ) {
			return null;
		}
		$list = get_option( $handle . '_eael_elements' );
		// Up to 4.7.2 the option had another name.
		$list = false === $list ? get_option( $handle . '_elements' ) : $list;
	}
	$is_list = $list && is_array( $list ) && array_filter( $list, 'is_string' ) === $list;
	return $is_list ? array_values( $list ) : null;
}

/**
 * The address of a bundle, also once the bundle has been emptied.
 *
 * @param string $handle The bundle.
 * @return string
 */
function atoll_eael_src( $handle ) {
	$emptied = atoll_page()->emptied;
	$src     = isset( $emptied[ $handle ] ) ? $emptied[ $handle ]['src'] : wp_scripts()->registered[ $handle ]->src;
	return (string) strtok( (string) $src, '?' );
}

/**
 * The bundles of this page, and the code that all of them share.
 *
 * @return array Handles.
 */
function atoll_eael_queued_bundles() {
	$handles = array_map( 'strval', array_keys( atoll_closure( wp_scripts()->queue ) ) );
	return array_values( array_filter( $handles, 'atoll_eael_is_bundle' ) );
}

/**
 * Whether a script is a bundle of Essential Addons.
 *
 * @param string $handle The script.
 * @return bool
 */
function atoll_eael_is_bundle( $handle ) {
	return 1 === preg_match( '/^(?:eael-(?:general|\d+)|[0-9a-f]{9})$/D', $handle );
}

/**
 * Whether Essential Addons prints its elements' scripts into the page instead of a file. They stay then, and so must
 * the file that they call.
 *
 * @return bool
 */
function atoll_eael_prints_inline() {
	return 'internal' === get_option( 'eael_js_print_method' );
}

/**
 * Scripts of others that depend on one of the bundles.
 *
 * @return array What they are, in words.
 */
function atoll_eael_bundle_users() {
	$scripts = wp_scripts();
	$found   = array();
	foreach ( array_map( 'strval', array_keys( atoll_closure( $scripts->queue ) ) ) as $handle ) {
		if ( ! atoll_eael_is_bundle( $handle ) && array_filter( $scripts->registered[ $handle ]->deps, 'atoll_eael_is_bundle' ) ) {
			$found[] = "needed by $handle";
		}
	}
	return $found;
}
