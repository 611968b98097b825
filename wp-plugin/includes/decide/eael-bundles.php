<?php
/**
 * Determines what Essential Addons' bundles do on a page (essential-addons, section 1.7).
 *
 * Essential Addons builds each bundle from a list of elements and stores that list, so the server knows which scripts
 * a bundle contains. The page's HTML shows which of them have elements to act on. All bundles of a page are kept or
 * removed together, because the runtime leaves every widget to the originals as soon as one original script is loaded.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the behaviours that the bundles have on this page.
 *
 * @param string $html The page, or a part of it.
 * @return array Names of Atoll's widgets for behaviours that they cover, and descriptions of all others.
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
		$found[] = 'inline scripts of the elements';
	}
	return array_values( array_unique( $found ) );
}

/**
 * Returns what one element of a bundle does on this page.
 *
 * @param string $element    The element.
 * @param bool   $is_present Whether the page has a widget of this element.
 * @param string $html       The page, or a part of it.
 * @return string Name of the behaviour; '' if the element has no script, or its script has nothing to act on.
 */
function atoll_eael_behaviour( $element, $is_present, $html ) {
	if ( 'custom-js' === $element ) {
		// Up to 5.1, the list has this entry when the bundle contains an editor's custom JavaScript.
		return 'custom JavaScript of the bundle';
	}
	if ( ! atoll_eael_has_script( $element ) ) {
		return '';
	}
	$covered = atoll_eael_covered_elements();
	if ( isset( $covered[ $element ] ) ) {
		if ( atoll_eael_is_extended( $element ) ) {
			return atoll_eael_title( $element ) . ', extended by another plugin';
		}
		return $is_present ? $covered[ $element ] : '';
	}
	$marks = atoll_eael_marks();
	if ( isset( $marks[ $element ] ) ) {
		return false === strpos( $html, $marks[ $element ] ) ? '' : atoll_eael_title( $element );
	}
	// Only the free plugin's scripts are known to act on nothing but their own widgets.
	$is_absent = ! $is_present && in_array( $element, atoll_eael_free_elements(), true );
	return $is_absent ? '' : atoll_eael_title( $element );
}

/**
 * Returns the elements that the queued bundles were built from.
 *
 * @return array|null Null if the list of one of the bundles is unknown.
 */
function atoll_eael_bundled_elements() {
	return atoll_site_value( 'eael_list' );
}

/**
 * Reads what atoll_eael_bundled_elements() returns.
 *
 * @return array|null
 */
function atoll_eael_listed_elements() {
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
 * Returns the elements that one bundle was built from.
 *
 * @param string $handle Handle of a bundle: `eael-<post>` since 5.2, nine hexadecimal digits before.
 * @return array|null Null if the list is missing or invalid.
 */
function atoll_eael_bundle_elements( $handle ) {
	if ( 0 === strpos( $handle, 'eael-' ) ) {
		$list = get_post_meta( (int) substr( $handle, 5 ), '_eael_widget_elements', true );
	} else {
		// A URL that is not indexed yet gets this file, which contains all elements that are active on the site.
		if ( 0 === strpos( wp_basename( atoll_eael_src( $handle ) ), '734e5f942.' ) ) {
			return null;
		}
		$list = get_option( $handle . '_eael_elements' );
		// Up to 4.7.2, the option had a different name.
		$list = false === $list ? get_option( $handle . '_elements' ) : $list;
	}
	$is_list = $list && is_array( $list ) && array_filter( $list, 'is_string' ) === $list;
	return $is_list ? array_values( $list ) : null;
}

/**
 * Returns the URL of a bundle, even if the bundle was already emptied.
 *
 * @param string $handle Handle of the bundle.
 * @return string
 */
function atoll_eael_src( $handle ) {
	$emptied = atoll_page()->emptied;
	$src     = isset( $emptied[ $handle ] ) ? $emptied[ $handle ]['src'] : wp_scripts()->registered[ $handle ]->src;
	return (string) strtok( (string) $src, '?' );
}

/**
 * Checks whether Essential Addons prints its elements' scripts inline instead of into a file. Inline scripts stay on the
 * page, so the file that they call has to stay, too.
 *
 * @return bool
 */
function atoll_eael_prints_inline() {
	return atoll_site_value( 'eael_inline' );
}

/**
 * Reads what atoll_eael_prints_inline() returns.
 *
 * @return bool
 */
function atoll_eael_has_inline_method() {
	return 'internal' === get_option( 'eael_js_print_method' );
}

/**
 * Returns scripts of other plugins that depend on one of the bundles.
 *
 * @return array Descriptions.
 */
function atoll_eael_bundle_users() {
	$scripts = wp_scripts();
	$found   = array();
	foreach ( atoll_queued_handles() as $handle ) {
		if ( ! atoll_eael_is_bundle( $handle ) && array_filter( $scripts->registered[ $handle ]->deps, 'atoll_eael_is_bundle' ) ) {
			$found[] = "needed by $handle";
		}
	}
	return $found;
}
