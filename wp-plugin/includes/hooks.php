<?php
/**
 * Registers the hooks that each request needs. Those of the admin area are in admin-hooks.php.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

// Last, after callbacks that answer the request themselves (redirects, sitemaps).
add_action( 'template_redirect', 'atoll_start_page', PHP_INT_MAX );
add_action( 'template_redirect', 'atoll_start_log', PHP_INT_MAX );
add_action( 'template_redirect', 'atoll_load_for_viewer', 0 );
add_action( 'template_redirect', 'atoll_answer_doctor', 0 );

add_filter( 'wp_script_attributes', 'atoll_entry_attributes' );
add_filter( 'script_loader_tag', 'atoll_entry_tag', 10, 3 );

atoll_add_exclusions();

add_action( 'init', 'atoll_load_translations' );
add_action( 'init', 'atoll_register_rest_client' );
add_action( 'change_locale', 'atoll_load_translations' );
add_action( 'init', 'atoll_notice_update', PHP_INT_MAX );

// What any request may do: save settings, update plugins, answer the REST API. The callbacks are loaded right before.
add_action( 'rest_api_init', 'atoll_load_admin', 0 );
add_action( 'add_option_atoll_settings', 'atoll_first_save', 10, 2 );
add_action( 'update_option_atoll_settings', 'atoll_load_admin', 0 );
add_action( 'update_option_atoll_settings', 'atoll_purge_caches' );
add_action( 'update_option_atoll_settings', 'atoll_end_log', 10, 2 );
// Before the update replaces the files: those of two releases may not fit together.
add_filter( 'upgrader_source_selection', 'atoll_load_admin', 0 );
add_filter( 'upgrader_source_selection', 'atoll_keep_previous_assets', 100 );
add_action( 'upgrader_process_complete', 'atoll_load_admin', 0 );
add_action( 'upgrader_process_complete', 'atoll_purge_after_update', 10, 2 );
register_activation_hook( ATOLL_FILE, 'atoll_activated' );
register_deactivation_hook( ATOLL_FILE, 'atoll_activated' );

// phpcs:ignore WordPress.Security.NonceVerification.Missing -- verified by atoll_save_page_box().
if ( is_admin() || wp_doing_cron() || ( defined( 'WP_CLI' ) && WP_CLI ) || isset( $_POST['atoll_page_nonce'] ) ) {
	atoll_load_admin();
}

if ( defined( 'WP_CLI' ) && WP_CLI ) {
	atoll_load( 'command' );
	WP_CLI::add_command( 'atoll', 'Atoll_Command' );
}

/**
 * Loads the inspector for administrators, and what the examination of a page reports.
 */
function atoll_load_for_viewer() {
	if ( atoll_is_doctor_visit() || current_user_can( 'manage_options' ) ) {
		atoll_load_admin();
	}
}

/**
 * Purges the page caches when the settings are saved for the first time.
 *
 * @param string $option Name of the option.
 * @param array  $value  The settings; empty if only their absence is stored, see atoll_store_no_settings().
 */
function atoll_first_save( $option, $value ) {
	if ( $value ) {
		atoll_load( 'purge' );
		atoll_purge_caches();
	}
}

/**
 * Purges the page caches when the plugin is activated or deactivated.
 *
 * @param bool $is_network Whether it is activated or deactivated for the whole network.
 */
function atoll_activated( $is_network = false ) {
	atoll_load( 'purge' );
	atoll_purge_on_activation( $is_network );
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
	if ( current_user_can( 'manage_options' ) ) {
		atoll_load_admin();
		add_action( 'wp_enqueue_scripts', 'atoll_enqueue_inspector' );
	}
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
