<?php
/**
 * Plugin Name: Essential Addons for Elementor (stand-in)
 * Description: Stands in for the plugin of this name: its folder and its release, without its code. Test code.
 * Version:     6.6.9
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
