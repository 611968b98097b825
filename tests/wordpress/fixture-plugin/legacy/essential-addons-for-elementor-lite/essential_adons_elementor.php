<?php
/**
 * Plugin Name: Essential Addons for Elementor (stand-in)
 * Description: Stand-in with the folder and the release of the original plugin, without its code. Test code.
 * Version:     6.6.9
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
