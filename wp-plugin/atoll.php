<?php
/**
 * Plugin Name:       Atoll
 * Description:       Runs the widgets of GoodLayers Core, Essential Addons, Contact Form 7 and VK Link Target Controller with one small module, and removes the scripts that it replaces.
 * Version:           0.1.0
 * Requires at least: 6.2
 * Requires PHP:      7.4
 * Author:            Atoll contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       atoll
 * Domain Path:       /languages
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;

define( 'ATOLL_FILE', __FILE__ );

require __DIR__ . '/includes/loading.php';
atoll_load( 'site' );
require __DIR__ . '/includes/hooks.php';
