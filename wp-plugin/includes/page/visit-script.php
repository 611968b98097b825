<?php
/**
 * Adds the script that reports visits to pages, if the owner has switched the log on.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/** The share of visits whose speed is reported. */
const ATOLL_LOG_SHARE = 0.1;

/**
 * Enqueues the script that reports visits, also on pages on which Atoll does not run. Administrators are not counted.
 */
function atoll_start_log() {
	if ( ! atoll_settings()['log'] || ! atoll_build() || ! atoll_is_public_page() || current_user_can( 'manage_options' ) ) {
		return;
	}
	add_action( 'wp_enqueue_scripts', 'atoll_enqueue_log' );
	add_action( 'wp_footer', 'atoll_print_log_data', 5 );
}

/**
 * Enqueues the script.
 */
function atoll_enqueue_log() {
	atoll_enqueue_module( 'atoll-log', atoll_build()['log'] );
}

/**
 * Prints what the script reports to. It is the same for all visitors of a page, so the page can be cached.
 */
function atoll_print_log_data() {
	$data = array(
		'url'     => esc_url_raw( rest_url( 'atoll/v1/log' ) ),
		'page'    => atoll_page_type(),
		'variant' => has_action( 'wp_enqueue_scripts', 'atoll_enqueue_entry' ) ? 'atoll' : 'original',
		/**
		 * Filters the share of visits whose speed is reported to the log.
		 *
		 * @param float $share From 0 to 1. Default: 0.1.
		 */
		'share'   => (float) apply_filters( 'atoll_log_share', ATOLL_LOG_SHARE ),
	);
	wp_print_inline_script_tag(
		(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
		array(
			'type' => 'application/json',
			'id'   => 'atoll-log',
		)
	);
}

/**
 * Returns the type of the current page.
 *
 * @return string `front`, `archive`, `search`, `missing`, `other`, or the type of the post.
 */
function atoll_page_type() {
	if ( is_front_page() ) {
		return 'front';
	}
	if ( is_singular() ) {
		return (string) get_post_type();
	}
	$types = array(
		'archive' => is_archive() || is_home(),
		'search'  => is_search(),
		'missing' => is_404(),
	);
	return (string) ( array_search( true, $types, true ) ? array_search( true, $types, true ) : 'other' );
}
