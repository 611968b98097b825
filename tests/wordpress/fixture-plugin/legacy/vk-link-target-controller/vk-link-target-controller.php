<?php
/**
 * Plugin Name: VK Link Target Controller (stand-in)
 * Description: Stands in for the plugin of this name: its folder and its release, without its code. Test code.
 * Version:     1.10.4
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
