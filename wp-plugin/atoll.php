<?php
/**
 * Plugin Name:       Atoll
 * Description:       Brings the widgets of GoodLayers Core, Essential Addons, Contact Form 7 and VK Link Target Controller to life with one small module, and takes the scripts it replaces off the page.
 * Version:           0.1.0
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * Author:            Atoll contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       atoll
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

define( 'ATOLL_FILE', __FILE__ );

require __DIR__ . '/includes/gates.php';
require __DIR__ . '/includes/enqueue.php';
require __DIR__ . '/includes/page-config.php';
require __DIR__ . '/includes/optimisers.php';
require __DIR__ . '/includes/replaced-handles.php';
require __DIR__ . '/includes/page-widgets.php';
require __DIR__ . '/includes/first-paint.php';
require __DIR__ . '/includes/legacy-scripts.php';

// Last of all, so that whatever answers the request itself (a redirect, a sitemap) has done so.
add_action( 'template_redirect', 'atoll_start_page', PHP_INT_MAX );
add_action( 'admin_notices', 'atoll_missing_build_notice' );

add_filter( 'wp_script_attributes', 'atoll_entry_attributes' );
add_filter( 'script_loader_tag', 'atoll_entry_tag', 10, 3 );

add_filter( 'rocket_delay_js_exclusions', 'atoll_leave_entry_alone' );
add_filter( 'rocket_exclude_defer_js', 'atoll_leave_entry_alone' );
add_filter( 'rocket_exclude_js', 'atoll_leave_files_alone' );
add_filter( 'litespeed_optimize_js_excludes', 'atoll_leave_entry_alone' );
add_filter( 'litespeed_optm_js_defer_exc', 'atoll_leave_entry_alone' );
add_filter( 'autoptimize_filter_js_exclude', 'atoll_leave_entry_alone' );

/**
 * Sets everything up for one page of the site, when the page is one that Atoll may touch.
 */
function atoll_start_page() {
	if ( ! atoll_is_public_page() || atoll_is_switched_off() || ! atoll_build() ) {
		return;
	}
	add_action( 'wp_enqueue_scripts', 'atoll_enqueue_entry' );
	add_action( 'wp_footer', 'atoll_print_config', 5 );
	add_filter( 'script_loader_tag', 'atoll_note_tag', PHP_INT_MAX, 2 );
	// Others enqueue at 10, 11, 99, 100 and in the footer; footer scripts print at 20.
	add_action( 'wp_enqueue_scripts', 'atoll_empty_scripts_early', PHP_INT_MAX );
	add_action( 'wp_footer', 'atoll_empty_scripts_late', 19 );
	add_action( 'wp_footer', 'atoll_finish_page', PHP_INT_MAX );
}
