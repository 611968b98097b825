<?php
/**
 * Registers the hooks of the admin area, the toolbar and the REST API.
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', 'atoll_missing_build_notice' );
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
