<?php
/**
 * What the page tells the runtime: JSON in a script element that the browser does not run.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the configuration. It is the same for all visitors who are not logged in, so that a page cache may keep it.
 */
function atoll_print_config() {
	$json = wp_json_encode( atoll_config(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_APOS | JSON_UNESCAPED_SLASHES );
	if ( $json ) {
		wp_print_inline_script_tag(
			$json,
			array(
				'type' => 'application/json',
				'id'   => 'atoll-config',
			)
		);
	}
}

/**
 * Gathers the configuration.
 *
 * @return array
 */
function atoll_config() {
	$config = array(
		'admin'    => atoll_is_builder_page(),
		'ajaxUrl'  => atoll_ajax_url(),
		'restRoot' => esc_url_raw( rest_url() ),
		'strings'  => atoll_strings(),
		'settings' => atoll_runtime_settings(),
	);
	// A nonce in a cached page goes stale and cannot be renewed by a visitor who is not logged in.
	if ( is_user_logged_in() ) {
		$config['nonce']         = wp_create_nonce( 'wp_rest' );
		$config['nonceEndpoint'] = atoll_page_scheme_url( 'admin-ajax.php?action=rest-nonce' );
	}
	/**
	 * Filters what the runtime is told. Keep it free of anything that differs between anonymous visitors.
	 *
	 * @param array $config The configuration.
	 */
	return apply_filters( 'atoll_config', $config );
}

/**
 * The settings that the runtime has to know.
 *
 * @return array
 */
function atoll_runtime_settings() {
	$settings = atoll_settings();
	return array(
		'listings.address' => $settings['listing_address'],
		'links.hint'       => $settings['new_tab_hint'],
	);
}

/**
 * Whether GoodLayers' page builder says that this is its own editing context.
 *
 * @return bool
 */
function atoll_is_builder_page() {
	$printed = wp_scripts()->get_data( 'gdlr-core-page-builder', 'data' );
	return is_string( $printed ) && false !== strpos( $printed, '"admin":"1"' );
}

/**
 * The address for ajax calls, with the language where a translation plugin has one.
 *
 * @return string
 */
function atoll_ajax_url() {
	$url = atoll_page_scheme_url( 'admin-ajax.php' );
	return defined( 'ICL_LANGUAGE_CODE' ) ? add_query_arg( 'lang', rawurlencode( ICL_LANGUAGE_CODE ), $url ) : $url;
}

/**
 * An address under wp-admin with the scheme of the page: where only the admin is on https, the other scheme would
 * be another origin.
 *
 * @param string $path Path below wp-admin.
 * @return string
 */
function atoll_page_scheme_url( $path ) {
	return admin_url( $path, is_ssl() ? 'https' : 'http' );
}
