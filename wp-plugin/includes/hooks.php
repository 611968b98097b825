<?php
/**
 * Registers all hooks.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

// Last, after callbacks that answer the request themselves (redirects, sitemaps).
add_action( 'template_redirect', 'atoll_start_page', PHP_INT_MAX );
add_action( 'template_redirect', 'atoll_start_log', PHP_INT_MAX );
add_action( 'template_redirect', 'atoll_answer_doctor', 0 );
add_action( 'admin_notices', 'atoll_missing_build_notice' );

add_filter( 'wp_script_attributes', 'atoll_entry_attributes' );
add_filter( 'script_loader_tag', 'atoll_entry_tag', 10, 3 );

atoll_add_exclusions();

add_action( 'admin_init', 'atoll_register_settings' );
add_action( 'admin_init', 'atoll_add_settings_fields' );
add_action( 'admin_init', 'atoll_suggest_privacy_text' );
add_action( 'admin_menu', 'atoll_add_settings_page' );
add_action( 'add_meta_boxes', 'atoll_add_page_box' );
add_action( 'wp_after_insert_post', 'atoll_save_page_box', 10, 4 );
add_action( 'attachment_updated', 'atoll_save_attachment_box', 10, 3 );
add_filter( 'plugin_action_links_' . plugin_basename( ATOLL_FILE ), 'atoll_plugin_links' );
add_action( 'admin_bar_menu', 'atoll_add_toolbar_entry', 90 );
add_filter( 'site_status_tests', 'atoll_add_health_test' );
add_filter( 'debug_information', 'atoll_add_health_info' );
add_action( 'rest_api_init', 'atoll_register_health_route' );
add_action( 'rest_api_init', 'atoll_register_check_routes' );
add_action( 'rest_api_init', 'atoll_register_log_route' );
add_action( 'admin_enqueue_scripts', 'atoll_enqueue_status' );
add_action( 'admin_post_atoll_erase_log', 'atoll_erase_log' );
add_action( 'init', 'atoll_load_translations' );
add_action( 'init', 'atoll_register_rest_client' );
add_action( 'change_locale', 'atoll_load_translations' );

add_action( 'add_option_atoll_settings', 'atoll_purge_after_first_save', 10, 2 );
add_action( 'update_option_atoll_settings', 'atoll_purge_caches' );
add_action( 'update_option_atoll_settings', 'atoll_end_log', 10, 2 );
add_action( 'init', 'atoll_notice_update', PHP_INT_MAX );
add_action( 'upgrader_process_complete', 'atoll_purge_after_update', 10, 2 );
add_filter( 'upgrader_source_selection', 'atoll_keep_previous_assets', 100 );
register_activation_hook( ATOLL_FILE, 'atoll_purge_on_activation' );
register_deactivation_hook( ATOLL_FILE, 'atoll_purge_on_activation' );

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	require __DIR__ . '/admin/class-atoll-command.php';
	WP_CLI::add_command( 'atoll', 'Atoll_Command' );
}

/**
 * Adds the hooks for the current page, if Atoll runs on it.
 */
function atoll_start_page() {
	if ( atoll_is_builder_preview() ) {
		atoll_keep_out_of_caches();
	}
	if ( ! atoll_is_public_page() || ! atoll_build() ) {
		return;
	}
	$reason = atoll_off_reason();
	if ( '' !== $reason ) {
		atoll_answer_doctor( $reason );
		return;
	}
	add_action( 'wp_enqueue_scripts', 'atoll_enqueue_entry' );
	// Right after the scripts have been enqueued.
	add_action( 'wp_head', 'atoll_print_consent_hint', 2 );
	add_action( 'wp_footer', 'atoll_print_config', 5 );
	// Other plugins enqueue at 10, 11, 99, 100 and in the footer. Footer scripts are printed at 20.
	add_action( 'wp_enqueue_scripts', 'atoll_empty_scripts_early', PHP_INT_MAX );
	add_action( 'wp_enqueue_scripts', 'atoll_reserve_spinners', PHP_INT_MAX );
	add_filter( 'wpcf7_form_elements', 'atoll_make_spinner_room', PHP_INT_MAX );
	add_filter( 'wpcf7_form_response_output', 'atoll_print_failed_mail_text', PHP_INT_MAX, 4 );
	add_action( 'wp_footer', 'atoll_empty_scripts_late', 19 );
	add_action( 'wp_footer', 'atoll_end_footer', PHP_INT_MAX );
	// WordPress flushes all output buffers at 1.
	add_action( 'shutdown', 'atoll_store_no_settings', 20 );
	add_action( 'shutdown', 'atoll_remember_files', 20 );
	add_action( 'shutdown', 'atoll_notice_release', 21 );
	atoll_buffer_page();
	add_action( 'wp_enqueue_scripts', 'atoll_enqueue_inspector' );
	if ( atoll_is_doctor_visit() || atoll_has_variants() ) {
		atoll_keep_out_of_caches();
	}
}

/**
 * Loads the plugin's translations. Language packs from the plugin directory take precedence over the bundled files.
 */
function atoll_load_translations() {
	$file = '/atoll-' . determine_locale() . '.mo';
	if ( ! load_textdomain( 'atoll', WP_LANG_DIR . '/plugins' . $file ) ) {
		load_textdomain( 'atoll', dirname( ATOLL_FILE ) . '/languages' . $file );
	}
}
