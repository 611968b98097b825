<?php
/**
 * Decides on which requests Atoll runs.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether this request prints a regular page of the site for a visitor. Call it at `template_redirect` or later.
 *
 * What a stranger sends decides nothing here: neither a query argument nor the types that a request accepts. A page cache
 * may ignore them, and would store a page without Atoll for all visitors.
 *
 * @return bool
 */
function atoll_is_public_page() {
	if ( is_admin() || wp_doing_ajax() || wp_doing_cron() ) {
		return false;
	}
	if ( ( defined( 'REST_REQUEST' ) && REST_REQUEST ) || ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) ) {
		return false;
	}
	if ( is_feed() || is_embed() || is_trackback() || is_robots() || is_favicon() ) {
		return false;
	}
	return ! is_customize_preview() && ! atoll_is_amp() && ! atoll_is_builder_preview();
}

/**
 * Checks whether an AMP plugin prints this page. AMP allows no custom scripts.
 *
 * @return bool
 */
function atoll_is_amp() {
	if ( function_exists( 'amp_is_request' ) ) {
		return (bool) amp_is_request();
	}
	return function_exists( 'is_amp_endpoint' ) && is_amp_endpoint();
}

/**
 * Checks whether the page is shown inside a page builder's editor, which calls the original scripts itself.
 * Builders mark their frames in the query string. The value is only compared, so no nonce is needed. The marks count for
 * users who can edit, because everyone can write them.
 *
 * @return bool
 */
function atoll_is_builder_preview() {
	if ( ! atoll_can_edit_page() ) {
		return false;
	}
	foreach ( atoll_builder_marks() as $key => $value ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- compared only.
		if ( isset( $_GET[ $key ] ) && ( null === $value || $value === $_GET[ $key ] ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Checks whether the current user can edit pages, or at least this one.
 *
 * @return bool
 */
function atoll_can_edit_page() {
	$object = get_queried_object();
	return current_user_can( 'edit_posts' ) || current_user_can( 'edit_pages' ) || ( $object instanceof WP_Post && current_user_can( 'edit_post', $object->ID ) );
}

/**
 * Checks whether the response is HTML. A template may answer with another type.
 *
 * @return bool
 */
function atoll_is_html_response() {
	$types = preg_grep( '/^content-type:/i', headers_list() );
	return ! $types || false !== stripos( (string) end( $types ), 'html' );
}

/**
 * Returns the query arguments that identify page builders' editors and previews.
 *
 * @return array Key => value; null matches any value.
 */
function atoll_builder_marks() {
	return array(
		'elementor-preview'             => null,
		'elementor_library'             => null,
		'action'                        => 'elementor',
		'et_fb'                         => null,
		'et_pb_preview'                 => null,
		'fl_builder'                    => null,
		'fl_builder_ui_iframe'          => null,
		'vc_editable'                   => null,
		'vc_action'                     => null,
		'bricks'                        => 'run',
		'ct_builder'                    => null,
		'breakdance'                    => null,
		'breakdance_iframe'             => null,
		'brizy-edit'                    => null,
		'brizy-edit-iframe'             => null,
		'tve'                           => 'true',
		'siteorigin_panels_live_editor' => null,
	);
}

/**
 * Returns why Atoll is switched off on this page. `?atoll=off` works only for administrators, so that visitors cannot fill
 * a page cache with this variant.
 *
 * @return string `constant`: by ATOLL_DISABLE; `address`: by the settings; `box`: in the page's editor; `visitor`: only
 *                administrators get Atoll; `filter`: by atoll_skip_page; `query`: by `?atoll=off`; '' if it is on.
 */
function atoll_off_reason() {
	if ( defined( 'ATOLL_DISABLE' ) && ATOLL_DISABLE ) {
		return 'constant';
	}
	if ( atoll_is_excluded_address() ) {
		return 'address';
	}
	if ( atoll_is_page_off() ) {
		return 'box';
	}
	if ( atoll_is_kept_from_visitors() ) {
		return 'visitor';
	}
	/**
	 * Filters whether Atoll leaves a page alone. It applies at `template_redirect`, so conditional tags work.
	 *
	 * @param bool $is_skipped Default: false.
	 */
	if ( apply_filters( 'atoll_skip_page', false ) ) {
		return 'filter';
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- changes nothing on the server.
	if ( ! isset( $_GET['atoll'] ) || 'off' !== $_GET['atoll'] || ! current_user_can( 'manage_options' ) ) {
		return '';
	}
	atoll_keep_out_of_caches();
	return 'query';
}

/**
 * Checks whether only administrators get Atoll, and the current user is not one. The examination of a page gets what an
 * administrator gets.
 *
 * @return bool
 */
function atoll_is_kept_from_visitors() {
	$settings = atoll_settings();
	if ( ! ( $settings['report_only'] || $settings['test_mode'] ) || current_user_can( 'manage_options' ) ) {
		return false;
	}
	return ! atoll_is_doctor_visit();
}

/**
 * Keeps the current page out of page caches and browser caches.
 */
function atoll_keep_out_of_caches() {
	if ( ! defined( 'DONOTCACHEPAGE' ) ) {
		define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- page caches read this name.
	}
	nocache_headers();
}

/**
 * Checks whether administrators get other pages than visitors, which caches must not store.
 *
 * @return bool
 */
function atoll_has_variants() {
	return atoll_settings()['test_mode'] || atoll_settings()['report_only'];
}

/**
 * Checks whether the current user sees the inspector on this page.
 *
 * @return bool
 */
function atoll_shows_inspector() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return false;
	}
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only shows what the user may see.
	return is_admin_bar_showing() || ( isset( $_GET['atoll'] ) && 'inspect' === $_GET['atoll'] );
}

/**
 * Checks whether Atoll is switched off on a post's page: the meta is `1`.
 *
 * @param int $id Id of the post.
 * @return bool
 */
function atoll_is_post_off( $id ) {
	return '1' === get_post_meta( $id, '_atoll_off', true );
}

/**
 * Checks whether Atoll is switched off on the current page. WordPress has loaded the meta of the page's post already.
 *
 * @return bool
 */
function atoll_is_page_off() {
	$object = get_queried_object();
	return $object instanceof WP_Post && atoll_is_post_off( $object->ID );
}
