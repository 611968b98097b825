<?php
/**
 * Plugin Name: Goodlayers Core (stand-in)
 * Description: Stands in for the plugin of this name: its folder and its release, without its code. Test code.
 * Version:     2.1.7
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
