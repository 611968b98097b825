<?php
/**
 * Values that the site's filters may change. They are recorded when the footer ends, because nothing of other plugins may
 * be called while the complete page is edited: PHP allows no output buffer there, and an exception would lose the edits.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The values, and the functions that compute them. */
const ATOLL_SITE_VALUES = array(
	'settings'   => 'atoll_read_settings',
	'disabled'   => 'atoll_read_disabled_names',
	'is_doctor'  => 'atoll_has_doctor_token',
	'tested'     => 'atoll_filtered_releases',
	'strings'    => 'atoll_strings',
	'texts'      => 'atoll_site_texts',
	'links'      => 'atoll_stylesheet_links',
	'attributes' => 'atoll_inline_attributes',
);

/** Values of a page with a bundle of Essential Addons. On other pages, they would cost a query. */
const ATOLL_BUNDLE_VALUES = array(
	'eael_list'   => 'atoll_eael_listed_elements',
	'eael_inline' => 'atoll_eael_has_inline_method',
);

/** Values of the printed list of decisions, see atoll_decisions_tag(). */
const ATOLL_REPORT_VALUES = array(
	'originals'      => 'atoll_described_originals',
	'decision_texts' => 'atoll_decision_texts',
	'inspector'      => 'atoll_inspector_strings',
);

/**
 * Returns a value.
 *
 * @param string $name A key of ATOLL_SITE_VALUES, ATOLL_BUNDLE_VALUES or ATOLL_REPORT_VALUES.
 * @return mixed The value as the footer recorded it, while the complete page is edited. Otherwise the current value.
 */
function atoll_site_value( $name ) {
	$page = atoll_page();
	if ( $page->is_complete && array_key_exists( $name, $page->values ) ) {
		return $page->values[ $name ];
	}
	return call_user_func( ( ATOLL_SITE_VALUES + ATOLL_BUNDLE_VALUES + ATOLL_REPORT_VALUES )[ $name ] );
}

/**
 * Records the values.
 */
function atoll_record_site_values() {
	$page    = atoll_page();
	$bundles = atoll_eael_queued_bundles() ? ATOLL_BUNDLE_VALUES : array();
	foreach ( ATOLL_SITE_VALUES + $bundles + ( '' === $page->report ? array() : ATOLL_REPORT_VALUES ) as $name => $compute ) {
		$page->values[ $name ] = call_user_func( $compute );
	}
	atoll_script_roots();
	$page->titles = atoll_linked_titles( atoll_is_innermost_buffer( $page->buffer ) ? (string) ob_get_contents() : '', $page->budget );
}

/**
 * Runs a function with none of the site's filters and actions.
 *
 * @param callable $run The function.
 * @return mixed What it returns.
 * @throws Throwable What it throws.
 */
function atoll_without_filters( $run ) {
	$filters = $GLOBALS['wp_filter'];
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- restored below.
	$GLOBALS['wp_filter'] = array();
	try {
		return call_user_func( $run );
	} finally {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- see above.
		$GLOBALS['wp_filter'] = $filters;
	}
}

/**
 * Returns the texts that are added to pages.
 *
 * @return array Key => text.
 */
function atoll_site_texts() {
	return array(
		'name'  => trim( get_bloginfo( 'name', 'display' ) ),
		'home'  => home_url(),
		'top'   => __( 'Back to top', 'atoll' ),
		'start' => __( 'Top of the page', 'atoll' ),
		'next'  => __( 'Next page', 'atoll' ),
		'prev'  => __( 'Previous page', 'atoll' ),
		'video' => __( 'Video', 'atoll' ),
		'map'   => __( 'Map', 'atoll' ),
	);
}

/**
 * Returns a text that is added to pages.
 *
 * @param string $key See atoll_site_texts().
 * @return string
 */
function atoll_site_text( $key ) {
	return atoll_site_value( 'texts' )[ $key ];
}
