<?php
/**
 * Plugin Name: Elementor (stand-in)
 * Description: Stand-in with the folders of the original plugin, without its code. Test code.
 * Version:     3.21.2
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
