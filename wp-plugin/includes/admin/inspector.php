<?php
/**
 * The inspector for administrators, in the toolbar of the site's pages. For users without the toolbar, the query
 * `?atoll=inspect` shows it in a corner of the page.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the toolbar's entry. Without the inspector's script, or with Atoll off, it still links to the page's other
 * variant.
 *
 * @param WP_Admin_Bar $bar The toolbar.
 */
function atoll_add_toolbar_entry( $bar ) {
	if ( is_admin() || ! atoll_shows_inspector() || ! atoll_is_public_page() ) {
		return;
	}
	$is_off = '' !== atoll_off_reason();
	$title  = atoll_settings()['test_mode'] && ! atoll_settings()['report_only'] ? __( 'Atoll: test mode', 'atoll' ) : __( 'Atoll', 'atoll' );
	$bar->add_node(
		array(
			'id'    => 'atoll',
			'title' => esc_html( $is_off ? __( 'Atoll: off', 'atoll' ) : $title ),
			'href'  => admin_url( 'options-general.php?page=atoll' ),
		)
	);
	$bar->add_node(
		array(
			'parent' => 'atoll',
			'id'     => 'atoll-switch',
			'title'  => $is_off ? esc_html__( 'This page with Atoll', 'atoll' ) : esc_html__( 'This page without Atoll', 'atoll' ),
			'href'   => esc_url_raw( $is_off ? remove_query_arg( 'atoll' ) : add_query_arg( 'atoll', 'off' ) ),
		)
	);
}

/**
 * Enqueues the inspector's module.
 */
function atoll_enqueue_inspector() {
	if ( atoll_shows_inspector() ) {
		atoll_enqueue_module( 'atoll-inspector', atoll_build()['inspector'] );
	}
}

/**
 * Returns the inspector's texts, by key.
 *
 * @return array
 */
function atoll_inspector_strings() {
	$texts = array(
		'title'          => __( 'Atoll on this page', 'atoll' ),
		'report_only'    => __( 'Report only: Atoll did not change this page. Visitors get the page without Atoll.', 'atoll' ),
		'widgets'        => __( 'Widgets', 'atoll' ),
		'widget'         => __( 'Widget', 'atoll' ),
		'ready'          => __( 'Ready in', 'atoll' ),
		'place'          => __( 'Place', 'atoll' ),
		'show'           => __( 'Show', 'atoll' ),
		'state_failed'   => __( 'Failed', 'atoll' ),
		'state_deferred' => __( 'Left to the original script', 'atoll' ),
		'state_loading'  => __( 'Loading', 'atoll' ),
		'state_ready'    => __( 'Ready', 'atoll' ),
		'state_waiting'  => __( 'Waiting for the visitor', 'atoll' ),
		'stays'          => __( 'Scripts that stay on this page', 'atoll' ),
		/* translators: %s: size of files, with its unit. */
		'scripts'        => __( 'Scripts of the replaced plugins: %s not loaded (uncompressed)', 'atoll' ),
		'freed'          => __( 'Removed: nothing on this page needs it any more.', 'atoll' ),
		'originals'      => __( 'Replaced plugins', 'atoll' ),
		'without'        => __( 'This page without Atoll', 'atoll' ),
	);
	if ( atoll_settings()['test_mode'] && ! atoll_settings()['report_only'] ) {
		/* translators: %s: number of widgets on the page. */
		$inspect = _n_noop( 'Atoll, test mode: %s widget', 'Atoll, test mode: %s widgets', 'atoll' );
	} else {
		/* translators: %s: number of widgets on the page. */
		$inspect = _n_noop( 'Atoll: %s widget', 'Atoll: %s widgets', 'atoll' );
	}
	return $texts + atoll_plural_texts( array( 'inspect' => $inspect ) );
}
