<?php
/**
 * Plugin Name: Atoll fixture
 * Description: A college site, demo pages of single widgets, stand-ins for the scripts that Atoll replaces, and the responses of their servers. Test code, never shipped.
 * Version:     0.1.0
 * License:     GPL-2.0-or-later
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

define( 'ATOLL_FIXTURE_FILE', __FILE__ );
define( 'ATOLL_FIXTURE_MARKUP', WP_CONTENT_DIR . '/atoll-markup' );

require __DIR__ . '/parts/demo-pages.php';
require __DIR__ . '/parts/stand-ins.php';
require __DIR__ . '/parts/link-rule.php';
require __DIR__ . '/parts/contact-form.php';
require __DIR__ . '/parts/contact-form-answers.php';
require __DIR__ . '/parts/listings.php';
require __DIR__ . '/parts/listing-markup.php';
require __DIR__ . '/parts/consent.php';
require __DIR__ . '/parts/real-contact-form.php';
require __DIR__ . '/parts/sign-in.php';
require __DIR__ . '/parts/admin.php';
require __DIR__ . '/parts/page-box.php';
require __DIR__ . '/parts/log-of-visits.php';
require __DIR__ . '/parts/doctor.php';
require __DIR__ . '/parts/loaded-files.php';
require __DIR__ . '/parts/essential-addons.php';
require __DIR__ . '/parts/judge.php';
require __DIR__ . '/parts/filtered-posts.php';
require __DIR__ . '/parts/network.php';
require __DIR__ . '/parts/scenarios.php';
require __DIR__ . '/parts/script-scenarios.php';
require __DIR__ . '/parts/original-scenarios.php';
require __DIR__ . '/parts/theme.php';
require __DIR__ . '/parts/elementor.php';
require __DIR__ . '/parts/language-pack.php';
require __DIR__ . '/parts/buffers.php';
require __DIR__ . '/parts/page-endings.php';
require __DIR__ . '/parts/jquery.php';
require __DIR__ . '/parts/hardening.php';
require __DIR__ . '/college/college.php';

register_activation_hook( __FILE__, 'atoll_fixture_create_site' );
register_activation_hook( __FILE__, 'atoll_fixture_lay_stand_ins' );
add_filter( 'option_active_plugins', 'atoll_fixture_activate_stand_ins' );
add_filter( 'atoll_tested_releases', 'atoll_fixture_allow_stand_in' );
add_filter( 'template_include', 'atoll_fixture_template', 99 );
add_filter( 'body_class', 'atoll_fixture_body_class' );
add_action( 'wp_enqueue_scripts', 'atoll_fixture_style' );
add_filter( 'template_include', 'atoll_college_template', 99 );
add_action( 'init', 'atoll_college_theme', 0 );
add_action( 'wp_enqueue_scripts', 'atoll_college_theme_script', 11 );
add_action( 'wp_enqueue_scripts', 'atoll_college_assets', 20 );
add_action( 'init', 'atoll_college_film' );

add_action( 'init', 'atoll_fixture_link_script' );
add_action( 'wp_enqueue_scripts', 'atoll_fixture_builder_scripts' );
add_action( 'wp_enqueue_scripts', 'atoll_fixture_form_scripts' );

add_action( 'wp_ajax_ids', 'atoll_fixture_ids' );
add_action( 'wp_ajax_nopriv_ids', 'atoll_fixture_ids' );
add_filter( 'admin_url', 'atoll_fixture_ids_url', 10, 2 );

add_action( 'rest_api_init', 'atoll_fixture_form_routes' );

add_action( 'init', 'atoll_fixture_listing_types' );
foreach ( array_keys( atoll_fixture_listing_kinds() ) as $atoll_fixture_action ) {
	add_action( "wp_ajax_$atoll_fixture_action", 'atoll_fixture_answer_listing' );
	add_action( "wp_ajax_nopriv_$atoll_fixture_action", 'atoll_fixture_answer_listing' );
}
add_action( 'template_redirect', 'atoll_fixture_take_consent' );
add_action( 'wp_head', 'atoll_fixture_print_snippet' );
add_action( 'wp_footer', 'atoll_fixture_print_privacy_box' );
add_filter( 'wpcf7_spam', 'atoll_fixture_is_spam' );
add_action( 'wpcf7_before_send_mail', 'atoll_fixture_before_mail', 10, 3 );
add_filter( 'pre_wp_mail', 'atoll_fixture_keep_mail' );

add_action( 'init', 'atoll_fixture_sign_in' );
add_action( 'plugins_loaded', 'atoll_fixture_scenarios' );
add_action( 'plugins_loaded', 'atoll_fixture_count_purges' );
