<?php
/**
 * Prints the runtime's configuration as JSON in a script element that the browser does not run.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the configuration. It is identical for all visitors who are not logged in, so the page can be cached.
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
 * Returns the configuration.
 *
 * @return array
 */
function atoll_config() {
	$config = array(
		'admin'    => atoll_is_builder_page(),
		'ajaxUrl'  => atoll_ajax_url(),
		'restRoot' => esc_url_raw( rest_url() ),
		'strings'  => atoll_strings() + atoll_plural_texts( atoll_plurals() ),
		'settings' => atoll_runtime_settings(),
	);
	// A nonce in a cached page expires, and a visitor who is not logged in cannot renew it.
	if ( is_user_logged_in() ) {
		$config['nonce']         = wp_create_nonce( 'wp_rest' );
		$config['nonceEndpoint'] = atoll_page_scheme_url( 'admin-ajax.php?action=rest-nonce' );
	}
	/**
	 * Filters the runtime's configuration. Do not add values that differ between anonymous visitors.
	 *
	 * @param array $config The configuration.
	 */
	return apply_filters( 'atoll_config', $config );
}

/**
 * Returns the settings that the runtime needs.
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
 * Checks whether GoodLayers' page builder marks this page as its editor.
 *
 * @return bool
 */
function atoll_is_builder_page() {
	$printed = wp_scripts()->get_data( 'gdlr-core-page-builder', 'data' );
	return is_string( $printed ) && false !== strpos( $printed, '"admin":"1"' );
}

/**
 * Returns the URL for ajax calls, with the language that a translation plugin sets.
 *
 * @return string
 */
function atoll_ajax_url() {
	$url = atoll_page_scheme_url( 'admin-ajax.php' );
	return defined( 'ICL_LANGUAGE_CODE' ) ? add_query_arg( 'lang', rawurlencode( ICL_LANGUAGE_CODE ), $url ) : $url;
}

/**
 * Returns a URL under wp-admin with the scheme of the page. On sites that use https only for the admin, the other scheme
 * would be a different origin.
 *
 * @param string $path Path below wp-admin.
 * @return string
 */
function atoll_page_scheme_url( $path ) {
	return admin_url( $path, is_ssl() ? 'https' : 'http' );
}
