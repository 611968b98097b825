<?php
/**
 * Plugin Name: Contact Form 7 (stand-in)
 * Description: Stands in for the plugin of this name: its folder and its release, without its code. Test code.
 * Version:     6.1.6
 *
 * @package Atoll
 */

defined( 'ABSPATH' ) || exit;
